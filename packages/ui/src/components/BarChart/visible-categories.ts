import type { BarChartCategory } from './BarChart.types'

/**
 * The categories that have a bar, in their order, and those that are left as a number and a
 * sum of their first values.
 *
 * @param maxBars one that is left takes the place of the line that would sum it
 */
export function visibleCategories<Category extends BarChartCategory>(
  categories: readonly Category[],
  maxBars: number,
): {
  readonly visible: readonly Category[]
  readonly otherCount: number
  readonly otherSum: number
} {
  const visible =
    categories.length <= maxBars + 1 ? categories : categories.slice(0, Math.max(0, maxBars))
  const left = categories.slice(visible.length)
  return {
    visible,
    otherCount: left.length,
    otherSum: left.reduce((sum, { values }) => sum + (values[0] ?? 0), 0),
  }
}
