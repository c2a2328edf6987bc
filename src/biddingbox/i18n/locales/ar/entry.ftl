# الصفحات التي تسجّل ما حدث، والصفحة التي تعدّل خطوة. قصيرة: أكثرها أسماء أزرار.

entry-heading = سجّل ما حدث
entry-skip = إلى صندوق المزايدة
entry-skip-step = إلى الخطوة
entry-to-answers = إلى الإجابات
entry-who-called = من سمّى نداءه؟
entry-who-spoke = من تكلّم؟ الدور ينتقل إلى اليمين.
entry-show = أظهر
entry-box = صندوق مزايدة { $seat }
entry-key-off = يكون مخالفًا: اضغطه إن حدث
entry-key-last = آخر مزايدة
entry-key-insufficient = غير كافية: اضغطها إن حدثت
entry-type = أو اكتبه: 1h أو p أو x أو xx؛ وخارج الدور يسبقه المقعد، w:2h؛ أو سطرًا من السجل
entry-type-estimation = أو اكتبه: 5s أو p أو w للمشاركة أو 3 لعدد؛ وخارج الدور يسبقه المقعد، w:5h؛ أو سطرًا من السجل
entry-enter = سجّله
entry-is-asked = سيُسأل { $to }: { $question }
entry-you-find = ستتثبّت أنت: { $question }
entry-choose = اختر واحدًا.
entry-misread = وُجد { $found }، والمتوقَّع { $expected }. لم يُسجَّل شيء.
entry-missing = لم يُملأ؛ والمتوقَّع { $expected }. لم يُسجَّل شيء.

## Something else happened

entry-else = أو حدث شيء آخر
entry-more = المزيد
entry-more-what = تردد، أسئلة، نداءان معًا، كروت خاطئة، اللعب، ملاحظة
entry-law = القانون { $law }
entry-laws = القوانين { $law }
entry-who = مَن؟
entry-whose = كارت مَن؟
entry-what = ماذا؟
entry-how = كيف؟
entry-words = الكلمات
entry-call = النداء
entry-of-which-call = أي نداء؟
entry-no-call-yet = لم يُسمَّ نداء بعد.
entry-known-from = مَن بيّن ذلك؟
entry-suit = اللون
entry-rank = القيمة
entry-small = صغير
entry-one = الأول
entry-the-other = الآخر
entry-calls = يسمّي
entry-changes-to = يغيّر إلى
entry-kept-then = يبقى في السجل، ولا يترتب عليه شيء.

entry-changes = لاعب يغيّر نداءه
entry-which-call = أي نداء؟
entry-changed-to = غيّره إلى
entry-changes-at-once = فورًا
entry-changes-thought = بعد تفكير، أو لا يُعرف
entry-changes-asked = طلب فقط
entry-changes-slip = تُسأل أولًا: هل كان سهوًا صُحّح دون توقف للتفكير؟
entry-changes-else = وإن لم يكن، سُئل الخصم على اليسار: هل يقبل النداء الثاني؟
entry-changes-asked-then = طلب فقط: لا يُسحب شيء، وقد يُعرض عليه التغيير.
entry-changes-estimation = تُسأل: هل كان سهوًا؟ لا يُصحَّح إلا السهو، وإلى أن يسمّي اللاعب التالي نداءه.

entry-exposes = انكشف كارت
entry-one-more-card = كارت آخر
entry-exposes-so-far = حتى الآن: { $cards }
entry-exposes-shown = سقط أو أُظهر
entry-exposes-led = بدأ به قبل الأوان
entry-exposes-hand = اليد كلها
entry-exposes-face = تُسأل أولًا: هل كان في وسع الشريك أن يرى وجهه؟
entry-exposes-high = صورة أو كارت بُدئ به: يلزم الشريك الباس مرة.
entry-exposes-more = كارتان أو أكثر: يلزم الشريك الباس مرة.
entry-exposes-low = كارت واحد تحت العشرة لم يُبدأ به: يبقى مكشوفًا فقط.
entry-exposes-defends = إن دافع هذا الطرف صار كارت عقوبة.

entry-explains = شرح خاطئ
entry-said = ما قيل
entry-right = ما يلعبونه حقًّا
entry-who-corrects = مَن يصحّحه؟
entry-explains-opponent = للخصم أن يغيّر نداءً الأرجح أن ذلك سببه، ما لم يسمِّ شريكه نداءً بعده. لا عقوبة.
entry-explains-next = ثم للاعب التالي أن يغيّر نداءً له جاء بعده.
entry-explains-partner = الشريك الذي يصحّح قبل نهاية المزاد يصحّح قبل الأوان.
entry-no-alert = تنبيه ناقص

entry-attention = أحدهم يلفت النظر
entry-attention-called = يُستدعى مدير البطولة فورًا.
entry-attention-wait = لا يفعل أحد شيئًا حتى يشرح.
entry-attention-noticed = يُعدّ المفتوح ملحوظًا: لا يُقبل بالسكوت بعد ذلك.

entry-director = مدير البطولة
entry-director-called = استُدعي إلى الطاولة
entry-director-rules = يصدر قراره
entry-director-error = يجد قراره خاطئًا
entry-director-law = أي بند كان خاطئًا
entry-director-called-then = استُدعي: لا يفعل أحد شيئًا حتى يشرح.
entry-director-rules-then = القرار: ما يترتب الآن على السجل هو ما أُبلغ.
entry-director-error-then = الخطأ: يُعدّ الطرفان بريئين حيث لا يمكن إصلاحه.

entry-manner = تردد أو كلمة
entry-manner-hesitates = يتردد
entry-manner-says = يقول شيئًا
entry-manner-reserves = يحفظ حقه
entry-manner-unauthorised = لا يجوز أن يستعمله الشريك؛ وتعود إليه بعد اللعب.
entry-manner-reserves-then = للخصم أن يحفظ حق استدعائك فيما بعد.

entry-both = نداءان في اللحظة نفسها
entry-both-then = النداء الذي في الدور أولًا، والآخر يُعدّ بعده.

entry-meant = نداء ومعناه
entry-meaning = ما يدل عليه
entry-meaning-text = بالكلمات
entry-double-of = دبل سمّى مزايدة: أيها؟
entry-meant-then = يُعدّ المعنى ثابتًا حتى يُستبدل.
entry-double-of-then = يقع الدبل على المزايدة كما سُمّيت فعلًا.

entry-tells = تنبيه أو شرح
entry-tells-alert = الشريك ينبّه
entry-tells-explains = الشريك يشرح
entry-tells-then = يُطلب الشرح من شريك صاحب النداء، في الدور.

entry-asks = لاعب يسأل
entry-asks-call = عن معنى نداء
entry-asks-repeat = عن نداء لم يسمعه
entry-asks-review = عن المزاد كله
entry-asks-lead = عمّن يبدأ اللعب
entry-asks-repeat-then = نداء لم يُسمع يُسأل عنه فورًا.
entry-asks-review-then = المراجعة في الدور فقط، وليست لمن يلزمه الباس.
entry-asks-call-then = المعنى في الدور فقط.

entry-review = يُعاد المزاد
entry-review-reviews = يعيده
entry-review-corrects = يصحّح المراجعة
entry-review-calls = النداءات كما أُعيدت
entry-review-then = لا يجيب إلا خصم.
entry-review-corrects-then = على كل لاعب أن يصحّح الخطأ فيها فورًا.

entry-wrong-cards = سمّى نداءه على كروت توزيعة أخرى
entry-wrong-cards-then = تُلغى النداءات وتُسمّى من جديد على الكروت الصحيحة؛ وإن سمّى الشريك نداءً بعدها فنتيجة اصطناعية.
entry-swapped = لاعبان أمسك كلٌّ منهما يد الآخر
entry-swapped-then = معلومات من مصدر آخر: تُسأل بأي تفسير تحكم.
entry-holds = عدد كروت خاطئ
entry-holds-cards = الكروت عند العدّ
entry-holds-then = زيادة أو نقص قبل اللعب: تُسأل هل شوهد كارت؛ ونداء سُمّي عليها قد يُذهب التوزيعة.
entry-holds-missing = كارت ناقص فقط يوجد أو تُكمَل اليد، وتبقى النداءات.
entry-new-pair = جلس الزوج الصحيح
entry-new-pair-which = أي زوج؟
entry-new-pair-then = المزاد الأول ملغى؛ ومن بقي عليه أن يكرّر نداءاته.
entry-hands-back = عادت الأيدي إلى مكانها
entry-hands-back-then = يبقى في السجل؛ ولا يترتب عليه شيء في قوانين 1997.
entry-finding = واقعة ثبتت مسبقًا
entry-finding-which = ما تثبته
entry-finding-value = ما يأخذه: ألوان، نداء
entry-finding-then = يُستعمل حين يأتي السؤال، ويحلّ محل الافتراض.

entry-plays = بدء اللعب أو لعب كارت
entry-plays-played = بدأ به أو لعبه
entry-plays-faced = بدأ به مكشوفًا
entry-plays-faces = يكشف الكارت الأول
entry-plays-early = قبل نهاية المزاد: بدء قبل الأوان.
entry-plays-lead = بعدها: الكارت الأول، مقلوبًا حتى يُكشف.
entry-plays-faces-then = متى كُشف بدأ اللعب.
entry-plays-then = بعد الأعداد: اللعب كارتًا كارتًا.
entry-result-tricks = لمّات اللاعب المعلن
entry-result-claims = يطالب
entry-result-agrees = يوافق
entry-note = ملاحظة
entry-note-text = الملاحظة
entry-note-then = تبقى في السجل ولا تغيّر شيئًا.

## Estimation

entry-phases = التوزيعة
entry-phase-auction = المزاد
entry-phase-calls = الأعداد
entry-phase-play = اللعب
entry-phase-score = النقاط
entry-without-bid = بلا مزايدة جديدة
entry-with = مزايد مع { $call }
entry-with-then = إن بقيت فئة { $suit }: يسمّي عدده أولًا، لا أقل من الحد الأدنى، ويكون صاحب مزاد أيضًا إن سمّى عدد صاحبه.
entry-pass-then = خارج بقية المزاد.
entry-pass-with-then = تبقى المشاركة مُلزمة إن بقيت فئتها.
entry-before-auction = قبل المزاد
entry-dash-call = داش كول
entry-avoid = أفويد
entry-number-first = أو زايد: العدد أولًا
entry-then-denomination = ثم الفئة
entry-names = يسمّي { $seat } عددًا
entry-named = ما سُمّي حتى الآن: { $numbers }؛ المجموع { $total }.
entry-risk = مخاطرة
entry-with-risk-card = { $number }، مع إظهار كارت مخاطرة
entry-tricks-each = لمّات كل لاعب
entry-score = النقاط
entry-no-score = لا نقاط لهذه التوزيعة.
entry-owner = المزاد كما يكتبه المسجّل
entry-owner-bid = المزايدة النهائية
entry-owner-with = شاركه
entry-owner-then = لتوزيعة لا يُعرف سير مزادها؛ وتتبعها الأعداد.

## Change a step

entry-step-heading = تعديل الخطوة { $number }
entry-step-then = يُحكم من جديد على كل ما بعدها؛ وما لم يعد مناسبًا يبقى في القائمة معلّمًا.
entry-leave = اتركها كما هي
entry-another-call = كان نداءً آخر من { $seat }
entry-another-answer = كانت إجابة أخرى
entry-value = ما يأخذه، كما في السجل
entry-as-line = أو اكتبها
entry-line = سطر السجل
entry-change = عدّلها
entry-take-out = إخراجها
entry-strike = اشطبها
entry-strike-then = لم يحدث. وما بعده يبقى.
entry-undo = ارجع إلى ما قبلها
entry-undo-then = يعود السجل كما كان قبل الخطوة { $seq }؛ و«إعادة» تردّه.
entry-insert = حدث قبلها شيء
entry-insert-line = نداء، أو سطر من السجل
entry-insert-enter = أدخله
