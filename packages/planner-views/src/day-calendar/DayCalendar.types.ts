import type { CivilDate, CivilDateTime } from '@throughline/domain/calendar-dates'
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
import type { DayCalendarLabels } from './labels'

/** When something is to happen. */
export interface DayCalendarDates {
  readonly startDate: CivilDateTime
  /** Of something all-day its last day at 08:00; else the moment it ends. */
  readonly endDate: CivilDateTime
  readonly isAllDay: boolean
}

/** A request for a new item: at one moment (both dates equal), over a range, or on whole days. */
export interface DayCreateRequest extends DayCalendarDates {
  /** The cell in which the range begins, for placing a popover beside it. */
  readonly anchor: HTMLElement
}

/** A request to move an item, also between the hours and the all-day band. */
export interface DayMoveRequest extends DayCalendarDates {
  readonly item: CalendarItem
  /** Whole days from the old start to the new one; 0 when only the time changes. */
  readonly deltaDays: number
}

/** A request to move one end of an item. */
export interface DayResizeRequest extends DayCalendarDates {
  readonly item: CalendarItem
  readonly edge: 'start' | 'end'
}

/** What the host draws into an item in place of its time and title. */
export interface DayItemContent {
  readonly item: CalendarItem
  /** First day of the occurrence. */
  readonly startDay: CivilDate
  /** Its last day. */
  readonly endDay: CivilDate
  /** It began before the page, or goes on after it. */
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
  /** It lies in the band of all-day items. */
  readonly isInAllDayRow: boolean
}

/** Props of the day calendar. All are plain data and functions. */
export interface DayCalendarProps {
  /** The day on show, or the first of several, `YYYY-MM-DD`. */
  day: CivilDate
  /** Days side by side, 1 to 7. @default 1 */
  dayCount?: number
  /** The day to mark as today, `YYYY-MM-DD`; the view never asks a clock. */
  today: CivilDate
  /** Where the line of now is drawn; null draws none. @default null */
  now?: CivilDateTime | null
  /**
   * Tactics and initiatives, in any order. Keep the same array for as long as
   * nothing in it changes. What belongs to the overstory is for the host to leave out.
   */
  items: readonly CalendarItem[]
  /** Occurrences of the events of calendars of interest, read only. */
  events?: readonly CalendarEvent[]
  /** Channels by id. An item of an unknown channel takes the default colour. */
  channels: ReadonlyMap<number, CalendarChannel>
  /** The plan one stands in; items of other plans are fainter and carry the mark of theirs. */
  currentPlanId: number
  /** How close together bars and controls stand. @default that of the context */
  density?: Density
  /**
   * `print` draws the days for one page, with a title and a legend of their
   * channels. The page itself is printed like that without asking. @default 'screen'
   */
  look?: 'screen' | 'print'
  /** What the days say about themselves on paper, beyond their names. */
  paperFacts?: PaperFacts | undefined
  /** @default 'ready' */
  status?: 'ready' | 'loading' | 'error'
  /** Offers another try while `status` is `error`. */
  onRetry?: () => void
  /**
   * Items of these days stand elsewhere, such as in the overstory: without any
   * here it does not say that nothing is planned. @default false
   */
  hasItemsElsewhere?: boolean
  /** Filters are in use: days without any item offer to clear them. */
  onClearFilters?: () => void
  /**
   * Height of what stands above the days, such as the overstory, in pixels. With it
   * the row of all-day items takes at most a third of the height, until it is opened. @default 0
   */
  pixelsAbove?: number
  /** Whether the row of all-day items shows all of them. @default closed at first, and kept by the view */
  isAllDayRowOpen?: boolean
  /** The row of all-day items was opened or closed. */
  onAllDayRowToggle?: (toggle: { isOpen: boolean }) => void
  /** Nothing can be created, moved, resized or deleted. @default false */
  isReadOnly?: boolean
  /**
   * May veto moving or resizing an item. Without one, items of other plans stay
   * with code `other-plan`. Repeating items stay in any case, with code `repeating`.
   */
  movePolicy?: (item: CalendarItem, change: 'move' | 'resize') => MoveVerdict
  /** May veto a new item where it was asked for. */
  canCreate?: (dates: DayCalendarDates) => MoveVerdict
  /** May veto deleting an item. Without one, items of other plans stay with code `other-plan`. */
  deletePolicy?: (item: CalendarItem) => MoveVerdict
  /** The item shown as selected, such as the one whose detail is open. */
  selectedItemId?: number | null
  /** An item to scroll to and to focus, once for each object; see {@link RevealedItem}. */
  revealedItem?: RevealedItem | null
  /** Items with a change under way: dimmed, not movable until it is done. */
  busyItemIds?: ReadonlySet<number>
  /** A time that stays marked while something is done with it, such as a new item beside it. */
  markedDates?: DayCalendarDates | null
  /** What the summaries under a resting pointer say; without it there are none. */
  summary?: ItemSummarySource
  /** Two clicks on a time within 500 ms, a press pulled over times, or N. */
  onCreate?: (request: DayCreateRequest) => void
  /** An item was dropped on, or moved by keys to, another time. */
  onMove?: (request: DayMoveRequest) => void
  /** An end of an item was pulled, or moved by keys. */
  onResize?: (request: DayResizeRequest) => void
  /** An item that may not move was pulled or pushed; once per attempt. */
  onMoveRefused?: (refusal: { item: CalendarItem; code: string }) => void
  /** A new item or a deletion was vetoed by `canCreate` or `deletePolicy`. */
  onRefused?: (refusal: {
    action: 'create' | 'delete'
    item: CalendarItem | null
    code: string
  }) => void
  /** An item was clicked, or Enter pressed on it. */
  onOpenItem?: (opening: { item: CalendarItem; anchor: HTMLElement }) => void
  /** An event of a calendar of interest was clicked, or Enter pressed on it. */
  onOpenEvent?: (opening: { event: CalendarEvent; anchor: HTMLElement }) => void
  /** Copy of the menu, or Ctrl/Cmd+C on an item. */
  onCopyItem?: (request: { item: CalendarItem }) => void
  /** Delete of the menu, or the Delete key on an item. */
  onDeleteItem?: (request: { item: CalendarItem }) => void
  /** Keys lead out of the days: Page Up, Page Down, or arrows beyond them. */
  onDayChange?: (change: { day: CivilDate }) => void
  /** The first and the last day on show, at mount and whenever they change. */
  onRangeChange?: (range: { startDay: CivilDate; endDay: CivilDate }) => void
  /** Draws an item in place of its time and title; its name stays. Keep the function. */
  renderItemContent?: (content: DayItemContent) => ReactNode
  /** Draws something beside the head of a day. Keep the function. */
  renderDayHeader?: (head: { day: CivilDate; isToday: boolean }) => ReactNode
  /** Scrolls back to now, or to where the day begins. */
  handleRef?: Ref<CalendarHandle>
  /** Every text on show. @default englishDayCalendarLabels */
  labels?: DayCalendarLabels
  /** Texts of the right-click menu. @default englishItemMenuLabels */
  menuLabels?: ItemMenuLabels
  /** Texts of the summaries. @default englishItemSummaryLabels */
  summaryLabels?: ItemSummaryLabels
}
