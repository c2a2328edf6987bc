# سطر الأوامر: العناوين والتسميات والأخطاء والمساعدة. ما يُكتب في السجل (الحروف N E S W ومفاتيح
# الإجابات و 1NT و P) لا يتغيّر من لغة إلى لغة.

## ما تقوله الإجابة

cli-edition-bridge-1997 = بريدج، قوانين 1997
cli-edition-bridge-2017 = بريدج، قوانين 2017
cli-board = التوزيعة { $board }
cli-dealer = الموزّع { $seat }
cli-vulnerable = المعرّض: { $who }

cli-mark-irregular = ! { $what }
cli-mark-withdrawn = ( ) مسحوب أو ملغى
cli-mark-implied = [ ] باس يفترضه القانون
cli-mark-pending = ? ينتظر القرار

irregular-insufficient = غير كافية
irregular-out-of-rotation = خارج الدور
irregular-inadmissible = غير جائز هنا
irregular-inadmissible-double = دبل غير جائز هنا
irregular-by-player-required-to-pass = من لاعب يلزمه الباس
irregular-above-seven = فوق سبعة
irregular-call-after-final-pass = بعد الباس الأخير
irregular-change-of-call = نداء مغيَّر

cli-turn = الدور دور { $seat }.
cli-turn-if-not-accepted = الدور دور { $seat } إن لم يُقبل ما هو مفتوح.
cli-nobody-calls = لا يحق لأحد أن يسمّي نداءً الآن.
cli-phase-closed = انتهى المزاد.
cli-phase-passed-out = قال الأربعة باس: لا تُلعب التوزيعة.
cli-phase-play = بدأ اللعب.
cli-phase-over = انتهى لعب التوزيعة.
cli-phase-cancelled = لا تُلعب التوزيعة: تحلّ محلها نتيجة.
cli-contract-closed = انتهى المزاد: العقد { $contract }، واللاعب المعلن { $declarer }.
cli-contract-play = اللعب جارٍ: العقد { $contract }، واللاعب المعلن { $declarer }.
cli-contract-over = انتهى لعب التوزيعة: العقد { $contract }، واللاعب المعلن { $declarer }.
cli-contract-cancelled = لا تُلعب التوزيعة؛ كان العقد { $contract } واللاعب المعلن { $declarer }.
cli-opening-lead = الكارت الأول على { $seat }.
cli-on-lead = بدء اللعب على { $seat }.
cli-result = النتيجة: { $result }

cli-asked-player = السؤال موجّه إلى { $who } ({ $law })
cli-asked-director = يقدّره مدير البطولة ({ $law })
cli-audience-owner = [لهذا اللاعب وحده]
cli-audience-director = [لمدير البطولة وحده]
cli-option-values = { $then } [{ $values }]

cli-ruled = القرارات
cli-binds = ما يلزم الآن
cli-unauthorised = معلومات غير مصرّح بها
cli-reviews = للمراجعة بعد اللعب
cli-scores = النتائج
cli-tricks = اللمّات
cli-unfit = لم يعد يصلح
cli-not-settled = [القانون لا يحسمها: { $gap }]
cli-heard-call = { $side }: لا يجوز لهما استعمال { $call } من { $seat }.
cli-heard-words = { $side }: لا يجوز لهما استعمال ما كشفه { $seat }.
cli-score-table = { $side }: { $value }
cli-score-artificial = { $side }: { $value } (نتيجة اصطناعية)
cli-score-assigned = { $side }: { $value } (نتيجة مقرَّرة)
cli-unfit-line = السطر { $seq } من السجل: { $why }
cli-with-clause = { $text } ({ $law })

cli-no-tree = لا سؤال مفتوح: فلا شجرة.
cli-tree-question = { $who }، { $law }:
cli-tree-director = مدير البطولة، { $law }:
cli-calls-except = { $calls } باستثناء { $denominations }

## الأخطاء

cli-error-notation = السطر { $line }، العمود { $column }: وُجد { $found }، والمتوقّع { $expected }
cli-error-refused = السطر { $line }، العمود { $column }: مرفوض: { $found }: { $text }
cli-error-no-log = لا سجل فيه: لا سطر افتتاح ولا حدث
cli-error-one-source = أعطِ ملفًّا، أو - للإدخال القياسي، أو الصيغة القصيرة، أو -e TEXT، وواحدًا منها فقط
cli-error-one-log = يأخذ -i سجلًّا واحدًا؛ وفي هذا الملف أكثر من سجل
cli-error-interactive = يقرأ -i الحوار من الإدخال القياسي: لا يجتمع مع - ولا مع --json
cli-error-file = { $name }: { $why }
cli-error-too-large = أكبر من اللازم
cli-error-edition = ليست --edition { $asked } طبعة السجل، وهي { $found }
cli-error-dealer = ليس --dealer { $asked } موزّع السجل، وهو { $found }
cli-error-clause = لا بند { $clause } هنا؛ قريب منه: { $near }
cli-error-no-cases = لا ملف حالة (*.toml) في { $folder }
cli-error-case = { $path }: وُجد { $found }، والمتوقّع { $expected }
cli-edition-unknown = لا توجد طبعة { $game } { $edition }؛ الموجود { $known }
cli-lang-unknown = لا لغة { $lang }؛ الموجود { $known }

## الحوار

cli-dialogue-hint = اكتب رقم إجابة، أو سطرًا من السجل؛ أو help أو tree أو back أو log أو save FILE أو quit.
cli-dialogue-help =
    2            الإجابة التي لها هذا الرقم؛ و 2 3H تضيف ما تأخذه
    decline      إجابة باسمها؛ و 2H وحدها نداء لصاحب الدور
    S 2H         نداء، أو أي سطر آخر من التدوين: W accept أو E attention أو amend 3: S 2H
                 (في التدوين دائمًا N E S W، و P للباس، و NT لبدون قاطوع)
    back         خطوة إلى الوراء (يكتب undo)
    tree         كل الطرق من هنا
    log          السجل حتى الآن بالتدوين
    save FILE    يكتب السجل في ملف جديد
    quit         خروج
cli-dialogue-no-option = لا إجابة رقمها { $number }.
cli-dialogue-value = { $takes }؟ واحد من { $values }
cli-dialogue-any-value = { $takes }؟
cli-dialogue-refused = مرفوض: { $line }: { $text }
cli-dialogue-at-start = هذه هي البداية.
cli-dialogue-saved = كُتب في { $name }.
cli-dialogue-save-where = save FILE: أعطِ اسم ملف.

## laws و cases

cli-head-law = القانون
cli-head-what = ما يقوله
cli-head-status = الحالة
cli-head-reason = السبب
cli-head-code = الشيفرة
cli-head-cases = الحالات
cli-status-implemented = منفَّذ
cli-status-partly = جزئيًّا
cli-status-out-of-scope = خارج النطاق
cli-find-nothing = لم يُعثر على شيء لكلمات "{ $words }"؛ جرّب كلمات أخرى من كلام كل يوم، مثل "كارت مكشوف"، أو biddingbox laws للقائمة كلها.
cli-option-question = { $law }  { $question }؟
cli-option-owner = يُسأل عنه: { $owner }
cli-head-expected = المتوقّع
cli-head-actual = الموجود
cli-case-step = الخطوة { $step }: { $where }
cli-case-summary = { $passed ->
        [zero] لا حالة كما هو متوقّع
        [one] حالة واحدة كما هو متوقّع
        [two] حالتان كما هو متوقّع
        [few] { $passed } حالات كما هو متوقّع
        [many] { $passed } حالةً كما هو متوقّع
       *[other] { $passed } حالة كما هو متوقّع
    }، { $failed ->
        [zero] لا حالة مختلفة
        [one] حالة واحدة مختلفة
        [two] حالتان مختلفتان
        [few] { $failed } حالات مختلفة
        [many] { $failed } حالةً مختلفة
       *[other] { $failed } حالة مختلفة
    }، { $skipped ->
        [zero] لا حالة متروكة
        [one] حالة واحدة متروكة
        [two] حالتان متروكتان
        [few] { $skipped } حالات متروكة
        [many] { $skipped } حالةً متروكة
       *[other] { $skipped } حالة متروكة
    }


## المساعدة

cli-usage = الاستعمال
cli-head-options = الخيارات
cli-head-commands = الأوامر
cli-help-help = اعرض هذه الرسالة واخرج.
cli-help-version = اعرض رقم الإصدار واخرج.
cli-help =
    المزاد بالكتاب: يحكم في مزادات البريدج وكل ما يقع فيها من خطأ.

    اكتب ما حدث على الطاولة؛ والإجابة هي من يحق له أن يختار ماذا، ومن يلزمه ماذا.
cli-examples =
    أمثلة:
      biddingbox rule --dealer N "1S P 1H"
      biddingbox rule --tree "1C P P 1C"
      biddingbox rule -i
      biddingbox laws 27B
cli-help-lang = لغة الجمل؛ وإلا فاللغة التي في BIDDINGBOX_LANG، وإلا فالإنجليزية.
cli-help-json = اكتب JSON.
cli-help-edition = طبعة القوانين.
cli-help-rule-short = احكم في مزاد.
cli-help-rule =
    احكم في مزاد: ما هو مفتوح ومن يُسأل، وما تقرّر، ومن يلزمه ماذا.

    المصدر ملف بتدوين السجل، أو - للإدخال القياسي، أو، حيث لا ملف بهذا الاسم، الصيغة القصيرة: النداءات بالدور من الموزّع، وأمام نداء سمّاه غيره SEAT:. ومع -i وحدها يبدأ الحوار بمزاد خالٍ.
cli-examples-rule =
    أمثلة:
      biddingbox rule --dealer N "1S P 1H"
      biddingbox rule --dealer N --tree "1S P W:2H"
      biddingbox rule -e "dealer N; N 1S; E P; S 1H; W decline; S 2H"
      biddingbox rule board7.log --json
      biddingbox rule -i "1S P 1H"

    رمز الخروج 0: صدر القرار. 2: لا يمكن قراءة المدخل، أو سطر مرفوض.
cli-help-expression = نص بتدوين السجل؛ تفصل ; بين سطوره.
cli-help-dealer = الموزّع: N شمال، E شرق، S جنوب، W غرب (N حيث لا يذكره شيء).
cli-help-tree = اعرض كل الطرق من هنا.
cli-help-interactive = افتح حوارًا.
cli-help-laws-short = اسرد البنود وما ينفّذها.
cli-help-laws =
    اسرد بنود القوانين التي تخصّ المزاد: عنوانها وخلاصتها بكلماتنا، والشيفرة التي تنفّذ كلًّا منها، وحالاته، ومدى تمامه. ومع بند: هو وكل ما تحته، بكل الحقول.
cli-examples-laws =
    أمثلة:
      biddingbox laws
      biddingbox laws 25B2
      biddingbox laws --options 27
      biddingbox laws --find "كارت مكشوف"
      biddingbox laws --json
cli-help-options = اسرد بدلًا من ذلك مفاتيح الإجابات.
cli-help-find = اعثر على بنود بكلمات من كلام كل يوم.
cli-help-cases-short = شغّل ملفات الحالات.
cli-help-cases = شغّل ملفات الحالات: سجل، وما ينبغي أن يترتب عليه.
cli-help-cases-run-short = شغّل كل حالات مجلد.
cli-help-cases-run =
    شغّل كل ملفات الحالات (*.toml) في مجلد وفيما تحته، واعرض ما يختلف منها، المتوقّع بجانب الموجود.
cli-examples-cases-run =
    أمثلة:
      biddingbox cases run tests/cases
      biddingbox cases run my-cases --json

    رمز الخروج 0: كلها كما هو متوقّع. 1: بعضها مختلف. 2: لا حالات، أو لا مجلد بهذا الاسم.
