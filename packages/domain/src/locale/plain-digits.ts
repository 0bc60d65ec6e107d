/** Digits of scripts in which people write numbers, each from 0 to 9: Arabic, Persian, Devanagari. */
const firstDigits = [0x06_60, 0x06_f0, 0x09_66]

/** Marks of the direction of a text, which calendars, spreadsheets and mails leave in it. */
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\u061C\uFEFF]/g

/**
 * Returns a text with western digits, usual spaces and no invisible marks of its direction.
 *
 * @param digits western digits by others
 */
export function plainDigits(text: string, digits: ReadonlyMap<string, string> = new Map()): string {
  const plain = text.normalize('NFKC').replaceAll(invisible, '')
  return Array.from(plain, (character) => {
    const own = digits.get(character)
    if (own !== undefined) return own
    const code = character.codePointAt(0) ?? 0
    const first = firstDigits.find((start) => code >= start && code < start + 10)
    return first === undefined ? character : String(code - first)
  }).join('')
}
