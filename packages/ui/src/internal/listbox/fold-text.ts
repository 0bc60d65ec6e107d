/** Letters that Unicode does not take apart. */
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
}

/**
 * A text as people type it who look for it: small letters, no accents. `Café`
 * and `CAFE` become `cafe`, `Straße` becomes `strasse`.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[øæœßđðłıþ]/g, (letter) => letters[letter] ?? letter)
}

/**
 * The same, and for every letter of the answer where it stood in the text.
 *
 * @returns `origins[n]` is the index in `text` of letter `n` of `folded`; one
 * entry more than letters, the last is the length of the text
 */
export function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  let folded = ''
  const origins: number[] = []
  let index = 0
  for (const character of text) {
    const part = foldText(character)
    folded += part
    for (let count = 0; count < part.length; count += 1) origins.push(index)
    index += character.length
  }
  origins.push(text.length)
  return { folded, origins }
}
