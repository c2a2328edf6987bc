# مخطط «ما الذي ينتظرنا»: إطاره وكلماته القليلة؛ أما جمل المربعات فهي جمل المحرك.

chart-title = ما الذي ينتظرنا
chart-description-player = { $who }، { $law }: كل الطرق من هذه الإجابة إلى القرار. والنص نفسه مكتوب أدناه.
chart-description-director = مدير البطولة، { $law }: كل الطرق من هذا التقدير إلى القرار. والنص نفسه مكتوب أدناه.

chart-key-now = السؤال المطروح الآن
chart-key-player = لاعب يختار
chart-key-director = مدير البطولة يقدّر
chart-key-end = ما يتقرر

chart-now = السؤال المطروح الآن.
chart-finds = يقدّره مدير البطولة.
chart-open-law = القانون لا يحسم هذا: هذه قراءتنا.
chart-with-clause = { $text } ({ $law })
chart-answer = { $name }: { $what }
chart-branch = { $answer }.
chart-called = سمّى { $seat } النداء { $call }
chart-nothing = لا شيء آخر يتقرر.
chart-more = خطوات أخرى: في النص أدناه
chart-endless = … وهكذا، أكثر مما يتسع له المكان
chart-review = بعد اللعب: للمراجعة
chart-as-text = المخطط نفسه نصًّا
