export { defaultBudgetName, isHighLevelBudget, primaryBudgetOf, remainingBudget } from './budget'
export type { Budget } from './budget'
export { formatDollars, formatDollarsInput, parseDollarsInput, toWholeDollars } from './money'
export {
  MONTHLY_TOTALS_ORDER_INDEX,
  carriesCost,
  createMonthSums,
  monthExpenses,
  sumExpenses,
  varianceOf,
} from './month-expenses'
export type { CostItem, Expenses, MonthExpenses, MonthSums } from './month-expenses'
export { typeExpenses } from './type-expenses'
export type { TypeExpense, TypedCostItem } from './type-expenses'
