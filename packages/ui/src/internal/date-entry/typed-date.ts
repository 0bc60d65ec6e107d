import { englishLocale, readDay, type Locale } from '@throughline/domain/locale'

import type { DateBounds } from './date-bounds'

/** The result of parsing a typed text. */
export type TypedDate =
  | { readonly code: 'date'; readonly date: string }
  | { readonly code: 'empty' }
  | { readonly code: 'unreadable' }
  /** It can be read as several days. */
  | { readonly code: 'ambiguous'; readonly dates: readonly string[] }
  | { readonly code: 'out-of-bounds'; readonly date: string }

/**
 * Reads a typed or pasted day as `readDay` of `@throughline/domain/locale` does, within bounds. A
 * text that can be read as several days of which one is within the bounds stays ambiguous.
 *
 * @param today `YYYY-MM-DD`
 * @param near the day that is edited, whose year completes a text without one. @default today
 */
export function readTypedDate(
  text: string,
  today: string,
  bounds: DateBounds,
  near: string = today,
  locale: Locale = englishLocale,
): TypedDate {
  const reading = readDay(text, { locale, today, near })
  if (reading.code === 'ambiguous') return { code: 'ambiguous', dates: reading.readings }
  if (reading.code !== 'date') return reading
  const { date } = reading
  // Dates of this form sort as text.
  const isInside = date >= bounds.minDate && date <= bounds.maxDate
  return isInside ? { code: 'date', date } : { code: 'out-of-bounds', date }
}
