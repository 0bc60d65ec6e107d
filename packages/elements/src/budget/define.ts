import { BUDGET_PERIODS } from '@throughline/domain/budget'

import {
  defineElement,
  elementClass,
  choice,
  commonProperties,
  data,
  flag,
  number,
  text,
} from '../element'
import type { BudgetElement, BudgetEventMap, BudgetProperties } from './budget.types'
import { onRequest, reported, withDefault } from '../calendar'
import type { ElementDeclaration } from '../element'
import { BudgetView } from './BudgetView'

/** Declaration of `<throughline-budget>`: its view, properties and events. */
const budgetDeclaration: ElementDeclaration<BudgetProperties, BudgetEventMap> = {
  View: BudgetView,
  properties: {
    ...commonProperties,
    startDay: text,
    endDay: text,
    period: choice(...BUDGET_PERIODS),
    today: text,
    timeZone: text,
    status: choice('ready', 'loading', 'error'),
    currentPlanId: number,
    withoutEmptyRows: flag,
    items: data,
    channels: data,
    expandedRowIds: data,
    labels: data,
  },
  events: {
    'throughline-opencell': reported,
    'throughline-expandedchange': withDefault,
    'throughline-retry': onRequest,
    'throughline-clearfilters': onRequest,
  },
}

export type { BudgetElement, BudgetEventMap, BudgetMethods, BudgetProperties } from './budget.types'

/** The class of `<throughline-budget>`, for a name of one's own or a class that extends it. */
export class ThroughlineBudgetElement extends elementClass<BudgetProperties, BudgetEventMap>(
  budgetDeclaration,
) {}

/**
 * Registers the element. Importing `@throughline/elements/budget` does that by itself.
 *
 * @param name for pages on which the usual one is taken. @default 'throughline-budget'
 */
export function defineBudget(name = 'throughline-budget'): void {
  defineElement(name, ThroughlineBudgetElement)
}

declare global {
  interface HTMLElementTagNameMap {
    'throughline-budget': BudgetElement
  }
}
