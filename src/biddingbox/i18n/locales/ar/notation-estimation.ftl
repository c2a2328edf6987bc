# ما كان يتوقّعه خطأ التدوين في سجل استميشن.

notation-expect-estimation-event = مقعد (N, E, S, W)، أو director أو owner أو note أو tricks أو undo أو amend أو insert أو strike
notation-expect-estimation-first = سطر افتتاح (game, dealer, deal, carry, rules, hand, …) أو { notation-expect-estimation-event }
notation-expect-estimation-seat-event = نداء (من 4C إلى 13NT أو P أو with)، أو عدد من اللمّات، أو كارت (HK)، أو ما جرى أو اختير (attention, accept, …)
notation-expect-estimation-call = نداء: من 4C إلى 13NT أو P أو with
notation-expect-estimation-bid = مزايدة: من 4C إلى 13NT
notation-expect-estimation-change = نداء (من 4C إلى 13NT أو P أو with) أو عدد من اللمّات
notation-expect-four-tricks = المقاعد الأربعة، ولمّات كل منها
notation-expect-fixed-trump = السطر rules fixed_trump_rounds=true أيضًا
