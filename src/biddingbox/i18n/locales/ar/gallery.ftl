# صفحة البداية: حالات حقيقية بحسب نوعها، ومواقف بكلام كل يوم. في العناوين { $a } و { $b } نداءان.
# وفي الآخر كلمات من كلام كل يوم لبنود القانون 18 من الاستميشن.

gallery-family-insufficient = المزايدة لم تكن كافية
gallery-family-turn = نداء من غير صاحب الدور
gallery-family-change = نداء تغيّر
gallery-family-cards = كروت وشروح
gallery-family-end = متى ينتهي المزاد؟
gallery-family-inadmissible = نداء لا يبقى قائمًا أبدًا
gallery-family-estimation = استميشن

gallery-short-insufficient = غير كافية
gallery-short-turn = خارج الدور
gallery-short-change = تغيير النداء
gallery-short-cards = كروت، شروح
gallery-short-end = نهاية المزاد
gallery-short-inadmissible = نداء مستحيل
gallery-short-estimation = استميشن

gallery-source-real = قوانين { $year }، الحالة { $number }
gallery-source-own = القانون 18، مثال من عندنا

gallery-case-041 = زايد { $a } دون أن يرى مزايدة الخصم
gallery-case-032 = { $a } فوق { $a }، ثم { $b } قبل حضور مدير البطولة
gallery-case-024 = مزايدة غير كافية، ثم يريد الدبل
gallery-case-042 = { $a } تحت { $b }: هل من تصحيح حرّ؟
gallery-case-076 = غيّرها إلى باس، وقُبلت مع ذلك
gallery-case-093 = مزايدة بلونين أُلغيت: هل يُطلب البدء من لون؟

gallery-case-063 = { $a } في دور الخصم على اليمين
gallery-case-001 = زايد خارج الدور، ثم يريد الدبل
gallery-case-048 = { $a } في دور الموزّع: الباس الملزم يفيد
gallery-case-061 = شريك الموزّع قال باس أولًا
gallery-case-064 = دبل خارج الدور يُسكت الشريك
gallery-case-067 = صاحب الدور سمّى نداءه والخصم على اليسار يقرّر

gallery-case-010 = الكارت الذي تحته: { $a } بدل { $b }، لوحظ في الحال
gallery-case-008 = صحّحه بعد نداء الخصم على اليسار
gallery-case-046 = كارت الدبل بدل كارت ستوب
gallery-case-086 = إعلان الشريك أيقظه
gallery-case-072 = «لا، أقصد { $a }»: نسي الترانسفير

gallery-case-052 = وقع آس بعد مزايدة ملزمة للشريك
gallery-case-029 = وقع آس بعد الباس الأخير وقبل بدء اللعب
gallery-case-099 = شرح خاطئ صُحّح قبل بدء اللعب

gallery-case-056 = ثلاث باسات، واستمرّوا في المزايدة
gallery-case-083 = ثلاث باسات، إحداها خارج الدور
gallery-case-003 = شرود، لوحظ بعد الباس الأخير
gallery-case-022 = بدأ اللاعب المعلن، وكشف صاحب البدء يده

gallery-case-101 = فتح بالدبل، ثم غيّره إلى { $a }
gallery-case-050 = دبل مزايدة شريكه: اكتُشف بعد اللعب

gallery-case-low = { $a } لا تعلو { $b }
gallery-case-early = { $a } خارج الدور: هل يقبلها التالي؟
gallery-case-with = مزايد مع، ثم عدد أقل من الحد الأدنى
gallery-case-thirteen = العدد الأخير يجعل المجموع ثلاث عشرة تمامًا
gallery-case-risk = العدد الأخير يجعل المجموع إحدى عشرة: مخاطرة
gallery-case-score = توزيعة كاملة: أربعة أصحاب مزاد، والحساب

## المواقف

gallery-situation-too-low = لاعب زايد أقل من اللازم
gallery-situation-out-of-turn = لاعب سمّى نداءه خارج الدور
gallery-situation-pass-out-of-turn = لاعب قال باس خارج الدور
gallery-situation-changed = لاعب غيّر نداءه
gallery-situation-card = كارت شوهد
gallery-situation-explanation = شرح خاطئ
gallery-situation-no-alert = تنبيه نُسي
gallery-situation-doubled-partner = دبل مزايدة الشريك
gallery-situation-after-the-end = نداء بعد الباس الأخير
gallery-situation-wrong-board = كروت من توزيعة أخرى
gallery-situation-at-once = نداءان في وقت واحد
gallery-situation-count = عدد خاطئ من الكروت
gallery-situation-skipped = لاعب ضاع دوره
gallery-situation-above-seven = مزايدة فوق سبعة
gallery-situation-estimation-too-low = مزايدة لا تعلو التي قبلها
gallery-situation-estimation-out-of-turn = مزايدة أو مشاركة خارج الدور

## كلمات من كلام كل يوم لبنود القانون 18

find-e18a1 = ما هي المزايدة في الاستميشن، مزايدة ثلاثة، أقل من أربع لمّات، عدد بلا لون، مزايدة أربعة عشر
find-e18a2 = هل الباس مزايدة، الباس لا يضع مستوى
find-e18a3 = زايد بعد الباس، رجع إلى المزاد، الباس نهائي، قال باس ثم زايد
find-e18bi = لون أعلى، العدد نفسه في لون أعلى
find-e18bii = لمّات أكثر، عدد أعلى
find-e18c1 = مزايد مع، ويذ، with، مشاركة في مزايدة، شارك في المزايدة، المشارك، المزايدة نفسها
find-e18c1i = مشاركة تحت أربعة، مشاركة في ثلاثة
find-e18c1ii = مشاركة بلون آخر، مشاركة بعدد آخر، مشاركة في بدون قاطوع
find-e18c1iii = مشاركة خارج الدور، مزايدة خارج الدور في الاستميشن
find-e18c2 = التعلية بعد المشاركة، لاعب ثالث كسب المزاد
find-e18c2i = الحد الأدنى، سمّى المشارك عددًا أقل، أقل من أربع بعد المشاركة
find-e18c2ii = من يسمّي أولًا، ترتيب الأعداد، عدد خارج الدور، المشارك يسمّي أولًا
find-e18c3 = هل المشارك صاحب مزاد، خسر المشارك مع صاحب المزاد
find-e18c4 = أصحاب المزاد، عدة أصحاب، من صاحب المزاد، عدد صاحب المزاد نفسه
find-e18d = كافية في الاستميشن، تعلو التي قبلها
find-e18e1 = غير كافية في الاستميشن، لا تعلو التي قبلها
find-e18e2 = مزايدة غير كافية في الاستميشن، تصحيح مزايدة لا تعلو التي قبلها
find-e18f = ترتيب الألوان في الاستميشن، سبيد فوق هارت
find-e18g1 = مخاطرة، ريسك، آخر من يسمّي، ثلاثة عشر تمامًا، المجموع ثلاث عشرة، الأعداد ثلاث عشرة
find-e18g1i = مخاطرة تحت، أندر، أحد عشر فأقل
find-e18g1ii = مخاطرة فوق، أوفر، خمسة عشر فأكثر
find-e18g2 = حساب المخاطرة، نقاط المخاطرة
find-e18g3 = نسي كارت المخاطرة، لم يُظهر كارت المخاطرة، التنازل عن المخاطرة
find-e18h0 = أربع باسات في الاستميشن، الأربعة قالوا باس
find-e18h1 = لا لون قاطوع، الكل باس بدون قاطوع
find-e18h2 = من يبدأ بعد أربع باسات، دور الموزّع بعد أربع باسات
find-e18h3 = أعداد بعد أربع باسات، الموزّع يسمّي أولًا
find-e18h4 = حساب أربع باسات، اللمّات وحدها
