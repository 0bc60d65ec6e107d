export { aboutSheetOf } from './about-sheet'
export type { AboutSheetSource } from './about-sheet'
export type { CellProblem, CellProblemCode } from './cell-problem'
export { dateOrderChoiceOf } from './date-columns'
export type { DateOrderChoice } from './date-columns'
export { FILE_FIELDS, REQUIRED_FIELDS, headerOf } from './file-field'
export type { FileField, FixedFileField } from './file-field'
export { findHeaderRow, guessMapping, rememberMapping } from './guess-mapping'
export type { FileMapping, RememberedMapping } from './guess-mapping'
export type { CellNote } from './import-cell'
export { importRowsOf } from './import-rows'
export type { ImportRow, ImportRows, ImportRowsOptions } from './import-rows'
export type { ItemFieldValue, ItemValueField, ItemValues, PlanItemValues } from './item-values'
export { decimalSignChoiceOf } from './number-columns'
export type { DecimalSignChoice } from './number-columns'
export { readDateCell } from './read-date-cell'
export type { DateOrder, DateReading } from './read-date-cell'
export { readFlagCell, readMoneyCell, readNamesCell, writeNamesCell } from './read-value-cells'
export type { CellReading } from './read-value-cells'
export { isEmptyCell, isFileDate, isFileFault, isMergedCell, textOfCell } from './sheet'
export type {
  FileCell,
  FileDate,
  FileFault,
  FileSheet,
  MergedCell,
  SheetCell,
  SheetColumn,
  SheetColumnKind,
  SheetDescription,
  SheetFormula,
  SheetRow,
} from './sheet'
export { tableSourceOf } from './table-source'
export type { VisibleTable } from './table-source'
export { TEXT_ENCODINGS, TEXT_SEPARATORS } from './text-format'
export type { TextEncoding, TextFormat, TextSeparator } from './text-format'
export { columnLetters, tacticSheetOf } from './tactic-sheet'
export type {
  TacticSheetColumn,
  TacticSheetGroup,
  TacticSheetItem,
  TacticSheetSource,
} from './tactic-sheet'
