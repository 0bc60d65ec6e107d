import type {
  CellContext,
  ItemCellChange,
  TacticColumn,
  TacticGrouping,
  TacticRow,
  TacticSort,
  TacticTableDetails,
  TacticTableMode,
} from '@throughline/domain/tactic-table'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { TreeTableCellActivation, TreeTablePasteResult } from '@throughline/ui/TreeTable'
import type { ComponentPropsWithRef } from 'react'

import type { TacticTableLabels } from './TacticTable.labels'

/** Texts above a printed table. */
export interface PaperDetails {
  /** Such as the plan and its dates. */
  readonly heading: string
  /** The filters in use, one line each. */
  readonly filters: readonly string[]
}

export interface TacticTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The items, in any order; the same objects for those that have not changed. */
  rows: readonly TacticRow[]
  /** The names that items are grouped by. */
  details: TacticTableDetails
  /** Items of the parking lot have no dates. */
  mode: TacticTableMode
  /** The current plan; items of other plans of its family are read only. */
  currentPlanId: number
  /**
   * The columns, from start to end, including the title. Keep the same array while nothing changes.
   */
  columns: readonly TacticColumn[]
  /** The columns that stay at the start while the others scroll. @default the title */
  frozenColumns?: ReadonlySet<string>
  /** The user requested another order of columns. Without this, columns cannot be moved. */
  onColumnsChange?: (change: { columns: readonly TacticColumn[] }) => void
  /** Widths that a user has set, in pixels, by column. @default none */
  columnWidths?: Readonly<Record<string, number>>
  /** A column was resized; pixels by column id. */
  onColumnWidthsChange?: (change: { columnWidths: Readonly<Record<string, number>> }) => void
  /** The columns by which rows are sorted, the most important one first. */
  sorts: readonly TacticSort[]
  /** The order of rows was changed. */
  onSortsChange: (change: { sorts: readonly TacticSort[] }) => void
  grouping: TacticGrouping
  /** Groups that are closed, by id. */
  collapsedGroupIds: ReadonlySet<string>
  /** Groups were collapsed or expanded; the set has the ids of all collapsed ones. */
  onCollapsedGroupsChange: (change: { collapsedGroupIds: ReadonlySet<string> }) => void
  /** Ids of the selected items. Without `onSelectionChange` nothing can be selected. */
  selection?: ReadonlySet<number>
  /** Rows were selected or deselected; the set has the ids of all selected ones. */
  onSelectionChange?: (change: { selection: ReadonlySet<number> }) => void
  /** Texts above the table on printed pages. @default only the rows are printed */
  paperDetails?: PaperDetails
  /** Data for reading edited cells; null if no cell can be edited. */
  cells: CellContext | null
  /**
   * The user edited, pasted or emptied cells: one change for each item. Refused texts are among its
   * problems, which the table lists; save the rest of the change.
   */
  onChangeItems: (change: { changes: readonly ItemCellChange[] }) => void
  /**
   * The user pasted a block: the number of cells that accepted their text. The table itself lists
   * the other cells.
   */
  onPasted?: (result: TreeTablePasteResult) => void
  /**
   * Why no cell can be edited, shown under the table; null if cells can be edited. @default null
   */
  readOnlyReason?: string | null
  /** The URL of an item. */
  hrefOf: (item: TacticListItem) => string
  /**
   * The link of a row was plainly pressed, or Enter on it; prevent the default of `event` to open
   * the item otherwise.
   */
  onActivateCell: (activation: TreeTableCellActivation<TacticRow, 'open'>) => void
  /**
   * `loading` shows skeletons, `error` says that the data could not be loaded and, with
   * `onRetry`, offers to try again.
   */
  status: 'loading' | 'error' | 'ready'
  /** The user requested to load the data again. Without it there is no button for it. */
  onRetry?: () => void
  /** Provided while filters are in use, which may hide existing items. */
  onClearFilters?: () => void
  /** The user requested a new tactic. Without this there is no button for it. */
  onAddTactic?: () => void
  /** @default englishTacticTableLabels */
  labels?: TacticTableLabels
}
