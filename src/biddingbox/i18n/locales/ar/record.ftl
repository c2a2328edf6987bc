# توزيعة بصيغة PBN أو LIN تُفتح حالةً، أو تُحفظ من حالة.

record-laws = قوانين التوزيعة التي بصيغة PBN أو LIN
record-drop = أفلِت الملف هنا، فيُفتح حالةً جديدة.
record-drop-opens = يُفتح الملف الآن.
record-drop-refused = لم يُفتح شيء
record-drop-many = أفلِت ملفًّا واحدًا في المرة، ولا مجلدات.
record-drop-large = أقصى حجم للملف { $size } ميغابايت.

## أي توزيعة من الملف

record-which = أي توزيعة؟
record-skip = انتقل إلى التوزيعات
record-number = رقم التوزيعة
record-show = اعرض
record-nth = توزيعة بلا رقم، ترتيبها في الملف { $number }
record-room = الغرفة { $value }
record-room-open = الغرفة المفتوحة
record-room-closed = الغرفة المغلقة
record-no-contract = لا عقد
record-none = لا توزيعة بهذا الرقم.
record-before = التوزيعات السابقة
record-after = مزيد من التوزيعات
record-cut = لم يُقرأ من الملف ما بعد التوزيعة { $max }.
record-more-faults = { $count ->
    [zero] لا خطأ غير ذلك
    [one] وخطأ آخر
    [two] وخطآن آخران
    [few] { $count } أخطاء أخرى أيضًا
    [many] { $count } خطأ آخر أيضًا
   *[other] { $count } خطأ آخر أيضًا
}

## ما تعذّرت قراءته

record-unread = { $count ->
    [zero] كل ما في التوزيعة موجود في الحالة
    [one] شيء من التوزيعة ليس في الحالة كما هو في الملف
    [two] شيئان من التوزيعة ليسا في الحالة كما هما في الملف
    [few] { $count } أشياء من التوزيعة ليست في الحالة كما هي في الملف
    [many] { $count } شيئًا من التوزيعة ليس في الحالة كما هو في الملف
   *[other] { $count } شيء من التوزيعة ليس في الحالة كما هو في الملف
}
record-fault = السطر { $line }، العمود { $column }: { $text }
record-step-refused = من الخطوة { $seq } فصاعدًا: { $text }
record-wrong-none = لم توجد فيه أي توزيعة.
record-wrong-several = فيه أكثر من توزيعة؛ حدّد أيًّا منها بالمفتاح place.
record-wrong-kind = ليست هذه توزيعة بصيغة PBN أو LIN، ولا سجلًّا ولا حالة ولا يومية، نصًّا.
record-wrong-long = تحتاج هذه التوزيعة إلى أكثر من { $most } خطوة.
record-wrong-line = في هذه التوزيعة ما لا يقوله أي سطر من سجل.

## الحفظ

record-as-pbn = PBN
record-as-lin = LIN
record-lin-leaves = لا تحفظ صيغة LIN:

## ما لا مكان له في السجل، أو في LIN؛ found جزء مما فُتح

record-lost-passes-added = الباس قبل النداء الأول: لا يذكره الملف، كما يدل اللاعب المعلن والبدء، فأضيف
record-lost-play-by-holders = أعمدة اللعب: كُتبت اللمّات بترتيب لعبها، فنُسبت كل ورقة إلى من يحملها
record-lost-hands = يد ليس فيها ثلاثة عشر كارتًا: { $found }
record-lost-hands-twice = كروت في يدين معًا: { $found }
record-lost-name = اسم فيه علامات لا يقبلها السجل: { $found }
record-lost-comments = تعليقات أكثر مما يُحفظ
record-lost-call = المزاد من { $found } فصاعدًا: لا تقبل الطاولة هذا النداء
record-lost-explanation = بقية شرح طويل للنداء { $found }
record-lost-auction-open = يقول الملف إن المزاد انتهى، وهو بهذه النداءات لم ينتهِ
record-lost-play = اللعب من { $found } فصاعدًا
record-lost-contract = يقول الملف إن العقد { $found }، وهذا المزاد يعطي غيره، أو لا عقد بعد
record-lost-declarer = يقول الملف إن اللاعب المعلن { $found }، وهو بهذا المزاد غيره
record-lost-result = يقول الملف إن عدد اللمّات { $found }، واللعب يعطي غيره، أو لا يمكن حساب اليد
record-lost-result-differs = النتيجة المتفق عليها بعدد لمّات { $found } تختلف عما كُسب
record-lost-score = يقول الملف إن النقاط { $found }، والعقد والنتيجة يعطيان غيرها
record-lost-tags = وسوم أطول من أن تُحفظ
record-lost-lin-header = ما ليس من التوزيعة نفسها (الطاولة، الأزواج، نداءات بكروت توزيعة أخرى)
record-lost-lin-withdrawn = ما سُحب أو أُلغي من النداءات والكروت
record-lost-lin-marks = أن نداءً أو كارتًا مخالفًا قُبل
record-lost-lin-rulings = ما سُئل عنه وأُجيب وحُكم به
record-lost-lin-corrections = تصحيحات السجل
record-lost-lin-scores = النتائج المعدَّلة والعقوبات
record-lost-lin-notes = الملاحظات
record-lost-lin-tags = وسوم أخرى من الملف
record-lost-lin-contract = عقد بلا مزاده
