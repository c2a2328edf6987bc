# ما يقوله المحرّك: القرارات والأسئلة والاختيارات والرفض والمراجعات. الكلمات من عندنا؛ ورقم البند
# يقف بجانب كل جملة وليس جزءًا منها.

## القرارات

ruling-insufficient = المزايدة { $call } غير كافية: لا تحلّ محل { $over }.
ruling-out-of-rotation = سمّى { $seat } النداء { $call } خارج الدور؛ وكان الدور دور { $turn }.
ruling-attention = لفت { $seat } النظر: يُستدعى مدير البطولة فورًا، ولا يفقد أحد بذلك حقًّا.
ruling-assessed = أصدر مدير البطولة قراره.
ruling-premature = صحّح { $seat } النداء { $call } قبل حضور مدير البطولة: فقد يجرّ ذلك النداء أيضًا عقوبة.
ruling-premature-2017 = صحّح { $seat } النداء { $call } قبل حضور مدير البطولة: فقد يجرّ ذلك النداء أيضًا تقييد البدء.
ruling-accepted-27a = يقبل { $lho } المزايدة { $call }: تُعدّ صحيحة، ويستمر المزاد منها.
ruling-accepted-27a1 = يقبل { $lho } المزايدة { $call }: تُعدّ صحيحة، ويستمر المزاد منها.
ruling-accepted-29a = يقبل { $lho } النداء { $call }: يبقى قائمًا، ومن فاته الدور فقده هذه المرة.
ruling-not-accepted = لا يقبل { $lho } المزايدة { $call }. على { $seat } مزايدة كافية أو باس، ولا يحق له الدبل.
ruling-not-accepted-2017 = لا يقبل { $lho } المزايدة { $call }. يسمّي { $seat } مكانها أي نداء صحيح.
ruling-insufficient-again = المزايدة { $call } غير كافية هي أيضًا: يجوز أن يقبلها { $lho }.
ruling-corrected-free = صُحّحت { $call } بأدنى مزايدة كافية في الفئة نفسها، والمزايدتان طبيعيتان: لا عقوبة، ويبقى { $partner } حرًّا.
ruling-corrected-free-2017 = صُحّحت { $call } بأدنى مزايدة تدلّ على الفئة نفسها: لا تصحيح آخر، ويبقى { $partner } حرًّا.
ruling-comparable = النداء { $replacement } مماثل للنداء { $call }: لا تصحيح آخر، ويبقى { $partner } حرًّا.
ruling-not-comparable = النداء { $replacement } ليس مماثلًا للنداء { $call }: يلزم { $partner } الباس في دوره التالي.
ruling-partner-silenced-pass = قال { $seat } باس بدلًا من { $call }: يلزم { $partner } الباس حتى نهاية المزاد.
ruling-partner-silenced-other-bid = ليست { $replacement } أدنى مزايدة كافية في فئة { $call }: يلزم { $partner } الباس حتى نهاية المزاد.
ruling-partner-silenced-artificial = قد تكون { $call }، أو المزايدة التي تصحّحها، اصطناعية: يلزم { $partner } الباس حتى نهاية المزاد.
ruling-partner-silenced-not-comparable = لا يصحّح النداء { $replacement } المزايدة { $call } وليس مماثلًا لها: يلزم { $partner } الباس حتى نهاية المزاد.
ruling-no-double-instead = لا يجوز أن يحلّ { $call } محل المزايدة غير الكافية: النداء ملغى، ويلزم { $partner } الباس حتى نهاية المزاد، وعلى { $seat } بعدُ مزايدة أو باس.
ruling-no-double-instead-2017 = لا يجوز أن يحلّ { $call } هنا محل المزايدة غير الكافية: النداء ملغى، ويلزم { $partner } الباس حتى نهاية المزاد، وعلى { $seat } أن يسمّي نداءً صحيحًا آخر.
ruling-slip = كان النداء { $first } سهوًا: يحلّ { $second } محله، ولا عقوبة.
ruling-slip-2017 = لم يقصد { $seat } النداء { $first }: يحلّ محله { $second } الذي قصده، ولا تصحيح.
ruling-partner-cancelled = جاء النداء { $call } من { $seat } فوق نداء تغيّر بعد ذلك: النداء ملغى، ويسمّي { $seat } نداءه من جديد في دوره.
ruling-no-slip = لم يكن النداء { $first } سهوًا: تغييره إلى { $second } متأخر أو مقصود.
ruling-no-slip-2017 = كان { $seat } يقصد { $first } حين سمّاه: { $second } قصد آخر، لا سهو صُحّح.
ruling-second-thought = كان النداء { $second } تغيير رأي: لا يفتح اختيارًا لأحد، ويبقى { $first } على الطاولة كما كان.
ruling-too-late = جاء التغيير متأخرًا: يبقى النداء { $first } قائمًا، ولا يجوز أن يستعمل { $partner } ما دلّ عليه { $second }.
ruling-only-asked = سأل { $seat } فقط: لا يُلزم ذلك أحدًا، ولا يجوز أن يستعمل { $partner } ما قيل.
ruling-never-stands = لا يمكن أن يبقى النداء { $second } قائمًا بحال، فلا اختيار فيه أمام { $lho }: النداء ملغى.
ruling-never-stands-2017 = لا يمكن أن يبقى النداء { $second } قائمًا بحال، فلا اختيار فيه أمام { $lho }: النداء ملغى، ويبقى { $first } قائمًا. { $partner } حرّ، لكن لا يجوز أن يستعمل ما سُحب.
ruling-change-accepted = يقبل { $lho } النداء { $second } بدلًا من { $first }: يبقى قائمًا، ولا عقوبة.
ruling-change-accepted-2017 = يقبل { $lho } النداء { $second } بدلًا من { $first }: يبقى قائمًا. { $partner } حرّ؛ وقد يجرّ { $first } تقييد البدء.
ruling-change-refused = لا يقبل { $lho } التغيير: النداء { $second } ملغى.
ruling-change-refused-2017 = لا يقبل { $lho } التغيير: النداء { $second } ملغى، ويبقى { $first } قائمًا. { $partner } حرّ، لكن لا يجوز أن يستعمل ما سُحب.
ruling-called-over-first-25b1 = قصد { $lho } أن يسمّي نداءه فوق { $first }: يبقى { $second } قائمًا بلا عقوبة، ويجوز أن يسحب { $lho } نداءه.
ruling-called-over-first = سمّى { $lho } نداءه فوق { $first } وهو لم يرَ { $second }، فقبِله بذلك.
ruling-called-over-first-25b2 = قصد { $lho } أن يسمّي نداءه فوق { $first }: النداء { $second } ملغى، ويبقى { $first } قائمًا ومعه النداء فوقه.
ruling-own-law = كان النداء { $first } نفسه مخالفًا: يستمر القانون الخاص به.
ruling-first-stands = يبقى النداء { $first } قائمًا، ويلزم { $partner } الباس في دوره التالي.
ruling-another-call = يسمّي { $seat } النداء { $another } بدلًا من { $first }: { $partner } حرّ لكن لا يجوز له أن يستعمل ما سُحب، ولا تزيد نتيجة الطرف على متوسط ناقص.
ruling-kept = يُبقي { $seat } النداء { $call }.
ruling-recalled = يسحب { $seat } النداء { $call } ويسمّي { $instead }.
ruling-implied-pass = كان { $seat } ملزمًا بالباس: يُعدّ الباس كأنه قيل، ونداء { $by } في الدور.
ruling-said-again = النداء { $call } من { $seat } كان معدودًا من قبل كأنه قيل: لا جديد.
ruling-passed-convention = قال { $seat } باس على نداء { $partner } الاصطناعي: يُحكم عليه كأنه مزايدة.
ruling-in-rotation = كان الدور دور { $seat }: النداء { $call } في الدور، والنداء { $cancelled } من { $offender } كأنه لم يكن. لا عقوبة.
ruling-in-rotation-2017 = كان الدور دور { $seat }: النداء { $call } في الدور، والنداء { $cancelled } من { $offender } كأنه لم يكن. لا تصحيح.
ruling-cancelled = لا يقبل { $lho } النداء { $call }: النداء ملغى، والدور دور { $turn }.
ruling-lho-called-too-soon = سمّى { $seat } النداء { $call } بعد لفت النظر: النداء ملغى، والاختيار ما زال مفتوحًا.
ruling-made-before-ruling = جاء نداء { $seat } قبل القرار الذي يُلزم { $seat } الباس: فليس مخالفًا له.
ruling-tested-again = جاء النداء { $call } من { $seat } والسؤال مفتوح: يُفحص الآن.
ruling-turn-lost = الدور الضائع لا يُسقط ما يلزم في الدور التالي.
ruling-no-turn-came = انتهى المزاد قبل أن يأتي المخالفَ دور لنداء آخر: لا عقوبة بدء.
ruling-no-turn-came-2017 = انتهى المزاد قبل أن يأتي { $seat } دور لنداء مماثل: إن دافع الطرف فعليه تقييد البدء.
ruling-all-have-passed = قال الأربعة باس، أحدهم خارج الدور: لا تُلعب التوزيعة.
ruling-hands-are-back = عادت الأيدي الأربع إلى مكانها: انتهت فترة المزاد.
ruling-taken-up-later = يُنظر في هذا بعد أن تُحسم المسألة المفتوحة الآن.
ruling-lead-waits = بدأ { $seat } اللعب ومدير البطولة ينظر في المزاد: إن لم يُعَد فتح المزاد فهذا هو الكارت الأول.
ruling-card-seen = شوهد كارت من يد { $seat } قبل النداء الأول: معلومات من مصدر آخر.
ruling-called-too-soon = سمّى { $turn } نداءه والاختيار ما زال حق { $lho }: النداء ملغى، والاختيار ما زال مفتوحًا.
ruling-player-skipped = أخذ باس من { $offender } دور { $seat }: كل باس قيل بعد ذلك ملغى، والدور دور { $seat }.
ruling-improper-form = على { $seat } أن يقول الكلمة وحدها؛ ويؤخذ { $call } على ما قُصد به.
ruling-names-wrong-bid = سمّى { $seat } المزايدة { $said }؛ والنداء واقع على { $bid }، كما سُمّيت فعلًا.
ruling-forfeited = سقط الحق في العقوبة: تصرّف الطرف غير المخالف قبل حضور مدير البطولة. وتبقى عقوبة إجرائية ممكنة.
ruling-not-forfeited = لم يسقط الحق في العقوبة.
ruling-gain-taken-away = تصرّف الطرف غير المخالف قبل حضور مدير البطولة فكسب بذلك: تفقد نتيجته وحدها هذا الكسب بعد اللعب، وتبقى للطرف الآخر نتيجة الطاولة.
ruling-not-forfeited-2017 = لم يكسب الطرف الذي تصرّف أولًا شيئًا بذلك: لا تُخفَّض أي نتيجة.
ruling-accepted-already = كان النداء خارج الدور قد قُبل من قبل: فالنداء { $call } من { $seat } هو الآن خارج الدور.
ruling-depends-on-rho = ما يترتب على نداء { $seat } متوقف على ما يسمّيه { $rho } الآن.
ruling-conventional-pass = كان باس { $seat } اصطناعيًّا: يُحكم عليه كأنه مزايدة.
ruling-offender-passes-once = يلزم { $seat } الباس في دوره التالي.
ruling-offender-passes-always = يلزم { $seat } الباس حتى نهاية المزاد.
ruling-partner-no-double = يحق أن يزايد { $seat } أو يقول باس، ولا يحق له الدبل في هذا الدور.
ruling-partner-free = يسمّي { $partner } أي نداء صحيح في دوره ولا يجوز له أن يستعمل { $call }؛ وما يترتب عليه يحدّده النداء التالي من { $seat }.
ruling-partner-silenced = يسمّي { $seat } أي نداء صحيح في دوره؛ ويلزم { $partner } الباس حتى نهاية المزاد.
ruling-must-repeat = على { $seat } أن يكرّر { $call }؛ فإن كان نداءً صحيحًا فلا عقوبة.
ruling-must-repeat-2017 = على { $seat } أن يكرّر { $call }؛ فإن كان نداءً صحيحًا فلا تصحيح آخر.
ruling-passes-instead = كان على { $seat } أن يكرّر { $call } لكن يلزمه الباس: فالباس مقدّم.
ruling-any-legal-call = يسمّي { $seat } أي نداء صحيح في دوره.
ruling-repeat-enforced = كان على { $seat } أن يكرّر { $repeat }: النداء { $call } ملغى، ويحلّ { $repeat } محله.
ruling-denomination-repeated = يكرّر { $seat } الفئة نفسها: يلزم { $partner } الباس في دوره التالي.
ruling-denomination-not-repeated = لا يكرّر { $seat } الفئة نفسها: يلزم { $partner } الباس حتى نهاية المزاد.
ruling-stands-after-all = سمّى { $lho } نداءه قبل القرار: يبقى { $call } قائمًا، وكذلك كل نداء صحيح بعده.
ruling-as-if-no-irregularity = سمّى { $lho } نداءه قبل القرار: { $call } وكل نداء بعده ملغى، كأن شيئًا لم يحدث.
ruling-only-the-silence-stays = سمّى { $lho } نداءه قبل القرار: { $call } وكل نداء بعده ملغى. ويلزم { $seat } و { $partner } الباس حتى نهاية المزاد على كل حال؛ ولا يسقط إلا تقييد البدء.
ruling-after-final-pass-both = كان المزاد قد انتهى: { $call } والنداء فوقه ملغيان، ولا عقوبة.
ruling-after-final-pass-both-2017 = كان المزاد قد انتهى: { $call } والنداء فوقه ملغيان، ولا تصحيح.
ruling-after-final-pass = كان المزاد قد انتهى: النداء { $call } من { $seat } ملغى، ولا عقوبة.
ruling-after-final-pass-2017 = كان المزاد قد انتهى: النداء { $call } من { $seat } ملغى، ولا تصحيح.
ruling-defender-after-final-pass = كان المزاد قد انتهى: النداء { $call } من { $seat } ملغى؛ وقد تلحق { $partner } عقوبة البدء.
ruling-defender-after-final-pass-2017 = كان المزاد قد انتهى: النداء { $call } من { $seat } ملغى؛ وقد يلحق { $partner } تقييد البدء.
ruling-inadmissible = لا يحق أن يسمّي { $seat } هذا النداء، { $call }: النداء ملغى، ويلزم { $partner } الباس حتى نهاية المزاد.
ruling-his-choice = النداء { $second } هو ما يحق أن يسمّيه { $seat } بدلًا من { $first }.
ruling-both-silenced-in-turn = ما كان يمكن أن يسمّي { $seat } هذا النداء: النداء ملغى، ويلزم { $seat } و { $partner } الباس حتى نهاية المزاد.
ruling-both-silenced = ما كان يمكن أن يسمّي { $seat } هذا النداء: يحلّ محله باس، ويلزم { $seat } و { $partner } الباس حتى نهاية المزاد.
ruling-partner-cancelled-29b = يسقط النداء { $call } من { $seat } مع النداء خارج الدور: يسمّي { $seat } نداءه من جديد.
ruling-lead-waived = لا يستعمل { $declarer } حقه في عقوبة البدء.
ruling-lead-waived-2017 = لا يستعمل { $declarer } حقه في تقييد البدء.
ruling-lead-require = يطلب { $declarer } أن يبدأ { $leader } من { $suit }.
ruling-lead-forbid = يمنع { $declarer } أن يبدأ { $leader } من { $suit } ما دام بدء اللعب مع { $leader }.
ruling-wrong-hand-called = سمّى { $seat } نداءً ويده خاطئة العدد: نتيجة اصطناعية.
ruling-hands-put-right = لم يرَ أحد كارتًا من يد غيره: تُصحّح الأيدي، وتُلعب التوزيعة.
ruling-hands-put-right-16b = لم يسمِّ أحد نداءً: يأخذ { $seat } و { $other } اليدين الصحيحتين، وتُلعب التوزيعة.
ruling-hands-put-right-16d = لم يسمِّ أحد نداءً: يأخذ { $seat } و { $other } اليدين الصحيحتين، وتُلعب التوزيعة.
ruling-seen-agreed = ما شوهد لا يؤثر، والأربعة موافقون: تُلعب التوزيعة.
ruling-seen-interferes = ما شوهد يؤثر في اللعب، أو اعترض أحدهم: نتيجة اصطناعية.
ruling-cannot-be-played = لا يمكن تصحيح التوزيعة ولعبها: نتيجة اصطناعية.
ruling-played-and-reviewed = تُصحّح الأيدي وتُلعب التوزيعة بلا تغيير أي نداء؛ وقد تُعدَّل النتيجة بعد ذلك.
ruling-card-of-another-seen = شوهد كارت من يد لاعب آخر: هي معلومات من مصدر آخر.
ruling-card-restored = وُجد كارت { $seat } الناقص أو أُكملت اليد؛ وما سُمّي من نداءات يبقى قائمًا.
ruling-second-auction = جلس الزوج الصحيح: المزاد ملغى ويبدأ من جديد؛ ومن كان قد سمّى نداءً عليه أن يسمّي النداء نفسه. { $side } حرّان.
ruling-second-auction-differs = يسمّي { $seat } النداء { $call } وكان في المزاد الأول { $earlier }: التوزيعة ملغاة.
ruling-wrong-pair-stands = لم يسبق لأحد من الأربعة أن لعب هذه التوزيعة: يُكمَل المزاد واللعب، وتثبت النتيجة للطرفين.
ruling-wrong-pair-cancelled = سبق أن لعب أحد الأربعة هذه التوزيعة: تُلغى هنا. ومن حُرم توزيعة تُعطى له نتيجة اصطناعية.
ruling-hands-as-wrong-board = يأخذ { $seat } و { $other } اليدين الصحيحتين؛ وتُعامَل نداءاتهما معاملة نداء على كروت توزيعة أخرى.
ruling-hands-swapped-artificial = أمسك كلٌّ من { $seat } و { $other } يد الآخر ولا يمكن لعب التوزيعة لعبًا عاديًّا: نتيجة اصطناعية.
ruling-wrong-board = جاء النداء { $call } من { $seat } على كروت توزيعة أخرى: النداء ملغى، ويسمّي { $seat } نداءه على الكروت الصحيحة.
ruling-wrong-board-partner-called = سمّى { $seat } نداءه على كروت توزيعة أخرى، وسمّى شريكه نداءً فوقه: نتيجة اصطناعية.
ruling-wrong-board-late = سمّى { $seat } نداءه على كروت توزيعة أخرى، واكتُشف ذلك متأخرًا: نتيجة اصطناعية.
ruling-wrong-board-stands = كان { $seat } سيسمّي النداء نفسه على الكروت الصحيحة: النتيجة قائمة.
ruling-same = نداء { $seat } الجديد مثل الأول تقريبًا: على { $lho } أن يكرّر { $call }.
ruling-differs = نداء { $seat } الجديد مختلف اختلافًا كبيرًا: نتيجة اصطناعية.
ruling-repeated-at-own-board = يكرّر { $seat } النداء { $call } الذي أُلغي في التوزيعة الأخرى: يجوز لعب التوزيعة.
ruling-differs-at-own-board = يسمّي { $seat } النداء { $call } وليس { $earlier } الذي أُلغي في التوزيعة الأخرى: نتيجة اصطناعية.
ruling-much-the-same-at-own-board = يسمّي { $seat } النداء { $call } وكان الملغى في التوزيعة الأخرى { $earlier }: هما متقاربان، وتُلعب التوزيعة.
ruling-repeat = لم يسمع { $seat } نداءً: يُكرَّر فورًا.
ruling-review = يحق أن يطلب { $seat } مراجعة المزاد، ويقوم بها خصم.
ruling-review-not-in-turn = لا يحق أن يطلب { $seat } مراجعة المزاد إلا في دوره.
ruling-review-not-for-silenced = يلزم { $seat } الباس، فلا يحق له طلب مراجعة المزاد.
ruling-review-too-late = لم يعد من حق { $seat } طلب مراجعة المزاد؛ ويجوز السؤال عن العقد.
ruling-review-by-opponent-only = لا يحق أن يعيد { $seat } المزاد على شريكه: لا يجيب إلا خصم.
ruling-review-corrected = يصحّح { $seat } المراجعة، وذلك واجب على كل لاعب.
ruling-whose-lead = يحق أن يسأل { $seat } من يبدأ اللعب: يبدأ { $leader }.
ruling-lead-not-to-ask = لا يحق أن يسأل { $seat } من يبدأ اللعب.
ruling-explanation = يسأل { $seat } عن { $call }: يشرحه { $partner } شرحًا كاملًا.
ruling-explanation-not-in-turn = لا يحق أن يسأل { $seat } عن { $call } إلا في دوره.
ruling-ask-opponents-only = لا يحق أن يسأل { $seat } إلا عن نداءات الخصمين.
ruling-explained-by-other = يشرح { $call } شريكُ من سمّاه، لا { $seat }.
ruling-misinformation = لم يُنبَّه على { $call } من { $seat } في وقته، أو شُرح شرحًا خاطئًا: تلقّى الخصمان معلومات خاطئة.
ruling-misinformed = الأرجح أن { $call } من { $seat } سببه المعلومات الخاطئة: يحق أن يغيّره { $seat }.
ruling-misinformed-2017 = يُحتمل حقًا أن { $call } من { $seat } تأثّر بالمعلومات الخاطئة: يحق أن يغيّره { $seat }.
ruling-not-misinformed = النداء { $call } من { $seat } ليس سببه المعلومات الخاطئة: يبقى قائمًا.
ruling-not-misinformed-2017 = يُستبعد أن { $call } من { $seat } تأثّر بالمعلومات الخاطئة: يبقى قائمًا.
ruling-kept-misinformed = يُبقي { $seat } النداء { $call }.
ruling-changed-misinformed = يسمّي { $seat } النداء { $second } بدلًا من { $call }، ولا عقوبة.
ruling-changed-misinformed-2017 = يسمّي { $seat } النداء { $second } بدلًا من { $call }، ولا تصحيح على ذلك الطرف.
ruling-changed-after = يسمّي { $seat } النداء { $second } بدلًا من { $call }، ولا عقوبة.
ruling-changed-after-2017 = يسمّي { $seat } النداء { $second } بدلًا من { $call }، ولا تصحيح.
ruling-own-error = يصحّح { $seat } شرحًا: يُستدعى مدير البطولة فورًا.
ruling-partner-corrects = يصحّح { $seat } شرح شريكه، وهذا وقته.
ruling-partner-corrects-too-early = لا يحق بعدُ أن يصحّح { $seat } شرح شريكه: ما قيل معلومات غير مصرّح بها للشريك.
ruling-not-visible = ما كان شريك { $seat } يستطيع رؤية الكارت: يُرفع، ولا يلزم أحدًا شيء.
ruling-stays-face-up = ما كشفه { $seat } يبقى مكشوفًا؛ وإن دافع الطرف فهو كارت عقوبة.
ruling-partner-passes-once = ما كشفه { $seat } يبقى مكشوفًا؛ ويلزم { $partner } الباس في دوره التالي.
ruling-hand-spread = يعود كارت اللاعب المعلن إلى يده؛ وكروت { $seat } كلها تبقى مكشوفة كروت عقوبة.
ruling-hand-spread-average = لم يعد لعب التوزيعة لعبًا عاديًّا ممكنًا: نتيجة اصطناعية.
ruling-penalty-card-stays = لا يستعمل { $declarer } كارت العقوبة: يبقى مكشوفًا.
ruling-attempt-first = حاول { $seat } تغيير { $first } قبل النداء الآخر.
ruling-call-first = النداء { $call } من { $seat } يُعدّ سابقًا للتغيير.
ruling-neither-in-turn = لم يكن الدور دور أيٍّ منهما: الأقرب إلى الدور يُعدّ الأسبق.
ruling-skipped-stands = لم يُكتشف الدور الضائع إلا بعد بدء اللعب: النتيجة قائمة.
ruling-skipped-artificial = لم يُكتشف الدور الضائع إلا بعد بدء اللعب: نتيجة اصطناعية.
ruling-late-as-if-not-made = اكتُشف بعد بدء اللعب: يُحسب العقد كأن النداء لم يكن.
ruling-late-result-stands = اكتُشف بعد بدء اللعب: النتيجة قائمة.
ruling-late-artificial = اكتُشف بعد بدء اللعب: نتيجة اصطناعية.
ruling-newest-first = يُنظر أولًا في النداء الأحدث؛ ثم تُفحص البقية من جديد.
ruling-oldest-first = يُحسم أولًا النداء الأقدم؛ ثم تُفحص البقية من جديد.
ruling-director-error = كان قرار بموجب { $wrong } خطأً: يُعامَل الطرفان معاملة غير المخالف حيث لا يمكن إصلاحه.
ruling-told-comparable = لـ { $seat } وحده: ما يُعدّ مماثلًا للنداء { $call } هو { $calls }.

## الأسئلة، وما يترتب على كل إجابة

question-accept-insufficient = هل يقبل { $lho } المزايدة { $call }؟
option-accept-insufficient-accept = تُعدّ { $call } مزايدة صحيحة، ولا عقوبة؛ ويسمّي { $lho } نداءه فوقها الآن.
option-accept-insufficient-accept-2017 = تُعدّ { $call } مزايدة صحيحة، ولا تصحيح؛ ويسمّي { $lho } نداءه فوقها الآن.
option-accept-insufficient-decline = المزايدة { $call } ملغاة. على { $offender } مزايدة كافية أو باس، ولا يحق له الدبل. { $lowest } والمزايدتان طبيعيتان: لا عقوبة. غير ذلك: يلزم { $partner } الباس حتى نهاية المزاد، وقد تلحق الطرف عقوبة البدء.
option-accept-insufficient-decline-2017 = المزايدة { $call } ملغاة، ويسمّي { $offender } أي نداء صحيح. { $lowest } إن كانت أدنى مزايدة تدلّ على المعنى نفسه، أو نداء مماثل: لا تصحيح آخر. غير ذلك: يلزم { $partner } الباس حتى نهاية المزاد، وقد يلحق الطرف تقييد البدء.

question-correct-insufficient = ماذا يسمّي { $offender } بدلًا من { $call }؟
option-correct-insufficient-call = { $lowest } والمزايدتان طبيعيتان: يبقى { $partner } حرًّا؛ وأي مزايدة أخرى أو باس: يلزم { $partner } الباس حتى نهاية المزاد، مع عقوبة البدء إن دافع الطرف. والدبل ملغى، ويلزم { $partner } الباس مع ذلك.
option-correct-insufficient-call-2017 = { $lowest } إن كانت أدنى مزايدة تدلّ على المعنى نفسه، أو نداء مماثل: يبقى { $partner } حرًّا؛ وأي مزايدة أخرى أو باس: يلزم { $partner } الباس حتى نهاية المزاد، مع تقييد البدء إن دافع الطرف. والدبل غير المماثل ملغى، ويلزم { $partner } الباس مع ذلك.

question-both-natural = هل كانت المزايدتان { $call } و { $replacement } طبيعيتين؟
option-both-natural-natural = لا عقوبة: { $partner } حرّ.
option-both-natural-artificial = يلزم { $partner } الباس حتى نهاية المزاد؛ وقد تلحق الطرف عقوبة البدء.

question-same-denomination = حلّت { $replacement } محل { $call }: أهي أدنى مزايدة تدلّ على الفئة التي دلّت عليها { $call }؟
option-same-denomination-same-denomination = لا تصحيح آخر: { $partner } حرّ.
option-same-denomination-other = يُسأل بعد ذلك أكان { $replacement } نداءً مماثلًا للنداء { $call }.

question-comparable = { $proposed ->
        [comparable] هل النداء { $replacement } مماثل للنداء { $call }؟ المعاني المعلنة ({ $now }؛ والمسحوب: { $was }) ترجّح أنه مماثل.
        [not-comparable] هل النداء { $replacement } مماثل للنداء { $call }؟ المعاني المعلنة ({ $now }؛ والمسحوب: { $was }) ترجّح أنه غير مماثل.
       *[none] هل النداء { $replacement } مماثل للنداء { $call }: معنى قريب منه، أو جزء من معانيه الممكنة، أو الغرض نفسه؟
    }
option-comparable-comparable = لا تصحيح آخر: { $partner } حرّ.
option-comparable-not-comparable = { $cost ->
        [once] يلزم { $partner } الباس في دوره التالي؛ وتقييد البدء إن دافع الطرف.
        [double] النداء { $replacement } ملغى، ويسمّي { $offender } نداءه من جديد؛ ويلزم { $partner } الباس حتى نهاية المزاد.
       *[always] يلزم { $partner } الباس حتى نهاية المزاد؛ وتقييد البدء إن دافع الطرف.
    }

question-slip = النداء { $first } غُيّر إلى { $second }: أهو سهو صُحّح بلا توقّف للتفكير؟
question-slip-2017 = النداء { $first } غُيّر إلى { $second }: أي نداء قصد { $seat } في تلك اللحظة؟
option-slip-inadvertent = يحلّ { $second } محل { $first } بلا عقوبة؛ وإن سمّى { $lho } نداءً فوقه فله أن يسحبه.
option-slip-intended = { $late ->
        [yes] كان { $first } مقصودًا، وفات الأوان: يبقى { $first } قائمًا.
       *[no] { $under ->
            [none] كان { $first } مقصودًا: لـ { $lho } أن يقبل { $second }؛ وإلا يبقى { $first } قائمًا.
           *[other] كان { $first } مقصودًا: يحكم قانون { $first }.
        }
    }
option-slip-unintended = كان { $second } هو المقصود من البداية: يحلّ محل { $first } بلا تصحيح؛ وإن سمّى { $lho } نداءً فوقه فله أن يسحبه.
option-slip-purposeful = { $late ->
        [yes] فات الوقت: يبقى النداء { $first } قائمًا.
       *[no] { $under ->
            [none] غلطة ساذجة صُحّحت: يجوز أن يقبل { $lho } النداء { $second }.
           *[other] غلطة ساذجة صُحّحت: يجوز أن يقبل { $lho } أيًّا من النداءين، حيث يجيز القانون قبوله.
        }
    }
option-slip-second-thought = { $under ->
        [none] يبقى النداء { $first } قائمًا، ولا اختيار لأحد.
       *[other] يسقط { $second }، ويستمر القانون الخاص بالنداء { $first }.
    }

option-slip-attempt-first = جاءت محاولة التغيير قبل النداء الآخر؛ ويُسأل بعد ذلك أكان سهوًا.
option-slip-attempt-first-2017 = جاءت محاولة التغيير قبل النداء الآخر؛ ويُسأل بعد ذلك عن القصد.

question-accept-change = هل يقبل { $lho } النداء { $second } بدلًا من { $first }؟
option-accept-change-accept = يبقى { $second } قائمًا، ولا عقوبة.
option-accept-change-accept-2017 = يبقى { $second } قائمًا؛ وقد يجرّ { $first } تقييد البدء إن دافع ذلك الطرف.
option-accept-change-decline = { $only_asked ->
        [yes] يبقى { $first } قائمًا، ولا يلزم أحدًا شيء.
       *[no] النداء { $second } ملغى. إما أن يُبقي { $seat } النداء { $first } ويلزم { $partner } الباس مرة؛ وإما أن يسمّي نداءً آخر ولا تزيد نتيجة الطرف على متوسط ناقص. وفي الحالين عقوبة البدء إن دافعا.
    }
option-accept-change-decline-2017 = { $only_asked ->
        [yes] يبقى { $first } قائمًا، ولا يلزم أحدًا شيء.
       *[no] النداء { $second } ملغى، ويبقى { $first } قائمًا. { $partner } حرّ، لكن لا يجوز أن يستعمل ما سُحب؛ وتقييد البدء إن دافع ذلك الطرف.
    }

question-accept-either = أيهما يقبل { $lho }: { $second } أم { $first } أم لا هذا ولا ذاك؟
option-accept-either-accept = النداء المقبول قائم كأنه صحيح، ولا عقوبة عليه؛ والآخر ملغى.
option-accept-either-decline = { $only_asked ->
        [yes] لا يُقبل { $first }، ويستمر القانون الخاص به: يختار { $seat } من جديد.
       *[no] الاثنان ملغيان، والحكم للقانون الخاص بالنداء { $first }: يختار { $seat } من جديد، وقد يجرّ { $second } عقوبة البدء.
    }

question-called-over-which = فوق أي نداء قصد { $lho } أن يسمّي { $over }: { $first } أم { $second }؟
option-called-over-which-over-first = { $under ->
        [none] يبقى { $second } قائمًا بلا عقوبة، ويحق أن يسحب { $lho } النداء { $over }.
       *[other] قُبل { $first } بذلك النداء؛ والنداء { $second } ملغى.
    }
option-called-over-which-over-first-2017 = { $under ->
        [none] النداء { $second } ملغى؛ يبقى { $first } قائمًا وفوقه { $over }.
       *[other] قُبل { $first } بذلك النداء؛ والنداء { $second } ملغى.
    }
option-called-over-which-over-second = قُبل { $second } بذلك النداء.
option-called-over-which-over-second-2017 = { $under ->
        [none] قُبل { $second } بذلك النداء.
       *[other] النداء { $over } فوق { $second }، وهذا يحلّ محل { $first } بحسب قانونه.
    }

question-first-or-another = هل يُبقي { $seat } النداء { $first }، أم يسمّي نداءً آخر؟
option-first-or-another-first-stands = يلزم { $partner } الباس في دوره التالي؛ وعقوبة البدء إن دافعا.
option-first-or-another-another-call = { $partner } حرّ لكن لا يجوز له أن يستعمل ما سُحب؛ ولا تزيد نتيجة الطرف على متوسط ناقص؛ وعقوبة البدء إن دافعا.

question-keep-or-withdraw = هل يُبقي { $lho } النداء { $over }، أم يسحبه؟
option-keep-or-withdraw-keep = يبقى { $over } قائمًا فوق { $second }.
option-keep-or-withdraw-withdraw = يسمّي { $lho } نداءه من جديد بلا قيد؛ ولا يجوز أن يستعمل طرف { $seat } النداء { $over }.

question-accept-out-of-rotation = هل يقبل { $lho } النداء { $call } الذي سُمّي في دور { $turn }؟
option-accept-out-of-rotation-accept = يبقى { $call } قائمًا، ولا عقوبة؛ ويسمّي { $lho } نداءه فوقه الآن.
option-accept-out-of-rotation-accept-2017 = يبقى { $call } قائمًا، ولا تصحيح؛ ويسمّي { $lho } نداءه فوقه الآن.
option-accept-out-of-rotation-decline = النداء { $call } ملغى، ويسمّي { $turn } نداءه؛ وما يلزم طرف { $seat } بعد ذلك متوقف على النداء والدور.

question-28b-or-29a = سمّى { $by } النداء { $over } في دوره الصحيح: في الدور، أم فوق { $call }؟ يُسأل { $by }.
option-28b-or-29a-in-rotation = النداء { $over } من { $by } هو النداء في الدور؛ والنداء { $call } من { $seat } كأنه لم يكن، ولا عقوبة.
option-28b-or-29a-in-rotation-2017 = النداء { $over } من { $by } هو النداء في الدور؛ والنداء { $call } من { $seat } كأنه لم يكن، ولا تصحيح.
option-28b-or-29a-accepts = النداء { $call } من { $seat } مقبول، والنداء { $over } من { $by } فوقه.

question-28b-while-lho-decides = سمّى { $by }، والدور دوره، النداء { $over } و { $lho } ما زال يختار. فأي تفسير؟
option-28b-while-lho-decides-reading = in-rotation: النداء قائم و { $call } كأنه لم يكن. too-late: النداء ملغى، والاختيار ما زال حق { $lho }.

question-28b-after-29a = كان الدور دور { $by } ويسمّي { $over } بعد أن قُبل النداء خارج الدور. فأي تفسير؟
option-28b-after-29a-reading = accepted: النداء { $over } هو نفسه خارج الدور. dealer: النداء { $over } في الدور، وما جاء قبله ملغى.

question-another-call-owed = ماذا يسمّي { $seat } بدلًا من { $call }؟
option-another-call-owed-call = أي نداء صحيح؛ ويلزم { $partner } الباس حتى نهاية المزاد على كل حال، وقد تلحق الطرف عقوبة البدء إن اختلف النداء.
option-another-call-owed-call-2017 = أي نداء صحيح؛ ويلزم { $partner } الباس حتى نهاية المزاد على كل حال، وقد يلحق الطرف تقييد البدء.

question-order-of-matters = النداء { $first } من { $seat } والنداء { $second } من { $by } على الطاولة معًا: في أيهما يُنظر أولًا؟
option-order-of-matters-newest-first = يُعرض { $second } أولًا؛ ثم يُفحص { $first } من جديد بعده.
option-order-of-matters-oldest-first = يُحسم { $first } أولًا؛ فيصير { $second } في الدور، أو خارج الدور، أو يسقط.

question-same-call = نداء { $seat } على الكروت الصحيحة هو { $call }، والملغى كان { $first }: هل يختلف اختلافًا كبيرًا؟
question-same-call-2017 = يسمّي { $seat } الآن { $call } على هذه الكروت، والملغى في التوزيعة الأخرى كان { $first }: أهو اختلاف يؤثر؟
option-same-call-same = على { $lho } أن يكرّر ما سمّاه فوقه، وتُلعب التوزيعة.
option-same-call-same-2017 = تُلعب التوزيعة.
option-same-call-differs = نتيجة اصطناعية.

question-wrong-hand-late = كان { $seat } قد سمّى { $first } على كروت توزيعة أخرى، ولم يُكتشف ذلك إلا الآن. فأي تفسير؟
option-wrong-hand-late-reading = artificial: نتيجة اصطناعية. stands-if-same: النتيجة قائمة إن كانت الكروت الصحيحة تعطي النداءات نفسها. reopen: يعود المزاد إلى ذلك النداء ما دامت فترة المزاد.

question-hands-swapped = أمسك كلٌّ من { $seat } و { $other } يد الآخر في هذه التوزيعة. فأي تفسير؟
option-hands-swapped-reading = outside-information: تُصحّح اليدان إن لم يسمِّ أيٌّ منهما نداءً، وإلا فنتيجة اصطناعية. as-wrong-board: النداء ملغى ويُسمّى من جديد. artificial: نتيجة اصطناعية فورًا.

question-cards-seen = يد خاطئة العدد، ولم يسمِّ صاحبها نداءً. هل رأى لاعب كارتًا من يد غيره؟
option-cards-seen-not-seen = تُصحّح الأيدي، وتُلعب التوزيعة.
option-cards-seen-seen-agreed = لا يؤثر ذلك، والأربعة موافقون: تُلعب التوزيعة.
option-cards-seen-seen = يؤثر في اللعب، أو اعترض أحدهم: نتيجة اصطناعية.
question-deal-put-right = سمّى { $seat } نداءه على يد خاطئة العدد: أيمكن تصحيح التوزيعة ولعبها؟
option-deal-put-right-playable = تُصحّح الأيدي وتُلعب التوزيعة بلا تغيير أي نداء؛ وقد تُعدَّل النتيجة بعد ذلك.
option-deal-put-right-not-playable = نتيجة اصطناعية.
question-deal-playable = أيمكن لعب التوزيعة رغم ما شوهد؟
option-deal-playable-playable = تُلعب التوزيعة؛ وقد تُعدَّل النتيجة بعد ذلك.
option-deal-playable-not-playable = نتيجة اصطناعية.
question-board-played-before = كان على زوج غير { $side } أن يلعب هذه التوزيعة هنا: هل سبق لأحد الأربعة على الطاولة أن لعبها؟
option-board-played-before-played-before = تُلغى التوزيعة هنا.
option-board-played-before-not-played = يُكمَل المزاد واللعب، وتثبت النتيجة للطرفين.
option-cards-seen-seen-2017 = هي معلومات من مصدر آخر؛ ويُسأل بعد ذلك أيمكن لعب التوزيعة.

question-caused-by-misinformation = هل الأرجح أن { $call } من { $seat } سببه المعلومات الخاطئة؟
question-caused-by-misinformation-2017 = هل يُحتمل حقًا أن { $call } من { $seat } تأثّر بالمعلومات الخاطئة؟
option-caused-by-misinformation-misinformed = يحق أن يغيّر { $seat } النداء { $call } بلا عقوبة؛ ثم يحق أن يغيّر { $lho } ما سمّاه بعده.
option-caused-by-misinformation-misinformed-2017 = يحق أن يغيّر { $seat } النداء { $call } بلا تصحيح؛ ثم يحق أن يغيّر { $lho } ما سمّاه بعده.
option-caused-by-misinformation-not-misinformed = يبقى { $call } قائمًا.

question-change-misinformed = هل يُبقي { $seat } النداء { $call }، أم يغيّره؟
option-change-misinformed-keep = يبقى { $call } قائمًا.
option-change-misinformed-change = النداء الجديد قائم بلا عقوبة؛ ثم يحق أن يغيّر { $lho } نداءً لاحقًا.
option-change-misinformed-change-2017 = النداء الجديد قائم بلا تصحيح؛ ثم يحق أن يغيّر { $lho } نداءً لاحقًا.

question-change-after-21b = هل يُبقي { $lho } النداء { $over } فوق { $second }، أم يغيّره؟
option-change-after-21b-keep = يبقى { $over } قائمًا.
option-change-after-21b-withdraw = يسمّي { $lho } نداءه من جديد بلا عقوبة؛ وما دلّ عليه { $over } مغلق أمام ذلك الطرف.
option-change-after-21b-withdraw-2017 = يسمّي { $lho } نداءه من جديد بلا تصحيح؛ وما دلّ عليه { $over } مغلق أمام ذلك الطرف.

question-visible = كشف { $seat } ما يلي: { $cards }. هل كان يمكن أن يرى { $partner } الوجه؟
option-visible-visible = يبقى مكشوفًا؛ وإن دافع الطرف فهو كارت عقوبة. كارت شرف، أو كارت بُدئ به، أو عدة كروت: يلزم { $partner } الباس مرة.
option-visible-not-visible = يُرفع، ولا يلزم أحدًا شيء.

question-declarer-leads-lho-faces-hand = بدأ اللاعب المعلن اللعب، وكشف { $seat }، صاحب البدء الحقيقي، يده. فأي تفسير؟
option-declarer-leads-lho-faces-hand-reading = by-the-letter: يعود كارت اللاعب المعلن، وكروت { $seat } كروت عقوبة. artificial: نتيجة اصطناعية للطرفين.

question-penalty-card-lead = على { $leader } أن يبدأ اللعب، ومع { $offender } كارت عقوبة ({ $cards }). ماذا يختار { $declarer }؟
option-penalty-card-lead-require = على { $leader } أن يبدأ من اللون المسمّى ({ $suits })، ويُرفع الكارت.
option-penalty-card-lead-forbid = لا يحق أن يبدأ { $leader } من اللون المسمّى ({ $suits }) ما دام بدء اللعب معه، ويُرفع الكارت.
option-penalty-card-lead-waive = يبدأ { $leader } كما يشاء، ويبقى الكارت مكشوفًا.

question-skipped-player-found-after-lead = بدأ اللعب مع أن لاعبًا ضاع دوره. فأي تفسير؟
option-skipped-player-found-after-lead-reading = result-stands: الطاولة قبلت ذلك باستمرارها في اللعب. artificial: لا يمكن أن يستمر المزاد على وجه سليم.

question-inadmissible-found-after-lead = لم يُلحظ إلا الآن أن { $call } من { $seat } ما كان يمكن أن يُسمّى. فأي تفسير؟
option-inadmissible-found-after-lead-reading = as-if-not-made: يُحسب كأن النداء لم يكن. result-stands: الطرف غير المخالف تصرّف أولًا. artificial: نتيجة اصطناعية.

question-lead-penalty = بدء اللعب مع { $leader }؛ والنداء { $call } من { $offender } نداء مسحوب. ماذا يختار { $declarer }؟
option-lead-penalty-require = على { $leader } أن يبدأ الآن من اللون المسمّى ({ $suits }).
option-lead-penalty-forbid = لا يحق أن يبدأ { $leader } من اللون المسمّى ({ $suits }) ما دام بدء اللعب معه.
option-lead-penalty-waive = يبدأ { $leader } كما يشاء.

## ما يُراجَع بعد اللعب

review-11a = سمّى { $seat } من الطرف غير المخالف { $call } قبل حضور مدير البطولة: هل سقط الحق في العقوبة؟
review-11a-2017 = سمّى { $seat } من الطرف غير المخالف { $call } قبل حضور مدير البطولة: هل كسب ذلك الطرف مما فعله خصم بعدها جاهلًا بالقانون؟
review-13 = كان { $seat } قد سمّى نداءه على يد خاطئة العدد: هل تُعدَّل النتيجة؟
review-16 = كانت مع { $seat } معلومات غير مصرّح بها وسمّى { $call }: هل أوحت إليه بهذا النداء دون غيره؟
review-16b1 = كانت مع { $seat } معلومات غير مصرّح بها وسمّى { $call }: هل أوحت إليه بهذا النداء دون غيره؟
review-16d = شوهد كارت من يد أخرى حين وُجدت يد { $seat } خاطئة: هل أثّر ذلك في النتيجة؟
review-20e = أُعيد المزاد على وجه خاطئ ولم يصحّحه أحد قبل أن يسمّي { $seat } النداء { $call }: هل وقع ضرر؟
review-21b2 = هل دلّ النداء { $call } المسحوب من { $seat } على شيء أضرّ بالطرف الآخر؟
review-21b3 = جاء النداء { $call } من { $seat } بعد معلومات خاطئة ولم يمكن تغييره: هل وقع ضرر؟
review-23 = هل كسب طرف { $by } من إلزام { $seat } الباس؟ إن كان في وسع { $by } أن يعرف أن ذلك يضرّ بالطرف الآخر، تُعدَّل النتيجة.
review-23c = حلّ نداء مماثل محل { $call } من { $seat }: لولا ما أعانت به المخالفة، هل كان يُحتمل أن تختلف النتيجة، وهل تضرّر الطرف الآخر؟
review-27b1b = هل دلّ النداء { $call } من { $seat } على شيء أضرّ بالطرف الآخر؟
review-27d = لولا ما أعانت به المزايدة غير الكافية { $call } من { $seat }، هل كان يُحتمل أن تختلف النتيجة، وهل تضرّر الطرف الآخر؟
review-72c = هل كان { $by } يستطيع أن يدرك أن المخالفة قد تضرّ بالطرف الآخر؟ إن ربح طرف { $by } بها تُعدّل النتيجة.

## لماذا يُرفض شيء

refused-ambiguous-answer = سُئل { $owner } عن أكثر من أمر تجيب عنه "{ $option }"؛ أضف re وواحدًا من { $ids }.
refused-another-call-is-first = { $call } هو النداء الأول؛ لإبقائه أجب first-stands.
refused-card-not-held = ليس في يد { $seat } الكارت { $card }.
refused-card-not-named = الكارت الملعوب يجب أن يُسمّى.
refused-card-played-before = لُعب { $card } من قبل.
refused-irregular-on-line = هذه الطاولة لا تقبل نداءً مخالفًا.
refused-lead-forbidden = لا يحق أن يبدأ { $seat } من { $suit }: منعه اللاعب المعلن ما دام بدء اللعب مع { $seat }.
refused-lead-required = على { $seat } أن يبدأ من { $suit }: طلبه اللاعب المعلن.
refused-lead-choice-open = على اللاعب المعلن أن يقول أولًا من أي لون يبدأ { $seat }.
refused-lead-out-of-turn = يبدأ { $leader } اللعب، لا { $seat }: الطاولة على الإنترنت لا تقبل بدءًا خارج الدور.
refused-matter-open = يجب أن تُحسم أولًا المسألة المفتوحة الآن.
refused-moved-on = مضت الطاولة: هذا الأمر رأى السطر { $seen }، والسجل عند السطر { $seq }.
refused-must-follow-suit = على { $seat } أن يلعب من اللون نفسه.
refused-no-call-to-change = لم يسمِّ { $seat } نداءً يمكن تغييره.
refused-no-claim-now = لا شيء يُطالَب به الآن، أو ليس بهذا العدد من اللمّات.
refused-no-lead-now = لا أحد يبدأ اللعب الآن.
refused-no-result-now = لا نتيجة الآن.
refused-auction-period-over = انتهت فترة المزاد: لم يعد الزوج الخاطئ مسألة مزاد ثانٍ.
refused-wrong-pair-too-late = انتهت فترة المزاد: لم يعد جلوس { $side } هنا من مسائل المزاد.
refused-no-call-to-cancel = لم يسمِّ { $seat } نداءً يمكن إلغاؤه.
refused-no-hands-to-swap = لا يمكن أن يكون { $seat } قد بدّل يده هنا.
refused-no-wrong-count = { $cards ->
        [zero] يد بلا كروت لا تحتاج هنا إلى قرار.
        [one] كارت واحد لا يحتاج هنا إلى قرار.
        [two] كارتان لا يحتاجان هنا إلى قرار.
        [few] { $cards } كروت لا تحتاج هنا إلى قرار.
        [many] { $cards } كارتًا لا تحتاج هنا إلى قرار.
       *[other] { $cards } كارت لا تحتاج هنا إلى قرار.
    }
refused-one-player-twice = لا يمكن أن يسمّي { $seat } نداءين في لحظة واحدة.
refused-two-changes-at-once = تغييران في لحظة واحدة يُسجَّلان واحدًا بعد الآخر.
refused-no-such-call = { $call } ليس نداءً في البريدج.
refused-no-such-call-made = { $ref } لا يدل على نداء سُمّي.
refused-no-such-option = "{ $option }" ليست إجابة عن { $id }.
refused-no-such-question = لا يوجد سؤال مفتوح { $id }.
refused-no-such-reading = "{ $value }" ليس تفسيرًا لما لا يحسمه القانون؛ سمِّ المسألة بعد re إن كان لأكثر من واحدة.
refused-no-such-seq = لا يوجد سطر { $seq } ليُصحَّح؛ ينتهي السجل عند { $last }.
refused-nobody-asked = لم يُسأل { $owner } عن شيء تجيب عنه "{ $option }". المفتوح الآن: { $ids }.
refused-not-in-bridge = هذا لا يحدث في البريدج.
refused-not-offered = لم يُعرض { $value }؛ اختر واحدًا من { $values }.
refused-not-the-owner = هذا الاختيار ليس من حق { $owner }: السؤال { $id } موجّه إلى { $to } وحده.
refused-nothing-changed = سمّى { $seat } النداء { $call } من قبل: لم يتغيّر شيء.
refused-nothing-claimed = لم يطالب أحد بشيء.
refused-nothing-to-face = لم يبدأ { $seat } بكارت ما زال مقلوبًا.
refused-nothing-to-forfeit = لا عقوبة يمكن أن يسقط الحق فيها.
refused-reading-not-applied = لا يطبّق هذا البرنامج بعدُ التفسير "{ $value }" في { $gap }؛ احكم بنفسك.
refused-play-out-of-turn = الدور في اللعب دور { $turn }، لا { $seat }.
refused-suit-not-offered = لم يُعرض هذا اللون؛ الاختيار من { $suits }.
refused-takes-nothing = لا شيء هنا بعد "{ $option }"؛ وُجد { $value }.
refused-tricks-out-of-range = { $tricks ->
        [zero] لا يمكن أن تكون النتيجة بلا لمّات.
        [one] لا يمكن الفوز هنا بلمّة واحدة.
        [two] لا يمكن الفوز هنا بلمّتين.
        [few] لا يمكن الفوز هنا بعدد { $tricks } لمّات.
        [many] لا يمكن الفوز هنا بعدد { $tricks } لمّة.
       *[other] لا يمكن الفوز هنا بعدد { $tricks } لمّة.
    }
refused-value-needed = بعد "{ $option }" يلزم واحد من { $values }.
