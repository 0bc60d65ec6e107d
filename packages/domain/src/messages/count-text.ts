import { englishLocale } from '../locale'
import type { Locale } from '../locale'

/** Returns a count with thousands separators: `1,234`. */
export function formatCount(count: number): string {
  return englishLocale.number(count)
}

/** Returns a count with its noun: `1 tactic`, `1,234 tactics`. @param plural the noun of several */
export function countText(count: number, noun: string, plural = `${noun}s`): string {
  return countTextIn(englishLocale, count, noun, plural)
}

/** As `countText`, for English texts with the numbers of another locale. */
export function countTextIn(
  locale: Pick<Locale, 'number'>,
  count: number,
  noun: string,
  plural = `${noun}s`,
): string {
  return `${locale.number(count)} ${count === 1 ? noun : plural}`
}
