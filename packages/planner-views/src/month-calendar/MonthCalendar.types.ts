import type { CivilDate, CivilDateTime, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { CivilMonth } from '@throughline/domain/layout'

import type { CalendarChannel, CalendarItem, MoveVerdict } from '../calendar-item'
import type { MonthCalendarLabels } from './labels'

/** A wish for a new item. */
export interface CreateRequest {
  /** 08:00 of the chosen day. */
  readonly startDate: CivilDateTime
  /** The cell of that day, for placing a popover beside it. */
  readonly anchor: HTMLElement
}

/** A wish to move an item. Times of day stay as they are. */
export interface MoveRequest {
  readonly item: CalendarItem
  readonly startDate: CivilDateTime
  readonly endDate: CivilDateTime
  /** Whole days, never 0, negative for earlier. */
  readonly deltaDays: number
}

/** Props of the month calendar. All are plain data and functions. */
export interface MonthCalendarProps {
  /** The month on show, `YYYY-MM`. */
  month: CivilMonth
  /** The day to mark as today, `YYYY-MM-DD`; the view never asks a clock. */
  today: CivilDate
  /** First column. @default 'sunday' */
  weekStartDay?: WeekStartDay
  /**
   * Tactics and initiatives, in any order; those outside the shown weeks cost
   * next to nothing. Keep the same array for as long as nothing in it changes:
   * its dates are read once per array. What belongs to the overstory
   * (long-running items of paid channels) is for the host to leave out.
   */
  items: readonly CalendarItem[]
  /** Channels by id. An item of an unknown channel takes the default colour. */
  channels: ReadonlyMap<number, CalendarChannel>
  /** The plan one stands in; items of other plans are fainter and carry the mark of theirs. */
  currentPlanId: number
  /** @default 'ready' */
  status?: 'ready' | 'loading' | 'error'
  /** Offers another try while `status` is `error`. */
  onRetry?: () => void
  /**
   * Items of this month stand elsewhere, such as in the overstory: without any in
   * the grid it does not say that nothing is planned. @default false
   */
  hasItemsElsewhere?: boolean
  /** Nothing can be created or moved. @default false */
  isReadOnly?: boolean
  /**
   * May veto moving an item. Without one, items of other plans stay with code
   * `other-plan`. Repeating items stay in any case, with code `repeating`.
   */
  movePolicy?: (item: CalendarItem) => MoveVerdict
  /** The item shown as selected, such as the one whose detail is open. */
  selectedItemId?: number | null
  /** Items with a change under way: dimmed, not movable until it is done. */
  busyItemIds?: ReadonlySet<number>
  /** Two clicks on a day within 500 ms, or N, or Enter on a day without items. */
  onCreate?: (request: CreateRequest) => void
  /** An item was dropped on, or moved by keys to, other days. */
  onMove?: (request: MoveRequest) => void
  /** An item that may not move was pulled or pushed; once per attempt. */
  onMoveRefused?: (refusal: { item: CalendarItem; code: string }) => void
  /** An item was clicked, or Enter pressed on it. */
  onOpenItem?: (opening: { item: CalendarItem; anchor: HTMLElement }) => void
  /**
   * The number of a day was clicked, or D pressed on it. Without this, the list of
   * the day's items opens instead.
   */
  onOpenDay?: (opening: { day: CivilDate }) => void
  /** Keys lead out of the month: PageUp, PageDown, or arrows beyond the shown weeks. */
  onMonthChange?: (change: { month: CivilMonth }) => void
  /** Every text on show. @default englishMonthCalendarLabels */
  labels?: MonthCalendarLabels
}
