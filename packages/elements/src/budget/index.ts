import { defineBudget } from './define'

export { defineBudget, ThroughlineBudgetElement } from './define'
export type { BudgetElement, BudgetEventMap, BudgetMethods, BudgetProperties } from './define'

defineBudget()
