"""A request as the handlers see it: its language, and how an answer is made of a page."""

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.enums import MediaType

from biddingbox.i18n import Messages
from biddingbox.web import language
from biddingbox.web.templating import Speaker, page, speaker

AnyRequest = Request[Any, Any, Any]


class Page:
    """The request's language and its answers."""

    def __init__(self, request: AnyRequest) -> None:
        self.request = request
        self.lang = language.chosen(request)

    @property
    def say(self) -> Speaker:
        """The sentences of the language."""
        return speaker(self.lang)

    @property
    def m(self) -> Messages:
        """The messages of the language, with calls as signs."""
        return self.say.m

    @property
    def scripted(self) -> bool:
        """Whether a script asks, and puts what it gets in place of the page that is there."""
        return self.request.headers.get("hx-request") == "true"

    def show(
        self, template: str, *, status: int = 200, at: str | None = None, **values: Any
    ) -> Response[str]:
        """A page; for a script only what changes, with the address that it now stands for."""
        if case := values.get("case"):
            values = {"book": f"{case.log.opening.game}/{case.log.opening.edition}", **values}
        html = page(
            self.lang, template, fragment=self.scripted, here=at or self._here(), **values
        )  # fmt: skip
        headers = {"Vary": "HX-Request, Cookie, Accept-Language", "Content-Language": self.lang}
        if self.scripted and at is not None:
            headers["HX-Push-Url"] = at
        return Response(
            html, status_code=status, media_type=MediaType.HTML, headers=headers,
            cookies=self._cookies(),
        )  # fmt: skip

    def _here(self) -> str:
        """The path of this page, to which the switch of languages leads back."""
        return self.request.url.path

    def _cookies(self) -> list[Cookie]:
        if "lang" not in self.request.query_params:
            return []
        return [
            Cookie(
                language.COOKIE,
                value=self.lang,
                max_age=language.KEPT,
                samesite="lax",
                httponly=True,
            )
        ]
