# الاستميشن: القرارات والأسئلة والاختيارات والرفض وما يلزم، وإجابة rule نصًّا.
# حيث للبريدج قرار بالمفتاح نفسه يُضاف البند إلى اسم الرسالة. «المشارك» هو المزايد مع (With).

cli-edition-estimation-law18 = استميشن، القانون 18 من كتاب البطولات
cli-edition-estimation-common = استميشن، كما يُلعب عادةً
cli-deal = التوزيعة { $deal }
cli-carry = المضاعِف { $carry }
cli-points = النقاط { $points }، منقولة وليست من القانون
cli-house-rules = قواعد المكان: { $rules }
call-with = مزايد مع

## قرارات المزاد

ruling-insufficient-e18e1 = المزايدة { $call } من { $seat } لا تعلو { $over }: مزايدة غير كافية، وهي مخالفة.
ruling-waits-for-next = القانون 22 ليس بين أيدينا. يجوز أن يقبل { $next } المزايدة { $call } من { $seat }، ولو بأن يسمّي نداءه؛ وإلا استُبدلت.
ruling-accepted-e18e2 = يقبل { $next } المزايدة { $call } من { $seat }: تُعدّ كافية، وهي التي يُعلى عليها ويُشارَك فيها.
ruling-owes-another = المزايدة { $call } من { $seat } مسحوبة: تحلّ محلها مزايدة كافية، أو مشاركة حيث تجوز، أو باس، وهو نهائي.
ruling-must-raise = المزايدة { $call } من { $seat } مسحوبة: يجب تصحيحها بمزايدة كافية في الفئة نفسها.
ruling-counts-as-pass = النداء { $call } من { $seat } ملغى ويُعدّ باسًا، وهو نهائي.
ruling-still-owed = لا يمكن أن يصحّح { $seat } ذلك بالنداء { $call }: ما زال عليه نداء آخر.
ruling-below-four = { $call } من { $seat } ليست مزايدة: تبدأ المزايدة من أربع لمّات.
ruling-above-thirteen = { $call } من { $seat } ليست مزايدة: اللمّات ثلاث عشرة.
ruling-bare-number = سمّى { $seat } العدد { $call } بلا فئة: ليست هذه مزايدة.
ruling-with-below-four = لا يحق أن يشارك { $seat } في { $call }: المشاركة من أربع لمّات فما أعلى.
ruling-with-nothing = لا مزايدة أمام { $seat } ليشارك فيها.
ruling-with-own-bid = لا يحق أن يشارك { $seat } في مزايدته هو، بل في مزايدة لاعب آخر.
ruling-with-other-bid = لم يزايد لاعب آخر بالمزايدة { $call }: مشاركة { $seat } بلا أثر.
ruling-with-twice = شارك { $seat } في { $call } من قبل.
ruling-with-at-no-trump-barred = لا يحق أن يشارك { $seat } في { $call }: لا مشاركة هنا في بدون قاطوع.
ruling-with-at-no-trump = يشارك { $seat } في { $call }: يذكر القانون اللون، ويُفهم منه الفئة.
ruling-with-older-bid = يشارك { $seat } في { $call }، وقد عُلي عليها؛ وتبقى المزايدة التي يُعلى عليها كما هي.
ruling-equal-is-with = سمّى { $seat } المزايدة { $call } مرة أخرى: تُعدّ مشاركة.
ruling-with-out-of-turn = جاءت مشاركة { $seat } خارج الدور: ملغاة، ولا عقوبة.
ruling-out-of-turn-cancelled = جاء النداء { $call } من { $seat } خارج الدور: ملغى، ولا عقوبة.
ruling-out-of-turn-binds = جاء النداء { $call } من { $seat } خارج الدور: ملغى، ويجب تكراره في الدور إن كان صحيحًا وقتها.
ruling-out-of-turn-waits = جاء النداء { $call } من { $seat } في دور { $turn }. يجوز أن يقبله { $next }، ولو بأن يسمّي نداءه؛ ونداء { $turn } في دوره يلغيه.
ruling-opener = النداء الأول على { $seat }.
ruling-out-of-the-auction = { $seat } خارج المزاد: النداء { $call } ملغى، ويستمر الدور.
ruling-excluded-waits = { $seat } خارج المزاد؛ لا يبقى { $call } قائمًا إلا إذا سمّى { $next } نداءه فوقه قبل أن يعترض أحد.
ruling-stands-as-accepted = يبقى { $call } من { $seat } قائمًا: قبله { $next }.
ruling-cancelled-no-penalty = النداء { $call } من { $seat } ملغى، ولا عقوبة.
ruling-must-repeat-e18c1iii = على { $seat } أن يكرّر { $call }، وهو الآن نداء صحيح.
ruling-auction-is-over = انتهى المزاد: النداء { $call } من { $seat } ملغى.
ruling-change-tried = يريد { $seat } النداء { $second } بدلًا من { $call }: لا يُصحَّح إلا السهو، وإلى أن يسمّي اللاعب التالي نداءه.
ruling-changed = سُحب النداء { $call } من { $seat }؛ ويحلّ { $second } محله.
ruling-second-thought-e18 = كان { $second } من { $seat } تغيير رأي: يبقى { $call } قائمًا.
ruling-too-late-e18 = تأخر { $seat } عن تغيير { $call }: يبقى قائمًا.
ruling-stands-e18 = ما سُمّي فقد سُمّي: يبقى { $call } من { $seat } قائمًا.
ruling-reading = يحكم مدير البطولة بتفسير آخر: { $reading }.
ruling-dash-call = يعلن { $seat } داش كول: لا مزايدة ولا عدد، وصفر من اللمّات.
ruling-no-dash-call = لا داش كول في هذه اللعبة: داش كول { $seat } ملغى.
ruling-dash-call-too-late = داش كول { $seat } ملغى: يُعلن قبل المزاد.
ruling-dash-call-twice = أعلن { $seat } داش كول من قبل.
ruling-dash-calls-too-many = داش كول { $seat } ملغى: لا يُسمح بمزيد منه في هذه التوزيعة.
ruling-avoid = يعلن { $seat } أفويد؛ ولا يترتب عليه شيء.
ruling-no-avoid = لا أفويد في هذه اللعبة: إعلان { $seat } بلا أثر.
ruling-avoid-too-late = جاء أفويد { $seat } متأخرًا.

## قرارات الأعداد

ruling-owner-of-the-bid = المزايدة النهائية { $call } من { $seat }: فهو صاحب المزاد الأصلي.
ruling-course-not-shown = لا يبيّن السجل سير المزاد: من كان خارجه، وما زايد به { $seat } والآخرون قبل ذلك، وما يزيد على أقل حدّ أدنى للمشارك، وترتيب تسمية الأعداد؛ ويُفترض الترتيب الصحيح.
ruling-with-floor-e18c2i = شارك { $seat } في فئة { $call }، فعليه أن يسمّي { $number ->
        [one] لمّة واحدة أو أكثر
        [two] لمّتين أو أكثر
        [few] { $number } لمّات أو أكثر
        [many] { $number } لمّةً أو أكثر
       *[other] { $number } لمّة أو أكثر
    }.
ruling-with-first = يسمّي { $seat } عدده أولًا؛ والأخير { $last }.
ruling-withs-first = تسمّى أعداد { $seat } أولًا، بهذا الترتيب؛ والأخير { $last }.
ruling-with-lapses = المزايدة النهائية { $call } من فئة أخرى: مشاركة { $seat } لا تُلزم أحدًا.
ruling-with-third-player = المزايدة النهائية { $call } من لاعب ثالث: تسقط مشاركة { $seat }.
ruling-joined-player-free = كان { $owner } قد شارك { $seat } ثم كسب المزاد: لا يلزم { $seat } شيء.
ruling-joined-player-bound = كان { $owner } قد شارك { $seat } ثم كسب المزاد: يلزم { $seat } ما يلزم المشارك.
ruling-all-passed = قال الجميع باس: لا صاحب للمزاد.
ruling-played-at-no-trump = تُلعب التوزيعة بدون قاطوع.
ruling-dealer-names-first = يسمّي { $seat } عددًا كالمعتاد، ويتبعه الباقون بالدور.
ruling-redeal = لم يزايد أحد بعد داش كول: لا تُلعب التوزيعة.
ruling-all-passed-redeal = قال الجميع باس: يُعاد التوزيع بحسب قواعد المكان.
ruling-all-passed-redeal-double = قال الجميع باس: يُعاد التوزيع بحسب قواعد المكان، ويُحسب { $carry ->
        [zero] صفر مرة
        [one] مرة واحدة
        [two] مرتين
        [few] { $carry } مرات
        [many] { $carry } مرةً
       *[other] { $carry } مرة
    }.
ruling-all-passed-skip-double = قال الجميع باس: تُترك التوزيعة بحسب قواعد المكان، وتُحسب التالية { $carry ->
        [zero] صفر مرة
        [one] مرة واحدة
        [two] مرتين
        [few] { $carry } مرات
        [many] { $carry } مرةً
       *[other] { $carry } مرة
    }.
ruling-under-the-floor = العدد { $number } أقل من الحد الأدنى على { $seat }، وهو { $floor }.
ruling-over-the-cap = العدد { $number } أكبر من الحد الأقصى على { $seat }، وهو { $cap }.
ruling-more-than-thirteen = العدد { $number } مستحيل: اللمّات ثلاث عشرة.
ruling-makes-thirteen = بالعدد { $number } من { $seat }، وهو الأخير، يصير المجموع ثلاث عشرة تمامًا.
ruling-name-again = العدد { $number } من { $seat } ملغى؛ يحلّ محله عدد صحيح، ولا عقوبة.
ruling-moved-to = يُنقل العدد { $number } من { $seat } إلى أقرب عدد صحيح، وهو { $moved }.
ruling-number-waits = لا يبقى العدد { $number } من { $seat } قائمًا إلا إذا سمّى { $next } عددًا فوقه.
ruling-number-stands = يبقى العدد { $number } من { $seat } قائمًا: سمّى اللاعب التالي عددًا فوقه.
ruling-number-out-of-turn = الدور دور { $turn }: العدد { $number } من { $seat } ملغى، ولا عقوبة.
ruling-number-out-of-turn-binds = الدور دور { $turn }: العدد { $number } من { $seat } ملغى، ويجب تكراره في الدور إن كان صحيحًا وقتها.
ruling-number-named-before = سمّى { $seat } عددًا من قبل، أو ليس لأحد أن يسمّي عددًا: العدد { $number } ملغى.
ruling-owner-has-named = المزايدة النهائية { $call } من { $seat } هي عدده: العدد { $number } ملغى.
ruling-dash-caller-has-named = أعلن { $seat } داش كول فلا يسمّي عددًا: العدد { $number } ملغى.
ruling-record-makes-thirteen = مجموع الأعداد في السجل ثلاث عشرة تمامًا، وهو ما لا يحق للاعب الأخير.
ruling-with-owns = شارك { $seat } وسمّى { $number } مثل { $owner }: صاحب مزاد.
ruling-with-does-not-own = شارك { $seat } لكنه سمّى { $number }، وليس عدد { $owner }: ليس صاحب مزاد.
ruling-one-owner = صاحب المزاد { $seat } وحده، بالعدد { $number }.
ruling-owners = أصحاب المزاد: { $seat }، بالعدد { $number }؛ ولا يحق لأحدهم التنازل عن ذلك.
ruling-risk-under = أنزل { $seat }، وهو الأخير، المجموع إلى { $total }: مخاطرة، درجتها { $level }.
ruling-risk-over = رفع { $seat }، وهو الأخير، المجموع إلى { $total }: مخاطرة، درجتها { $level }.
ruling-owner-and-risk = { $seat } صاحب مزاد، وعليه المخاطرة أيضًا.
ruling-risk-card-forgotten = لم يُظهر { $seat } كارت المخاطرة. المخاطرة قائمة مع ذلك، ولا يحق التنازل عنها.
ruling-risk-card-of-no-use = أظهر { $seat } كارت المخاطرة ولا مخاطرة معه: الكارت بلا أثر.
ruling-no-card-no-risk = أوصل { $seat } المجموع إلى { $total } بلا كارت المخاطرة: ليست هذه هنا مخاطرة.
ruling-too-few-for-risk = المجموع { $total }، لكن { $seat } لم يسمِّ إلا { $number }: أقل من لمّتين لا يصنع مخاطرة.
ruling-not-the-cause = المجموع { $total }، لكن ما كان في وسع { $seat } أن يُبقيه خارج هذا النطاق: لا مخاطرة.
ruling-no-extras = أربع باسات: لا يُحسب إلا اللمّات، بلا نقاط إضافية لأي سبب.
ruling-first-lead = يبدأ { $seat } اللعب في اللمّة الأولى.
ruling-second-hand = النقاط { $preset } منقولة وليست من القانون: القانون 52 ليس بين أيدينا.
ruling-all-fail = صعايدة: خسر الأربعة. لا نقاط لأحد، والتوزيعة التالية { $carry ->
        [one] تُحسب مرة واحدة
        [two] تُحسب مرتين
        [few] تُحسب { $carry } مرات
       *[other] تُحسب { $carry } مرة
    }.
ruling-trump-replaced = يسمّي { $seat } النداء { $call }، فيحلّ محل القاطوع الثابت.
ruling-trump-is-fixed = النداء { $call } من { $seat } لا يحلّ محل القاطوع: هو ملغى، ويُسمّى عدد.
ruling-named-again = سبق أن سمّى عددًا: { $seat }؛ يُسمّى العدد مرة أخرى.
ruling-deal-postponed = القاطوع الثابت الذي استُبدل يُلعب في توزيعة أخرى في النهاية.
ruling-avoid-redeal = يعلن { $seat } أفويد: يُعاد التوزيع بحسب قواعد المكان.
ruling-high-call-multiplied = المضاعِف، وهو { $carry }، يُحسب أيضًا لنداء الثماني فأكثر من { $seat }.
ruling-high-call-spared = المضاعِف، وهو { $carry }، لا يُحسب لنداء الثماني فأكثر من { $seat }.
ruling-carry-kept = أربع باسات: المضاعِف، وهو { $carry }، لا يُحسب هنا ويبقى للتوزيعة التالية.
ruling-carry-spent = أربع باسات: المضاعِف، وهو { $carry }، لا يُحسب هنا وينتهي.

## الأسئلة والاختيارات

question-next-accepts = زايد { $seat } بالمزايدة { $call } فوق { $over }، وهي غير كافية. هل تقبلها؟
option-next-accepts-accept = تُعدّ { $call } كافية، ويستمر المزاد منها.
option-next-accepts-decline = المزايدة { $call } مسحوبة؛ على { $seat } مزايدة كافية، أو مشاركة حيث تجوز، أو باس نهائي.
question-another-bid = المزايدة { $call } من { $seat } مسحوبة: على { $seat } نداء آخر.
option-another-bid-call = يحلّ محل { $call }؛ والباس نهائي.
question-out-of-turn-accepted = سمّى { $seat } النداء { $call } في دور { $turn }. هل تقبله؟
option-out-of-turn-accepted-accept = يبقى { $call } قائمًا، ويستمر المزاد بعد { $seat }.
option-out-of-turn-accepted-decline = النداء { $call } ملغى بلا عقوبة، ويسمّي { $turn } نداءه.
question-excluded-accepted = سمّى { $seat }، وهو خارج المزاد، النداء { $call }. هل تتركه قائمًا؟
option-excluded-accepted-accept = يبقى { $call } قائمًا، ويعود { $seat } إلى المزاد.
option-excluded-accepted-decline = النداء { $call } ملغى بلا عقوبة، ويسمّي { $turn } نداءه.
question-number-accepted = سمّى { $seat } العدد { $number }، وليس عددًا صحيحًا. هل تتركه قائمًا؟
option-number-accepted-accept = يبقى العدد { $number } قائمًا.
option-number-accepted-decline = العدد { $number } ملغى، ويسمّي { $seat } عددًا صحيحًا.
question-slip-or-second-thought = غيّر { $seat } النداء { $call } إلى { $second }. هل كان { $call } سهوًا؟
option-slip-or-second-thought-inadvertent = سهو: يحلّ { $second } محل { $call }.
option-slip-or-second-thought-second-thought = تغيير رأي: يبقى { $call } قائمًا.

## الرفض

refused-not-in-estimation = هذا لا يحدث في الاستميشن.
refused-no-such-call-here = { $call } ليس نداءً في الاستميشن.
refused-no-such-bid = { $call } ليست مزايدة: المزايدة من أربع لمّات إلى ثلاث عشرة، وفئة.
refused-no-number-now = لا أحد يسمّي عددًا الآن.
refused-owner-after-calls = بدأ المزاد نداءً بعد نداء: فلا تُكتب نتيجته أيضًا.
refused-cannot-have-joined = لا يمكن أن يكون هؤلاء اللاعبون قد شاركوا في { $call } من { $seat }.
refused-no-with-at-no-trump = لا مشاركة هنا في { $call }.
refused-tricks-not-thirteen = لمّات المقاعد الأربعة مجموعها ثلاث عشرة؛ { $total ->
        [zero] وهنا لا لمّات
        [one] وهنا لمّة واحدة
        [two] وهنا لمّتان
        [few] وهنا { $total } لمّات
        [many] وهنا { $total } لمّةً
       *[other] وهنا { $total } لمّة
    }.
refused-tricks-already-won = كسب لاعب لمّات أكثر من ذلك.

## من يلزمه ماذا

restriction-out = { $seat } قال باس ولا يشارك في المزاد بعد ذلك.
restriction-dash-call = { $seat } أعلن داش كول: صفر من اللمّات، ولا مزايدة ولا عدد.
restriction-first = { $seat } يسمّي عدده قبل الآخرين.
restriction-floor = { $seat } يسمّي { $number ->
        [zero] صفرًا من اللمّات أو أكثر
        [one] لمّة واحدة أو أكثر
        [two] لمّتين أو أكثر
        [few] { $number } لمّات أو أكثر
        [many] { $number } لمّةً أو أكثر
       *[other] { $number } لمّة أو أكثر
    }.
restriction-cap = { $seat } لا يسمّي أكثر من { $number ->
        [zero] صفر من اللمّات
        [one] لمّة واحدة
        [two] لمّتين
        [few] { $number } لمّات
        [many] { $number } لمّةً
       *[other] { $number } لمّة
    }.
restriction-not-thirteen = { $seat }، وهو الأخير، لا يحق له أن يجعل المجموع ثلاث عشرة تمامًا.

## الإجابة نصًّا

irregular-improper = ليس على الشكل الصحيح
irregular-out-of-turn = خارج الدور
irregular-out-of-the-auction = من لاعب خارج المزاد
irregular-out-of-range = ليس عددًا صحيحًا
irregular-auction-over = بعد نهاية المزاد
irregular-not-repeated = ليس ما يجب تكراره
irregular-no-call = لا نداء مطلوب
irregular-changed = نداء مغيَّر

cli-turn-number = على { $seat } أن يسمّي عددًا: { $range }.
cli-range = من { $min } إلى { $max }
cli-range-one = { $min } فقط
cli-range-barred = { $range }، وليس { $barred }
cli-numbers = الأعداد
cli-order = ترتيب تسمية الأعداد: { $order }
cli-order-with-owner = مزايدة { $owner } هي عدده؛ ثم { $order }
cli-total = المجموع { $total }: { $side ->
        [over] أوفر، بفرق { $by }
        [under] أندر، بفرق { $by }
       *[even] ثلاث عشرة تمامًا
    }
cli-total-so-far = المجموع حتى الآن { $total }
cli-owners = أصحاب المزاد: { $owners }
cli-no-owners = لا صاحب للمزاد.
cli-risk = المخاطرة: { $seat } ({ $law })، درجتها { $level }
cli-no-risk = لا مخاطرة.
cli-phase-numbers = انتهى المزاد: { $bid }، صاحبه { $owner }.
cli-phase-numbers-replaced = لا مزاد: حلّ { $bid } محل القاطوع الثابت.
cli-phase-numbers-nobody = انتهى المزاد بلا مزايدة: بدون قاطوع.
cli-phase-numbers-fixed = لا مزاد: القاطوع ثابت، { $trump }.
cli-joined-by = المشاركون: { $seats }
cli-sheet = ورقة النقاط { $preset }: منقولة وليست من القانون
cli-sheet-seat = المقعد
cli-sheet-number = العدد
cli-sheet-tricks = اللمّات
cli-sheet-result = النتيجة
cli-sheet-parts = السبب
cli-sheet-points = النقاط
cli-made = نجح
cli-failed = خسر

score-part-made = نجح
score-part-difference = الفرق
score-part-owner = صاحب المزاد
score-part-risk = مخاطرة
score-part-super = ثمانية فأكثر
score-part-square = ثمانية فأكثر، مربّعة
score-part-zero-under = صفر في توزيعة أندر
score-part-zero-failed = صفر لم ينجح
score-part-sole-winner = الناجح الوحيد
score-part-sole-loser = الخاسر الوحيد
score-part-dash-call-under = داش كول، أندر
score-part-dash-call-over = داش كول، أوفر
score-part-carry = المضاعِف
score-part-all-fail = صعايدة: خسر الأربعة
score-part-many-callers = كثرة أصحاب النداء
score-part-super-double = ثماني لمّات أو أكثر، مضاعفة

## عناوين بنود القانون 18 وخلاصاتها (الإنجليزية في كتاب القوانين)

law-heading-e18a1 = الشكل الصحيح للمزايدة
law-text-e18a1 = تسمّي المزايدة كم لمّة، أربعًا على الأقل، وفي أي لون أو بدون قاطوع؛ والعدد هو عدد اللمّات نفسها
law-heading-e18a2 = الباس ليس مزايدة
law-text-e18a2 = الباس نداء، لكنه لا يضع مستوى ولا يعلو شيئًا
law-heading-e18a3 = الباس نهائي
law-text-e18a3 = من قال باس فهو خارج المزاد حتى ينتهي مزاد هذه التوزيعة؛ ويسمّي عددًا بعد ذلك
law-heading-e18bi = التعلية بالفئة
law-text-e18bi = العدد نفسه من اللمّات في فئة أعلى ترتيبًا
law-heading-e18bii = التعلية بالعدد
law-text-e18bii = لمّات أكثر، في أي فئة كانت
law-heading-e18c1 = المشاركة في المزايدة: مزايد مع
law-text-e18c1 = للاعب أن يشارك غيره في مزايدته بثلاثة شروط؛ وتُعلن المشاركة بهذا الاسم
law-heading-e18c1i = المشاركة: من أربع لمّات
law-text-e18c1i = لا مشاركة فيما دون أربع لمّات
law-heading-e18c1ii = المشاركة: المزايدة نفسها
law-text-e18c1ii = عدد المشارك وفئته هما عدد المزايدة التي يشارك فيها وفئتها
law-heading-e18c1iii = المشاركة: في الدور
law-text-e18c1iii = لا تكون إلا في دوره أثناء المزاد، ويبقى بعدها في المزاد
law-heading-e18c2 = بعد المشاركة
law-text-e18c2 = لكليهما أن يعلّي؛ ولا يلزم ما يلي إلا إذا كانت آخر مزايدة في الفئة التي شورك فيها
law-heading-e18c2i = المشاركة: الحد الأدنى
law-text-e18c2i = لا يسمّي المشارك أقل من أربع، ولا أقل مما زايد به أو شارك فيه آخر مرة
law-heading-e18c2ii = المشاركة: أولوية تسمية العدد
law-text-e18c2ii = يبدأ المشارك تسمية الأعداد، ويأتي الباقون بعده بالدوران
law-heading-e18c3 = المشاركة: صاحب مزاد أم لا
law-text-e18c3 = المشارك صاحب مزاد، كسب أو خسر، متى سمّى عدد صاحب المزاد الأصلي لا غيره
law-heading-e18c4 = أصحاب المزاد
law-text-e18c4 = كل من سمّى العدد الأعلى صاحب مزاد، شارك أو لم يشارك، كسبًا وخسارة، رضي أو لم يرضَ
law-heading-e18d = مزايدة كافية
law-text-e18d = ما تعلو المزايدة السابقة؛ وفوق الباس وحده تكفي أي مزايدة
law-heading-e18e1 = مزايدة غير كافية
law-text-e18e1 = ما لا تعلو المزايدة السابقة
law-heading-e18e2 = مزايدة غير كافية: المخالفة
law-text-e18e2 = هي خرق للقانون؛ ويصحّحها القانون 22 وليس بين أيدينا: يقوم تفسيرنا مقامه ويقول ذلك
law-heading-e18f = ترتيب الفئات
law-text-e18f = كلوب أدناها، ثم دايموند وهارت وسبيد، وبدون قاطوع فوقها جميعًا
law-heading-e18g1 = المخاطرة
law-text-e18g1 = من يسمّي العدد الأخير يخاطر إذا جعل مجموع الأعداد الأربعة خمسة عشر فأكثر أو أحد عشر فأقل
law-heading-e18g1i = المخاطرة تحت
law-text-e18g1i = عند أحد عشر فأقل يجب أن يكون عدده هو السبب
law-heading-e18g1ii = المخاطرة فوق
law-text-e18g1ii = عند خمسة عشر فأكثر كذلك، وبلمّتين على الأقل
law-heading-e18g2 = المخاطرة: ما تساويه
law-text-e18g2 = تُحسب كأن صاحبها صاحب المزاد، نجح أو خسر
law-heading-e18g3 = المخاطرة: لا تنازل
law-text-e18g3 = من تسبّب فيها لا يتركها، أظهر الكارت أو لم يُظهره
law-heading-e18h0 = لم يزايد أحد
law-text-e18h0 = قال كل من الأربعة باس في دوره
law-heading-e18h1 = لم يزايد أحد: بدون قاطوع
law-text-e18h1 = لا لون قاطوع في تلك التوزيعة
law-heading-e18h2 = لم يزايد أحد: العودة إلى الموزّع
law-text-e18h2 = يعود الدور إلى الموزّع
law-heading-e18h3 = لم يزايد أحد: الأعداد
law-text-e18h3 = يسمّي الموزّع أي عدد من اللمّات، ثم الآخرون بالدوران
law-heading-e18h4 = لم يزايد أحد: الحساب
law-text-e18h4 = تُحسب اللمّات وحدها: لا صاحب مزاد ولا مخاطرة ولا زيادة أخرى

## أسئلة laws --options، والإجابة التي يعطيها كل مفتاح بعد علامة الاستفهام

law-answer-accept-e18-e2 = المزايدة غير كافية: هل تقبلها؟ نعم
law-answer-decline-e18-e2 = المزايدة غير كافية: هل تقبلها؟ لا
law-answer-call-e18-e2 = نداء آخر مطلوب؟ يُسمّى فحسب
law-answer-accept-e18-c1-iii = جاء النداء خارج الدور: هل تقبله؟ نعم
law-answer-decline-e18-c1-iii = جاء النداء خارج الدور: هل تقبله؟ لا
law-answer-accept-e18-a3 = هو خارج المزاد وسمّى نداءً: هل تتركه قائمًا؟ نعم
law-answer-decline-e18-a3 = هو خارج المزاد وسمّى نداءً: هل تتركه قائمًا؟ لا
law-answer-inadvertent-e18 = غُيّر النداء أو العدد: هل كان الأول سهوًا؟ نعم
law-answer-second-thought-e18 = غُيّر النداء أو العدد: هل كان الأول سهوًا؟ لا، تغيير رأي
law-answer-reading-e18 = القانون لا يحسمها: بأي تفسير؟ مفتاح التفسير، و re مع اسم المسألة
