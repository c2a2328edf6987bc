# صفحات مكتب مدير البطولة. قصيرة عن قصد: كل خيار وما يترتّب عليه يسعه هاتف.

desk-name = مكتب مدير البطولة
desk-home = Bidding Box، صفحة البداية
desk-language = اللغة
desk-skip = إلى الصفحة
desk-skip-question = إلى السؤال المفتوح
desk-clause = المادة
desk-this-case = هذه الحالة
desk-tab-desk = المكتب
desk-tab-add = تسجيل
desk-tab-chart = المسار
desk-tab-sheet = الورقة

## Calls, as they are seen and read aloud

desk-pass = باس
desk-face-X = دبل
desk-face-XX = ريدبل
desk-spoken-P = باس
desk-spoken-X = دبل
desk-spoken-XX = ريدبل
desk-spoken-C = { $level } كلوب
desk-spoken-D = { $level } دايموند
desk-spoken-H = { $level } هارت
desk-spoken-S = { $level } سبيد
desk-spoken-NT = { $level } بدون قاطوع
desk-would-be-irregular = يكون مخالفًا
desk-letter-director = م
desk-letter-dealer = ز

## The auction and the table

desk-auction = المزاد
desk-to-call = الدور على { $seat }
desk-note-withdrawn = مسحوبة
desk-note-cancelled = ملغاة
desk-note-implied = ضمني
desk-note-pending = تنتظر
desk-note-once = مرة
desk-note-end = حتى النهاية
desk-the-table = الطاولة
desk-vul = المعرّض: { $who }
desk-role-asked = يُسأل
desk-role-turn = الدور عليه
desk-role-leads = يبدأ اللعب
desk-role-dealer = الموزّع

## The question now open

desk-asked = يُسأل { $seat }
desk-asked-director = لك أن تتثبّت من الواقعة
desk-director-finds = واقعة تثبتها أنت، بسؤال مَن على الطاولة أو بعيدًا عنها.
desk-alone = يقرّر { $seat } وحده، دون أن يسأل شريكه.
desk-nothing-asked = لا سؤال مفتوحًا
desk-regular = لا مخالفة حتى الآن
desk-also-open = ومفتوح أيضًا:
desk-reading = التفسير { $number }
desk-suits-shown = أي الألوان دلّت عليها؟
desk-add = أضف ما حدث

## What happened, what was ruled, what is said

desk-happened = ما حدث
desk-undo = تراجُع
desk-redo = إعادة
desk-change = تعديل
desk-nothing-yet = لا شيء بعد.
desk-rulings = الأحكام وأسبابها
desk-told = أُبلغت الطاولة
desk-told-already = أُبلغت
desk-binds = ما يلزم كلَّ لاعب
desk-not-settled = ما لم يحسمه القانون
desk-our-reading = تفسيرنا:
desk-other-reading = التفسير الآخر:
desk-say = ما يُقال
desk-say-how = بهذا الترتيب؛ علّم ما قلته
desk-unsaid = لا يُقال:
desk-quoted = «{ $text }»
desk-to-table = للطاولة
desk-to-one = إلى { $seat }
desk-to-both = إلى { $seat } وإلى { $other }
desk-ask = اسأل
desk-tell = أخبره
desk-alone-with = على انفراد مع { $seat }

## Refusals, faults, the lost connection

desk-moved-on = تغيّر ما على الطاولة
desk-not-entered = لم يُسجَّل
desk-you-entered = ما كتبتَه:
desk-offline = لا اتصال
desk-offline-why = ما سجّلتَه محفوظ، وسيُرسَل من جديد.
desk-try-again = أعد المحاولة
refused-log-full = يسع السجل { $last } سطر على الأكثر، وقد امتلأ.
refused-form = ليس هذا النموذج من نماذجنا: { $field } ناقص أو لا يُقرأ.
desk-unread = العمود { $column }: وُجد { $found }، والمتوقَّع { $expected }. لم يُسجَّل شيء.
desk-error-not-found = لا صفحة بهذا العنوان
desk-error-not-found-why = قد يكون العنوان ناقصًا.
desk-error-unknown-case = لا حالة بهذا العنوان
desk-error-unknown-case-why = قد يكون الرابط ناقصًا، أو الحالة على جهاز آخر.
desk-error-other-site = مرفوض
desk-error-other-site-why = جاء ما أُرسل من موقع آخر.
desk-error-too-large = أكثر مما يُقبل مرة واحدة
desk-error-too-large-why = أقصى ما يُرسَل ميغابايت واحد، وثلاثة لملف توزيعات. لم يُسجَّل شيء.
desk-error-bad-input = لا يمكن قراءة هذا
desk-error-bad-input-why = لم يُسجَّل شيء.
desk-error-fault = خلل من عندنا
desk-error-fault-why = لم يُسجَّل شيء ناقصًا: عُد إلى الحالة وانظر فيها من جديد.
desk-to-start = إلى صفحة البداية
