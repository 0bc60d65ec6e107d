import { dayOfMonthOf, weekdayOf } from '@throughline/domain/calendar-dates'
import type { DayNumber, WeekStartDay } from '@throughline/domain/calendar-dates'

/** Start of a week or of a month; up to seven days have a tick each. */
interface AxisTick {
  /** Days from the first day of the axis. */
  readonly column: number
  readonly day: DayNumber
  /** Text of the tick: the date with its month, the date alone, or none. */
  readonly text: 'month' | 'date' | 'none'
}

/** The line of dates above the bars. */
export interface DateAxis {
  readonly ticks: readonly AxisTick[]
  /** Days from the first day of the axis to today; null without a mark of today. */
  readonly todayColumn: number | null
  /** Whether the mark of today names the month, because it covers the text that would. */
  readonly hasTodayMonth: boolean
}

/** Up to so many days each have a tick of their own. */
const FEW_DAYS = 7
/** Width of a text with a month where days are narrow, in days. */
const MONTH_TEXT_DAYS = 3
/** Width of a text without a month where days are narrow, in days. */
const DATE_TEXT_DAYS = 2
const TWO_DIGITS = 10

/**
 * Returns the dates of an overstory, with a tick where a week or a month begins. The first tick
 * and those of months name the month. Where texts would meet, a week gives way to a month, and
 * both give way to the mark of today.
 *
 * @param dayCount at least 1; up to seven days have a tick each
 */
export function dateAxisOf(
  startDay: DayNumber,
  dayCount: number,
  weekStartDay: WeekStartDay,
  today: DayNumber,
): DateAxis {
  const areDaysWide = dayCount <= FEW_DAYS
  const monthWidth = areDaysWide ? 1 : MONTH_TEXT_DAYS
  const dateWidth = areDaysWide ? 1 : DATE_TEXT_DAYS
  const places = tickPlaces(startDay, dayCount, weekStartDay)
  const spaceAt = (column: number, otherPlaces: readonly TickPlace[]): number =>
    (otherPlaces.find((other) => other.column > column)?.column ?? dayCount) - column
  const months = places.filter(({ hasMonth }) => hasMonth)
  const monthTexts = months.filter(({ column }) => spaceAt(column, months) >= monthWidth)

  const textOf = (place: TickPlace): AxisTick['text'] => {
    if (monthTexts.includes(place)) return 'month'
    const isCovered = monthTexts.some(
      ({ column }) => place.column > column && place.column < column + monthWidth,
    )
    const width = dayOfMonthOf(place.day) < TWO_DIGITS ? 1 : dateWidth
    return isCovered || spaceAt(place.column, places) < width ? 'none' : 'date'
  }

  const hasToday = today >= startDay && today < startDay + dayCount
  // A mark distinguishes today from other days, of which a single day has none.
  const todayColumn = hasToday && dayCount > 1 ? today - startDay : null
  let hasTodayMonth = false
  const ticks = places.map((place): AxisTick => {
    const { column, day } = place
    const text = textOf(place)
    const width = text === 'month' ? monthWidth : dateWidth
    const isUnderToday =
      todayColumn !== null && todayColumn >= column && todayColumn < column + width
    if (isUnderToday && text === 'month') hasTodayMonth = true
    return { column, day, text: isUnderToday ? 'none' : text }
  })
  return { ticks, todayColumn, hasTodayMonth }
}

interface TickPlace {
  readonly column: number
  readonly day: DayNumber
  readonly hasMonth: boolean
}

function tickPlaces(
  startDay: DayNumber,
  dayCount: number,
  weekStartDay: WeekStartDay,
): readonly TickPlace[] {
  const firstWeekday = weekStartDay === 'monday' ? 1 : 0
  const places: TickPlace[] = []
  for (let column = 0; column < dayCount; column += 1) {
    const day = startDay + column
    const hasMonth = column === 0 || dayOfMonthOf(day) === 1
    if (hasMonth || dayCount <= FEW_DAYS || weekdayOf(day) === firstWeekday) {
      places.push({ column, day, hasMonth })
    }
  }
  return places
}
