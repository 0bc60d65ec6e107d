import { nearestDateOf } from '@throughline/domain/calendar-dates'
import type { CivilDate, DayNumber } from '@throughline/domain/calendar-dates'
import { useEffect, useEffectEvent } from 'react'

/** Reports the visible days, both included: at mount and whenever they change. */
export function useRangeReport(
  firstDay: DayNumber,
  dayCount: number,
  onRangeChange: ((range: { startDay: CivilDate; endDay: CivilDate }) => void) | undefined,
): void {
  const report = useEffectEvent((first: DayNumber, count: number) => {
    onRangeChange?.({ startDay: nearestDateOf(first), endDay: nearestDateOf(first + count - 1) })
  })
  useEffect(() => {
    report(firstDay, dayCount)
  }, [firstDay, dayCount])
}
