# لعبة استميشن كاملة (بولة): ورقة توزيعاتها ودفتر النقاط.

game-length = { $count ->
        [zero] بولة بلا توزيعات
        [one] بولة من توزيعة واحدة
        [two] بولة من توزيعتين
        [few] بولة من { $count } توزيعات
        [many] بولة من { $count } توزيعةً
       *[other] بولة من { $count } توزيعة
    }
game-head-deal = دور
game-head-trump = ق
game-head-carry = ×
game-legend = لكل لاعب: العدد/اللمّات مع العلامات، ثم النقاط، ثم المجموع حتى الآن.
game-mark-owner = ك
game-mark-with = و
game-mark-risk = ر
game-mark-dash = د
game-mark-super = س
game-marked-owner = صاحب المزاد
game-marked-with = مزايد مع، صاحب مزاد أيضًا
game-marked-risk = مخاطرة
game-marked-dash = داش كول
game-marked-super = ثماني لمّات أو أكثر

game-note-all-failed = التوزيعة { $deal }: صعايدة، خسر الأربعة.
game-note-open = التوزيعة { $deal }: لم تنته.
game-note-skipped = التوزيعة { $deal }: تُركت، ولم يزايد أحد.
game-note-redealt = التوزيعة { $deal }: أُعيد التوزيع.

game-over = انتهت البولة
game-so-far = لُعب { $passed } من { $count }
game-title-king = كينج
game-title-sub-king = صب كينج
game-title-upper-kooz = أبر كوز
game-title-kooz = كوز
game-shared = { $title }، بالتساوي

## ما لا يتفق

game-findings = ما لا يتفق
game-in-log = السجل { $log }: { $text }
game-finding-other-game = ليس هذا استميشن؛ لا يُحسب.
game-finding-missing = توزيعات ناقصة: { $deals }.
game-finding-repeated = التوزيعة { $deal } مكرّرة؛ تُحسب في المرتين.
game-finding-out-of-order = التوزيعة { $deal } جاءت بعد توزيعة لاحقة لها.
game-finding-after-the-end = التوزيعة { $deal } جاءت بعد نهاية البولة؛ وهي محسوبة.
game-finding-dealer = وزّع { $seat } التوزيعة { $deal }؛ والدور في التوزيع على { $next }.
game-finding-carry = مضاعِف التوزيعة { $deal } هو { $found }؛ وما قبلها يقتضي { $due }.
game-finding-trump = القاطوع الثابت في التوزيعة { $deal } هو { $found }؛ وما قبلها يقتضي { $due }.
game-finding-edition = التوزيعة { $deal } على طبعة غير طبعة الأولى.
game-finding-rules = قواعد المكان في التوزيعة { $deal } غير قواعد الأولى: { $rules }.
game-finding-unfit = في التوزيعة { $deal } سطور لا يمكن أخذها: { $lines }.
game-finding-not-finished = التوزيعة { $deal } لم تنته؛ لا يُحسب منها شيء.

game-gaps = ما لا يحسمه أي قانون، وقراءته هنا
game-gap = { $situation } وهنا: { $reading }.
