# كلمات اللعبة: مصطلح واحد لكل معنى. أسماء المقاعد بلا أداة، ولا يتصل بها حرف جر، لأن ما يحلّ محل
# المتغيّر معزول الاتجاه: «من شمال»، «إلى شمال»، لا «لشمال». النداء مذكّر والمزايدة مؤنثة.

seat-N = شمال
seat-E = شرق
seat-S = جنوب
seat-W = غرب
seat-director = مدير البطولة

seat-letter-N = ش
seat-letter-E = ق
seat-letter-S = ج
seat-letter-W = غ

side-NS = شمال وجنوب
side-EW = شرق وغرب

suit-S = سبيد
suit-H = هارت
suit-D = دايموند
suit-C = كلوب
suit-NT = بدون قاطوع
suit-any = أي لون
list-or = { $first } أو { $last }

call-pass = باس
call-no-trump = NT

rank-A = آس
rank-K = شايب
rank-Q = بنت
rank-J = ولد
rank-T = عشرة
rank-9 = تسعة
rank-8 = ثمانية
rank-7 = سبعة
rank-6 = ستة
rank-5 = خمسة
rank-4 = أربعة
rank-3 = ثلاثة
rank-2 = اثنان
rank-x = كارت صغير
card-hand = اليد كلها
card = { $rank } { $suit }

vul-none = لا أحد
vul-NS = شمال وجنوب
vul-EW = شرق وغرب
vul-both = الطرفان

score-average-minus = متوسط ناقص
score-average = متوسط
score-average-plus = متوسط زائد

## من يلزمه ماذا

restriction-must-pass-next-turn = { $seat } يلزمه الباس في دوره التالي.
restriction-must-pass-end-of-auction = { $seat } يلزمه الباس حتى نهاية المزاد.
restriction-must-repeat = { $seat } عليه أن يكرّر { $call }.
restriction-no-double = { $seat } لا يحق له الدبل في دوره التالي.
restriction-lead-any = في أول دور يبدأ فيه { $seat } اللعب، للّاعب المعلن أن يطلب البدء من { $suits } أو يمنعه.
restriction-lead-forbid = في أول دور يبدأ فيه { $seat } اللعب، للّاعب المعلن أن يمنع البدء من { $suits }.
restriction-lead-require-this-lead = { $seat } عليه أن يبدأ هذه المرة من { $suits }.
restriction-lead-require-loses-lead = { $seat } عليه أن يبدأ من { $suits } إلى أن يفقد بدء اللعب.
restriction-lead-forbid-this-lead = { $seat } لا يحق له أن يبدأ هذه المرة من { $suits }.
restriction-lead-forbid-loses-lead = { $seat } لا يحق له أن يبدأ من { $suits } إلى أن يفقد بدء اللعب.
restriction-penalty-card-major = { $card } من يد { $seat } كارت عقوبة كبير.
restriction-penalty-card-minor = { $card } من يد { $seat } كارت عقوبة صغير.
restriction-score-cap = { $side }: لا تزيد نتيجتهما في هذه التوزيعة على { $score }.
restriction-if = إذا { $condition }: { $text }
condition-defend = دافع { $side }
condition-auction-reopened = أُعيد فتح المزاد

## لمن تكون الإجابة (laws --options)

owner-lho = الخصم على اليسار
owner-director = مدير البطولة
owner-offender = المخالف
owner-player = اللاعب
owner-declarer = اللاعب المعلن
owner-presumed-declarer = اللاعب المعلن المفترض
