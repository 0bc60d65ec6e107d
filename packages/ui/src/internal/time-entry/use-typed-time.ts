import { useTypedValue, type TypedValue } from '../field/use-typed-value'
import { formatTime, readTypedTime, type HalfDayLabels } from './typed-time'

/** A time that is typed freely and parsed on blur. */
export function useTypedTime(
  value: string | null,
  hourCycle: 12 | 24,
  labels: HalfDayLabels,
  onChange: (change: { value: string | null; isValid: boolean }) => void,
): TypedValue<'unreadable'> {
  return useTypedValue<'unreadable'>({
    value,
    format: (time) => formatTime(time, hourCycle, labels),
    read: (text) => {
      const typed = readTypedTime(text)
      if (typed.code === 'time') return { code: 'value', value: typed.time }
      if (typed.code === 'empty') return { code: 'value', value: null }
      return { code: 'refused', refusal: 'unreadable' }
    },
    onChange,
  })
}
