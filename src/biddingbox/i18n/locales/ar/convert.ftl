# من صيغة سجل إلى أخرى: ما يُذكر في الطريق، وسطر الأوامر حوله.

convert-told = { $name }: { $text }
convert-lost = { $count ->
    [zero] لا سجل، السطر { $line }: { $text }
    [one] السجل الذي في السطر { $line }: { $text }
    [two] سجلّان، أولهما في السطر { $line }: { $text }
    [few] { $count } سجلات، أولها في السطر { $line }: { $text }
    [many] { $count } سجلًّا، أولها في السطر { $line }: { $text }
   *[other] { $count } سجل، أولها في السطر { $line }: { $text }
}
convert-lin = لا تحفظ صيغة LIN: { $text }
convert-journal = السطر { $line }: ليست هذه يومية سجل: { $found }
convert-nothing = لا سجل فيه
convert-estimation = السجل الذي في السطر { $line } من الاستميشن؛ ولا تحفظ { $form } إلا البريدج
convert-error-export = يأتي --export مع --to pbn
convert-latin = { $count ->
    [zero] كل الحروف في Latin-1، أبجدية صيغة التصدير
    [one] حرف واحد ليس في Latin-1، أبجدية صيغة التصدير؛ كُتب ?
    [two] حرفان ليسا في Latin-1، أبجدية صيغة التصدير؛ كُتبا ?
    [few] { $count } حروف ليست في Latin-1، أبجدية صيغة التصدير؛ كُتبت ?
    [many] { $count } حرفًا ليس في Latin-1، أبجدية صيغة التصدير؛ كُتب ?
   *[other] { $count } حرف ليس في Latin-1، أبجدية صيغة التصدير؛ كُتب ?
}

## سطر الأوامر

cli-help-convert-short = غيّر صيغة السجلات: التدوين واليوميات و PBN و LIN.
cli-help-convert =
    اكتب السجلات بصيغة أخرى: تدوين السجل، أو اليوميات (JSON، واحدة في كل سطر)، أو PBN، أو LIN. الملف FILE بأيّ صيغة من هذه، أو - للإدخال القياسي، أو عنوان عارض الأيدي في Bridge Base Online، يُقرأ ولا يُجلب من الشبكة أبدًا.

    تحفظ PBN السجل كله: ما لا تقوله أقسامها يقف في تعليقات، ومنها يعود. وتحفظ LIN ما ثبت في النهاية؛ والباقي يُذكر.
cli-examples-convert =
    أمثلة:
      biddingbox convert board7.log --to pbn
      biddingbox convert archive.pbn --to journal -o archive.jsonl
      biddingbox convert match.lin --to pbn --export -o match.pbn
      biddingbox convert - --from notation --to lin

    رمز الخروج 0: تمّ. 1: شيء من سجل لا يوافق باقيه فتُرك. 2: شيء لم يُقرأ.
cli-help-convert-to = الصيغة التي تُكتب.
cli-help-convert-output = الملف الذي يُكتب، كاملًا أو لا يُكتب؛ وإلا فالإخراج القياسي.
cli-help-convert-from = صيغة الملفات؛ وإلا فأسماؤها أو نصّها يدل عليها.
cli-help-convert-edition = قوانين السجلات التي لا تذكر طبعة (1997 حيث لا يُذكر شيء).
cli-help-convert-export = PBN بصيغة التصدير.
