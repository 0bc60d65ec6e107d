import { civilDateOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { useState } from 'react'

import type { DaySpan } from './drag-gesture'
import type { MonthCalendarLabels } from './labels'

/** Days chosen by keys. */
export interface DayRange {
  /** Null while none are chosen. */
  readonly days: DaySpan | null
  /** Chooses from where choosing began, or from `from`, to `to`. */
  readonly extend: (from: DayNumber, to: DayNumber) => void
  readonly clear: () => void
  /** Says that nothing is chosen any more; false when nothing was. */
  readonly giveUp: () => boolean
}

interface DayRangeOptions {
  /** Where nothing can be created, no days are chosen. */
  readonly isEnabled: boolean
  readonly labels: MonthCalendarLabels
  readonly announce: (text: string) => void
}

/** Chooses several days by keys, as dragging over them does with the pointer. */
export function useDayRange({ isEnabled, labels, announce }: DayRangeOptions): DayRange {
  const [ends, setEnds] = useState<{ from: DayNumber; to: DayNumber } | null>(null)
  const days =
    ends === null || !isEnabled
      ? null
      : { startDay: Math.min(ends.from, ends.to), endDay: Math.max(ends.from, ends.to) + 1 }
  return {
    days,
    extend: (from, to) => {
      if (!isEnabled) return
      const start = ends?.from ?? from
      setEnds({ from: start, to })
      announce(
        labels.rangeChosen({
          firstDay: civilDateOf(Math.min(start, to)),
          lastDay: civilDateOf(Math.max(start, to)),
          dayCount: Math.abs(to - start) + 1,
        }),
      )
    },
    clear: () => {
      if (ends !== null) setEnds(null)
    },
    giveUp: () => {
      if (ends === null) return false
      setEnds(null)
      announce(labels.rangeGivenUp)
      return true
    },
  }
}
