export type {
  ImportedItem,
  ItemImportColumn,
  ItemImportFacts,
  ItemImportFieldValue,
  ItemImportProblem,
  ItemImportProblemCode,
  ItemImportRow,
  ItemImportValues,
  ItemImportVerdict,
} from './item-import'
export { judgeItemImport } from './judge-item-import'
