# طبعتان لسجل واحد (rule --edition 1997,2017، وصفحة الطبعتين).

editions-differs = يختلف
editions-alike = حتى الآن تقرّر الطبعتان الشيء نفسه.
editions-legend = ≠ يختلف: لا تقرّره الطبعة الأخرى، أو تقرّر غيره.
editions-forks = تفترق قبل السطر { $seq } من السجل: { $line }
editions-proposed = ما في السجل يقترح { $option }، ولا يُعدّ جوابًا.
editions-fork-finding = تطلب قوانين { $edition } من مدير البطولة أن يثبت واقعة ليست في السجل.
editions-fork-question = تسأل قوانين { $edition } { $seat } عمّا لا جواب عنه في السجل.
editions-fork-irregular = بحسب قوانين { $edition } يكون { $call } من { $seat } مخالفًا هنا.
editions-fork-waits = بحسب قوانين { $edition } يجب أن ينتظر هذا.
editions-fork-unfit = بحسب قوانين { $edition } لا يستقيم هذا: { $why }

## سطر الأوامر

editions-help = طبعة القوانين، أو طبعتان: 1997,2017.
editions-error-pair = --edition { $asked }: طبعة واحدة، أو طبعتان مختلفتان من { $known }
editions-error-interactive = مع -i طبعة واحدة فقط

## الصفحة

editions-title = طبعتان لسجل واحد
editions-beside = إلى جانب { $edition }
editions-laws = قوانين { $edition }
editions-own = طبعة السجل
editions-other = إلى جانبها
editions-open = المفتوح
editions-nothing-open = لا سؤال مفتوحًا.
editions-parts = هنا تفترق الطبعتان
editions-nothing-binds = لا يلزم أحدًا شيء.
editions-left-out = أجوبة لا تطلبها هذه الطبعة تُركت: { $lines }.
editions-open-case = افتحها حالةً بقوانين { $edition }
editions-open-why = ما حدث، والأجوبة التي تطلبها هذه الطبعة، تصير حالة جديدة. وتبقى هذه كما هي.
editions-back = العودة إلى المكتب
editions-proposed-here = يقترحه السجل
