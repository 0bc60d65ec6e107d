import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { CivilMonth } from '@throughline/domain/layout'
import type { CalendarHandle, CalendarItemInput } from '@throughline/planner-views/calendar-item'
import type {
  ItemContentParts,
  MonthCalendarProps,
} from '@throughline/planner-views/month-calendar'

import type {
  CalendarEventMap,
  CalendarProperties,
  CreateEventMap,
  SelectionEventMap,
  SelectionProperties,
} from '../calendar'
import type { ThroughlineElement } from '../element'
import type { PageContentValue } from '../view-parts'

/** Methods of the month's view that its element calls. */
export type MonthHandle = CalendarHandle

/** Properties of `<throughline-month>`. */
export interface MonthProperties extends CalendarProperties, SelectionProperties {
  /** The month on show, `YYYY-MM`. Changes when a person pages. @default that of `today` */
  month?: CivilMonth | undefined
  /** First column. @default that of the locale */
  weekStartDay?: WeekStartDay | undefined
  /** `all` shows every lane and scrolls; `fit` says '+N more' where not all fits. @default 'all' */
  laneMode?: 'all' | 'fit' | undefined
  /**
   * Another view shows items of the month: without any item, this view does not say that nothing
   * is planned. @default false
   */
  hasItemsElsewhere?: boolean | undefined
  /** Tactics and initiatives. Set a new array when something in it changes. @default none */
  items?: readonly CalendarItemInput[] | undefined
  /** Channels by id. @default none */
  channels?: MonthCalendarProps['channels'] | undefined
  /** Events of other calendars, one per occurrence. @default none */
  events?: MonthCalendarProps['events'] | undefined
  /** Days that stay marked while something is done with them. @default none */
  markedDays?: MonthCalendarProps['markedDays'] | undefined
  /** Returns the content of a bar, in place of its time and title. */
  itemContent?: ((parts: ItemContentParts<CalendarItemInput>) => PageContentValue) | undefined
  /** Returns the content beside the number of a day. */
  dayHeader?: ((parts: { day: CivilDate; isToday: boolean }) => PageContentValue) | undefined
  /** Texts, in English where they are left out. */
  labels?: Partial<NonNullable<MonthCalendarProps['labels']>> | undefined
}

/** Events of `<throughline-month>`. */
export interface MonthEventMap extends CalendarEventMap, CreateEventMap, SelectionEventMap {
  /** The number of a day was clicked, or D pressed on it. Without a listener the list of its items opens. */
  'throughline-openday': CustomEvent<{ day: CivilDate }>
  /** A person pages. Default: `month` is the other one. */
  'throughline-monthchange': CustomEvent<{ month: CivilMonth }>
}

/** Methods of `<throughline-month>`. */
export interface MonthMethods {
  /** Scrolls back to where the month opens: the week of today, or the beginning. */
  scrollToOpening: () => void
}

/**
 * The weeks of a month.
 *
 * @slot toolbar - Above the month, behind the buttons that page.
 * @slot footer - Below the month.
 * @slot day-YYYY-MM-DD - Beside the number of that day.
 * @slot item-ID - In the bar of the item with that id, in place of its time and title. The item is still called by its title: keep that in it.
 * @csspart grid - The weeks.
 * @csspart weekday - The name of a day of the week, above its column.
 * @csspart day - A day.
 * @csspart day-link - The number of a day.
 * @csspart bar - An item, in each week that it touches.
 * @csspart more - How many items do not fit into a day.
 * @csspart toolbar - The line above.
 * @csspart footer - The line below.
 */
export interface MonthElement
  extends ThroughlineElement<MonthEventMap>, MonthProperties, MonthMethods {}
