export type {
  ImportedItem,
  ItemImportChange,
  ItemImportChangedColumn,
  ItemImportContext,
  ItemImportColumn,
  ItemImportFacts,
  ItemImportFieldValue,
  ItemImportProblem,
  ItemImportProblemCode,
  ItemImportRow,
  ItemImportValues,
  ItemImportVerdict,
} from './item-import'
export { withoutControls } from './control-characters'
export { MAX_CELL_CHARACTERS, cellTextOf } from './file-text'
export { judgeItemImport } from './judge-item-import'
export { isSameName } from './name-index'
