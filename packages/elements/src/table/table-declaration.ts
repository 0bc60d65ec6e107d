import { TACTIC_GROUPINGS } from '@throughline/domain/tactic-table'

import { onRequest, withDefault, withDefaultOnRequest } from '../calendar'
import { choice, commonProperties, data, flag, number, text } from '../element'
import type { ElementDeclaration } from '../element'
import type { TableEventMap, TableProperties } from './table.types'
import { TableView } from './TableView'

/** What `<throughline-table>` is made of. */
export const tableDeclaration: ElementDeclaration<TableProperties, TableEventMap> = {
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
