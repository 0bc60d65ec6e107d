import type { CivilDate } from '@throughline/domain/calendar-dates'
import type {
  BulkAction,
  CalendarItemInput,
  CreateRequest,
  MoveRequest,
  ResizeRequest,
} from '@throughline/planner-views/calendar-item'
import type { MonthCalendarProps } from '@throughline/planner-views/month-calendar'

import type { CommonProperties } from '../element'

type MonthProps = MonthCalendarProps<CalendarItemInput>

/** Properties that the month, the day and the flow have in common. */
export interface CalendarProperties extends CommonProperties {
  /** The day to mark as today, `YYYY-MM-DD`. @default that of the clock */
  today?: CivilDate | undefined
  /** IANA time zone of the clock, for the defaults of days and times. @default that of the browser */
  timeZone?: string | undefined
  /** @default 'ready' */
  status?: 'ready' | 'loading' | 'error' | undefined
  /** Users cannot create, move, resize or delete items. @default false */
  readOnly?: boolean | undefined
  /** Shows buttons that page and choose, above the view. @default false */
  controls?: boolean | undefined
  /** Shows a short mark of its channel before the title of each item, beside the color. @default false */
  hasChannelMarks?: boolean | undefined
  /** The plan on show; items of other plans are fainter. @default that of the first item */
  currentPlanId?: number | undefined
  /** The item shown as current, such as the one whose detail is open. */
  selectedItemId?: number | undefined
  /** Ids of items with a change under way. @default none */
  busyItemIds?: ReadonlySet<number> | undefined
  /** Content of the summaries that show while the pointer rests on an item. */
  summary?: MonthProps['summary'] | undefined
  /** May veto moving or resizing an item. @default items of other plans stay */
  movePolicy?: MonthProps['movePolicy'] | undefined
  /** May veto a new item. @default all dates are allowed */
  canCreate?: MonthProps['canCreate'] | undefined
  /** May veto deleting an item. @default items of other plans stay */
  deletePolicy?: MonthProps['deletePolicy'] | undefined
  /** Whether an item lasts whole months: it moves by months and cannot be resized. @default none do */
  isMonthly?: MonthProps['isMonthly'] | undefined
  /** Further actions on items, in menus and by keys. @default nothing */
  itemActions?: MonthProps['itemActions'] | undefined
  /** Texts of the menu, in English where they are left out. */
  menuLabels?: Partial<NonNullable<MonthProps['menuLabels']>> | undefined
  /** Texts of the summaries, in English where they are left out. */
  summaryLabels?: Partial<NonNullable<MonthProps['summaryLabels']>> | undefined
}

/** Events that the month, the day and the flow have in common. */
export interface CalendarEventMap {
  /** An item was moved. Default: `items` has its new dates. */
  'throughline-move': CustomEvent<MoveRequest<CalendarItemInput>>
  /** An item was made longer or shorter. Default: `items` has its new dates. */
  'throughline-resize': CustomEvent<ResizeRequest<CalendarItemInput>>
  /** Delete was chosen for an item. Default: `items` is without it. */
  'throughline-delete': CustomEvent<{ item: CalendarItemInput }>
  /** Copy was chosen for an item. */
  'throughline-copy': CustomEvent<{ item: CalendarItemInput }>
  /** An item was opened: clicked, or Enter pressed on it. */
  'throughline-open': CustomEvent<{ item: CalendarItemInput; anchor: HTMLElement }>
  /** An event of another calendar was opened. */
  'throughline-openevent': CustomEvent<Parameters<NonNullable<MonthProps['onOpenEvent']>>[0]>
  /** A change of several items was chosen. */
  'throughline-bulkaction': CustomEvent<{ action: BulkAction; items: readonly CalendarItemInput[] }>
  /** The days on show, at first and whenever they change, for loading their items. */
  'throughline-rangechange': CustomEvent<{ startDay: CivilDate; endDay: CivilDate }>
  /** An item may not be moved or resized; once per attempt. */
  'throughline-moverefused': CustomEvent<{ item: CalendarItemInput; code: string }>
  /** A new item, a deletion or an action was vetoed; once per attempt. */
  'throughline-refused': CustomEvent<Parameters<NonNullable<MonthProps['onRefused']>>[0]>
  /** The user asks for another try after a failure. */
  'throughline-retry': CustomEvent<null>
  /** The user asks to clear the filters because they leave nothing to show. */
  'throughline-clearfilters': CustomEvent<null>
}

/** Of a view in which a new item needs no more than its dates. */
export interface CreateEventMap {
  /** A place or a range was chosen for a new item. */
  'throughline-create': CustomEvent<CreateRequest>
}

/** Of a view in which several items can be selected. */
export interface SelectionEventMap {
  /** Items were selected. Default: `selection` has them. */
  'throughline-selectionchange': CustomEvent<{ selection: ReadonlySet<number> }>
  /** Several selected items were moved. Default: `items` has their new dates. */
  'throughline-moveselection': CustomEvent<{
    items: readonly CalendarItemInput[]
    deltaDays: number
  }>
}

/** Of a view in which several items can be selected. */
export interface SelectionProperties {
  /** Ids of the selected items. Changes when a person selects. @default none */
  selection?: ReadonlySet<number> | undefined
}
