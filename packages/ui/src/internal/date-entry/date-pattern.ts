import type { Locale } from '@throughline/domain/locale'

/** Letters of the parts of a day, in the language of a text. */
interface PatternLetters {
  readonly year: string
  readonly month: string
  readonly day: string
}

const english: PatternLetters = { year: 'y', month: 'm', day: 'd' }

/** How a locale writes days, in letters: `mm/dd/yy`. @param letters those of another language */
export function datePattern(locale: Pick<Locale, 'day' | 'signs'>, letters = english): string {
  const parts: Readonly<Record<string, string>> = {
    '2033': letters.year.repeat(4),
    '33': letters.year.repeat(2),
    '11': letters.month.repeat(2),
    '22': letters.day.repeat(2),
  }
  return Array.from(
    locale.day('2033-11-22').replaceAll(/[\u200E\u200F]/g, ''),
    (character) => locale.signs.digits.get(character) ?? character,
  )
    .join('')
    .replaceAll(/\d+/g, (digits) => parts[digits] ?? digits)
}
