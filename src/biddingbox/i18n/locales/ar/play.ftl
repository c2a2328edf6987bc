# The lead and the play of the cards: rulings, questions, options, refusals.

## The opening lead

ruling-face-down-lead-goes-back = بدأ { $seat } بكارت مقلوب، والبدء على { $leader }: لم ير الكارت أحد، فيعود إلى اليد ولا عقوبة.
ruling-face-down-lead-goes-back-2017 = بدأ { $seat } بكارت مقلوب، والبدء على { $leader }: لم ير الكارت أحد، فيعود إلى اليد ولا تصحيح.
ruling-partners-lead-goes-back = يعود أولًا كارت { $seat } الذي ما زال مقلوبًا.
ruling-lead-out-of-turn = كشف { $seat } الكارت { $card } بدءًا للعب، والبدء على { $leader }.
ruling-lead-by-declaring-side = بدأ { $seat } من طرف اللاعب المعلن بالكارت { $card }: يُعامل معاملة كارت كُشف في المزاد.
ruling-told-lead-goes-back = كان خصم قد قال إن البدء على { $seat }: يعود { $card } إلى اليد بلا أي شيء، ويبدأ { $leader }.
ruling-not-told = لم يقل خصم إن البدء على { $seat }.
ruling-declarer-is-dummy = يقبل { $declarer } الكارت { $card } ويكشف يده ويصير الميت: يلعب { $partner } العقد.
ruling-lead-accepted = يقبل { $declarer } الكارت { $card } بدءًا للعب ويلعب بعده.
ruling-must-accept-lead = ربما رأى { $declarer } كارتًا من يد { $partner }: يجب قبول { $card }.
ruling-lead-refused = لا يقبل { $declarer } الكارت { $card }: يبدأ { $leader }.
ruling-lead-penalty-card = يبقى { $card } من يد { $seat } مكشوفًا كارت عقوبة كبيرًا، ويبدأ { $leader }.
ruling-penalty-waits = لم يكن البدء خارج الدور دور { $seat }: تنتظر عقوبة البدء حتى يأتي دوره.
ruling-penalty-waits-2017 = لم يكن البدء خارج الدور دور { $seat }: ينتظر تقييد البدء حتى يأتي دوره.
ruling-penalty-spent = كان البدء المقبول أول دور يبدأ فيه { $seat }: استُنفدت عقوبة البدء.
ruling-penalty-spent-2017 = كان البدء المقبول أول دور يبدأ فيه { $seat }: استُنفد تقييد البدء.
ruling-dummy-may-not-ask = سيكون { $seat } الميت، فلا يحق أن يسأل عن المزاد.
ruling-lead-misinformed = بدأ { $seat } بالكارت { $card } على شرح خاطئ للنداء { $call } من { $by }: يجوز سحبه.
ruling-lead-not-misinformed = شرح النداء { $call } من { $by } لا يعطي { $seat } حق سحب { $card }: يبقى.
ruling-lead-kept = يترك { $seat } الكارت { $card } مكانه.
ruling-lead-retracted = يسحب { $seat } الكارت { $card } ولا عقوبة، ويبدأ بكارت آخر.
ruling-lead-retracted-2017 = يسحب { $seat } الكارت { $card } ولا تصحيح، ويبدأ بكارت آخر.

review-40c = بدأ { $seat } بالكارت { $card } على شرح خاطئ للنداء { $call } من { $by } ولم يعد سحبه ممكنًا: هل وقع ضرر؟
review-47e2b = بدأ { $seat } بالكارت { $card } على شرح خاطئ للنداء { $call } من { $by } ولم يعد سحبه ممكنًا: هل وقع ضرر؟

question-told-his-turn = هل كان خصم قد قال إن البدء على { $seat }؟
option-told-his-turn-told = يعود { $card } إلى اليد بلا أي شيء، ويبدأ { $leader }.
option-told-his-turn-not-told = يقول { $declarer } ماذا يصير بالبدء.

question-lead-out-of-turn = كشف { $seat } الكارت { $card }، والبدء على { $leader }. ماذا يختار { $declarer }؟
option-lead-out-of-turn-accept = { $card } هو كارت البدء؛ يلعب { $declarer } بعده، والميت هو { $partner }.
option-lead-out-of-turn-accept-as-dummy = { $card } هو كارت البدء؛ يكشف { $declarer } يده، ويلعب { $partner } العقد.
option-lead-out-of-turn-refuse = يصير { $card } كارت عقوبة كبيرًا، ويبدأ { $leader }؛ وللاعب { $declarer } أن يطلب لونه أو يمنعه.

question-lead-misinformed = هل كان النداء { $call } من { $by } اصطلاحيًّا، وبدأ { $seat } بالكارت { $card } على شرح خاطئ له؟
question-lead-misinformed-2017 = هل بدأ { $seat } بالكارت { $card } على شرح خاطئ للنداء { $call } من { $by }؟
option-lead-misinformed-misinformed = يجوز أن يسحب { $seat } الكارت { $card } ويبدأ بكارت آخر.
option-lead-misinformed-not-misinformed = يبقى { $card } كارت البدء.

question-keep-or-retract-lead = هل يترك { $seat } الكارت { $card } أم يسحبه؟
option-keep-or-retract-lead-keep = يبقى { $card } كارت البدء.
option-keep-or-retract-lead-retract = يعود { $card } إلى اليد ولا عقوبة، ويبدأ { $seat } بكارت آخر؛ ولا يحق للطرف الذي شرح خطأً أن يستعمل ما ظهر منه.
option-keep-or-retract-lead-retract-2017 = يعود { $card } إلى اليد ولا تصحيح، ويبدأ { $seat } بكارت آخر؛ ولا يحق للطرف الذي شرح خطأً أن يستعمل ما ظهر منه.

refused-lead-not-settled = لا يفعل { $seat } شيئًا بعد: يجب أن يُحسم أولًا ماذا يصير بكارت البدء.

## The play

ruling-exposed-freely = أظهر { $seat } كروتًا: { $cards }. ليس على طرف اللاعب المعلن كروت عقوبة؛ تعود إلى اليد.
ruling-penalty-card-major = كارت عقوبة كبير على { $seat }: { $cards }. يبقى مكشوفًا ويُلعب حالما يسمح القانون.
ruling-penalty-card-minor = كارت عقوبة صغير على { $seat }: { $cards }. يبقى مكشوفًا؛ ولا يلعب { $seat } قبله كارتًا آخر من لونه دون العشرة.
ruling-card-designated = يقول { $declarer } أي كارت عقوبة يلعبه { $seat } الآن: { $card }.
ruling-penalty-card-not-played = لعب { $seat } الكارت { $card } وكان عليه أن يلعب أولًا كارت عقوبة: { $cards }. يحكم مدير البطولة: للاعب المعلن أن يقبل الكارت الملعوب أو أن يطلب كارت العقوبة مكانه.
ruling-defender-leads-out-of-turn = بدأ { $seat } بالكارت { $card }، والبدء على { $turn }. يحكم مدير البطولة: للاعب المعلن أن يقبل البدء؛ فإن رفضه صار الكارت كارت عقوبة كبيرًا، وبدأ طرف { $turn } وهو يراه.
ruling-lead-out-of-turn-accepted = لعب { $by } على الكارت { $card } الذي بدأ به { $seat } في غير دوره: قُبل البدء، وتستمر اللمّة.
ruling-led-before-choice = بدأ { $seat } بالكارت { $card } قبل أن يقول اللاعب المعلن ما الذي يُبدأ به. يحكم مدير البطولة: يُعامل الكارت كالمكشوف، ويبقى الاختيار للاعب المعلن.
ruling-declarer-out-of-turn = لعب { $seat } الكارت { $card }، والدور على { $turn }. يحكم مدير البطولة: لأي مدافع أن يقبله؛ وإلا عاد إلى اليد ولا شيء بعد ذلك.
ruling-premature-play = لعب { $seat } الكارت { $card } قبل { $partner }؛ والدور على { $turn }. يحكم مدير البطولة: الكارت كارت عقوبة، وللاعب المعلن أن يطلب من { $partner } أعلى كارت أو أدنى كارت من اللون المبدوء به، أو أن يمنع لونًا آخر.
ruling-play-out-of-turn = لعب { $seat } الكارت { $card } والدور على { $turn }؛ وكان { $partner } قد لعب. يحكم مدير البطولة.
ruling-revoke = لعب { $seat } الكارت { $card } وكان يقدر أن يلعب من { $suit }: هذا قطع. ما لم يبدأ طرف { $seat } اللمّة التالية أو يلعب فيها وجب تصحيحه (62A)؛ ثم يثبت (63A). وبعد اللعب تنتقل لمّة أو لمّتان (64A)، أو لا شيء في بعض الأحوال (64B)، وأكثر إن لم يُجبر ذلك الضرر (64C).
ruling-revoke-2017 = لعب { $seat } الكارت { $card } وكان يقدر أن يلعب من { $suit }: هذا قطع. ما لم يبدأ طرف { $seat } اللمّة التالية أو يلعب فيها وجب تصحيحه (62A)؛ ثم يثبت (63A). وبعد اللعب تنتقل لمّة، أو لمّتان إن كان { $seat } قد ربح لمّة القطع (64A)، أو لا شيء في بعض الأحوال (64B)، وأكثر إن لم يُجبر ذلك الضرر (64C).
ruling-revoke-lead = بدأ { $seat } بالكارت { $card } خلافًا لاختيار اللاعب المعلن وكان يقدر أن يلتزم ({ $suit }): هذا قطع. يجب تصحيحه ما أمكن (62A)؛ فإن ثبت (63A) انتقلت لمّات بعد اللعب (64A)، أو لا شيء (64B)، وأكثر إن لم يُجبر ذلك الضرر (64C).
ruling-revoke-by-dummy = لعب { $seat }، وهو الميت، الكارت { $card } وكان يقدر أن يلعب من { $suit }: هذا قطع. يجب تصحيحه ما أمكن (62A)؛ فإن ثبت (63A) لم تنتقل لمّة (64B)، لكن الضرر يُجبر (64C).
ruling-revoke-found = يلعب { $seat } الآن من { $suit } ({ $cards }) ولم يتبع هذا اللون من قبل ({ $card }): هذا قطع. فإن ثبت (63A) انتقلت لمّات بعد اللعب (64A)، أو لا شيء (64B)، وأكثر إن لم يُجبر ذلك الضرر (64C).
ruling-claimed = يطالب { $seat }. لمّات طرف اللاعب المعلن بهذه المطالبة: { $tricks }. انتهى اللعب.
ruling-conceded = يتنازل { $seat }. لمّات طرف اللاعب المعلن بهذا التنازل: { $tricks }. انتهى اللعب.
ruling-shown-with-claim = ما يكشفه { $seat } من الكروت جزء من المطالبة: ليس فيها كارت عقوبة.
ruling-no-concession = يعترض { $seat } في الحال على ما كان { $by } سيتنازل عنه: لم يقع تنازل، ويستمر اللعب.
ruling-claim-agreed = يوافق { $seat }. لمّات طرف اللاعب المعلن: { $tricks }.
ruling-claim-contested = لا يوافق { $seat } على مطالبة { $by }. يسمع مدير البطولة البيان ويكشف كل الأيدي ويحكم؛ والشك على الطرف الذي طالب. تُسجَّل النتيجة بعدد اللمّات.
ruling-concession-contested = لا يوافق { $seat } على تنازل { $by }. لا يلغيه مدير البطولة إلا في لمّة رُبحت من قبل أو لا يخسرها أي لعب معتاد. تُسجَّل النتيجة بعدد اللمّات.
ruling-agreement-taken-back = يرجع { $seat } عن موافقته على ما طالب به { $by } أو تنازل عنه. يحكم مدير البطولة هل كانت اللمّات ستكون غير ذلك على الأرجح. تُسجَّل النتيجة بعدد اللمّات.
ruling-result-ruled = نتيجة مدير البطولة. لمّات طرف اللاعب المعلن: { $tricks }.

review-49 = بدأ { $seat } بالكارت { $card } قبل أن يختار اللاعب المعلن: هل أفاد ذلك المدافعين؟
review-50e4 = لولا ما أفاد به الكارت المكشوف من يد { $seat } ({ $cards })، هل كان يمكن أن تختلف النتيجة حقًّا، وهل تضرر طرف اللاعب المعلن؟
review-52 = لعب { $seat } الكارت { $card } مكان كارت عقوبة ({ $cards }): ماذا اختار اللاعب المعلن، وهل وقع ضرر؟
review-56 = بدأ { $seat } بالكارت { $card } خارج الدور: ماذا اختار اللاعب المعلن، وهل وقع ضرر؟
review-57 = لعب { $seat } الكارت { $card } قبل أوانه: ماذا اختار اللاعب المعلن، وهل وقع ضرر؟
review-64 = قطع { $seat } بالكارت { $card }: كم لمّة تنتقل (64A، 64B)، وهل يجبر ذلك الضرر (64C)؟

question-exposed-in-play = كشف { $seat } أثناء اللعب: { $cards }. هل كان { $partner } يستطيع أن يرى وجهًا؟
option-exposed-in-play-visible = يبقى مكشوفًا كارت عقوبة: صغيرًا إن كان كارتًا واحدًا دون العشرة أفلت من اليد، وإلا كبيرًا.
option-exposed-in-play-not-visible = يُرفع الكارت، ولا يُلزم أحد بشيء.

question-which-penalty-card = مع { $seat } عدة كروت عقوبة يجوز لعبها الآن ({ $cards }). أيها يسمّي { $declarer }؟
option-which-penalty-card-designate = يلعب { $seat } الكارت المسمّى؛ وتبقى الأخرى مكشوفة.

refused-not-irregular = يجوز أن يلعب { $seat } الكارت { $card }: لا مخالفة فيه.
refused-irregular-card-on-line = هذه الطاولة لا تقبل كارتًا مخالفًا.
refused-penalty-card-first = على { $seat } أن يلعب أولًا كارت عقوبة: { $cards }.
refused-minor-penalty-card = مع { $seat } كارت عقوبة صغير ({ $cards }): لا يُلعب قبله كارت آخر من لونه دون العشرة. ويجوز كارت شرف.
refused-penalty-card-choice-open = مع { $seat } عدة كروت عقوبة ({ $cards }): على اللاعب المعلن أن يقول أولًا أيها يُلعب.
refused-nothing-exposed-now = اللعب غير جارٍ: ما يكشفه { $seat } الآن ليس كارتًا مكشوفًا.
refused-play-after-claim = طالب { $by } أو تنازل: انتهى اللعب ولا يُلعب كارت. يُوافَق على المطالبة، أو يحكم مدير البطولة.
refused-play-after-claim-2017 = طالب { $by } أو تنازل: انتهى اللعب ولا يُلعب كارت. لا يستمر إلا إن طلبه الطرف الآخر ووافق الأربعة؛ وعندها لا تُحسب المطالبة، ويُشطب سطرها.
refused-claim-impossible = لا يمكن أن يكون لطرف { $seat } { $tricks } في المجموع: بما رُبح وما بقي، على الأقل { $min } وعلى الأكثر { $max }.
refused-concession-impossible = لا يمكن التنازل عن هذا ({ $tricks })؛ اللمّات الباقية للعب: { $max }.
refused-claimed-before = طالب { $by } أو تنازل من قبل.
refused-dummy-claims = { $seat } هو الميت: لا يطالب ولا يتنازل إلا اللاعب المعلن أو مدافع.
refused-nothing-to-object = لا مطالبة ولا تنازل يمكن أن يعترض عليه { $seat }.
refused-own-claim = لا يعترض { $seat } على مطالبته هو.
refused-agrees-with-partner = { $by } شريك { $seat } أو هو نفسه: الذي يوافق خصم للاعب { $by }.
refused-claim-contested = مطالبة { $by } معترض عليها: يحكم مدير البطولة، وتُسجَّل النتيجة بعدد اللمّات.
refused-result-stands = للعب نتيجة. لا تُسجَّل أخرى إلا إن ذُكرت مخالفة في اللعب أو كانت المطالبة معترضًا عليها.
