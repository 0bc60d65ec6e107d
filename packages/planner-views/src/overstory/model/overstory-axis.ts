import { dayOfMonthOf, weekdayOf } from '@throughline/domain/calendar-dates'
import type { DayNumber, WeekStartDay } from '@throughline/domain/calendar-dates'

/** Where a week, a month or, of few days, a day begins. */
interface AxisTick {
  /** Days from the start of the strip. */
  readonly column: number
  readonly day: DayNumber
  /** What is written there: the date with its month, the date alone, or nothing. */
  readonly text: 'month' | 'date' | 'none'
}

/** The line of dates above the bars. */
export interface AxisLayout {
  readonly ticks: readonly AxisTick[]
  /** Days from the start of the strip to today; null when it is not marked. */
  readonly todayColumn: number | null
  /** The mark of today covers a text with the month, and says the month itself. */
  readonly hasTodayMonth: boolean
}

/** Up to so many days each have a tick of their own. */
const FEW_DAYS = 7
/** Days that a text takes where days are narrow: with the month, and without. */
const MONTH_ROOM_DAYS = 3
const DATE_ROOM_DAYS = 2
const TWO_DIGITS = 10

/**
 * The dates of a strip: a tick where a week begins, and where a month does. The
 * first tick and those of months name the month. Texts that would meet give way:
 * those of weeks to those of months, and both to the mark of today.
 *
 * @param dayCount at least 1; up to seven days have a tick each
 */
export function overstoryAxisOf(
  startDay: DayNumber,
  dayCount: number,
  weekStartDay: WeekStartDay,
  today: DayNumber,
): AxisLayout {
  const isRoomy = dayCount <= FEW_DAYS
  const monthRoom = isRoomy ? 1 : MONTH_ROOM_DAYS
  const dateRoom = isRoomy ? 1 : DATE_ROOM_DAYS
  const places = tickPlaces(startDay, dayCount, weekStartDay)
  const roomOf = (column: number, others: readonly TickPlace[]): number =>
    (others.find((other) => other.column > column)?.column ?? dayCount) - column
  const months = places.filter(({ hasMonth }) => hasMonth)
  const monthTexts = months.filter(({ column }) => roomOf(column, months) >= monthRoom)

  const textOf = (place: TickPlace): AxisTick['text'] => {
    if (monthTexts.includes(place)) return 'month'
    const isCovered = monthTexts.some(
      ({ column }) => place.column > column && place.column < column + monthRoom,
    )
    const needed = dayOfMonthOf(place.day) < TWO_DIGITS ? 1 : dateRoom
    return isCovered || roomOf(place.column, places) < needed ? 'none' : 'date'
  }

  const isTodayVisible = today >= startDay && today < startDay + dayCount
  // Of a single day there is nothing to set it off from.
  const todayColumn = isTodayVisible && dayCount > 1 ? today - startDay : null
  let hasTodayMonth = false
  const ticks = places.map((place): AxisTick => {
    const { column, day } = place
    const text = textOf(place)
    const used = text === 'month' ? monthRoom : dateRoom
    const isUnderToday =
      todayColumn !== null && todayColumn >= column && todayColumn < column + used
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
