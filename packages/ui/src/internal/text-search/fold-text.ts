/** Letters that Unicode does not decompose into a base letter and a mark. */
const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
}

/**
 * The form in which texts are compared: lower case, without accents, ligatures and widths of
 * letters. `Café` and `CAFE` become `cafe`, `Straße` becomes `strasse`, and `ﬁ` becomes `fi`.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[øæœßđðłıþς]/g, (letter) => letters[letter] ?? letter)
}

/** A folded text that remembers where each of its letters came from. */
export interface FoldedText {
  readonly folded: string
  /**
   * `origins[n]` is the index in the original text of letter `n` of `folded`. There
   * is one more entry than there are letters: the length of the original text.
   */
  readonly origins: readonly number[]
}

/** Folds like `foldText` and keeps the origins, so that matches can be marked in the original. */
export function foldWithOrigins(text: string): FoldedText {
  let folded = ''
  const origins: number[] = []
  let index = 0
  for (const character of text) {
    const foldedCharacter = foldText(character)
    folded += foldedCharacter
    for (let count = 0; count < foldedCharacter.length; count += 1) origins.push(index)
    index += character.length
  }
  origins.push(text.length)
  return { folded, origins }
}

/** The words of a query, folded. A query of only spaces has none. */
export function wordsOf(query: string): readonly string[] {
  return foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '')
}
