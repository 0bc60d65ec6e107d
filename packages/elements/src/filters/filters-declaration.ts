import { withDefault } from '../calendar'
import { commonProperties, data, flag, number } from '../element'
import type { ElementDeclaration } from '../element'
import type { FiltersEventMap, FiltersProperties } from './filters.types'
import { FiltersView } from './FiltersView'

/** What `<throughline-filters>` is made of. */
export const filtersDeclaration: ElementDeclaration<FiltersProperties, FiltersEventMap> = {
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
