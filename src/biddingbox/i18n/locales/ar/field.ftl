# ميدان من الطاولات: نقاط المقارنة (MP)، IMP، بتلر.

field-method-matchpoints = نقاط المقارنة MP (78A)
field-method-imps = نقاط IMP أمام كل الطاولات الأخرى (78B)؛ وأخذ متوسطها من اللائحة، لا من القانون
field-method-butler = نقاط IMP أمام نتيجة مرجعية (78B)؛ والنتيجة المرجعية من اللائحة، لا من القانون
field-unit-matchpoints = من نقاط المقارنة
field-unit-imps = من نقاط IMP

## توزيعة

field-top = الحد الأعلى { $top }
field-datum = النتيجة المرجعية: ش-ج { $ns }، ق-غ { $ew }
field-head-ns = ش-ج
field-head-ew = ق-غ
field-head-contract = العقد
field-head-by = المعلن
field-head-lead = البدء
field-head-result = اللمّات
field-head-points = النقاط
field-head-matchpoints = MP { $side }
field-head-imps = IMP { $side }
field-pair = { $side } { $pair }

## معنى العلامات

field-mark-assigned = { $pair }: نتيجة مقرَّرة { $results }
field-mark-weighted = { $pair }: نتيجة مقرَّرة موزونة: { $results }
field-mark-average = { $pair }: { $score }، { $worth } (نتيجة اصطناعية)
field-mark-average-session = { $pair }: { $score }، { $worth }، كما في باقي الجلسة (نتيجة اصطناعية)
field-mark-cap = { $pair }: متوسط ناقص على الأكثر: { $most } { $unit } بدلًا من { $was }
field-mark-cap-not-reached = { $pair }: متوسط ناقص على الأكثر، وهو { $most } { $unit }: لم يُتجاوز
field-mark-penalty = { $pair }: عقوبة إجرائية قدرها { $off } { $unit }
field-mark-warning = { $pair }: إنذار
field-mark-not-percent = { $pair }: عقوبة قدرها { $amount }% من الحد الأعلى، لم تُخصم: الحساب هنا بنقاط IMP
field-mark-not-imps = { $pair }: عقوبة قدرها { $amount } من نقاط IMP، لم تُخصم: الحساب هنا بنقاط المقارنة
field-mark-said = { $what }: «{ $said }»

## ما هو من اللائحة

field-neuberg = تُقارن { $scores } من { $tables } من النتائج: تُرفع إلى الحد الأعلى الكامل بصيغة نويبرغ (من اللائحة، لا من القانون).
field-weighted = تدخل النتائج الموزونة كل مقارنة بأوزانها (من اللائحة، لا من القانون).
field-alone = طاولة واحدة فقط: لا شيء يُقارن به.

## الترتيب

field-ranking = الترتيب
field-ranking-side = الترتيب، { $side }
field-head-rank = المركز
field-head-pair = الثنائي
field-head-boards = التوزيعات
field-head-total-matchpoints = نقاط المقارنة
field-head-total-imps = نقاط IMP
field-head-total-points = مجموع النقاط (78C)

## ما في السجل من خطأ، أو ما ينبغي أن يُعرف عنه

field-notes = ملاحظات
field-where = السجل { $log }
field-where-board = السجل { $log }، التوزيعة { $board }
field-finding = { $where }: { $what }
field-found-mixed-editions = بقوانين { $edition }، والسجل الأول بقوانين { $first }
field-found-no-board = لا يذكر رقم التوزيعة، وغيره يذكره
field-found-bad-pair = لا يمكن أن يُقرأ: { $line }؛ والمتوقّع pair NS 3 EW 7
field-found-no-pair = لا يذكر أي ثنائي جلس في { $side }
field-found-no-vulnerability = لا يذكر من المعرّض، فلا يمكن حساب شيء
field-found-not-finished = لا نتيجة فيه بعد
field-found-unsound-score = أوزان نتيجته المعدّلة لا تبلغ 100، أو فيها متوسط بين نقاط
field-found-pair-twice = الثنائي { $pair } جلس في { $side } في السجل { $other } أيضًا، والتوزيعة واحدة
field-found-other-conditions = الموزّع أو المعرّض غير ما في السجل { $other }، والتوزيعة واحدة
field-found-other-hands = الأيدي غير ما في السجل { $other }، والتوزيعة واحدة (87: التوزيعة المختلطة لا تُحسب هنا)
field-found-open-question = سؤال ما زال مفتوحًا ({ $law }): النتيجة مؤقتة
field-found-unfit-lines = سطور لم تعد تصلح: { $seqs }

## الأمر

field-error-problems = لا يمكن حساب الملف، ولم يُحسب منه شيء:
field-error-one-form = إما --json وإما --csv، لا كلاهما
field-error-games = سجلات ألعاب مختلفة في ملف واحد: { $games }
field-error-bridge-only = الخياران --method و --winners للبريدج: ليس في استميشن أي منهما
cli-help-score-short = احسب ميدانًا، أو لعبة استميشن كاملة.
cli-help-score =
    احسب ملفًّا من السجلات، يفصل بينها ---.

    بريدج: كل سجل توزيعة على طاولة واحدة، وفي رأسه الثنائيان (pair NS 3 EW 7)؛ تُقارن التوزيعات بما فيها من نتائج معدّلة وحدود وعقوبات، ثم تُرتَّب الثنائيات. استميشن: السجلات توزيعات لعبة واحدة، وتُكتب ورقتها.

    المصدر FILE ملف بتدوين السجل، أو - للإدخال القياسي.
cli-examples-score =
    أمثلة:
      biddingbox score session.log
      biddingbox score session.log --method imps
      biddingbox score session.log --csv > session.csv

    رمز الخروج 0: حُسب. 2: لا يمكن أن يُقرأ الملف أو يُحسب؛ ويُقال ما الخطأ، سجلًّا سجلًّا.
cli-help-score-method = كيف يُحسب البريدج؛ وإلا فبنقاط المقارنة. imps: أمام كل الطاولات الأخرى؛ butler: أمام نتيجة مرجعية.
cli-help-score-winners = ترتيب واحد أو اثنان؛ وإلا فاثنان حيث جلس كل ثنائي في طرف واحد فقط.
cli-help-score-csv = اكتب CSV، سطرًا لكل طرف من كل طاولة.
