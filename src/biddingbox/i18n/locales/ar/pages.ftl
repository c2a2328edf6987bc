# صفحة البداية، وبنود القانون، وصفحة المخطط، وورقة القرار.

page-home-title = ابدأ حالة
page-skip-start = انتقل إلى بداية حالة
page-what-happened = ماذا حدث على الطاولة؟
page-lead = سجّل النداءات كما سُمّيت. ولا تُسأل إلا عمّا يحتاج إليه القرار.
page-game = اللعبة والقوانين
page-game-bridge = بريدج
page-game-estimation = استميشن
page-edition-1997 = قوانين 1997
page-edition-2017 = قوانين 2017
page-edition-law18 = القانون 18
page-edition-common = اللعب المعتاد
page-book-bridge-1997 = بريدج، قوانين 1997
page-book-bridge-2017 = بريدج، قوانين 2017
page-book-estimation-law18 = استميشن، القانون 18
page-book-estimation-common = استميشن، اللعب المعتاد
page-board = التوزيعة
page-board-says = الموزّع والتعرّض يتبعان الرقم.
page-deal = التوزيعة
page-deal-says = يوزّع شمال ما لم يُحدَّد غير ذلك.
page-by-hand = حدّد بنفسك
page-dealer = الموزّع
page-vulnerable = المعرّض
page-carry = المضاعف المرحَّل
page-not-set = غير محدَّد
page-start = ابدأ
page-paper = أو اكتبها كما على الورق
page-rule-it = احكم
page-import = افتح توزيعة أو ملفًّا: PBN أو LIN أو سجل كامل
page-whole-log = PBN أو LIN أو سجل أو حالة أو يومية نصًّا، أو عنوان توزيعة في BBO
page-file = من ملف: PBN أو LIN أو سجل، أو حالة TOML، أو JSON
page-open = افتح

## آخر الحالات؛ value هو الكتاب

page-recent = آخر الحالات
page-recent-none = لا حالة بعد. ابدأ واحدة، أو افتح حالة حقيقية لتتعرّف.
page-recent-when = { $value }، { $time }
page-about = { $title }: { $call }، { $what }
page-state-asked = السؤال إلى { $seat }
page-state-find = للتقدير
page-state-turn = الدور على { $seat }
page-state-review = للمراجعة بعد اللعب
page-state-auction-over = انتهى المزاد
page-state-over = انتهت

## حالات حقيقية، والبحث

page-gallery = حالات حقيقية، بضغطة واحدة
page-families = أنواع الحالات
page-find = ابحث بكلام كل يوم
page-find-such-as = كارت مكشوف، خارج الدور، 27B
page-find-it = ابحث
page-found = { $count ->
    [zero] لم يُعثر على شيء لكلمات «{ $value }»
    [one] بند واحد لكلمات «{ $value }»
    [two] بندان لكلمات «{ $value }»
    [few] { $count } بنود لكلمات «{ $value }»
    [many] { $count } بندًا لكلمات «{ $value }»
   *[other] { $count } بند لكلمات «{ $value }»
}
page-found-none = جرّب كلمات أخرى من كلام كل يوم، أو رقم قانون.
page-start-here = ابدأ حالة
page-start-of = ابدأ حالة من { $law }

## بند من القانون

page-law = { $law }
page-law-none = لا بند برقم { $value }
page-law-none-why = قد يكون الرقم من طبعة أخرى، أو فيه خطأ.
page-related = قريب منه:
page-own-words = بكلماتنا نحن؛ والنص المُلزِم هو نص كتاب القانون.
page-close = أغلق

## المخطط

page-ahead = ما الذي ينتظرنا في هذه الحالة
page-chart-none = لا سؤال مطروح
page-chart-none-why = فلا شيء يُختار الآن، ولا مخطط. وما تقرر مكتوب أدناه.

## ورقة القرار

page-sheet = ورقة القرار
page-sheet-tools = طباعة وتصدير
page-print = اطبع
page-as-log = السجل نصًّا
page-as-case = حالة TOML
page-as-journal = JSON
page-reopen = لفتح هذه الحالة من جديد:
page-event = البطولة
page-session = الجلسة، الجولة
page-table = الطاولة
page-called-at = وقت الاستدعاء
page-auction = المزاد
page-facts = الوقائع بترتيبها
page-still-open = ما زال مطروحًا
page-ruling = القرار
page-nothing-ruled = لم يتقرر شيء.
page-binds = من يلزمه ماذا
page-who = من
page-what = ماذا
page-until = حتى
page-clause = القانون
page-not-settled = القانون لا يحسم هذا
page-our-reading = قراءتنا:
page-other-reading = الأخرى:
page-after-play = بعد اللعب
page-tick-no = لا
page-tick-yes = نعم: نتيجة معدَّلة
page-result = العقد، الكارت الأول، اللمّات
page-notes = ملاحظات مدير البطولة
page-appeal = الاعتراض
page-appeal-how = عن طريق مدير البطولة، باتفاق الشريكين، خلال 30 دقيقة من إتاحة النتيجة ما لم يحدد المنظّم وقتًا آخر.
page-appeal-not = لم يُطلب
page-appeal-at = طُلب في ____ : ____
page-director = مدير البطولة

## ما لا يمكن قبوله

page-wrong-number = عدد صحيح من 1 إلى { $max }.
page-wrong-nothing = الصق نصًّا، أو اختر ملفًّا.
page-wrong-length = { $most } حرف على الأكثر.
page-wrong-size = { $size } كيلوبايت على الأكثر.
page-wrong-line = السطر { $line }: { $text }
page-wrong-corrections = في هذا السجل أكثر من { $most } تصحيح؛ اكتبه كما جرت الأمور فعلًا.
page-wrong-case = ليس هذا ملف حالة: { $found }
page-wrong-journal = ليست هذه يومية حالة: { $why }
page-wrong-journal-line = في هذه اليومية ما لا يقوله أي سطر من سجل.
