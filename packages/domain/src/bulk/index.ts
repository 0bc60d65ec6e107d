export type {
  BulkChange,
  BulkChangedItem,
  BulkChannel,
  BulkFacts,
  BulkRefusal,
  BulkRefusedItem,
  BulkRuleRefusal,
  BulkVerdict,
} from './bulk-change'
export { carriesCost } from './change-type'
export { judgeBulkChange } from './judge-bulk-change'
export { withRelatedItems } from './related-items'
