import { dayNumberOf, type DayNumber } from '@throughline/domain/calendar-dates'
import { civilMonthOf } from '@throughline/domain/layout'
import { defaultFlowRange, type FlowUrl, type RevealPlace, withFlowRange } from '../../../plan'

/** Reveals items in a flow: one that is not on its days shows the year in which it begins. */
export function flowRevealPlace({ place, show }: FlowUrl, today: DayNumber): RevealPlace {
  const { start, end } = place.range
  return {
    isOnShow: ({ startDate, endDate }) =>
      dayNumberOf(startDate) <= dayNumberOf(end) && dayNumberOf(start) <= dayNumberOf(endDate),
    show: ({ startDate }) => {
      const day = dayNumberOf(startDate)
      const range = defaultFlowRange(day, place.zoom)
      show({ ...withFlowRange(place, range, today), date: civilMonthOf(day) })
    },
  }
}
