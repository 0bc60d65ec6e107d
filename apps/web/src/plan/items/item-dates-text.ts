import {
  civilDateOf,
  dayNumberOf,
  formatShortDate,
  minutesOfDay,
  type CivilDateTime,
} from '@throughline/domain/calendar-dates'
import { isolateText } from '@throughline/domain/messages'
import { lastTouchedDay, type TacticDates } from '@throughline/domain/tactics'

/**
 * Returns where an item is, such as `Gift guide is on 11/18/26`, `… is on 11/18/26 to 11/20/26` or
 * `… is on 11/18/26, 9:15 to 10:00`.
 */
export function itemDatesText(item: TacticDates & { readonly title: string }): string {
  const [first, last] = [dayNumberOf(item.startDate), lastTouchedDay(item)]
  const days = [first, ...(last === first ? [] : [last])].map((day) =>
    formatShortDate(civilDateOf(day)),
  )
  const times = item.isAllDay
    ? ''
    : `, ${[...new Set([timeOf(item.startDate), timeOf(item.endDate)])].join(' to ')}`
  return `${isolateText(item.title)} is on ${days.join(' to ')}${times}`
}

function timeOf(date: CivilDateTime): string {
  const minutes = minutesOfDay(date)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
