import type { Expenses, MonthExpenses } from '@throughline/domain/budget'
import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { FlowGrouping, FlowRow, FlowSection, FlowZoom } from '@throughline/domain/flow'
import type { TacticDates } from '@throughline/domain/tactics'
import type { Density } from '@throughline/ui/theme'
import type { ReactNode, Ref } from 'react'

import type {
  CalendarChannel,
  CalendarEvent,
  CalendarHandle,
  CalendarItem,
  MovePermission,
  PaperDetails,
  RevealedItem,
} from '../../calendar-parts'
import type { CalendarItemInput, EntitiesById } from '../../host-input'
import type {
  CompleteIntentProps,
  CreateRequest,
  ItemIntentProps,
  ItemMenuLabels,
  ItemSummaryLabels,
  ItemSummarySource,
  MultiSelectionProps,
} from '../../calendar-core'
import type { FlowCalendarLabels } from './FlowCalendar.labels'

/** Fields of a tactic or an initiative that a flow needs. */
export interface FlowItem extends CalendarItem {
  /** Whole dollars; null for none, and for users who may not see budgets. */
  readonly estimatedCost: number | null
  /** Whole dollars; null for none, and for users who may not see budgets. */
  readonly actualCost: number | null
}

/** Fields of an item as a host provides it: four, a channel for its color, and its costs. */
export interface FlowItemInput extends CalendarItemInput {
  /** Whole dollars. @default none */
  readonly estimatedCost?: number | null | undefined
  /** Whole dollars. @default none */
  readonly actualCost?: number | null | undefined
}

/** A row with items of plans, or with the events of a calendar of interest. */
export interface FlowCalendarRow<Item extends FlowItemInput = FlowItem> extends FlowRow<Item> {
  /** One per occurrence. @default none */
  readonly events?: readonly CalendarEvent[]
}

/** A section of rows. */
export type FlowCalendarSection<Item extends FlowItemInput = FlowItem> = FlowSection<
  Item,
  FlowCalendarRow<Item>
>

/** The sums of a flow, as `flowExpenses` of `@throughline/domain/flow` computes them. */
export interface FlowCalendarExpenses {
  /** By the id of a row; rows that carry no costs have none. */
  readonly rows: ReadonlyMap<string, Expenses>
  /** By the id of a section; sections that carry no costs have none. */
  readonly sections: ReadonlyMap<string, Expenses>
  /** Of every month that the timeline touches, each item once. */
  readonly months: readonly MonthExpenses[]
  /** Of the whole timeline, each item once. */
  readonly total: Expenses
}

/** Methods that a host can call on a flow. */
export interface FlowCalendarHandle extends CalendarHandle {
  /** Scrolls a day to the middle of the timeline; days outside it go to its nearer end. */
  readonly scrollToDay: (day: CivilDate) => void
  /** Opens the search through all items, as Ctrl or Cmd with F does. */
  readonly openFind: () => void
}

/** A request for a new item in a row. */
export interface FlowCreateRequest extends CreateRequest {
  readonly rowId: string
}

/** Days of a row. */
export interface FlowMarkedDays {
  /** null for all rows. */
  readonly rowId: string | null
  readonly startDate: CivilDate
  /** Included. */
  readonly endDate: CivilDate
}

/** A request to give an item to another row, perhaps at other dates as well. */
export interface FlowRowChangeRequest<Item extends FlowItemInput = FlowItem> extends TacticDates {
  readonly item: Item
  readonly rowId: string
}

/** Props of the flow. All are plain data and functions. */
export interface FlowCalendarProps<Item extends FlowItemInput = FlowItem>
  extends Omit<ItemIntentProps<Item>, 'onCreate'>, MultiSelectionProps<Item> {
  /**
   * First and last day of the timeline, `YYYY-MM-DD`, both included. A malformed first day counts as
   * the first of the year of today, and a malformed or earlier last day as the last of its year.
   */
  startDay: CivilDate
  endDay: CivilDate
  /**
   * The day of the line of today, `YYYY-MM-DD`. Give it where today is that of a zone of
   * your own, and on servers, which never ask a clock.
   * @default the day of the device's clock, once the page runs in a browser
   */
  today?: CivilDate | undefined
  /**
   * The day that the timeline is scrolled to at first, and whenever this changes.
   * @default today where it is on the timeline, else the first day
   */
  openingDay?: CivilDate
  /** @default that of the locale */
  weekStartDay?: WeekStartDay
  /**
   * Sections from top to bottom. Keep the array of a row's items for as long as nothing in it
   * changes: its dates are read and its lanes are laid out once per array.
   */
  sections: readonly FlowCalendarSection<Item>[]
  /** Grouping of the rows, which the head of their names says. @default 'channel' */
  grouping?: FlowGrouping
  /**
   * Channels by id: a map, a list of channels with their ids, or an object. An item of an
   * unknown channel takes the default color.
   */
  channels: EntitiesById<CalendarChannel>
  /**
   * Shows a short mark of its channel, two letters of the name, before the title of each item: a
   * second cue beside the color. Rows that are grouped by channel need none.
   * @default false
   */
  hasChannelMarks?: boolean
  /** Colors of items by id, `#RRGGBB`, in place of the colors of their channels. @default none */
  itemColors?: ReadonlyMap<number, string> | null
  /**
   * Short texts of items by id, before their titles in place of the marks of channels: a second cue
   * beside `itemColors`. `colorFlow` of `@throughline/domain/flow` returns them. @default none
   */
  itemMarks?: ReadonlyMap<number, string> | null
  /**
   * Meaning of the colors and marks, below the timeline and on paper; null for those of channels,
   * which need no legend.
   */
  legend?:
    | readonly {
        readonly name: string
        readonly color: string
        /** Text before the name. @default none */
        readonly mark?: string
      }[]
    | null
  /** How wide a day is. @default 'month', about 30 pixels */
  zoom?: FlowZoom
  /** The user requested another zoom by keys, by the wheel or by two fingers. */
  onZoomChange?: (change: { zoom: FlowZoom }) => void
  /** Sums; null draws neither the columns of money nor the totals. @default null */
  expenses?: FlowCalendarExpenses | null
  /** Ids of closed sections. @default none */
  closedSections?: ReadonlySet<string>
  /** A section was opened or closed. */
  onToggleSection?: (change: { sectionId: string; isOpen: boolean }) => void
  /** All sections were opened or closed at once. */
  onToggleAll?: (change: { isOpen: boolean }) => void
  /** @default the density of the context */
  density?: Density
  /** `print` draws the whole timeline for paper. @default 'screen' */
  look?: 'screen' | 'print'
  /** Data about the plan for the printed pages. Without it the flow cannot be printed. */
  paperDetails?: PaperDetails | undefined
  /**
   * `loading` shows skeletons, `error` says that the data could not be loaded and offers to
   * try again. @default 'ready'
   */
  status?: 'ready' | 'loading' | 'error'
  /** The user requested to load the data again. */
  onRetry?: () => void
  /** Filters are in use: a timeline without any item offers to clear them. */
  onClearFilters?: () => void
  /** The item with open details. */
  selectedItemId?: number | null
  /** An item to scroll to and to focus, once for each object. Its section is opened. */
  revealedItem?: RevealedItem | null
  /** Source of the summaries. */
  summary?: ItemSummarySource<Item>
  /** Replaces a title inside its bar; keep the function. */
  renderBarContent?: (parts: { item: Item }) => ReactNode
  /** Content after the name of a row or section; keep the function. */
  renderRowHeader?: (parts: { id: string; name: string }) => ReactNode
  /** Replaces the figure in the money cell of a row; keep the function. */
  renderExpense?: (parts: { id: string; kind: keyof Expenses; amount: number }) => ReactNode
  /** The days of the timeline, at first and whenever they change, for loading their items. */
  onRangeChange?: (range: { startDay: CivilDate; endDay: CivilDate }) => void
  /** Days were chosen in a row for something new. */
  onCreate?: (request: FlowCreateRequest) => void
  /** Days that stay marked while something is done with them, such as a new item beside them. */
  markedDays?: FlowMarkedDays | null
  /** Whether an item may go to a row. Without it, items keep their rows. */
  rowPolicy?: (item: Item, rowId: string) => MovePermission
  /** An item was dropped on another row. */
  onRowChange?: (request: FlowRowChangeRequest<Item>) => void
  /** Receives the methods with which a product moves the flow: to a date, to an item. */
  handleRef?: Ref<FlowCalendarHandle>
  /** @default englishFlowCalendarLabels */
  labels?: FlowCalendarLabels
  menuLabels?: ItemMenuLabels
  summaryLabels?: ItemSummaryLabels
}

/** The props of a flow as the view works with them. */
export interface FlowCalendarViewProps
  extends
    Omit<
      FlowCalendarProps,
      keyof ItemIntentProps | keyof MultiSelectionProps | 'today' | 'channels' | 'summary'
    >,
    MultiSelectionProps,
    Omit<CompleteIntentProps, 'onCreate'>,
    Pick<FlowCalendarProps, 'onCreate'> {
  today: CivilDate
  channels: ReadonlyMap<number, CalendarChannel>
  summary?: ItemSummarySource
}
