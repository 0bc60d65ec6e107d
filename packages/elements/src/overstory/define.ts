import { defineElement, elementClass } from '../element'
import { overstoryDeclaration } from './overstory-declaration'
import type { OverstoryElement, OverstoryEventMap, OverstoryProperties } from './overstory.types'

export type {
  OverstoryElement,
  OverstoryEventMap,
  OverstoryMethods,
  OverstoryProperties,
} from './overstory.types'

/** The class of `<throughline-overstory>`, for a name of one's own or a class that extends it. */
export class ThroughlineOverstoryElement extends elementClass<
  OverstoryProperties,
  OverstoryEventMap
>(overstoryDeclaration) {}

/**
 * Registers the element. Importing `@throughline/elements/overstory` does that by itself.
 *
 * @param name for pages on which the usual one is taken. @default 'throughline-overstory'
 */
export function defineOverstory(name = 'throughline-overstory'): void {
  defineElement(name, ThroughlineOverstoryElement)
}

declare global {
  interface HTMLElementTagNameMap {
    'throughline-overstory': OverstoryElement
  }
}
