// What the pages do beyond links and forms, which all work without this file:
// keys for calls and answers, the clause in a sheet of its own, a record that is dropped on the
// page, and a command that is kept and sent again when the connection was lost. No rule of any
// law is here.

const KEPT = "biddingbox-unsent";
const offline = () => document.getElementById("offline");

// ---- Keys: 1s, p, x, xx press the box; h4, ht play a card; a letter on an option presses it. ----

let typed = "";
let waiting = 0;

function pressCall(call) {
  const button = document.querySelector(`.bid[data-call="${call}"]`);
  if (!button) return false;
  button.focus();
  button.click();
  return true;
}

function typeCall(key) {
  const suits = { c: "C", d: "D", h: "H", s: "S", n: "NT" };
  clearTimeout(waiting);
  if (/^[1-7]$/.test(key)) {
    typed = key;
    waiting = setTimeout(() => { typed = ""; }, 2000);
    return true;
  }
  if (/^[1-7]$/.test(typed) && key in suits) {
    const call = typed + suits[key];
    typed = "";
    return pressCall(call);
  }
  if (key === "x") {
    const redouble = typed === "X";
    typed = redouble ? "" : "X";
    if (redouble) return pressCall("XX");
    waiting = setTimeout(() => { typed = ""; pressCall("X"); }, 500);
    return true;
  }
  typed = "";
  return key === "p" && pressCall("P");
}

// A card: its suit, then its rank; 10 is t, or 1 and 0.
function typeCard(key) {
  if (key.length > 1) return false;
  clearTimeout(waiting);
  const rank = typed.endsWith("1") ? (key === "0" ? "T" : "") : key.toUpperCase();
  const suit = typed.charAt(0);
  if (suit && key === "1" && typed.length === 1) {
    typed += key;
  } else if (suit && rank && "AKQJT98765432".includes(rank)) {
    typed = "";
    const button = document.querySelector(`.bid[data-card="${suit + rank}"]`);
    if (button) {
      button.focus();
      button.click();
    }
    return true;
  } else if ("shdc".includes(key)) {
    typed = key.toUpperCase();
  } else {
    typed = "";
    return false;
  }
  waiting = setTimeout(() => { typed = ""; }, 2000);
  return true;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.target.closest("input:not([type=radio]):not([type=checkbox]), textarea, select, dialog")) return;
  const key = event.key.toLowerCase();
  if (document.querySelector(".bid[data-card]")) {
    if (typeCard(key)) event.preventDefault();
    return;
  }
  if (document.querySelector(".bid[data-call]") && typeCall(key)) {
    event.preventDefault();
    return;
  }
  const letter = /^[a-z]$/.test(key) && document.querySelector(`[data-key="${key.toUpperCase()}"]`);
  if (letter) {
    event.preventDefault();
    letter.focus();
    letter.click();
  }
});

// ---- A choice that changes what the page shows is sent at once. ----

document.addEventListener("change", (event) => {
  const form = event.target.closest("form[data-at-once]");
  if (form) form.requestSubmit();
});

// ---- A file dropped anywhere on the page opens as a new case. ----

const byId = (id) => document.getElementById(id);
let leaving = 0;

function holdsFiles(event) {
  return Boolean(event.dataTransfer) && [...event.dataTransfer.types].includes("Files");
}

function dropZone(shown) {
  const zone = byId("drop-zone");
  clearTimeout(leaving);
  if (shown) leaving = setTimeout(dropZone, 1000, false); // a drag that left says no more
  if (zone.hidden !== shown) return;
  zone.hidden = !shown;
  byId("drop-said").textContent = shown ? byId("drop-said").dataset.over : "";
}

function notDropped(why) {
  const refused = byId("drop-refused");
  for (const each of refused.querySelectorAll("[data-why]")) each.hidden = each.dataset.why !== why;
  refused.hidden = !why;
  if (why) refused.focus();
}

document.addEventListener("dragover", (event) => {
  if (!holdsFiles(event)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "copy";
  dropZone(true);
});

document.addEventListener("drop", (event) => {
  if (!holdsFiles(event)) return;
  event.preventDefault();
  dropZone(false);
  const [files, form] = [event.dataTransfer.files, byId("drop")];
  const folder = event.dataTransfer.items[0]?.webkitGetAsEntry?.()?.isDirectory;
  const large = files[0]?.size > Number(form.dataset.most);
  const why = files.length !== 1 || folder ? "many" : large ? "large" : "";
  notDropped(why);
  if (why) return;
  byId("drop-said").textContent = byId("drop-said").dataset.opens;
  form.elements.laws.value = byId("record-laws")?.value || "";
  form.elements.file.files = files;
  form.requestSubmit();
});

// The laws of the start page are those of a record too.
document.addEventListener("change", (event) => {
  const laws = byId("record-laws");
  if (!laws || !event.target.matches('input[name="book"]')) return;
  if ([...laws.options].some((each) => each.value === event.target.value)) laws.value = event.target.value;
});

// ---- A clause opens in a sheet above the page. ----

async function showLaw(link) {
  const sheet = document.getElementById("law-sheet");
  const answer = await fetch(link.href, { headers: { "X-Sheet": "1" } });
  if (!answer.ok) return location.assign(link.href);
  sheet.innerHTML = await answer.text();
  sheet.showModal();
}

document.addEventListener("click", (event) => {
  const law = event.target.closest("a[data-law]");
  if (law && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    event.stopPropagation();
    showLaw(law).catch(() => location.assign(law.href));
    return;
  }
  const sheet = event.target.closest("#law-sheet");
  if (sheet && (event.target === sheet || event.target.closest("[data-close]"))) {
    event.preventDefault();
    sheet.close();
  }
  if (event.target.closest("[data-print]")) {
    event.preventDefault();
    window.print();
  }
}, true);

// ---- A lost connection: the page stays, the command is kept and sent again with its seq. ----

let again = 0;

function keep(action, body) {
  sessionStorage.setItem(KEPT, JSON.stringify({ action, body: String(body) }));
  offline().hidden = false;
  clearTimeout(again);
  again = setTimeout(sendAgain, 4000);
}

function sendAgain() {
  const kept = JSON.parse(sessionStorage.getItem(KEPT) || "null");
  if (!kept || !window.htmx) return;
  const values = Object.fromEntries(new URLSearchParams(kept.body));
  window.htmx.ajax("POST", kept.action, { values, target: "#page", swap: "outerHTML" });
}

document.addEventListener("htmx:error", (event) => {
  const request = event.detail?.ctx?.request;
  if (request && request.method === "POST") keep(request.action, request.body);
  else if (request) offline().hidden = false;
});

document.addEventListener("htmx:after:request", (event) => {
  const request = event.detail?.ctx?.request;
  if (request && request.method === "POST") sessionStorage.removeItem(KEPT);
  clearTimeout(again);
  offline().hidden = true;
});

window.addEventListener("online", sendAgain);
document.addEventListener("click", (event) => {
  if (event.target.closest("#again")) sendAgain();
});
if (sessionStorage.getItem(KEPT)) addEventListener("load", sendAgain);

// ---- After an answer: the refusal, else the open question, comes into view and takes the focus. ----

let focused = "";
document.addEventListener("htmx:before:swap", () => { focused = document.activeElement?.id || ""; });
document.addEventListener("htmx:after:swap", (event) => {
  if (!document.getElementById("page")) return;
  const posted = event.detail?.ctx?.request?.method === "POST";
  const refused = document.getElementById("refused");
  // What a command asks for next (to be confirmed, to be mended) goes before where one was.
  const next = refused || (posted && document.querySelector("[data-focus]"));
  const place = next || document.getElementById(focused) || (posted && (document.querySelector("#question .now-ask a") || document.getElementById("main")));
  if (!next && document.activeElement && document.activeElement !== document.body) return;
  if (!place) return;
  if (next && next !== refused) {
    next.focus({ preventScroll: true });
    return next.scrollIntoView({ block: "center" });
  }
  if (!place.matches("a, button, input")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  if (posted) window.scrollTo(0, 0);
});
