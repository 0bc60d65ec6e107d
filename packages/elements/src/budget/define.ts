import { defineElement, elementClass } from '../element'
import { budgetDeclaration } from './budget-declaration'
import type { BudgetElement, BudgetEventMap, BudgetProperties } from './budget.types'

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
