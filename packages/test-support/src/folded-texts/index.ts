/**
 * Texts with the form in which they are compared: by the fields and the palette of a page, and
 * by the database. Each of the two is tested with them.
 */
export const foldedTexts: readonly (readonly [what: string, text: string, folded: string])[] = [
  ['case', 'CAFE', 'cafe'],
  ['accents', 'Café Zürich', 'cafe zurich'],
  ['accents of their own', 'Cafe\u0301', 'cafe'],
  ['two accents on a letter', 'ắ Ǖ', 'a u'],
  [
    'letters that Unicode does not decompose',
    'Straße ẞ Łódź Ærø Œuvre Þór ı',
    'strasse ss lodz aero oeuvre thor i',
  ],
  ['a capital letter with a dot', 'İstanbul', 'istanbul'],
  ['ligatures', 'ﬁnal oﬀer', 'final offer'],
  ['width', 'Ｓａｌｅ　５０％', 'sale 50%'],
  ['half width', 'ｶﾞ', 'カ\u3099'],
  ['raised and circled digits', 'm² ①', 'm2 1'],
  ['an ellipsis and a hard space', 'more…\u00A0now', 'more... now'],
  ['Greek, with the letter of its ends', 'ΟΔΟΣ οδός', 'οδοσ οδοσ'],
  ['Cyrillic', 'ЖУРНАЛ', 'журнал'],
  ['Korean', '한국', '한국'.normalize('NFD')],
  ['signs of patterns', '100% a_b \\ (c)', '100% a_b \\ (c)'],
]
