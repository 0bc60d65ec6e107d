import { defineElement, elementClass, choice, data, number, text } from '../element'
import type { OverstoryElement, OverstoryEventMap, OverstoryProperties } from './overstory.types'
import { calendarEvents, calendarProperties, withDefault } from '../calendar'
import type { ElementDeclaration } from '../element'
import { OverstoryView } from './OverstoryView'

const {
  status: _status,
  controls: _controls,
  canCreate: _canCreate,
  busyItemIds: _busyItemIds,
  ...properties
} = calendarProperties

/** Declaration of `<throughline-overstory>`: its view, properties and events. */
const overstoryDeclaration: ElementDeclaration<OverstoryProperties, OverstoryEventMap> = {
  View: OverstoryView,
  properties: {
    ...properties,
    startDay: text,
    endDay: text,
    weekStartDay: choice('sunday', 'monday'),
    items: data,
    channels: data,
    events: data,
    closedSections: data,
    maxHeight: number,
    labels: data,
  },
  events: {
    'throughline-move': calendarEvents['throughline-move'],
    'throughline-resize': calendarEvents['throughline-resize'],
    'throughline-moverefused': calendarEvents['throughline-moverefused'],
    'throughline-delete': calendarEvents['throughline-delete'],
    'throughline-copy': calendarEvents['throughline-copy'],
    'throughline-open': calendarEvents['throughline-open'],
    'throughline-bulkaction': calendarEvents['throughline-bulkaction'],
    'throughline-refused': calendarEvents['throughline-refused'],
    'throughline-togglesection': withDefault,
  },
}

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
