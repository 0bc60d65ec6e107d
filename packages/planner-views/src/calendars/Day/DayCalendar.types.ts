import type { CivilDate, CivilDateTime } from '@throughline/domain/calendar-dates'
import type { TacticDates } from '@throughline/domain/tactics'
import type { Density } from '@throughline/ui/theme'
import type { ReactNode, Ref } from 'react'

import type {
  CalendarChannel,
  CalendarEvent,
  CalendarHandle,
  CalendarItem,
  PaperDetails,
  RevealedItem,
} from '../../calendar-parts'
import type { CalendarItemInput, EntitiesById } from '../../host-input'
import type {
  CompleteIntentProps,
  ItemIntentProps,
  ItemMenuLabels,
  ItemSummaryLabels,
  ItemSummarySource,
} from '../../calendar-core'
import type { DayCalendarLabels } from './DayCalendar.labels'

/** Item for which the host draws content in place of its time and title. */
export interface DayItemContent<Item extends CalendarItemInput = CalendarItem> {
  readonly item: Item
  /** First day of the occurrence. */
  readonly startDay: CivilDate
  /** Its last day. */
  readonly endDay: CivilDate
  /** It begins before the page, or continues after it. */
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
  /** It is in the all-day row. */
  readonly isInAllDayRow: boolean
}

/** Props of the day calendar. All are plain data and functions. */
export interface DayCalendarProps<
  Item extends CalendarItemInput = CalendarItem,
> extends ItemIntentProps<Item> {
  /**
   * The visible day, or the first of several, `YYYY-MM-DD`; it changes when the host passes another
   * one. Without it the view controls the day itself.
   */
  day?: CivilDate | undefined
  /** The first day of a view that keeps it itself. @default today */
  defaultDay?: CivilDate | undefined
  /** Days side by side, 1 to 7. @default 1 */
  dayCount?: number
  /**
   * The day to mark as today, `YYYY-MM-DD`. Give it where today is that of a zone of your
   * own, and on servers, which never ask a clock.
   * @default the day of the device's clock, once the page runs in a browser
   */
  today?: CivilDate | undefined
  /** Where the line of now is drawn; null draws none. @default null */
  now?: CivilDateTime | null
  /**
   * Tactics and initiatives, in any order. Keep the same array for as long as nothing in it
   * changes. Leave out the items of the overstory.
   */
  items: readonly Item[]
  /** Occurrences of the events of calendars of interest, read only. */
  events?: readonly CalendarEvent[]
  /**
   * Channels by id: a map, a list of channels with their ids, or an object. An item of an
   * unknown channel takes the default color.
   */
  channels: EntitiesById<CalendarChannel>
  /**
   * Shows a short mark of its channel, two letters of the name, before the title of each item: a
   * second cue beside the color. Paper has it always. @default false
   */
  hasChannelMarks?: boolean
  /** Distances between bars and controls. @default the density of the context */
  density?: Density
  /**
   * `print` draws the days for one page, with a title and a legend of their
   * channels. The page itself is printed like that without asking. @default 'screen'
   */
  look?: 'screen' | 'print'
  /** Data that printed days show in addition to their names. */
  paperDetails?: PaperDetails | undefined
  /**
   * `loading` shows skeletons, `error` says that the data could not be loaded and offers to
   * try again. @default 'ready'
   */
  status?: 'ready' | 'loading' | 'error'
  /** Offers another try while `status` is `error`. */
  onRetry?: () => void
  /**
   * The host shows items of these days elsewhere, such as in the overstory. The view then does not
   * say that nothing is planned if it has no items. @default false
   */
  hasItemsElsewhere?: boolean
  /** Filters are in use: days without any item offer to clear them. */
  onClearFilters?: () => void
  /**
   * Height of the parts above the days, such as the overstory, in pixels. With it the row of
   * all-day items takes at most a third of the height, until it is opened. @default 0
   */
  pixelsAbove?: number
  /**
   * Whether the row of all-day items shows all of them.
   * @default closed at first; the view stores the state
   */
  isAllDayRowOpen?: boolean
  /** The row of all-day items was opened or closed. */
  onAllDayRowToggle?: (toggle: { isOpen: boolean }) => void
  /** The selected item, such as the item with open details. */
  selectedItemId?: number | null
  /** An item to scroll to and to focus, once for each object; see {@link RevealedItem}. */
  revealedItem?: RevealedItem | null
  /** Time that stays marked while the user does something with it, such as entering a new item. */
  markedDates?: TacticDates | null
  /** Content of the summaries under a resting pointer; without it there are no summaries. */
  summary?: ItemSummarySource<Item>
  /** Keys lead out of the days: Page Up, Page Down, or arrows beyond them. */
  onDayChange?: (change: { day: CivilDate }) => void
  /** The first and the last visible day, at mount and whenever they change. */
  onRangeChange?: (range: { startDay: CivilDate; endDay: CivilDate }) => void
  /** Draws an item in place of its time and title. The accessible name stays, so the content has to contain the title. Keep the function. */
  renderItemContent?: (content: DayItemContent<Item>) => ReactNode
  /** Draws content beside the head of a day. Keep the function. */
  renderDayHeader?: (head: { day: CivilDate; isToday: boolean }) => ReactNode
  /** Scrolls back to now, or to where the day begins. */
  handleRef?: Ref<CalendarHandle>
  /** All visible texts. @default englishDayCalendarLabels */
  labels?: DayCalendarLabels
  /** Texts of the right-click menu. @default englishItemMenuLabels */
  menuLabels?: ItemMenuLabels
  /** Texts of the summaries. @default englishItemSummaryLabels */
  summaryLabels?: ItemSummaryLabels
}

/** The props of a day calendar as the view works with them. */
export interface DayCalendarViewProps
  extends
    Omit<DayCalendarProps, 'day' | 'defaultDay' | 'today' | 'channels' | 'currentPlanId'>,
    Pick<CompleteIntentProps, 'currentPlanId'> {
  day: CivilDate
  today: CivilDate
  channels: ReadonlyMap<number, CalendarChannel>
}
