import { TACTIC_GROUPINGS } from '@throughline/domain/tactic-table'

import {
  defineElement,
  elementClass,
  choice,
  commonProperties,
  data,
  flag,
  number,
  text,
} from '../element'
import type { TableElement, TableEventMap, TableProperties } from './table.types'
import { onRequest, withDefault, withDefaultOnRequest } from '../calendar'
import type { ElementDeclaration } from '../element'
import { TableView } from './TableView'

/** Declaration of `<throughline-table>`: its view, properties and events. */
const tableDeclaration: ElementDeclaration<TableProperties, TableEventMap> = {
  View: TableView,
  properties: {
    ...commonProperties,
    grouping: choice(...TACTIC_GROUPINGS),
    today: text,
    timeZone: text,
    weekStartDay: choice('sunday', 'monday'),
    status: choice('ready', 'loading', 'error'),
    readOnly: flag,
    readOnlyReason: text,
    withoutMoney: flag,
    currentPlanId: number,
    items: data,
    channels: data,
    tags: data,
    columns: data,
    columnWidths: data,
    sorts: data,
    collapsedGroupIds: data,
    selection: data,
    hrefOf: data,
    labels: data,
  },
  events: {
    'throughline-change': withDefault,
    'throughline-open': withDefault,
    'throughline-create': onRequest,
    'throughline-selectionchange': withDefaultOnRequest,
    'throughline-sortschange': withDefault,
    'throughline-columnschange': withDefault,
    'throughline-columnwidthschange': withDefault,
    'throughline-collapsedgroupschange': withDefault,
    'throughline-retry': onRequest,
    'throughline-clearfilters': onRequest,
  },
}

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
