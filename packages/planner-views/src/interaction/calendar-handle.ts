import { civilDateOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'

import type { CalendarHandle } from '../calendar-parts'
import type { Point } from '@throughline/ui/pointer-gesture'

/** What a calendar contributes to what its host can ask of it. */
interface CalendarHandleParts<Stop> extends Pick<CalendarHandle, 'scrollToOpening'> {
  /** Its roving focus. */
  readonly focus: { readonly tabStop: Stop; readonly goTo: (stop: Stop) => void }
  /** The day under a pointer that drags something in; see `placeUnder` of `useDrag`. */
  readonly dayUnder: (at: Point | null) => DayNumber | null
}

/** The handle of a calendar, the same for all of them. */
export function calendarHandle<Stop>({
  scrollToOpening,
  focus,
  dayUnder,
}: CalendarHandleParts<Stop>): CalendarHandle {
  return {
    scrollToOpening,
    focus: () => {
      focus.goTo(focus.tabStop)
    },
    dayUnder: (at) => {
      const day = dayUnder(at)
      return day === null ? null : civilDateOf(day)
    },
  }
}
