import { defineTable } from './define'

export { defineTable, ThroughlineTableElement } from './define'
export type { TableElement, TableEventMap, TableMethods, TableProperties } from './define'

defineTable()
