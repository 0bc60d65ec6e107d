export { BudgetCellItems } from './BudgetCellItems'
export type {
  BudgetCellItem,
  BudgetCellItemsProps,
  BudgetCostChange,
  BudgetCostName,
} from './BudgetCellItems.types'
export { BudgetCharts } from './BudgetCharts'
export type { BudgetChartsProps } from './BudgetCharts'
export { BudgetTable } from './BudgetTable'
export type { BudgetCellRequest, BudgetTableProps } from './BudgetTable'
export { BudgetTotals } from './BudgetTotals'
export type { BudgetTotalsProps } from './BudgetTotals'
export { englishBudgetTableLabels } from './labels'
export type { BudgetTableLabels } from './labels'
export { englishBudgetTotalsLabels } from './totals-labels'
export type { BudgetTotalsLabels } from './totals-labels'
