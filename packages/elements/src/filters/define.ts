import { defineElement, elementClass, commonProperties, data, flag, number } from '../element'
import type { FiltersElement, FiltersEventMap, FiltersProperties } from './filters.types'
import { itemsThatPass } from './plan-filters'
import type { PlanItem } from '../plan-data'
import { withDefault } from '../calendar'
import type { ElementDeclaration } from '../element'
import { FiltersView } from './FiltersView'

/** Declaration of `<throughline-filters>`: its view, properties and events. */
const filtersDeclaration: ElementDeclaration<FiltersProperties, FiltersEventMap> = {
  View: FiltersView,
  properties: {
    ...commonProperties,
    filters: data,
    closed: flag,
    widthPixels: number,
    currentPlanId: number,
    items: data,
    channels: data,
    tags: data,
    openSections: data,
    labels: data,
  },
  events: {
    'throughline-filterschange': withDefault,
    'throughline-togglesection': withDefault,
    'throughline-close': withDefault,
  },
}

export type {
  FiltersElement,
  FiltersEventMap,
  FiltersMethods,
  FiltersProperties,
} from './filters.types'

/** The class of `<throughline-filters>`, for a name of one's own or a class that extends it. */
export class ThroughlineFiltersElement extends elementClass<FiltersProperties, FiltersEventMap>(
  filtersDeclaration,
) {
  filterItems<Item extends PlanItem>(items: readonly Item[]): readonly Item[] {
    return itemsThatPass(items, this.filters, this.currentPlanId ?? items[0]?.planId ?? 0)
  }
}

/**
 * Registers the element. Importing `@throughline/elements/filters` does that by itself.
 *
 * @param name for pages on which the usual one is taken. @default 'throughline-filters'
 */
export function defineFilters(name = 'throughline-filters'): void {
  defineElement(name, ThroughlineFiltersElement)
}

declare global {
  interface HTMLElementTagNameMap {
    'throughline-filters': FiltersElement
  }
}
