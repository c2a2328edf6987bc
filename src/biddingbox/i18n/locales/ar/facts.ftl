# ما جرى حدثًا حدثًا؛ وأسماء الاختيارات؛ وورقة القرار.

## الأحداث، بلا نقطة في آخرها

fact-called = { $seat } { $call }
fact-called-of = { $seat } { $call }، وسمّى { $bid }
fact-with-bid = { $seat } { $call } { $bid }
fact-number = { $seat } { $number }
fact-dash-call = { $seat } يعلن داش كول
fact-avoid = { $seat } يعلن أفويد
fact-owned = انتهى المزاد على { $bid } من { $seat }
fact-owned-joined = انتهى المزاد على { $bid } من { $seat }، وشاركه { $joined }
fact-changed = { $seat } يغيّر { $first ->
        [none] النداء إلى { $call }
       *[other] { $first } إلى { $call }
    }
fact-wanted = { $seat } يطلب { $call } فقط، ولم يسمّه
fact-simultaneous = { $first }؛ وفي اللحظة نفسها { $second }
fact-attention = { $seat } يلفت النظر
fact-director-called = استُدعي مدير البطولة
fact-director-rules = أصدر مدير البطولة قراره
fact-director-error = وجد مدير البطولة أن قرارًا سابقًا كان خاطئًا
fact-director-error-law = وجد مدير البطولة أن قرارًا سابقًا كان خاطئًا ({ $law })
fact-wrong-cards = { $seat } سمّى نداءه على كروت توزيعة أخرى
fact-swapped-hands = أمسك كلٌّ من { $seat } و { $other } يد الآخر
fact-new-pair = جلس الزوج الصحيح: { $side }
fact-counted = وُجد في يد { $seat } عند العدّ { $cards ->
        [zero] لا كارت
        [one] كارت واحد
        [two] كارتان
        [few] { $cards } كروت
        [many] { $cards } كارتًا
       *[other] { $cards } كارت
    }
fact-alerted = { $seat } ينبّه
fact-not-alerted = تبيّن أن { $seat } لم ينبّه على { $call ->
        [none] نداء { $by }
       *[other] { $call } من { $by }
    }
fact-asked-call = { $seat } يسأل عن معنى { $call ->
        [none] نداء { $by }
       *[other] { $call } من { $by }
    }
fact-asked-repeat = { $seat } يطلب إعادة نداء لم يسمعه
fact-asked-review = { $seat } يطلب مراجعة المزاد
fact-asked-lead = { $seat } يسأل من يبدأ اللعب
fact-explained = { $seat } يشرح { $call ->
        [none] نداء { $by }
       *[other] { $call } من { $by }
    }
fact-corrected = { $seat } يصحّح شرح { $call ->
        [none] نداء { $by }
       *[other] { $call } من { $by }
    }
fact-reviewed = { $seat } يعيد المزاد: { $calls }
fact-review-corrected = { $seat } يصحّح المراجعة
fact-exposed = { $seat } يكشف: { $cards }
fact-led = { $seat } يبدأ اللعب: { $card }
fact-played = { $seat } يلعب: { $card }
fact-faced = { $seat } يكشف الكارت الأول
fact-hesitated = { $seat } يتردد
fact-said = { $seat } يقول
fact-quoted = { $what }: «{ $text }»
fact-reserved = { $seat } يحفظ حق طرفه
fact-claimed = { $seat } يطالب: { $tricks ->
        [zero] لا لمّة
        [one] لمّة واحدة
        [two] لمّتان
        [few] { $tricks } لمّات
        [many] { $tricks } لمّةً
       *[other] { $tricks } لمّة
    }
fact-agreed = { $seat } يوافق
fact-objected = { $seat } يعترض
fact-conceded = { $seat } يتنازل عن: { $tricks ->
        [zero] لا لمّة
        [one] لمّة واحدة
        [two] لمّتين
        [few] { $tricks } لمّات
        [many] { $tricks } لمّة
       *[other] { $tricks } لمّة
    }
fact-played-irregular = { $seat } يلعب { $card }، وهو ما لا يسمح به القانون
fact-penalised = مدير البطولة يعاقب { $side }: { $amount }٪ من الحد الأعلى
fact-penalised-imps = مدير البطولة يعاقب { $side }: { $amount } نقطة IMP
fact-warned = مدير البطولة ينذر { $side }
fact-hands-back = عادت الأيدي الأربع إلى مكانها
fact-tricks = لمّات اللاعب المعلن: { $tricks }
fact-tricks-each = اللمّات: { $tricks }
fact-noted = ملاحظة

## ما يُكتب صغيرًا بجانب الحدث

fact-notes = { $first }؛ { $second }
fact-means = معناه: { $what }
fact-word-natural = طبيعي
fact-word-artificial = اصطناعي
fact-words = «{ $text }»
fact-note-at-once = فورًا
fact-note-risk = أظهر كارت المخاطرة
fact-note-face-up = مكشوفًا
fact-note-by = عُرف من { $seat }
fact-note-insufficient = غير كافية فوق { $over }
fact-note-turn = وكان الدور دور { $seat }
fact-note-inserted = أُضيف لاحقًا
fact-note-changed = غُيّر؛ وكان: { $was }
fact-note-struck = شُطب: لم يحدث
fact-note-undone = أُلغي بالتراجع
fact-note-unfit = لم يعد مناسبًا: { $why }

## ما اختاره لاعب

fact-answered = { $who }: { $what }
fact-elected-accept = { $who } { $call ->
        [none] يقبل
       *[other] يقبل { $call }
    }
fact-elected-decline = { $who } { $call ->
        [none] يرفض
       *[other] يرفض { $call }
    }
fact-elected-neither = { $who } لا يقبل { $first } ولا { $second }
fact-elected-keep = { $who } { $call ->
        [none] يُبقي نداءه
       *[other] يُبقي { $call }
    }
fact-elected-withdraw = { $who } يسحب { $call ->
        [none] نداءه
       *[other] { $call }
    } ويسمّي { $value }
fact-elected-change = { $who } يغيّر { $call ->
        [none] نداءه
       *[other] { $call }
    } إلى { $value }
fact-elected-first-stands = { $who } يُبقي { $call ->
        [none] النداء الأول
       *[other] { $call }
    } قائمًا
fact-elected-another-call = { $who } يسمّي نداءً آخر: { $value }
fact-elected-call = { $who } يسمّي { $value }
fact-elected-require = { $who } يطلب البدء من { $value }
fact-elected-forbid = { $who } يمنع البدء من { $value }
fact-elected-waive = { $who } يترك البدء حرًّا
fact-elected-designate = { $who } يسمّي { $value } ليُلعب
fact-elected-accept-as-dummy = { $who } يقبل البدء ويصير الميت
fact-elected-refuse = { $who } يرفض البدء
fact-elected-retract = { $who } يسحب كارت البدء

## ما وجده مدير البطولة

fact-finding = وجد مدير البطولة: { $what }
fact-score = { $side } { $score }
fact-found-inadvertent = { $call ->
        [none] سهو
       *[other] كان { $call } سهوًا
    }
fact-found-purposeful = { $call ->
        [none] غلطة ساذجة صُحّحت
       *[other] كان { $call } غلطة ساذجة صُحّحت
    }
fact-found-second-thought = { $call ->
        [none] تغيير رأي
       *[other] تغيير { $call } تغيير رأي
    }
fact-found-unintended = { $call ->
        [none] نداء غير مقصود
       *[other] لم يكن { $call } مقصودًا
    }
fact-found-intended = { $call ->
        [none] نداء مقصود
       *[other] كان { $call } مقصودًا
    }
fact-found-attempt-first = { $call ->
        [none] سبقت محاولة التغيير
       *[other] سبقت محاولة تغيير { $call }
    }
fact-found-over-first = { $call ->
        [none] النداء فوق الأول
       *[other] النداء فوق { $call }
    }
fact-found-over-second = { $call ->
        [none] النداء فوق الثاني
       *[other] النداء فوق { $call }
    }
fact-found-natural = { $call ->
        [none] طبيعي
       *[other] كان { $call } طبيعيًّا
    }
fact-found-artificial = { $call ->
        [none] اصطناعي
       *[other] كان { $call } اصطناعيًّا
    }{ $value ->
        [none] { "" }
       *[other] ، يُظهر { $value }
    }
fact-found-same-denomination = { $call ->
        [none] أدنى مزايدة بالمعنى نفسه
       *[other] { $call }: المزايدة الجديدة أدنى ما له المعنى نفسه
    }
fact-found-other = { $call ->
        [none] للنداء الجديد معنى آخر
       *[other] { $call }: للنداء الجديد معنى آخر
    }
fact-found-in-rotation = { $call ->
        [none] النداء في الدور
       *[other] كان { $call } في الدور
    }
fact-found-accepts = { $call ->
        [none] النداء فوق النداء المخالف
       *[other] { $call } فوق النداء المخالف
    }
fact-found-misinformed = { $call ->
        [none] الأرجح أن سبب النداء معلومات خاطئة
       *[other] الأرجح أن سبب { $call } معلومات خاطئة
    }
fact-found-not-misinformed = { $call ->
        [none] ليس سبب النداء معلومات خاطئة
       *[other] ليس سبب { $call } معلومات خاطئة
    }
fact-found-same = { $call ->
        [none] النداء الجديد مثل الأول تقريبًا
       *[other] النداء الجديد مثل { $call } تقريبًا
    }
fact-found-differs = { $call ->
        [none] النداء الجديد مختلف كثيرًا
       *[other] النداء الجديد مختلف كثيرًا عن { $call }
    }
fact-found-visible = كان يمكن أن يرى الشريك الكارت
fact-found-not-visible = ما كان يمكن أن يرى الشريك الكارت
fact-found-told = كان خصم قد أخطأ في قول من يبدأ اللعب
fact-found-not-told = لم يقل خصم من يبدأ اللعب
fact-found-forfeited = سقط الحق في العقوبة
fact-found-not-forfeited = لم يسقط الحق في العقوبة
fact-found-newest-first = يُنظر في النداء الأحدث أولًا
fact-found-oldest-first = يُنظر في النداء الأقدم أولًا
fact-found-reading = بهذا التفسير: { $value }
fact-found-seen = شوهد كارت من يد لاعب آخر، وذلك يؤثر
fact-found-not-seen = لم يرَ أحد كارتًا من يد غيره
fact-found-seen-agreed = ما شوهد لا يؤثر، والأربعة موافقون
fact-found-playable = يمكن تصحيح التوزيعة ولعبها
fact-found-not-playable = لا يمكن تصحيح التوزيعة ولعبها
fact-found-played-before = سبق أن لعب أحد الأربعة التوزيعة
fact-found-not-played = لم يسبق لأحد من الأربعة أن لعب التوزيعة
fact-found-comparable = { $value ->
        [none] النداء الجديد مماثل
       *[other] مماثل: { $value }
    }
fact-found-not-comparable = النداء الجديد ليس مماثلًا
fact-found-no-damage = لم يقع ضرر
fact-found-adjust = تُعدَّل النتيجة: { $value }

## أسماء الاختيارات كما تُكتب على الأزرار

fact-option-accept = يقبل
fact-option-decline = يرفض
fact-option-keep = يُبقي نداءه
fact-option-withdraw = يسحبه
fact-option-change = يغيّر نداءه
fact-option-first-stands = يبقى النداء الأول
fact-option-another-call = نداء آخر
fact-option-call = النداء الجديد
fact-option-require = يطلب اللون
fact-option-forbid = يمنع اللون
fact-option-waive = يترك البدء حرًّا
fact-option-designate = يسمّي الكارت
fact-option-accept-as-dummy = يقبل ويصير الميت
fact-option-refuse = يرفض البدء
fact-option-retract = يسحب كارت البدء
fact-option-inadvertent = سهو
fact-option-purposeful = غلطة ساذجة صُحّحت
fact-option-second-thought = تغيير رأي
fact-option-unintended = غير مقصود
fact-option-intended = مقصود
fact-option-attempt-first = سبقت المحاولة
fact-option-over-first = فوق الأول
fact-option-over-second = فوق الثاني
fact-option-natural = طبيعي
fact-option-artificial = اصطناعي
fact-option-same-denomination = أدنى مزايدة بالمعنى نفسه
fact-option-other = غير ذلك
fact-option-in-rotation = في الدور
fact-option-accepts = فوق النداء المخالف
fact-option-misinformed = على الأرجح
fact-option-not-misinformed = لا
fact-option-same = مثله تقريبًا
fact-option-differs = مختلف كثيرًا
fact-option-visible = كان يمكن رؤيته
fact-option-not-visible = لم تكن رؤيته ممكنة
fact-option-told = قيل له
fact-option-not-told = لم يُقل له
fact-option-forfeited = سقط الحق
fact-option-not-forfeited = لم يسقط الحق
fact-option-newest-first = الأحدث أولًا
fact-option-oldest-first = الأقدم أولًا
fact-option-reading = بهذا التفسير
fact-option-seen = شوهد ويؤثر
fact-option-not-seen = لم يُرَ
fact-option-seen-agreed = شوهد، والكل موافق
fact-option-playable = يمكن لعبها
fact-option-not-playable = لا يمكن لعبها
fact-option-played-before = لُعبت من قبل
fact-option-not-played = لم تُلعب من قبل
fact-option-comparable = مماثل
fact-option-not-comparable = غير مماثل
fact-option-no-damage = لا ضرر
fact-option-adjust = تُعدَّل النتيجة

fact-how-calling-over = بأن يسمّي نداءه فوق { $call }
fact-how-number = بأن يسمّي عددًا فوقه
fact-how-saying = بأن يقول ذلك
fact-how-call = بأن يسمّي النداء الجديد
fact-how-suit = بأن يسمّي اللون

## ورقة القرار

sheet-note-ours = القانون لا يحسمها؛ تفسيرنا: { $reading }
sheet-note-chosen = القانون لا يحسمها؛ التفسير المختار هنا: { $reading }
sheet-note-not-told = يترتب على الوقائع، ولم يُقل حين أصدر مدير البطولة قراره
sheet-note-no-longer = قيل، ولم يعد يترتب على الوقائع بعد تصحيحها
sheet-must-pass = { $seat } يلزمه الباس في كل دور.
sheet-lead-waits = عقوبة بدء تنتظر { $seat }.
sheet-lead-waits-2017 = تقييد بدء ينتظر { $seat }.
sheet-lead-waits-if = عقوبة بدء تنتظر { $seat }، إن دافع { $side }.
sheet-lead-waits-if-2017 = تقييد بدء ينتظر { $seat }، إن دافع { $side }.
sheet-heard-call = { $side }: لا يجوز لهما استعمال ما دلّ عليه { $calls } من { $seat }.
sheet-free = { $side }: لهما أن يستعملا ما سُحب بلا قيد.
sheet-come-back = يعود مدير البطولة إلى هذا.
sheet-until-auction = حتى نهاية المزاد
sheet-until-next-turn = في الدور التالي الذي يأخذه { $seat }
sheet-until-reopened = فقط إذا أُعيد فتح المزاد
sheet-until-lead = في ذلك البدء، أو ما دام بدء اللعب مع { $seat }
sheet-until-declares = تسقط إذا صار { $first } أو { $second } اللاعب المعلن
sheet-until-this-lead = في هذا البدء
sheet-until-loses-lead = ما دام بدء اللعب مع { $seat }
sheet-until-card = إلى أن يُلعب أو يُرفع
sheet-until-board = في هذه التوزيعة
sheet-until-deal = حتى نهاية التوزيعة
sheet-until-number = إلى أن يسمّي { $seat } عددًا
sheet-until-play-over = بعد اللعب

## حيث لا يحسم القانون: المسألة، وما يُعمل به في كل تفسير

sheet-gap-order-of-matters = عدة نداءات مخالفة على الطاولة في وقت واحد.
sheet-gap-order-of-matters-newest-first = يُعرض النداء الأحدث أولًا، ما لم يتوقف على نداء أقدم
sheet-gap-order-of-matters-oldest-first = يُحسم النداء الأقدم أولًا
sheet-gap-duty-created-later = زايد لاعب قبل قرار يُلزمه بعد ذلك الباس.
sheet-gap-duty-created-later-not-tested = النداء ليس مخالفًا لما لزمه
sheet-gap-duty-created-later-as-37 = هو نداء من لاعب يلزمه الباس
sheet-gap-28b-while-lho-decides = سمّى صاحب الدور نداءه والخصم على اليسار ما زال يختار.
sheet-gap-28b-while-lho-decides-in-rotation = يبقى ذلك النداء قائمًا، والنداء خارج الدور كأنه لم يكن
sheet-gap-28b-while-lho-decides-too-late = ذلك النداء ملغى، والاختيار ما زال حق الخصم على اليسار
sheet-gap-28b-after-29a = سُمّي نداء فوق النداء خارج الدور، ثم سمّى صاحب الدور نداءه أيضًا.
sheet-gap-28b-after-29a-accepted = القبول قائم، والنداء اللاحق هو نفسه خارج الدور
sheet-gap-28b-after-29a-dealer = نداء صاحب الدور في الدور، ويلغي ما قبله
sheet-gap-call-after-attention = سمّى الخصم على اليسار نداءه بعد لفت النظر وقبل القرار.
sheet-gap-call-after-attention-counts = النداء معتبر، كأن أحدًا لم ينبّه
sheet-gap-call-after-attention-does-not-count = النداء ملغى، والاختيار ما زال مفتوحًا
sheet-gap-lho-turn-28b-or-29a = جاء النداء خارج الدور في دور الخصم على اليسار نفسه.
sheet-gap-lho-turn-28b-or-29a-ask-lho = يُسأل: أسمّى نداءه فوقه أم في دوره فحسب
sheet-gap-lho-turn-28b-or-29a-accepts = نداؤه قبول دائمًا
sheet-gap-lho-turn-28b-or-29a-in-rotation = نداؤه في الدور دائمًا
sheet-gap-partner-calls-before-ruling = سمّى لاعب نداءه في دور شريكه، ثم سمّى الشريك نداءه قبل القرار.
sheet-gap-partner-calls-before-ruling-cancelled = إن رُفض الأول سقط النداءان
sheet-gap-partner-calls-before-ruling-offered-anyway = يُعرض نداء الشريك ولو رُفض الأول
sheet-gap-partner-calls-before-ruling-stands = نداء الشريك في دوره، والأول كأنه لم يكن
sheet-gap-third-player-calls-question-open = سمّى لاعب ثالث نداءه والاختيار لغيره.
sheet-gap-third-player-calls-question-open-test-again = ينتظر النداء ويُفحص بعد الاختيار
sheet-gap-third-player-calls-question-open-out-of-rotation = هو خارج الدور في الحال
sheet-gap-third-player-calls-question-open-cancelled = يُلغى بلا عقوبة
sheet-gap-acceptance-by-word = قال الخصم على اليسار إنه يقبل، ولم يسمِّ نداءه بعد.
sheet-gap-acceptance-by-word-binding = الاختيار مُلزم متى قيل لمدير البطولة
sheet-gap-acceptance-by-word-until-he-calls = له أن يرفض إلى أن يسمّي نداءه
sheet-gap-acceptance-by-silenced-lho = الخصم على اليسار يلزمه الباس حين سُمّي النداء المخالف.
sheet-gap-acceptance-by-silenced-lho-may-accept = له أن يقبل مع ذلك بالباس الذي يلزمه
sheet-gap-acceptance-by-silenced-lho-may-not = لا اختيار له، والنداء مرفوض
sheet-gap-illegal-replacement = النداء البديل هو نفسه مخالف.
sheet-gap-illegal-replacement-own-law = هو مخالفة جديدة بقانونها؛ وما لا يمكن قبوله لا يُعرض
sheet-gap-illegal-replacement-choose-again = يُرفض ويختار من جديد
sheet-gap-replacement-never-made-1997 = انتهى المزاد قبل أن يأتي المخالفَ دور لنداء آخر.
sheet-gap-replacement-never-made-1997-no-penalty = لا عقوبة بدء
sheet-gap-replacement-never-made-1997-penalty = عقوبة بدء، لأن النداء لم يُكرَّر
sheet-gap-replacement-never-made-2017 = انتهى المزاد قبل أن يأتي المخالفَ دور لنداء مماثل.
sheet-gap-replacement-never-made-2017-restriction = تقييد بدء، لأنه لم يأتِ نداء مماثل
sheet-gap-replacement-never-made-2017-no-restriction = لا تقييد بدء، إذ ليس هنا ما يُحكم فيه
sheet-gap-premature-second-insufficient = جاءت مزايدة ثانية غير كافية قبل أن يحكم مدير البطولة في الأولى.
sheet-gap-premature-second-insufficient-27b4 = يلزم الشريك الباس حتى النهاية، أيًّا كان نداء المخالف بعدها
sheet-gap-premature-second-insufficient-27b-afresh = يختار المخالف من جديد، والتصحيح الحر جائز
sheet-gap-17d-partner-has-called = أُلغي نداء على كروت توزيعة أخرى بعد أن سمّى الشريك نداءه أيضًا.
sheet-gap-17d-partner-has-called-artificial = نتيجة اصطناعية
sheet-gap-17d-partner-has-called-replay = يعيد الجميع من هناك؛ واصطناعية فقط إن اختلف نداء كثيرًا
sheet-gap-wrong-hand-late = اكتُشفت كروت توزيعة أخرى بعد انتهاء المزاد.
sheet-gap-wrong-hand-late-artificial = نتيجة اصطناعية بحسب الخطأ
sheet-gap-wrong-hand-late-stands-if-same = النتيجة قائمة إن أعطت الكروت الصحيحة النداءات نفسها
sheet-gap-wrong-hand-late-reopen = يعود المزاد إلى ذلك النداء ما دامت فترة المزاد
sheet-gap-hands-swapped = أمسك كلٌّ من لاعبَين يد الآخر من التوزيعة الصحيحة.
sheet-gap-hands-swapped-outside-information = تُصحّح اليدان إن لم يسمِّ أيٌّ منهما نداءً، وإلا فنتيجة اصطناعية
sheet-gap-hands-swapped-as-wrong-board = كأنها كروت توزيعة أخرى: تُلغى النداءات وتُسمّى من جديد
sheet-gap-hands-swapped-artificial = نتيجة اصطناعية فورًا
sheet-gap-new-pair-15c = بعد جلوس الزوج الصحيح: أي نداء يجب تكراره؟
sheet-gap-new-pair-15c-same-player = لا يكرّر إلا من كان قد سمّى نداءً
sheet-gap-new-pair-15c-by-seat = يكرّر القادمون ما سُمّي من مقاعدهم
sheet-gap-24-after-final-pass = شوهد كارت من سيدافع بين آخر باس وكشف الكارت الأول.
sheet-gap-24-after-final-pass-penalty-card = يبقى مكشوفًا، وهو كارت عقوبة
sheet-gap-24-after-final-pass-information-only = ليس كارت عقوبة؛ هو معلومات غير مصرّح بها لمن يبدأ
sheet-gap-24-after-final-pass-artificial-if-many = كارت عقوبة؛ وكشف اليد كلها يمنع لعب التوزيعة
sheet-gap-24-before-first-call = رأى الشريك كارتًا قبل النداء الأول.
sheet-gap-24-before-first-call-from-first-look = يسري قانون الكارت المكشوف من أول نظرة إلى اليد
sheet-gap-24-before-first-call-from-first-call = قبل النداء الأول هو معلومات من مصدر آخر
sheet-gap-declarer-leads-lho-faces-hand = بدأ اللاعب المعلن اللعب، وكشف صاحب البدء الحقيقي يده.
sheet-gap-declarer-leads-lho-faces-hand-by-the-letter = يعود كارت اللاعب المعلن، والكروت المكشوفة كروت عقوبة
sheet-gap-declarer-leads-lho-faces-hand-artificial = نتيجة اصطناعية للطرفين
sheet-gap-skipped-turn = ضاع دور لاعب عليه التزام في دوره التالي بسبب نداء قُبل.
sheet-gap-skipped-turn-still-owed = يلزمه في الدور التالي الذي يأخذه فعلًا
sheet-gap-skipped-turn-spent = الدور الضائع كان دوره التالي: هو حرّ
sheet-gap-implied-pass = سكت لاعب يلزمه الباس، وسمّى التالي نداءه.
sheet-gap-implied-pass-implied = يُعدّ الباس كأنه قيل
sheet-gap-implied-pass-not-made = لم يقل باس إلى أن يقوله
sheet-gap-must-repeat-disobeyed = سمّى لاعب عليه تكرار ندائه نداءً آخر.
sheet-gap-must-repeat-disobeyed-enforce = يُلغى النداء ويحلّ التكرار محله
sheet-gap-must-repeat-disobeyed-as-37 = كأنه من لاعب يلزمه الباس: يلزم الشريكين الباس
sheet-gap-must-repeat-disobeyed-lho-may-let-stand = يبقى قائمًا إن سمّى الخصم على اليسار نداءه فوقه أولًا
sheet-gap-must-repeat-and-must-pass = على لاعب أن يكرّر مزايدة ويلزمه الباس في الدور نفسه.
sheet-gap-must-repeat-and-must-pass-pass = الباس مقدّم
sheet-gap-must-repeat-and-must-pass-repeat = التكرار مقدّم
sheet-gap-no-double-broken = دبل الشريك أو ري دبل وهو ممنوع من ذلك في هذا الدور.
sheet-gap-no-double-broken-as-36 = كأنه دبل غير جائز
sheet-gap-no-double-broken-choose-again = يُلغى ويسمّي نداءً آخر، لا غير
sheet-gap-obligations-after-reopening = أُلغي باس وفى بالتزام حين أُعيد فتح المزاد.
sheet-gap-obligations-after-reopening-revive = يعود الالتزام
sheet-gap-obligations-after-reopening-spent = ما وُفي به فقد انتهى
sheet-gap-25a-lho-recall = سمّى الخصم على اليسار نداءه فوق سهو صُحّح بعد ذلك.
sheet-gap-25a-lho-recall-may-withdraw = له أن يسحب نداءه ويسمّي غيره بلا قيد
sheet-gap-25a-lho-recall-must-stand = يبقى نداؤه إن ظل صحيحًا
sheet-gap-25a-after-final-pass = لوحظ السهو بعد ثلاثة باسات أنهت المزاد.
sheet-gap-25a-after-final-pass-until-lead = يجوز تصحيحه إلى أن يُكشف الكارت الأول
sheet-gap-25a-after-final-pass-closed = انتهى المزاد
sheet-gap-25a-partner-call-cancelled = سمّى الشريك نداءً خارج الدور وأُلغي: هل يُصحَّح السهو بعدُ؟
sheet-gap-25a-partner-call-cancelled-closed = لا، فقد سمّى الشريك نداءه
sheet-gap-25a-partner-call-cancelled-open = نعم، فالنداء الملغى كأنه لم يكن
sheet-gap-slip-partner-called = سمّى الشريك نداءه بين محاولة تصحيح السهو والحكم فيه.
sheet-gap-slip-partner-called-cancelled = يُلغى نداء الشريك ويسمّي من جديد
sheet-gap-slip-partner-called-stands = يبقى نداء الشريك، ولا يُصحَّح السهو
sheet-gap-25a-information = صُحّح سهو وسُحبت نداءات: من يستعمل ماذا؟
sheet-gap-25a-information-changer-offends = الطرف الذي غيّر يُعدّ المخالف
sheet-gap-25a-information-lho-call-only = لا يُقيَّد إلا نداء الخصم على اليسار المسحوب
sheet-gap-25b-after-final-pass = يريد لاعب أن يغيّر عمدًا الباس الذي أنهى المزاد.
sheet-gap-25b-after-final-pass-closed = فات الوقت: انتهى المزاد
sheet-gap-25b-after-final-pass-until-lead = مفتوح إلى أن يُكشف الكارت الأول
sheet-gap-25b-scope = غُيّر نداء بتغيير رأي، بلا غلطة ولا سهو.
sheet-gap-25b-scope-blunders-only = لا يفتح اختيارًا، ويبقى الأول قائمًا
sheet-gap-25b-scope-any-change = كل تغيير يُعرض بثمنه
sheet-gap-25b-lho-call-over-original = سمّى الخصم على اليسار نداءه فوق الأول ولم يرَ أنه غُيّر.
sheet-gap-25b-lho-call-over-original-first-stands = يُلغى التغيير؛ ويبقى الأول والنداء فوقه
sheet-gap-25b-lho-call-over-original-may-withdraw = يُلغى التغيير، وللخصم على اليسار أن يسمّي من جديد
sheet-gap-change-after-lho-called = حاول لاعب تغييرًا ليس سهوًا بعد نداء الخصم على اليسار.
sheet-gap-change-after-lho-called-void = يبقى الأول؛ وما ظهر غير مصرّح به
sheet-gap-change-after-lho-called-out-of-rotation = النداء الجديد نداء خارج الدور
sheet-gap-premature-correction = غُيّر نداء مخالف قبل حضور مدير البطولة.
sheet-gap-premature-correction-offer-second = يُعرض الثاني، ثم الأول
sheet-gap-premature-correction-first-law-only = الثاني محاولة ملغاة؛ ولا يُعرض إلا الأول
sheet-gap-premature-correction-lho-called = لم يرَ الخصم على اليسار التغيير، وسمّى نداءه فوق الأول المخالف.
sheet-gap-premature-correction-lho-called-first-accepted = قبِل الأول بذلك
sheet-gap-premature-correction-lho-called-second-stands = يبقى الثاني قائمًا، وله أن يسحب نداءه
sheet-gap-premature-double = غُيّرت مزايدة غير كافية إلى دبل قبل القرار، ولم يُقبل أيٌّ منهما.
sheet-gap-premature-double-attempt-only = الدبل محاولة ملغاة؛ وأمر الشريك متوقف على ما يُختار الآن
sheet-gap-premature-double-27b3-at-once = يلزم الشريك الباس أيًّا كان الاختيار
sheet-gap-second-insufficient-bid = حلّت محل مزايدة غير كافية مزايدة غير كافية أخرى.
sheet-gap-second-insufficient-bid-offer-then-27b = تُعرض الثانية؛ فإن رُفضت استمر قانون الأولى
sheet-gap-second-insufficient-bid-as-27b3 = كذلك، لكن يلزم الشريك الباس على كل حال
sheet-gap-13c-whose-fault = لا يقول القانون من المخطئ إذا اكتُشف عدد كروت خاطئ بعد اللعب.
sheet-gap-13c-whose-fault-holders = المخطئ هو الطرف الذي وُجدت عنده يد خاطئة
sheet-gap-13c-whose-fault-both = متوسط للطرفين: كان في وسع الجميع أن يعدّوا
sheet-gap-13-after-play-2017 = لم تُكتشف يد تزيد على ثلاثة عشر كارتًا إلا بعد اللعب.
sheet-gap-13-after-play-2017-void = تبطل النتيجة وتحلّ محلها نتيجة اصطناعية
sheet-gap-13-after-play-2017-as-before = يقرّر مدير البطولة هل تثبت النتيجة
sheet-gap-26-double-showing-suit = دلّ الدبل المسحوب باتفاق على لون معيّن.
sheet-gap-26-double-showing-suit-26a-by-meaning = يُطلب ذلك اللون أو يُمنع
sheet-gap-26-double-showing-suit-26b = الدبل لا يسمّي لونًا: يُمنع أي لون
sheet-gap-26-one-of-two-shown = دلّ النداء المسحوب على لونين، ثم ظهر أحدهما مرة أخرى.
sheet-gap-26-one-of-two-shown-other-only = العقوبة في اللون الآخر
sheet-gap-26-one-of-two-shown-none = تسقط العقوبة
sheet-gap-26-one-of-two-shown-both = يختار اللاعب المعلن أيًّا منهما
sheet-gap-lead-out-of-turn-ends-period = كشف المدافع الخطأ كارت البدء: هل انتهت فترة المزاد؟
sheet-gap-lead-out-of-turn-ends-period-over = كارت البدء المكشوف ينهي الفترة أيًّا كان صاحبه
sheet-gap-lead-out-of-turn-ends-period-still-open = لا ينهيها إلا كارت صاحب الدور
sheet-gap-26-with-50d = على صاحب البدء عقوبة بدء، ومع شريكه كارت عقوبة.
sheet-gap-26-with-50d-each-as-far-as-compatible = للّاعب المعلن الاثنتان ما أمكن تنفيذهما معًا
sheet-gap-26-with-50d-one-only = للّاعب المعلن واحدة منهما
sheet-gap-lead-out-of-turn-with-26 = قُبل بدء خارج الدور من اللاعب الذي عليه عقوبة بدء.
sheet-gap-lead-out-of-turn-with-26-waits = لم يكن دوره: تنتظر العقوبة
sheet-gap-lead-out-of-turn-with-26-spent = لقد بدأ: استُنفدت العقوبة
sheet-gap-26-several-withdrawn = سُحب للاعب واحد نداءان في دور واحد.
sheet-gap-26-several-withdrawn-one = يستعمل اللاعب المعلن واحدًا منهما
sheet-gap-26-several-withdrawn-each = يستعمل اللاعب المعلن كلًّا منهما
sheet-gap-32-rho-doubles = رُفض دبل خارج الدور، ثم دبل الخصم على اليمين أو ري دبل.
sheet-gap-32-rho-doubles-as-b2 = كأنه زايد
sheet-gap-32-rho-doubles-as-b1 = كأنه قال باس
sheet-gap-lho-turn-pass-or-double = قال لاعب لم يسمِّ نداءً من قبل باس أو دبل في دور الخصم على اليسار.
sheet-gap-lho-turn-pass-or-double-as-31b = يُعامل كأنه في دور الشريك
sheet-gap-lho-turn-pass-or-double-always-25 = هو دائمًا تغيير نداء
sheet-gap-simultaneous-neither-in-turn = سمّى لاعبان نداءيهما في لحظة واحدة، وليس الدور لأيٍّ منهما.
sheet-gap-simultaneous-neither-in-turn-nearer-first = الأقرب إلى الدور يُعدّ الأسبق
sheet-gap-simultaneous-neither-in-turn-director-orders = يحدّد مدير البطولة الترتيب
sheet-gap-34-first-turn = فات الموزّعَ دوره، وقبل خصم، وقال الباقون باس.
sheet-gap-34-first-turn-passed-out = لا تُلعب التوزيعة: الأربعة قالوا باس
sheet-gap-34-first-turn-back-to-dealer = يعود الدور إلى الموزّع
sheet-gap-34-information = دلّت باسات ملغاة لأجل لاعب ضاع دوره على شيء.
sheet-gap-34-information-16c = كنداءات مسحوبة؛ والمخالف من قال باس خارج الدور
sheet-gap-34-information-free = لا تُلزم أحدًا
sheet-gap-35b-and-19 = لاعب يلزمه الباس قال دبلًا غير جائز، وسُمّي نداء فوقه.
sheet-gap-35b-and-19-35a = يُلغى الدبل وما بعده
sheet-gap-35b-and-19-35b = يبقى قائمًا
sheet-gap-35c-bar = سُمّي نداء فوق مزايدة أعلى من سبعة قبل العقوبة: هل يبقى الطرف ملزمًا بالباس؟
sheet-gap-35c-bar-no-bar = لا يلزم أحدًا الباس
sheet-gap-35c-bar-bar-stays = يبقى الشريكان ملزمين بالباس
sheet-gap-inadmissible-out-of-rotation = نداء واحد خالف عدة قوانين.
sheet-gap-inadmissible-out-of-rotation-inadmissible-first = يُنظر أولًا في أنه غير جائز؛ ولا يُعرض على الخصم على اليسار
sheet-gap-inadmissible-out-of-rotation-rotation-first = يُنظر أولًا في أنه خارج الدور
sheet-gap-inadmissible-corrected-early = استُبدل دبل غير جائز قبل القرار، وسمّى الخصم على اليسار نداءه فوق البديل.
sheet-gap-inadmissible-corrected-early-his-choice = النداء الصحيح هو اختياره؛ وتبقى العقوبة
sheet-gap-inadmissible-corrected-early-choose-afresh = يختار من جديد؛ ونداء الخصم على اليسار يُسقط العقوبة
sheet-gap-inadmissible-found-after-lead = لم يُلحظ إلا بعد بدء اللعب أن نداءً ما كان جائزًا.
sheet-gap-inadmissible-found-after-lead-as-if-not-made = يُحسب كأن النداء لم يكن
sheet-gap-inadmissible-found-after-lead-result-stands = النتيجة قائمة
sheet-gap-inadmissible-found-after-lead-artificial = نتيجة اصطناعية
sheet-gap-skipped-player-found-after-lead = لم يُلحظ إلا بعد بدء اللعب أن لاعبًا ضاع دوره.
sheet-gap-skipped-player-found-after-lead-result-stands = النتيجة قائمة
sheet-gap-skipped-player-found-after-lead-artificial = يعود المزاد، أو نتيجة اصطناعية
sheet-gap-lead-faced-question-open = بدأ مدافع اللعب ومدير البطولة ينظر في معلومات خاطئة.
sheet-gap-lead-faced-question-open-period-open = تستمر فترة المزاد حتى القرار
sheet-gap-lead-faced-question-open-period-over = بدء اللعب ينهي فترة المزاد
sheet-gap-face-down-lead-reopened = الكارت الأول مقلوب حين أُعيد فتح المزاد.
sheet-gap-face-down-lead-reopened-returned = يعود الكارت بلا عقوبة
sheet-gap-face-down-lead-reopened-stays-if-same = يبقى إن بقي العقد ومن يبدأ كما هما

sheet-gap-undeclared-equal-bid = سمّى لاعب المزايدة الأخيرة نفسها بلا إعلان المشاركة.
sheet-gap-undeclared-equal-bid-insufficient = مزايدة غير كافية
sheet-gap-undeclared-equal-bid-is-with = مشاركة
sheet-gap-with-superseded-bid = يريد لاعب أن يشارك في مزايدة عُلي عليها.
sheet-gap-with-superseded-bid-last-only = لا مشاركة إلا في المزايدة الأخيرة
sheet-gap-with-superseded-bid-any = المشاركة جائزة في أي مزايدة
sheet-gap-with-at-notrump = المزايدة المراد المشاركة فيها بدون قاطوع.
sheet-gap-with-at-notrump-any-denomination = المشاركة جائزة في بدون قاطوع
sheet-gap-with-at-notrump-suits-only = لا مشاركة في بدون قاطوع
sheet-gap-end-rule = شارك لاعب في المزايدة الأخيرة: هل يُسأل صاحبها بعدُ؟
sheet-gap-end-rule-three-passes = يُسأل؛ وثلاثة باسات متتالية تنهي المزاد
sheet-gap-end-rule-joined-player-not-asked = لا يُسأل
sheet-gap-opener = من يسمّي النداء الأول؟
sheet-gap-opener-dealer = الموزّع
sheet-gap-opener-after-dealer = اللاعب التالي للموزّع
sheet-gap-opener-last-owner = صاحب المزاد في التوزيعة السابقة
sheet-gap-joiner-wins = صار المشارك صاحب أعلى مزايدة: هل يلزم من شورك شيء؟
sheet-gap-joiner-wins-joiner-only = لا، بل من استعمل المشاركة وحده
sheet-gap-joiner-wins-symmetric = نعم، كلاهما سواء
sheet-gap-joiner-wins-suit-alignment = كل من زايد بتلك الفئة
sheet-gap-third-player-wins = صار لاعب ثالث الأعلى في الفئة نفسها: هل يلزم المشارك شيء؟
sheet-gap-third-player-wins-binds = نعم
sheet-gap-third-player-wins-lapses = لا
sheet-gap-with-floor = ما أقل عدد يحق للمشارك أن يسمّيه؟
sheet-gap-with-floor-last-bid = عدد آخر مزايدة أو مشاركة له، وأربعة على الأقل
sheet-gap-with-floor-last-bid-in-denomination = كذلك، من مزايدات الفئة نفسها فقط
sheet-gap-with-floor-four = أربعة دائمًا
sheet-gap-with-floor-final-bid = عدد المزايدة النهائية
sheet-gap-multi-with-order = أكثر من مشارك: بأي ترتيب يسمّون؟
sheet-gap-multi-with-order-rotation = بالدور من صاحب المزاد
sheet-gap-multi-with-order-order-joined = بترتيب مشاركتهم
sheet-gap-accepted-insufficient-and-with = قُبلت مزايدة غير كافية: فيمَ يُشارَك وعلامَ يُعلى؟
sheet-gap-accepted-insufficient-and-with-becomes-the-bid = هي التي يُعلى عليها ويُشارَك فيها وحدها
sheet-gap-accepted-insufficient-and-with-higher-stays = تبقى المزايدة الأعلى السابقة هي التي يُعلى عليها
sheet-gap-insufficient-bid-correction = القانون الذي يصحّح المزايدة غير الكافية ليس بين أيدينا.
sheet-gap-insufficient-bid-correction-bridge-like = للتالي أن يقبلها؛ وإلا فمزايدة كافية أو مشاركة أو باس نهائي
sheet-gap-insufficient-bid-correction-must-raise = تُصحَّح في الفئة نفسها
sheet-gap-insufficient-bid-correction-becomes-pass = تُعدّ باسًا
sheet-gap-out-of-turn = جاء نداء أو عدد خارج الدور.
sheet-gap-out-of-turn-bridge-like = للتالي أن يقبل مزايدة أو باسًا بندائه؛ وإلا أُلغي بلا عقوبة
sheet-gap-out-of-turn-cancelled = يُلغى دائمًا بلا عقوبة
sheet-gap-out-of-turn-binding = يُلغى ويُكرَّر في الدور إن كان صحيحًا وقتها
sheet-gap-excluded-player-acts = زايد أو شارك لاعب خارج المزاد.
sheet-gap-excluded-player-acts-cancelled = يُلغى بلا عقوبة
sheet-gap-excluded-player-acts-accepted-if-called-over = يبقى إن سمّى التالي نداءه قبل أن يعترض أحد
sheet-gap-improper-bid = مزايدة أو مشاركة ليست على الشكل الصحيح.
sheet-gap-improper-bid-not-a-bid = ليست مزايدة: يسمّي من جديد بلا عقوبة
sheet-gap-improper-bid-as-insufficient = كمزايدة غير كافية
sheet-gap-number-out-of-range = عدد غير صحيح.
sheet-gap-number-out-of-range-again = يُلغى ويسمّي عددًا صحيحًا بلا عقوبة
sheet-gap-number-out-of-range-nearest = يُنقل إلى أقرب عدد صحيح
sheet-gap-number-out-of-range-stands-if-called-over = يبقى إن سمّى التالي عددًا فوقه
sheet-gap-changed-bid-or-number = سحب لاعب نداءً أو عددًا.
sheet-gap-changed-bid-or-number-slip-only = لا يُصحَّح إلا السهو، إلى أن يسمّي التالي
sheet-gap-changed-bid-or-number-until-next = يجوز أي تغيير إلى أن يسمّي التالي
sheet-gap-changed-bid-or-number-never = ما سُمّي فقد سُمّي
sheet-gap-number-cap = هل يحق تسمية أكثر من عدد صاحب المزاد؟
sheet-gap-number-cap-owner = لا، إذا كان للمزاد صاحب
sheet-gap-number-cap-none = نعم، إلى ثلاث عشرة
sheet-gap-owner-confirms = هل يسمّي صاحب المزاد عددًا بعد المزاد؟
sheet-gap-owner-confirms-bid-is-call = مزايدته النهائية هي عدده
sheet-gap-owner-confirms-may-raise = يؤكّده وله أن يزيد
sheet-gap-ban-on-thirteen = هل للأخير أن يجعل المجموع ثلاث عشرة تمامًا؟
sheet-gap-ban-on-thirteen-banned = لا، في أي توزيعة
sheet-gap-ban-on-thirteen-banned-with-owner = لا، إلا بعد أربع باسات
sheet-gap-ban-on-thirteen-free = نعم
sheet-gap-highest-number-of-what = من يشترك في ملك المزاد: بالأعداد أم بالمزايدات؟
sheet-gap-highest-number-of-what-numbers = بالأعداد المسمّاة بعد المزاد
sheet-gap-highest-number-of-what-bids = بمزايدات المزاد ومشاركاته فقط
sheet-gap-status-automatic = لم يُظهَر كارت المخاطرة مع مخاطرة، أو أُظهر بلا مخاطرة.
sheet-gap-status-automatic-automatic = المجموع هو الحكم؛ والكارت إجراء فقط
sheet-gap-status-automatic-needs-card = لا كارت، لا مخاطرة
sheet-gap-risk-over-minimum = المخاطرة فوق ثلاث عشرة تحتاج لمّتين: ممَّ؟
sheet-gap-risk-over-minimum-own-number = عدده هو اثنان على الأقل
sheet-gap-risk-over-minimum-excess = يزيد المجموع على ثلاث عشرة باثنتين
sheet-gap-risk-cause = ما كان في وسع الأخير أن يُبقي المجموع خارج النطاق.
sheet-gap-risk-cause-but-for = مخاطرة فقط لو كان عدد صحيح آخر يتجنّبها
sheet-gap-risk-cause-last-is-enough = يكفي أنه الأخير
sheet-gap-risk-steps = كم تساوي المخاطرة؟
sheet-gap-risk-steps-10-20 = عشر من فرق اثنين، وعشرون من أربعة
sheet-gap-risk-steps-flat = نقاط صاحب المزاد دائمًا
sheet-gap-risk-steps-10-20-30 = عشر وعشرون، وثلاثون من فرق ستة
sheet-gap-owner-and-risk-add = لاعب واحد صاحب مزاد وعليه مخاطرة.
sheet-gap-owner-and-risk-add-add = تُحسب الزيادتان
sheet-gap-owner-and-risk-add-once = تُحسب واحدة فقط
sheet-gap-first-lead = من يبدأ اللمّة الأولى؟
sheet-gap-first-lead-owner = صاحب المزاد؛ وبعد أربع باسات الموزّع
sheet-gap-first-lead-after-dealer = اللاعب التالي للموزّع
sheet-gap-first-lead-first-caller = أول من سمّى عددًا
sheet-gap-all-pass-range = أربع باسات: أي أعداد تُسمّى؟
sheet-gap-all-pass-range-zero-up-no-cap = من صفر إلى ثلاث عشرة
sheet-gap-all-pass-range-capped-by-dealer = لا أحد فوق الموزّع
sheet-gap-all-pass-extras = أربع باسات: أي زيادات تسقط؟
sheet-gap-all-pass-extras-all-out = كلها: لا تُحسب إلا اللمّات
sheet-gap-all-pass-extras-owner-and-risk-out = زيادتا صاحب المزاد والمخاطرة فقط
sheet-gap-extras-exist = هل يوجد داش كول وأفويد وقاطوع ثابت أصلًا؟
sheet-gap-extras-exist-by-preset = لا في لعبة القانون 18، ونعم في اللعبة الشائعة
sheet-gap-extras-exist-never = لا في أي لعبة
sheet-gap-extras-exist-always = في كل لعبة
sheet-gap-dash-then-all-pass = أُعلن داش كول، وقال الباقون باس.
sheet-gap-dash-then-all-pass-all-pass = الجميع قالوا باس
sheet-gap-dash-then-all-pass-redeal = لا تُلعب التوزيعة
sheet-gap-fixed-override = القاطوع ثابت، ونادى لاعب ثماني لمّات أو أكثر في فئة أخرى.
sheet-gap-fixed-override-again = يتغيّر القاطوع، ومن سبق أن سمّى يسمّي مرة أخرى
sheet-gap-fixed-override-stands = يتغيّر القاطوع، وما سُمّي قبله قائم
sheet-gap-fixed-override-never = القاطوع لا يتغيّر
sheet-gap-fixed-displaced = ما مصير القاطوع الثابت الذي استُبدل؟
sheet-gap-fixed-displaced-dropped = لا يُلعب بعد ذلك
sheet-gap-fixed-displaced-postponed = يُلعب في توزيعة أخرى في النهاية
sheet-gap-fixed-owners = القاطوع ثابت، وسمّى اثنان أو أكثر أعلى عدد: من صاحب المزاد؟
sheet-gap-fixed-owners-all = كلهم؛ أولهم الكولر والآخرون معه
sheet-gap-fixed-owners-caller = أولهم وحده
sheet-gap-multiplier-steps = كيف يكبر المضاعِف من توزيعة إلى أخرى؟
sheet-gap-multiplier-steps-2-4-6-8 = اثنان ثم أربعة ثم ستة ثم ثمانية
sheet-gap-multiplier-steps-doubling = يتضاعف كل مرة
sheet-gap-multiplier-steps-2-4 = اثنان ثم أربعة على الأكثر
sheet-gap-multiplier-steps-2 = لا يزيد على اثنين
sheet-gap-multiplier-and-high-calls = هل يُحسب المضاعِف لصاحب المزاد الذي نادى ثماني لمّات أو أكثر؟
sheet-gap-multiplier-and-high-calls-touched = نعم، كغيره
sheet-gap-multiplier-and-high-calls-spared = لا
sheet-gap-multiplier-after-all-pass = توزيعة لها مضاعِف قال فيها الجميع باس: ما مصير المضاعِف؟
sheet-gap-multiplier-after-all-pass-spent = ينتهي
sheet-gap-multiplier-after-all-pass-kept = يبقى للتوزيعة التالية
sheet-gap-ties-at-the-end = تساوى اثنان أو أكثر في المجموع عند نهاية البولة.
sheet-gap-ties-at-the-end-better-place = يشتركون في المركز الأعلى
sheet-gap-ties-at-the-end-lower-place = يشتركون في المركز الأدنى، إلا الأول
sheet-gap-points-preset = نقاط كتاب القوانين نفسه غير معروفة.
sheet-gap-points-preset-fed13 = ثلاث عشرة والعدد عند النجاح، وعشرات لكل زيادة
sheet-gap-points-preset-app10 = عشر والعدد عند النجاح، كما في التطبيقات
sheet-gap-points-preset-own = أرقام المنظّم
