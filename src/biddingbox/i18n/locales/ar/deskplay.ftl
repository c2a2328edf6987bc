# مكتب مدير البطولة من الباس الأخير إلى النقاط. قصيرة: أكثرها أسماء أزرار.

## الكروت

play-tricks = اللمّات
play-tricks-how = اللمّات بترتيب لعبها، عمود لكل لاعب
play-trick = اللمّة
play-led = بدأ بها
play-took = كسب اللمّة
play-to-lead = البدء على { $seat }
play-to-play = اللعب على { $seat }
play-dummy = اللعب على { $seat }، الميت
play-type = اكتبه: h4 أو ht؛ وعدة كروت متتابعة، h4 h2 hk h3، تُوزَّع بالدور؛ أو سطرًا من السجل
play-faced = مكشوفًا
play-cards-known = الكروت التي يجوز لعبها
play-cards = الكروت التي لم تُلعب
play-wait = لا كارت يُلعب الآن: هناك سؤال مفتوح أولًا.
play-other = لعب غيره، أو لم يكن مسموحًا
play-who = مَن لعب؟
play-irregular = لُعب وهو غير مسموح
play-irregular-how = علّمه لكارت لُعب فعلًا وإن لم يسمح به القانون. ومن دونه يُرفض الكارت مع مادته.
play-late-call = نداء بعد الباس الأخير

## المطالبات والنتائج

play-claim = مطالبة أو تنازل
play-concedes = يتنازل
play-objects = يعترض
play-claim-tricks = اللمّات المطالَب بها، أو المتنازَل عنها مما بقي
play-claim-then = يتوقف اللعب.
play-agree-then = الموافقة تُنهي اليد بهذه النتيجة.
play-object-then = بعد الاعتراض يقرر مدير البطولة.
play-alone = النتيجة دون اللعب
play-alone-then = تُنهي اليد بهذا العدد من اللمّات للاعب المعلن.

## عقوبة إجرائية

play-penalty = عقوبة إجرائية
play-penalty-kind = أي نوع؟
play-penalty-percent = نسبة مئوية من الحد الأعلى
play-penalty-imps = نقاط IMP
play-penalty-warning = إنذار
play-penalty-amount = كم، إن لم تكن إنذارًا
play-penalty-text = السبب
play-penalty-then = تُضاف إلى ما تساويه التوزيعة، على هذا الجانب وحده.

## نتيجة معدَّلة

play-adjust = أعطِ هذه النتيجة
play-adjust-how = الجانب الذي لا يُذكر تبقى له نتيجته من الطاولة.
play-side = أي جانب؟
play-both = الجانبان
play-other-side = الجانب الآخر
play-other-side-too = نتيجة للجانب الآخر أيضًا
play-no-side = لا يُذكر
play-score-kind = أي نتيجة؟
play-results = نتائج
play-result-number = النتيجة { $number }
play-contract = العقد
play-declarer = اللاعب المعلن
play-result = النتيجة
play-weight = الوزن ٪
play-wrong-side = كل جانب مرة واحدة، ولا شيء مع الجانبين معًا.
play-wrong-both = متوسط ونتائج معًا: اختر أحدهما.
play-wrong-contract = المطلوب عقد مثل 4s أو 3nt x، أو p لتوزيعة باس من الجميع.
play-wrong-result = المطلوب نتيجة ممكنة: = للعقد تمامًا، أو +1 أو -2.
play-wrong-weight = المطلوب وزن من 1 إلى 100.
play-wrong-weights = مجموع الأوزان { $total }؛ ويجب أن يكون 100.

## النقاط

play-artificial = نتيجة اصطناعية
play-assigned = نتيجة محدَّدة

## أرقام الأزواج

play-pair = زوج { $side }
