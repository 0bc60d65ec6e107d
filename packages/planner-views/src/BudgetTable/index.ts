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
export { englishBudgetTableLabels } from './BudgetTable.labels'
export type { BudgetTableLabels } from './BudgetTable.labels'
export { englishBudgetTotalsLabels } from './BudgetTotals.labels'
export type { BudgetTotalsLabels } from './BudgetTotals.labels'
