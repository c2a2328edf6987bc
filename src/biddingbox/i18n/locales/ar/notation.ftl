# ما وجده خطأ في التدوين أو كان يتوقّعه (العبارات الإنجليزية مع التدوين). الكلمات التي تُكتب تبقى كما هي.

notation-expect-held = كم كارتًا في يد اللاعب
notation-found-end = نهاية السطر
notation-found-empty = لا سجل
notation-found-control = حرف التحكم U+{ $code }
notation-found-byte = البايت 0x{ $code }
notation-found-long = سطر طوله { $count } حرفًا
notation-found-long-text = نص طوله { $count } حرفًا
notation-found-twice = سطر { $name } ثانٍ
notation-found-again = '{ $word }' مرة أخرى

notation-expect-log = سجل: سطور افتتاح وأحداث
notation-expect-one-log = سجل واحد
notation-expect-few-logs = عشرة آلاف سجل على الأكثر
notation-expect-few-events = ألفا حدث في السجل على الأكثر
notation-expect-few-calls = ألفا نداء على الأكثر
notation-expect-short = عشرة آلاف على الأكثر
notation-expect-text = نص عادي
notation-expect-utf8 = نص بترميز UTF-8

notation-expect-event = مقعد (N, E, S, W)، أو director أو note أو tricks أو hands-back أو new-pair أو undo أو amend أو insert أو strike
notation-expect-first = سطر افتتاح (game, board, dealer, vul, hand, …) أو { notation-expect-event }
notation-expect-no-header = حدث: سطور الافتتاح تسبق الحدث الأول
notation-expect-table-event = حدث ليس هو نفسه تصحيحًا
notation-expect-one-event = حدث واحد فقط
notation-expect-the-end = نهاية الحدث
notation-expect-seat-event = نداء (من 1C إلى 7NT أو P أو X أو XX)، أو كارت (HK)، أو ما جرى أو اختير (attention, accept, …)
notation-expect-director-event = called أو rules أو error أو حكم على الوقائع (inadvertent, natural, …)
notation-expect-perhaps = { $expected }؛ ربما '{ $word }'

notation-expect-seat = مقعد: N أو E أو S أو W
notation-expect-side = طرف: NS أو EW
notation-expect-call = نداء: من 1C إلى 7NT أو P أو X أو XX
notation-expect-bid = مزايدة: من 1C إلى 7NT
notation-expect-level = مزايدة مستواها من 1 إلى 7 (و 8 لأي مزايدة فوق سبعة)
notation-expect-card = كارت مثل HK أو DT أو Hx
notation-expect-cards = كروت مثل HK أو DT أو Hx، أو الكلمة hand
notation-expect-card-once = كل كارت مرة واحدة
notation-expect-hand = يد من ثلاثة عشر كارتًا مثل AKQ2.T98.T98.T98
notation-expect-ref = نداء مثل E#1، أو E لآخر نداء من شرق
notation-expect-asked = { notation-expect-ref }، أو repeat أو review أو lead
notation-expect-corrected = { notation-expect-ref }، أو review
notation-expect-to = to ونداء
notation-expect-once = once كما في at once
notation-expect-act = نداء، أو changes to ونداء
notation-expect-bracket = معنى بين قوسين
notation-expect-meaning = clubs أو diamonds أو hearts أو spades أو natural أو artificial، أو نص بين علامتي تنصيص، أو )
notation-expect-meaning-once = كل كلمة مرة واحدة، ونص واحد
notation-expect-quoted = نص بين علامتي تنصيص "…"
notation-expect-closed = علامة تنصيص تُغلق "
notation-expect-escape = \" أو \\ أو \n أو \u وأربعة أرقام ستّ عشرية
notation-expect-tricks = عدد من اللمّات من 0 إلى 13
notation-expect-result = { notation-expect-tricks }، أو مقعد ولمّاته
notation-expect-seat-once = كل مقعد مرة واحدة
notation-expect-seq = رقم حدث مثل 4
notation-expect-colon = نقطتان ثم الحدث

notation-expect-clause = بند مثل 25A، أو نهاية الحدث
notation-expect-id = رمز سؤال مثل 27A@3
notation-expect-penalty = نسبة مئوية مثل 10%، أو نقاط مثل 3 imps، أو نص بين علامتي اقتباس
notation-expect-suit = لون: C أو D أو H أو S
notation-expect-suits = ألوان بحروفها بلا فراغ مثل CD
notation-expect-value = نداء أو لون أو مقعد، أو re أو about
notation-expect-reading = مفتاح تفسير
notation-expect-score = نتيجة مثل NS average_minus أو NS 4S E -1
notation-expect-score-side = طرف: NS أو EW أو both
notation-expect-score-once = كل طرف مرة واحدة
notation-expect-side-score = متوسط (average_minus أو average أو average_plus)، أو نقاط مثل -50، أو عقد ونتيجته مثل 4S E -1
notation-expect-two-sides = متوسط أو عقد: النقاط تُعطى لطرف واحد وحده
notation-expect-contract = عقد مثل 4S أو 4SX أو 4SXX، أو P لتوزيعة قال فيها الأربعة باس
notation-expect-declarer = اللاعب المعلن: N أو E أو S أو W
notation-expect-made = نتيجة: = أو +1 أو -2، في حدود ثلاث عشرة لمّة
notation-expect-weight = وزن مثل 60% مع كل نتيجة من عدة نتائج
notation-expect-weights = أوزان مجموعها 100%

notation-expect-game = bridge 1997 أو bridge 2017 أو estimation law18 أو estimation common
notation-expect-table = real أو boxes out أو boxes down أو screens أو written أو online
notation-expect-board = رقم توزيعة، 1 فما فوق
notation-expect-vul = none أو NS أو EW أو both
notation-expect-fact = ما يقوله السطر، على السطر نفسه
notation-expect-line-once = كل سطر افتتاح مرة واحدة
