export type {
  BulkChange,
  BulkChangedItem,
  BulkChannel,
  BulkDetails,
  BulkRefusal,
  BulkRefusedItem,
  BulkRuleRefusal,
  BulkResult,
} from './bulk-change'
export { carriesCost } from './change-type'
export { judgeBulkChange } from './judge-bulk-change'
export { withRelatedItems } from './related-items'
