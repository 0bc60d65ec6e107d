import { useTypedValue, type TypedValue } from '../field/use-typed-value'
import type { DateBounds } from './date-bounds'
import { formatTypedDate, readTypedDate } from './typed-date'

/** Why a typed day was refused. */
export type DateRefusal = 'unreadable' | 'outOfBounds'

/** A day that is typed as `mm/dd/yy` and parsed on blur. */
export function useTypedDate(
  value: string | null,
  today: string,
  bounds: DateBounds,
  onChange: (change: { value: string | null; isValid: boolean }) => void,
): TypedValue<DateRefusal> {
  return useTypedValue<DateRefusal>({
    value,
    format: formatTypedDate,
    read: (text) => {
      const typed = readTypedDate(text, today, bounds, value ?? today)
      if (typed.code === 'date') return { code: 'value', value: typed.date }
      if (typed.code === 'empty') return { code: 'value', value: null }
      const refusal = typed.code === 'unreadable' ? 'unreadable' : 'outOfBounds'
      return { code: 'refused', refusal }
    },
    onChange,
  })
}
