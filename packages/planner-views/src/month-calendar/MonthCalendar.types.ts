import type { CivilDate, CivilDateTime, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { CivilMonth } from '@throughline/domain/layout'
import type { Density } from '@throughline/ui/theme'

import type { ReactNode, Ref } from 'react'

import type {
  CalendarChannel,
  CalendarEvent,
  CalendarHandle,
  CalendarItem,
  ItemMenuLabels,
  ItemSummaryLabels,
  ItemSummarySource,
  MoveVerdict,
  PaperFacts,
  RevealedItem,
} from '../calendar-item'
import type { ItemEdge } from './drag-gesture'
import type { MonthCalendarLabels } from './labels'

/** A request for a new item. */
export interface CreateRequest {
  /** 08:00 of the first chosen day. */
  readonly startDate: CivilDateTime
  /** 08:00 of the last chosen day; of a single one the same as `startDate`. */
  readonly endDate: CivilDateTime
  /** Several days were chosen. */
  readonly isAllDay: boolean
  /** The cell of the day where choosing ended, for placing a popover beside it. */
  readonly anchor: HTMLElement
}

/** A request to move an item. Times of day stay as they are. */
export interface MoveRequest {
  readonly item: CalendarItem
  readonly startDate: CivilDateTime
  readonly endDate: CivilDateTime
  /** Whole days, never 0, negative for earlier. */
  readonly deltaDays: number
}

/** A request to make an item longer or shorter. */
export interface ResizeRequest {
  readonly item: CalendarItem
  /** The end that moves. */
  readonly edge: ItemEdge
  readonly startDate: CivilDateTime
  readonly endDate: CivilDateTime
  /** A timed item that comes to span several days becomes an all-day one. */
  readonly isAllDay: boolean
}

/** What a slot inside a bar is told. */
export interface ItemContentParts {
  readonly item: CalendarItem
  /** First day of the occurrence. */
  readonly startDay: CivilDate
  /** Its last day. */
  readonly endDay: CivilDate
  /** The bar begins or ends where its week does, and the item goes on. */
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
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
  /** Events of calendars of interest, one per occurrence, in any order; read only. @default [] */
  events?: readonly CalendarEvent[]
  /** Channels by id. An item of an unknown channel takes the default colour. */
  channels: ReadonlyMap<number, CalendarChannel>
  /** The plan one stands in; items of other plans are fainter and carry the mark of theirs. */
  currentPlanId: number
  /**
   * `all` shows every lane, weeks as high as they need, and scrolls; `fit` lets
   * the weeks share the height and says '+N more' where not all fits. @default 'all'
   */
  laneMode?: 'all' | 'fit'
  /** How close together bars and controls stand. @default that of the context */
  density?: Density
  /**
   * About how high the month is going to be, in pixels. With every lane on show it is
   * drawn for that height before it is measured: the nearer, the less is drawn for
   * nothing. @default as high as the window
   */
  expectedHeight?: number
  /**
   * `print` draws the month for landscape pages, with every item, a title and a legend
   * of its channels. The page itself is printed like that without asking. @default 'screen'
   */
  look?: 'screen' | 'print'
  /** Height on paper that something above the month takes, in pixels of 1/96 inch. @default 0 */
  paperReservedPixels?: number
  /** What the month says about itself on paper, beyond its name. */
  paperFacts?: PaperFacts | undefined
  /** @default 'ready' */
  status?: 'ready' | 'loading' | 'error'
  /** Offers another try while `status` is `error`. */
  onRetry?: () => void
  /**
   * Items of this month stand elsewhere, such as in the overstory: without any in
   * the grid it does not say that nothing is planned. @default false
   */
  hasItemsElsewhere?: boolean
  /** Filters are in use: a month without any item offers to clear them. */
  onClearFilters?: () => void
  /** Nothing can be created or moved. @default false */
  isReadOnly?: boolean
  /**
   * May veto moving an item or its ends. Without one, items of other plans stay
   * with code `other-plan`. Repeating items stay in any case, with code `repeating`.
   */
  movePolicy?: (item: CalendarItem, action: 'move' | 'resize') => MoveVerdict
  /** May veto a new item on certain days. Without one, any day will do. */
  canCreate?: (dates: Omit<CreateRequest, 'anchor'>) => MoveVerdict
  /** May veto deleting an item. Without one, items of other plans stay with code `other-plan`. */
  deletePolicy?: (item: CalendarItem) => MoveVerdict
  /** The item shown as selected, such as the one whose detail is open. */
  selectedItemId?: number | null
  /** An item to scroll to and to focus, once for each object; see {@link RevealedItem}. */
  revealedItem?: RevealedItem | null
  /** Items with a change under way: dimmed, not movable until it is done. */
  busyItemIds?: ReadonlySet<number>
  /** Days that stay marked while something is done with them, such as a new item beside them. */
  markedDays?: { readonly startDate: CivilDate; readonly endDate: CivilDate } | null
  /** What summaries are made of, which show while the pointer rests on an item or on I; without it there are none. */
  summary?: ItemSummarySource
  /** Takes the place of an item's time and title inside its bar; keep the function. */
  renderItemContent?: (parts: ItemContentParts) => ReactNode
  /** Stands beside the number of a day, in 18 pixels of height; keep the function. */
  renderDayHeader?: (head: { day: CivilDate; isToday: boolean }) => ReactNode
  /**
   * Days were chosen for a new item: by two clicks on one within 500 ms, by
   * dragging over several, or by N or Enter on a day or on days chosen with Shift.
   */
  onCreate?: (request: CreateRequest) => void
  /** An item was dropped on, or moved by keys to, other days. */
  onMove?: (request: MoveRequest) => void
  /** An end of an item was pulled, or moved by keys, to another day. */
  onResize?: (request: ResizeRequest) => void
  /** An item that may not move, or not change its length, was pulled or pushed; once per attempt. */
  onMoveRefused?: (refusal: { item: CalendarItem; code: string }) => void
  /** A new item, or deleting one, was vetoed; once per attempt. */
  onRefused?: (refusal: {
    action: 'create' | 'delete'
    item: CalendarItem | null
    code: string
  }) => void
  /** An item was clicked, or Enter pressed on it. */
  onOpenItem?: (opening: { item: CalendarItem; anchor: HTMLElement }) => void
  /** An event of a calendar of interest was clicked, or Enter pressed on it. */
  onOpenEvent?: (opening: { event: CalendarEvent; anchor: HTMLElement }) => void
  /** Ctrl or Cmd with C on an item, or its menu. */
  onCopyItem?: (request: { item: CalendarItem }) => void
  /** Delete on an item, or its menu. */
  onDeleteItem?: (request: { item: CalendarItem }) => void
  /** The days on show, both included: told once at first and whenever they change, for loading what lies in them. */
  onRangeChange?: (range: { startDay: CivilDate; endDay: CivilDate }) => void
  /**
   * The number of a day was clicked, or D pressed on it. Without this, the list of
   * the day's items opens instead.
   */
  onOpenDay?: (opening: { day: CivilDate }) => void
  /** Keys lead out of the month: PageUp, PageDown, or arrows beyond the shown weeks. */
  onMonthChange?: (change: { month: CivilMonth }) => void
  /** Scrolls back to the week of today. */
  handleRef?: Ref<CalendarHandle>
  /** Every text on show. @default englishMonthCalendarLabels */
  labels?: MonthCalendarLabels
  /** Texts of the right-click menu. @default englishItemMenuLabels */
  menuLabels?: ItemMenuLabels
  /** Texts of the summaries. @default englishItemSummaryLabels */
  summaryLabels?: ItemSummaryLabels
}
