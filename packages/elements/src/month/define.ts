import { defineElement, elementClass } from '../element'
import { monthDeclaration } from './month-declaration'
import type { MonthElement, MonthEventMap, MonthHandle, MonthProperties } from './month.types'

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
