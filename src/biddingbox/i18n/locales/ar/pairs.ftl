# مزاد واحد في طبعتين جنبًا إلى جنب (cases run): كلمات قليلة لكل قرار.

pairs-head-number = الرقم
pairs-head-auction = المزاد
pairs-head-expected = كما هو متوقَّع
pairs-yes = نعم
pairs-no = لا
pairs-decided = { $option }: { $ruled }
pairs-free = بلا قيد
pairs-finds = يقدّره مدير البطولة ({ $law })
pairs-asked = السؤال موجّه إلى { $seat } ({ $law })
pairs-passes-once = { $seat } يلزمه الباس مرة
pairs-passes-throughout = { $seat } يلزمه الباس حتى النهاية
pairs-repeats = { $seat } عليه أن يكرّر { $call }
pairs-no-double = { $seat } لا يحق له الدبل مرة
pairs-lead-any = بدء اللعب: يُطلب { $suits } أو يُمنع
pairs-lead-forbid = بدء اللعب: يُمنع { $suits }
pairs-cap = { $side }: لا أكثر من { $score }
pairs-score = { $side }: { $score }
pairs-reviews = للمراجعة { $laws }
pairs-passed-out = باس من الجميع
pairs-contract = { $contract }، واللاعب المعلن { $seat }
