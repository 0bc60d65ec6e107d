import { defineElement, elementClass, data, flag, number, text } from '../element'
import type { DayElement, DayEventMap, DayHandle, DayProperties } from './day.types'
import { calendarEvents, calendarProperties, onRequest, withDefault } from '../calendar'
import type { ElementDeclaration } from '../element'
import { DayView } from './DayView'

/** Declaration of `<throughline-day>`: its view, properties and events. */
const dayDeclaration: ElementDeclaration<DayProperties, DayEventMap, DayHandle> = {
  View: DayView,
  properties: {
    ...calendarProperties,
    day: text,
    dayCount: number,
    now: text,
    hasItemsElsewhere: flag,
    items: data,
    channels: data,
    events: data,
    markedDates: data,
    itemContent: data,
    dayHeader: data,
    labels: data,
  },
  events: {
    ...calendarEvents,
    'throughline-create': onRequest,
    'throughline-daychange': withDefault,
  },
}

export type { DayElement, DayEventMap, DayMethods, DayProperties } from './day.types'

/** The class of `<throughline-day>`, for a name of one's own or a class that extends it. */
export class ThroughlineDayElement extends elementClass<DayProperties, DayEventMap, DayHandle>(
  dayDeclaration,
) {
  scrollToOpening(): void {
    this.view?.scrollToOpening()
  }
}

/**
 * Registers the element. Importing `@throughline/elements/day` does that by itself.
 *
 * @param name for pages on which the usual one is taken. @default 'throughline-day'
 */
export function defineDay(name = 'throughline-day'): void {
  defineElement(name, ThroughlineDayElement)
}

declare global {
  interface HTMLElementTagNameMap {
    'throughline-day': DayElement
  }
}
