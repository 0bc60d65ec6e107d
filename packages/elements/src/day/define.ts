import { defineElement, elementClass } from '../element'
import { dayDeclaration } from './day-declaration'
import type { DayElement, DayEventMap, DayHandle, DayProperties } from './day.types'

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
