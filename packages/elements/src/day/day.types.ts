import type { CivilDate, CivilDateTime } from '@throughline/domain/calendar-dates'
import type { CalendarHandle, CalendarItemInput } from '@throughline/planner-views/calendar-item'
import type { DayCalendarProps } from '@throughline/planner-views/day-calendar'

import type { CalendarEventMap, CalendarProperties, CreateEventMap } from '../calendar'
import type { ThroughlineElement } from '../element'
import type { PageContentValue } from '../view-parts'

/** Methods of the day's view that its element calls. */
export type DayHandle = CalendarHandle

type ItemContent = Parameters<
  NonNullable<DayCalendarProps<CalendarItemInput>['renderItemContent']>
>[0]

/** Properties of `<throughline-day>`. */
export interface DayProperties extends CalendarProperties {
  /** The day on show, or the first of several, `YYYY-MM-DD`. Changes when a person pages. @default `today` */
  day?: CivilDate | undefined
  /** Days side by side, 1 to 7. @default 1 */
  dayCount?: number | undefined
  /** Where the line of now is drawn, `YYYY-MM-DDTHH:mm:ss`. @default the clock, from minute to minute */
  now?: CivilDateTime | undefined
  /**
   * Another view shows items of these days: without any item, this view does not say that nothing
   * is planned. @default false
   */
  hasItemsElsewhere?: boolean | undefined
  /** Tactics and initiatives. Set a new array when something in it changes. @default none */
  items?: readonly CalendarItemInput[] | undefined
  /** Channels by id. @default none */
  channels?: DayCalendarProps['channels'] | undefined
  /** Events of other calendars, one per occurrence. @default none */
  events?: DayCalendarProps['events'] | undefined
  /** A time that stays marked while something is done with it. @default none */
  markedDates?: DayCalendarProps['markedDates'] | undefined
  /** Returns the content of an item, in place of its time and title. */
  itemContent?: ((parts: ItemContent) => PageContentValue) | undefined
  /** Returns the content beside the head of a day. */
  dayHeader?: ((parts: { day: CivilDate; isToday: boolean }) => PageContentValue) | undefined
  /** Texts, in English where they are left out. */
  labels?: Partial<NonNullable<DayCalendarProps['labels']>> | undefined
}

/** Events of `<throughline-day>`. */
export interface DayEventMap extends CalendarEventMap, CreateEventMap {
  /** A person pages. Default: `day` is the other one. */
  'throughline-daychange': CustomEvent<{ day: CivilDate }>
}

/** Methods of `<throughline-day>`. */
export interface DayMethods {
  /** Scrolls back to now, or to where the day begins. */
  scrollToOpening: () => void
}

/**
 * One to seven days by the hour, with a row of all-day items.
 *
 * @slot toolbar - Above the days, behind the buttons that page.
 * @slot footer - Below the days.
 * @slot day-YYYY-MM-DD - Beside the head of that day.
 * @slot item-ID - In the item with that id, in place of its time and title. The item is still called by its title: keep that in it.
 * @csspart grid - The hours.
 * @csspart day-head - The head of a day.
 * @csspart day-number - The number of a day.
 * @csspart all-day - The row of items of whole days.
 * @csspart all-day-cell - A day in that row.
 * @csspart bar - An item of whole days.
 * @csspart more - How many items of whole days do not fit.
 * @csspart slot - A part of an hour, in each day.
 * @csspart box - An item with times.
 * @csspart now-line - The time now.
 * @csspart toolbar - The line above.
 * @csspart footer - The line below.
 */
export interface DayElement extends ThroughlineElement<DayEventMap>, DayProperties, DayMethods {}
