export { cellContextOf, placedTypeName } from './cell-context'
export type { CellContext, CellSource, PlacedType } from './cell-context'
export type { CellProblem, CellProblemCode } from './cell-problem'
export { cellTextOf } from './cell-text'
export { changeCells, refuseCell } from './change-cells'
export type { CellText, ItemCellChange, ItemChanges } from './change-cells'
export { cellRefusal, itemDetailsIn } from './editable-cells'
export {
  DEFAULT_TACTIC_GROUPING,
  TACTIC_GROUPINGS,
  availableGroupings,
  expensesOf,
  groupTacticRows,
} from './group-rows'
export type { RowExpenses, TacticGroup, TacticGrouping } from './group-rows'
export { importValuesOf } from './import-values'
export { DEFAULT_TACTIC_SORTS, sortTacticRows } from './sort-rows'
export type { TacticSort } from './sort-rows'
export {
  OPTION_COLUMNS,
  TACTIC_COLUMNS,
  availableColumns,
  fieldColumnOf,
  fieldIdOf,
  initialColumns,
  isFieldColumn,
  isInitiallyHidden,
  isOptionColumn,
  isTacticColumn,
  optionFieldOf,
} from './table-columns'
export type {
  ColumnScope,
  FieldColumn,
  OptionColumn,
  StandardColumn,
  TacticColumn,
  TacticTableMode,
} from './table-columns'
export type { TableField, TableFieldValue } from './table-fields'
export { tacticTableDetailsOf } from './table-details'
export type { TableTag, TacticTableDetails, TacticTableSource } from './table-details'
export { createTacticRowReader } from './table-row'
export type { TacticRow } from './table-row'
