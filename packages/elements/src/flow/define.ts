import { FLOW_GROUPINGS, FLOW_ZOOMS } from '@throughline/domain/flow'

import { defineElement, elementClass, choice, data, flag, text } from '../element'
import type { FlowElement, FlowEventMap, FlowHandle, FlowProperties } from './flow.types'
import {
  calendarEvents,
  calendarProperties,
  onRequest,
  selectionEvents,
  withDefault,
} from '../calendar'
import type { ElementDeclaration } from '../element'
import { FlowView } from './FlowView'

/** Declaration of `<throughline-flow>`: its view, properties and events. */
const flowDeclaration: ElementDeclaration<FlowProperties, FlowEventMap, FlowHandle> = {
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

export type { FlowElement, FlowEventMap, FlowMethods, FlowProperties } from './flow.types'

/** The class of `<throughline-flow>`, for a name of one's own or a class that extends it. */
export class ThroughlineFlowElement extends elementClass<FlowProperties, FlowEventMap, FlowHandle>(
  flowDeclaration,
) {
  scrollToOpening(): void {
    this.view?.scrollToOpening()
  }

  scrollToDay(day: string): void {
    this.view?.scrollToDay(day)
  }

  openFind(): void {
    this.view?.openFind()
  }
}

/**
 * Registers the element. Importing `@throughline/elements/flow` does that by itself.
 *
 * @param name for pages on which the usual one is taken. @default 'throughline-flow'
 */
export function defineFlow(name = 'throughline-flow'): void {
  defineElement(name, ThroughlineFlowElement)
}

declare global {
  interface HTMLElementTagNameMap {
    'throughline-flow': FlowElement
  }
}
