# فحص أرشيف: ما الخطأ في سجل، وسطر الأوامر حوله.

## قراءة PBN و LIN؛ ما وُجد وما كان متوقّعًا يأتيان بعد الجملة

check-control = رمز تحكّم
check-line-long = السطر أطول مما يسمح به المعيار
check-string-tab = علامة جدولة داخل نص بين علامتي تنصيص
check-too-long = السجل أطول من اللازم: تُرك باقيه
check-token = لا يُقرأ هذا هنا
check-string-open = لا علامة تنصيص تغلق النص
check-stray = هذا لا يتبع شيئًا
check-tag = ليس هذا وسمًا وقيمته
check-bracket = قوس أو علامة تنصيص في غير موضعها
check-comment-open = التعليق غير مغلق
check-inherit = تُطلب قيمة الدور السابق، ولا يصحّ ذلك لهذا الوسم
check-too-many = في هذا السجل أخطاء أكثر مما ذُكر
check-unclosed = لا خط عمودي يغلق القيمة
check-address = ليس هذا عنوان عارض أيدٍ
check-board = ليس رقم توزيعة
check-seat = ليس مقعد لاعب
check-vulnerable = لا يقول من المعرّض
check-deal = لا تُقرأ التوزيعة
check-deal-hands = ليس في التوزيعة أربع أيدٍ
check-deal-hand = ليس في اليد أربعة ألوان
check-deal-rank = ليس رتبة كارت
check-deal-empty = لا كارت في التوزيعة
check-declarer = ليس لاعبًا معلنًا
check-contract = ليس عقدًا
check-result = ليس عدد لمّات
check-result-sum = لمّات الطرفين لا يصحّ مجموعها
check-score = ليس نتيجة نقاط
check-no-dealer = المزاد بلا موزّع
check-call = ليس نداءً
check-note-nowhere = الملاحظة ليست عند نداء ولا عند كارت
check-note-twice = ملاحظة ثانية عند النداء نفسه أو الكارت نفسه
check-no-leader = لا شيء يقول من يبدأ اللعب
check-after-end = هذا بعد النهاية
check-card = ليس كارتًا
check-mark = ليس علامة مخالفة
check-mark-twice = علامة ثانية عند النداء نفسه أو الكارت نفسه
check-dealer = ليس موزّعًا
check-hand = لا تُقرأ اليد
check-vulnerability = لا يقول من المعرّض
check-names = الأسماء ليست أربعة ولا ثمانية
check-claim = ليس عدد لمّات مطالَب بها
check-result-contract = العقد في قائمة النتائج غير عقد التوزيعة
check-result-tricks = اللمّات في قائمة النتائج غير لمّات التوزيعة

## صيغة PBN

check-tag-unknown = لا يعرف المعيار هذا الوسم
check-tag-twice = الوسم مكرّر في الدور
check-value = لا تصحّ هذه القيمة لهذا الوسم
check-value-unusual = ليست هذه القيمة في قائمة المعيار
check-no-deal = فيه لعب، ولا توزيعة
check-no-declarer = فيه لعب أو نتيجة، ولا لاعب معلن
check-no-contract = فيه لعب، ولا عقد
check-spelling = ليس مكتوبًا كما يكتبه المعيار
check-suffix-twice = لاحقة ثانية
check-nag = لا تعليق بهذا الرقم هنا
check-note-number = رقم الملاحظة من 1 إلى 32
check-note-missing = الملاحظة المشار إليها غير موجودة
check-note = ليس نص ملاحظة
check-note-again = ملاحظة ثانية بالرقم نفسه
check-note-unused = لا شيء يشير إلى هذه الملاحظة
check-note-place = الملاحظة قبل المزاد
check-comment-place = لا يصحّ تعليق داخل صف الجدول
check-table-column = ليس عمود جدول
check-table-elements = الصف الأخير من الجدول غير كامل
check-table-order = الصفوف ليست بالترتيب الذي يقوله العمود
check-not-export = يقول الملف إنه بصيغة التصدير، وهذا السطر ليس كذلك
check-vulnerable-rubber = ليس هذا المعرّض بحسب الأشواط المكسوبة

## التوزيعة ورقمها

check-deal-twice = مكرّر في التوزيعة: { $found }
check-deal-count = ليس في كل يد ثلاثة عشر كارتًا: { $found }
check-dealer-number = الموزّع { $found }؛ وفي التوزيعة { $number } هو { $expected }
check-vulnerable-number = المعرّض: { $found }؛ وفي التوزيعة { $number }: { $expected }
check-board-number = الموزّع { $dealer }، والمعرّض: { $vul }؛ وفي التوزيعة { $number } الموزّع { $right_dealer }، والمعرّض: { $right_vul }

## المزاد

check-auction-dealer = يبدأ المزاد عند { $seat }، والموزّع { $expected }
check-auction-passes = { $count ->
    [zero] لا ينقص باس قبل { $call } المكتوب عند { $seat }
    [one] ينقص باس واحد قبل { $call } المكتوب عند { $seat }؛ يدل عليه اللاعب المعلن والبدء
    [two] ينقص باسان قبل { $call } المكتوب عند { $seat }؛ يدل عليهما اللاعب المعلن والبدء
    [few] تنقص { $count } باسات قبل { $call } المكتوب عند { $seat }؛ يدل عليها اللاعب المعلن والبدء
    [many] ينقص { $count } باسًا قبل { $call } المكتوب عند { $seat }؛ يدل عليها اللاعب المعلن والبدء
   *[other] ينقص { $count } باس قبل { $call } المكتوب عند { $seat }؛ يدل عليها اللاعب المعلن والبدء
}
check-call-rotation = ينادي { $seat } { $call } خارج الدور: كان الدور عند { $expected }
check-call-insufficient = يزايد { $seat } { $call } فوق { $over }: مزايدة غير كافية
check-double-inadmissible = ينادي { $seat } دبل، ولا مزايدة لخصم يُدبَّل عليها
check-redouble-inadmissible = ينادي { $seat } ري دبل، ولا دبل لخصم
check-call-above-seven = يزايد { $seat } { $call }: فوق السبعة
check-call-after-end = ينادي { $seat } { $call } بعد الباس الأخير
check-auction-unfinished = يقف المزاد عند { $call } من { $seat }، ولم ينتهِ
check-mark-sufficient = يزايد { $seat } { $call }، وعليها علامة غير كافية: وهي كافية
check-contract-auction = العقد { $found }؛ وينتهي المزاد عند { $expected }
check-declarer-auction = اللاعب المعلن { $found }؛ وبحسب المزاد هو { $expected }
check-passed-out-play = الكل باس، ويلعب { $seat } { $card }
check-passed-out-declarer = الكل باس، واللاعب المعلن { $found }
check-passed-out-result = الكل باس، وفيه نتيجة: { $found }
check-passed-out-score = الكل باس، وفيه نقاط: { $found }

## اللعب والنتيجة والنقاط

check-lead-opening = يلعب { $seat } الكارت الأول، { $card }؛ وكان عند { $expected }
check-lead-turn = يبدأ { $seat } اللمّة، { $card }؛ وكان البدء عند { $expected }
check-play-turn = يلعب { $seat } { $card }؛ وكان الدور عند { $expected }
check-card-twice = يلعب { $seat } { $card }، وقد لُعب من قبل
check-card-not-held = يلعب { $seat } { $card }، وليس في يده
check-play-order = { $card } في عمود { $seat }، وهي في يد { $expected }: اللمّات مكتوبة بترتيب لعبها لا بالأعمدة
check-revoke = يلعب { $seat } { $card }، وكان عنده من اللون المطلوب: { $led }
check-mark-revoke = يلعب { $seat } { $card }، وعليه علامة عدم اتباع اللون: وليس كذلك
check-mark-lead = يلعب { $seat } { $card }، وعليه علامة بدء خارج الدور: وليس كذلك
check-result-play = النتيجة { $found }؛ واللعب يعطي { $expected }
check-result-low = النتيجة { $found }؛ وكان المكسوب قبلها { $expected }
check-result-high = النتيجة { $found }؛ وأقصى ما كان ممكنًا { $expected }
check-mark-result = النتيجة { $found }، وعليها علامة اختلاف عن اللعب: وليست كذلك
check-score-result = النقاط { $found } للطرف { $side }: { $contract } عند { $declarer }، اللمّات: { $tricks }، المعرّض: { $vul }، تعطي { $expected }

## ما يأتي بعد الجملة، وما يقف قبلها

cli-check-found = { $text }: { $found }
cli-check-expected = { $text }؛ المتوقّع: { $expected }
cli-check-found-expected = { $text }: { $found }؛ المتوقّع: { $expected }
cli-check-board = توزيعة { $board }
cli-check-board-room = توزيعة { $board }، { $room }
cli-check-room-open = الغرفة المفتوحة
cli-check-room-closed = الغرفة المغلقة

## ما لم يُقرأ

cli-check-unread-absent = لا ملف بهذا الاسم
cli-check-unread-rights = لا حق لك في قراءته
cli-check-unread-nothing = لا ملف PBN ولا LIN فيه
cli-check-unread-damaged = تالف: لا يُفكّ ضغطه
cli-check-unread-encrypted = مشفَّر
cli-check-unread-packing = مضغوط بطريقة لا تُقرأ هنا
cli-check-unread-nested = لا يُفتح zip داخل zip
cli-check-unread-too-large = يصير بعد فكّ ضغطه أكبر بكثير مما ينبغي: لم يُقرأ، أو لم يُقرأ إلى آخره
cli-check-unread-unknown = ليس PBN ولا LIN

## الجدول في النهاية

cli-check-head-findings = الأخطاء
cli-check-head-files = الملفات
cli-check-head-first = أولها
cli-check-head-worst = أكثر الأخطاء في
cli-check-sum-boards = التوزيعات
cli-check-sum-faulty = توزيعات فيها أخطاء
cli-check-sum-files = الملفات
cli-check-sum-faulty-files = ملفات فيها أخطاء
cli-check-sum-unread = لم تُقرأ، أو لم تُقرأ كلها
cli-check-sum-rate = توزيعات في الثانية
cli-check-sound = لم يُعثر على خطأ.
cli-check-bar = التوزيعات: { $boards }، في الثانية: { $rate }

## الأخطاء

cli-check-error-no-path = أعطِ ملفات أو مجلدات أو أنماطًا، أو - للإدخال القياسي
cli-check-error-jobs-or-scheduler = --jobs لهذا الجهاز، و --scheduler لمجموعة أجهزة: أعطِ واحدًا منهما
cli-check-error-code = --ignore { $code }: لا شيفرة بهذا الاسم؛ الموجود { $known }
cli-check-not-installed = يحتاج هذا إلى { $name }، وهو غير مثبَّت. ثبّته بالأمر: pip install "biddingbox[{ $extra }]"
cli-check-no-scheduler = لا يجيب scheduler من Dask عند { $address }
cli-check-no-workers = ليس عند scheduler من Dask في { $address } أي worker
cli-check-worker-gone = انقطعت عملية وهي تقرأ { $file }؛ وما بعده لم يُفحص
cli-check-interrupted = قوطع العمل؛ وهذا ما وُجد حتى ذلك الحين

## المساعدة

cli-help-check-short = ابحث عن الأخطاء في سجلات PBN و LIN.
cli-help-check =
    ابحث عن الأخطاء في سجلات أرشيف: كتابة PBN و LIN، والنداءات، والعقد واللاعب المعلن، والكروت، واللعب، والنتيجة والنقاط، والموزّع والمعرّض. لكل خطأ موضع وشيفرة وبند؛ وفي آخر القائمة جدول.

    المسار ملف، أو مجلد (كل ما فيه وتحته من .pbn و .lin، وأيضًا مضغوطًا .gz أو داخل .zip)، أو نمط بين علامتي تنصيص، أو - للإدخال القياسي. ما لا يُقرأ يُذكر، ويُفحص الباقي.
cli-examples-check =
    أمثلة:
      biddingbox check archive/
      biddingbox check -q "matches/**/*.lin" vugraph.zip
      biddingbox check archive/ --ignore tag-unknown --csv > findings.csv
      biddingbox check archive/ --parquet findings.parquet
      biddingbox check /shared/archive --scheduler tcp://10.0.0.5:8786

    رمز الخروج 0: لا خطأ. 1: وُجدت أخطاء. 2: شيء لم يُقرأ، أو المعاملات لا تجتمع.
    130: قوطع العمل.
cli-help-check-quiet = اطبع الجدول وحده.
cli-help-check-ignore = اترك أخطاء شيفرة؛ ويمكن تكراره.
cli-help-check-jobs = عدد العمليات؛ وإلا فكل الأنوية. 1: هذه العملية وحدها.
cli-help-check-scheduler = أعطِ العمل لمجموعة أجهزة Dask (HOST:PORT). تحتاج هذه الأجهزة إلى هذه الحزمة، وإلى الملفات في المسارات نفسها.
cli-help-check-csv = اكتب CSV، صفًّا لكل خطأ.
cli-help-check-parquet = اكتب الأخطاء في ملف Parquet أيضًا.
