import { FLOW_GROUPINGS, FLOW_ZOOMS } from '@throughline/domain/flow'

import {
  calendarEvents,
  calendarProperties,
  onRequest,
  selectionEvents,
  withDefault,
} from '../calendar'
import { choice, data, flag, text } from '../element'
import type { ElementDeclaration } from '../element'
import type { FlowEventMap, FlowHandle, FlowProperties } from './flow.types'
import { FlowView } from './FlowView'

/** What `<throughline-flow>` is made of. */
export const flowDeclaration: ElementDeclaration<FlowProperties, FlowEventMap, FlowHandle> = {
  View: FlowView,
  properties: {
    ...calendarProperties,
    startDay: text,
    endDay: text,
    zoom: choice(...FLOW_ZOOMS),
    grouping: choice(...FLOW_GROUPINGS),
    colouring: choice(...FLOW_GROUPINGS),
    weekStartDay: choice('sunday', 'monday'),
    withoutMoney: flag,
    items: data,
    channels: data,
    tags: data,
    plans: data,
    events: data,
    budget: data,
    closedSections: data,
    selection: data,
    markedDays: data,
    rowPolicy: data,
    barContent: data,
    rowHeader: data,
    expenseContent: data,
    labels: data,
  },
  events: {
    ...calendarEvents,
    ...selectionEvents,
    'throughline-create': onRequest,
    'throughline-rowchange': withDefault,
    'throughline-zoomchange': withDefault,
    'throughline-groupingchange': withDefault,
    'throughline-colouringchange': withDefault,
    'throughline-togglesection': withDefault,
    'throughline-dayschange': withDefault,
  },
}
