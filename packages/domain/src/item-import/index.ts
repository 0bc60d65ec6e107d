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
export { judgeItemImport } from './judge-item-import'
