import { defineElement, elementClass, choice, data, flag, text } from '../element'
import type { MonthElement, MonthEventMap, MonthHandle, MonthProperties } from './month.types'
import {
  calendarEvents,
  calendarProperties,
  onRequest,
  selectionEvents,
  withDefault,
} from '../calendar'
import type { ElementDeclaration } from '../element'
import { MonthView } from './MonthView'

/** Declaration of `<throughline-month>`: its view, properties and events. */
const monthDeclaration: ElementDeclaration<MonthProperties, MonthEventMap, MonthHandle> = {
  View: MonthView,
  properties: {
    ...calendarProperties,
    month: text,
    weekStartDay: choice('sunday', 'monday'),
    laneMode: choice('all', 'fit'),
    hasItemsElsewhere: flag,
    items: data,
    channels: data,
    events: data,
    selection: data,
    markedDays: data,
    itemContent: data,
    dayHeader: data,
    labels: data,
  },
  events: {
    ...calendarEvents,
    ...selectionEvents,
    'throughline-create': onRequest,
    'throughline-openday': onRequest,
    'throughline-monthchange': withDefault,
  },
}

export type { MonthElement, MonthEventMap, MonthMethods, MonthProperties } from './month.types'

/** The class of `<throughline-month>`, for a name of one's own or a class that extends it. */
export class ThroughlineMonthElement extends elementClass<
  MonthProperties,
  MonthEventMap,
  MonthHandle
>(monthDeclaration) {
  scrollToOpening(): void {
    this.view?.scrollToOpening()
  }
}

/**
 * Registers the element. Importing `@throughline/elements/month` does that by itself.
 *
 * @param name for pages on which the usual one is taken. @default 'throughline-month'
 */
export function defineMonth(name = 'throughline-month'): void {
  defineElement(name, ThroughlineMonthElement)
}

declare global {
  interface HTMLElementTagNameMap {
    'throughline-month': MonthElement
  }
}
