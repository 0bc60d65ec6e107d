import { writeDay, type Locale } from '@throughline/domain/locale'

import { useTypedValue, type TypedValue } from '../field/use-typed-value'
import type { DateBounds } from './date-bounds'
import type { DateFieldLabels } from './date-field.labels'
import { readTypedDate } from './typed-date'

interface TypedDateOptions {
  today: string
  bounds: DateBounds
  locale: Locale
  labels: Pick<DateFieldLabels, 'unreadable' | 'outOfBounds' | 'ambiguous'>
}

/** A day that is typed as the locale writes it, and parsed on blur. A refusal is its sentence. */
export function useTypedDate(
  value: string | null,
  { today, bounds, locale, labels }: TypedDateOptions,
  onChange: (change: { value: string | null; isValid: boolean }) => void,
): TypedValue<string> {
  return useTypedValue<string>({
    value,
    format: (date) => writeDay(date, locale, today),
    read: (text) => {
      const typed = readTypedDate(text, today, bounds, value ?? today, locale)
      switch (typed.code) {
        case 'date':
          return { code: 'value', value: typed.date }
        case 'empty':
          return { code: 'value', value: null }
        case 'ambiguous':
          return {
            code: 'refused',
            refusal: labels.ambiguous?.({ dates: typed.dates }) ?? labels.unreadable,
          }
        case 'unreadable':
          return { code: 'refused', refusal: labels.unreadable }
        case 'out-of-bounds':
          return { code: 'refused', refusal: labels.outOfBounds }
        default:
          return typed satisfies never
      }
    },
    onChange,
  })
}
