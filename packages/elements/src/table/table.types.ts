import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import type {
  ItemCellChange,
  TacticColumn,
  TacticGrouping,
  TacticSort,
} from '@throughline/domain/tactic-table'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { TacticTableProps } from '@throughline/planner-views/tactic-table'

import type { SelectionProperties } from '../calendar'
import type { CommonProperties, ThroughlineElement } from '../element'
import type { PlanChannel, PlanItem, PlanTag } from '../plan-data'

/** Properties of `<throughline-table>`. */
export interface TableProperties extends CommonProperties, SelectionProperties {
  /** The property that groups rows; `none` for no groups. @default 'none' */
  grouping?: TacticGrouping | undefined
  /** The day that typed dates are read around, `YYYY-MM-DD`. @default that of the clock */
  today?: CivilDate | undefined
  /** IANA time zone of the clock, for the default of `today`. @default that of the browser */
  timeZone?: string | undefined
  /** First day of the week, for the calendar of a date. @default that of the locale */
  weekStartDay?: WeekStartDay | undefined
  /** @default 'ready' */
  status?: 'ready' | 'loading' | 'error' | undefined
  /** Users cannot edit cells. @default false */
  readOnly?: boolean | undefined
  /** The reason below the table why users cannot edit cells. @default no reason is shown */
  readOnlyReason?: string | undefined
  /** There are no columns of money. @default false */
  withoutMoney?: boolean | undefined
  /** The plan on show; items of other plans are read only. @default that of the first item */
  currentPlanId?: number | undefined
  /** Tactics and initiatives. Set a new array when something in it changes. @default none */
  items?: readonly PlanItem[] | undefined
  /** Channels with their types. @default none */
  channels?: readonly PlanChannel[] | undefined
  /** @default none */
  tags?: readonly PlanTag[] | undefined
  /** The columns from start to end. Changes when a person moves one. @default the usual ones */
  columns?: readonly TacticColumn[] | undefined
  /** Widths that a person has set, in pixels, by column. @default none */
  columnWidths?: Readonly<Record<string, number>> | undefined
  /** Changes when a person sorts. @default by first day */
  sorts?: readonly TacticSort[] | undefined
  /** Ids of closed groups. Changes when a person opens or closes one. @default none */
  collapsedGroupIds?: ReadonlySet<string> | undefined
  /** The address of an item, to which its title leads. @default titles lead nowhere and only say that they were opened */
  hrefOf?: ((item: TacticListItem) => string) | undefined
  /** Texts, in English where they are left out. */
  labels?: Partial<NonNullable<TacticTableProps['labels']>> | undefined
}

/** Events of `<throughline-table>`. */
export interface TableEventMap {
  /** Cells were edited, pasted or emptied. Default: `items` has the new values. */
  'throughline-change': CustomEvent<{
    changes: readonly (Omit<ItemCellChange, 'item'> & { readonly item: PlanItem })[]
  }>
  /** The title of an item was pressed. Default: its link is followed, where there is `hrefOf`. */
  'throughline-open': CustomEvent<{ item: PlanItem }>
  /** The user asks for a new tactic while the table has none. */
  'throughline-create': CustomEvent<null>
  /** Items were selected. Default: `selection` has them. */
  'throughline-selectionchange': CustomEvent<{ selection: ReadonlySet<number> }>
  /** Another order was chosen. Default: `sorts` is that. */
  'throughline-sortschange': CustomEvent<{ sorts: readonly TacticSort[] }>
  /** Columns were moved. Default: `columns` is that. */
  'throughline-columnschange': CustomEvent<{ columns: readonly TacticColumn[] }>
  /** A column was made wider or narrower. Default: `columnWidths` is that. */
  'throughline-columnwidthschange': CustomEvent<{
    columnWidths: Readonly<Record<string, number>>
  }>
  /** A group was opened or closed. Default: `collapsedGroupIds` is that. */
  'throughline-collapsedgroupschange': CustomEvent<{ collapsedGroupIds: ReadonlySet<string> }>
  /** The user asks for another try after a failure. */
  'throughline-retry': CustomEvent<null>
  /** The user asks to clear the filters because they leave nothing to show. */
  'throughline-clearfilters': CustomEvent<null>
}

/** Methods of `<throughline-table>`. */
export type TableMethods = object

/** Tactics and initiatives as a table: sorted, grouped with sums, and edited like a spreadsheet. */
export interface TableElement extends ThroughlineElement<TableEventMap>, TableProperties {}
