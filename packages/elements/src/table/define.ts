import { defineElement, elementClass } from '../element'
import { tableDeclaration } from './table-declaration'
import type { TableElement, TableEventMap, TableProperties } from './table.types'

export type { TableElement, TableEventMap, TableMethods, TableProperties } from './table.types'

/** The class of `<throughline-table>`, for a name of one's own or a class that extends it. */
export class ThroughlineTableElement extends elementClass<TableProperties, TableEventMap>(
  tableDeclaration,
) {}

/**
 * Registers the element. Importing `@throughline/elements/table` does that by itself.
 *
 * @param name for pages on which the usual one is taken. @default 'throughline-table'
 */
export function defineTable(name = 'throughline-table'): void {
  defineElement(name, ThroughlineTableElement)
}

declare global {
  interface HTMLElementTagNameMap {
    'throughline-table': TableElement
  }
}
