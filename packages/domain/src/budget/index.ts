export { defaultBudgetName, remainingBudget } from './budget'
export type { Budget } from './budget'
export { budgetProblems } from './budget-problems'
export type { BudgetEntry, BudgetProblems } from './budget-problems'
export { sumFigures } from './budget-cells'
export { BUDGET_PERIODS, DEFAULT_BUDGET_PERIOD, budgetSpans, spanNameIn } from './budget-periods'
export type { BudgetPeriod, BudgetSpan } from './budget-periods'
export type {
  BudgetChannel,
  BudgetDetails,
  BudgetFigures,
  BudgetItem,
  BudgetRow,
  BudgetTree,
} from './budget-rows'
export { budgetTree } from './budget-tree'
export { budgetItemsOf } from './counted-items'
export type { BudgetPlace } from './counted-items'
export { englishAmountLabels } from './amount.labels'
export type { AmountLabels } from './amount.labels'
export { formatDollars, plainAmount, toWholeDollars } from './money'
export {
  carriesCost,
  createMonthSums,
  monthExpenses,
  sumExpenses,
  varianceOf,
} from './month-expenses'
export type { CostItem, Expenses, MonthExpenses, MonthSums } from './month-expenses'
export {
  AMOUNT_LIMIT,
  amountRefusalText,
  readAmount,
  readAmountNumber,
  readTypedAmount,
} from './read-amount'
export type { AmountLocale, AmountReading, AmountRefusal, DecimalSign } from './read-amount'
export { typeExpenses } from './type-expenses'
export type { TypeExpense, TypedCostItem } from './type-expenses'
