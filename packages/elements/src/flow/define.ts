import { defineElement, elementClass } from '../element'
import { flowDeclaration } from './flow-declaration'
import type { FlowElement, FlowEventMap, FlowHandle, FlowProperties } from './flow.types'

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
