import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { CivilMonth } from '@throughline/domain/layout'
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
  MultiSelectionProps,
} from '../../calendar-core'
import type { MonthCalendarLabels } from './MonthCalendar.labels'

/** The props of a slot inside a bar. */
export interface ItemContentParts<Item extends CalendarItemInput = CalendarItem> {
  readonly item: Item
  /** First day of the occurrence. */
  readonly startDay: CivilDate
  /** Its last day. */
  readonly endDay: CivilDate
  /** The bar begins or ends with its week, and the item continues in another one. */
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

/** Props of the month calendar. All are plain data and functions. */
export interface MonthCalendarProps<Item extends CalendarItemInput = CalendarItem>
  extends ItemIntentProps<Item>, MultiSelectionProps<Item> {
  /**
   * The visible month, `YYYY-MM`; it changes when the host passes another one. Without it the view
   * controls the month itself.
   */
  month?: CivilMonth | undefined
  /** The first month of a view that controls the month itself. @default the month of today */
  defaultMonth?: CivilMonth | undefined
  /**
   * The day to mark as today, `YYYY-MM-DD`. Give it where today is that of a zone of your
   * own, and on servers, which never ask a clock.
   * @default the day of the device's clock, once the page runs in a browser
   */
  today?: CivilDate | undefined
  /** First column. @default that of the locale */
  weekStartDay?: WeekStartDay
  /**
   * Tactics and initiatives, in any order; those outside the visible weeks cost almost nothing.
   * Keep the same array for as long as nothing in it changes: the view reads its dates once per
   * array. Leave out the items of the overstory (long-running items of paid channels).
   */
  items: readonly Item[]
  /** Events of calendars of interest, one per occurrence, in any order; read only. @default [] */
  events?: readonly CalendarEvent[]
  /**
   * Channels by id: a map, a list of channels with their ids, or an object. An item of an
   * unknown channel takes the default color.
   */
  channels: EntitiesById<CalendarChannel>
  /**
   * `all` shows every lane, weeks as high as they need, and scrolls; `fit` lets
   * the weeks share the height and says '+N more' where not all fits. @default 'all'
   */
  laneMode?: 'all' | 'fit'
  /**
   * Shows a short mark of its channel, two letters of the name, before the title of each item: a
   * second cue beside the color. Paper has it always. @default false
   */
  hasChannelMarks?: boolean
  /** Distances between bars and controls. @default the density of the context */
  density?: Density
  /**
   * Approximate height of the month, in pixels. With all lanes visible, the view draws the month
   * for that height before it measures it: the closer the estimate, the less it draws in vain.
   * @default as high as the window
   */
  expectedHeight?: number
  /**
   * `print` draws the month for landscape pages, with every item, a title and a legend
   * of its channels. The page itself is printed like that without asking. @default 'screen'
   */
  look?: 'screen' | 'print'
  /** Height on paper that something above the month takes, in pixels of 1/96 inch. @default 0 */
  paperReservedPixels?: number
  /** Data that a printed month shows in addition to its name. */
  paperDetails?: PaperDetails | undefined
  /**
   * `loading` shows skeletons, `error` says that the data could not be loaded and offers to
   * try again. @default 'ready'
   */
  status?: 'ready' | 'loading' | 'error'
  /** Offers another try while `status` is `error`. */
  onRetry?: () => void
  /**
   * The host shows items of this month elsewhere, such as in the overstory. The view then does not
   * say that nothing is planned if its grid has no items. @default false
   */
  hasItemsElsewhere?: boolean
  /** Filters are in use: a month without any item offers to clear them. */
  onClearFilters?: () => void
  /** The current item, such as the item with open details. */
  selectedItemId?: number | null
  /** An item to scroll to and to focus, once for each object; see {@link RevealedItem}. */
  revealedItem?: RevealedItem | null
  /** Days that stay marked while the user does something with them, such as entering a new item. */
  markedDays?: { readonly startDate: CivilDate; readonly endDate: CivilDate } | null
  /**
   * Source of the summaries, which show while the pointer rests on an item or on I; without it
   * there are none.
   */
  summary?: ItemSummarySource<Item>
  /** Draws an item in place of its time and title. The accessible name stays, so the content has to contain the title. Keep the function. */
  renderItemContent?: (parts: ItemContentParts<Item>) => ReactNode
  /** Content beside the number of a day, 18 pixels high; keep the function. */
  renderDayHeader?: (head: { day: CivilDate; isToday: boolean }) => ReactNode
  /**
   * Reports the first and the last visible day, at first and whenever they change, for loading
   * their items.
   */
  onRangeChange?: (range: { startDay: CivilDate; endDay: CivilDate }) => void
  /**
   * The number of a day was clicked, or D pressed on it. Without this, the list of
   * the day's items opens instead.
   */
  onOpenDay?: (opening: { day: CivilDate }) => void
  /** Keys lead out of the month: PageUp, PageDown, or arrows beyond the visible weeks. */
  onMonthChange?: (change: { month: CivilMonth }) => void
  /** Scrolls back to the week of today. */
  handleRef?: Ref<CalendarHandle>
  /** All visible texts. @default englishMonthCalendarLabels */
  labels?: MonthCalendarLabels
  /** Texts of the right-click menu. @default englishItemMenuLabels */
  menuLabels?: ItemMenuLabels
  /** Texts of the summaries. @default englishItemSummaryLabels */
  summaryLabels?: ItemSummaryLabels
}

/** The props of a month calendar as the view works with them. */
export interface MonthCalendarViewProps
  extends
    Omit<MonthCalendarProps, 'month' | 'defaultMonth' | 'today' | 'channels' | 'currentPlanId'>,
    Pick<CompleteIntentProps, 'currentPlanId'> {
  month: CivilMonth
  today: CivilDate
  channels: ReadonlyMap<number, CalendarChannel>
}
