export type {
  ImportedItem,
  ItemImportChange,
  ItemImportChangedColumn,
  ItemImportContext,
  ItemImportColumn,
  ItemImportDetails,
  ItemImportFieldValue,
  ItemImportProblem,
  ItemImportProblemCode,
  ItemImportRow,
  ItemImportValues,
  ItemImportCheck,
} from './item-import'
export { withoutControls } from './control-characters'
export { MAX_CELL_CHARACTERS, cellTextOf } from './file-text'
export { judgeItemImport } from './judge-item-import'
export { isSameName } from './name-index'
