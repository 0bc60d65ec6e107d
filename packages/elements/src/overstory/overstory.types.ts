import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { OverstorySection } from '@throughline/domain/tactics'
import type { OverstoryProps } from '@throughline/planner-views/overstory'

import type { CalendarEventMap, CalendarProperties } from '../calendar'
import type { ThroughlineElement } from '../element'
import type { PlanChannel, PlanItem } from '../plan-data'

/** Properties of `<throughline-overstory>`. */
export interface OverstoryProperties extends Omit<
  CalendarProperties,
  'status' | 'controls' | 'canCreate' | 'isMonthly' | 'busyItemIds'
> {
  /** First visible day, `YYYY-MM-DD`; that of the calendar below. @default the first of the month of `today` */
  startDay?: CivilDate | undefined
  /** Last visible day. @default the last of the month of `startDay`, also for a day before it or ten years later */
  endDay?: CivilDate | undefined
  /** First day of the week, for the dates above the bars. @default that of the locale */
  weekStartDay?: WeekStartDay | undefined
  /** All items of the plan; the overstory picks the ones that belong to it. @default none */
  items?: readonly PlanItem[] | undefined
  /**
   * Channels with their types. Initiatives, and long items in paid media, go to the overstory.
   * @default none
   */
  channels?: readonly PlanChannel[] | undefined
  /**
   * Whether an item lasts whole months: it moves by months and cannot be resized.
   * @default those of monthly types do
   */
  isMonthly?: CalendarProperties['isMonthly']
  /** Events of other calendars of 21 days or more. @default none */
  events?: OverstoryProps['events'] | undefined
  /** Sections that show only their head. Changes when the user opens or closes one. @default none */
  closedSections?: ReadonlySet<OverstorySection> | undefined
  /** Height that the overstory takes by itself at most, in pixels. @default half of the window */
  maxHeight?: number | undefined
  /** Texts; a missing text is English. */
  labels?: Partial<NonNullable<OverstoryProps['labels']>> | undefined
}

/** Events of `<throughline-overstory>`. */
export interface OverstoryEventMap extends Pick<
  CalendarEventMap,
  | 'throughline-move'
  | 'throughline-resize'
  | 'throughline-moverefused'
  | 'throughline-delete'
  | 'throughline-copy'
  | 'throughline-open'
  | 'throughline-bulkaction'
  | 'throughline-refused'
> {
  /** The user has pressed the head of a section. Default: `closedSections` follows. */
  'throughline-togglesection': CustomEvent<{ section: OverstorySection; isOpen: boolean }>
}

/** Methods of `<throughline-overstory>`. */
export type OverstoryMethods = object

/**
 * The overstory: initiatives and long items, above a calendar.
 *
 * @csspart section - A section.
 * @csspart head - The head of a section.
 * @csspart bar - An item.
 */
export interface OverstoryElement
  extends ThroughlineElement<OverstoryEventMap>, OverstoryProperties {}
