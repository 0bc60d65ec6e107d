import { Legend } from './ChartHead.styles'
import type { BarChartCategory, BarChartSeries } from './bar-chart-props'

interface ChartLegendProps {
  series: readonly BarChartSeries[]
  /** The category under the pointer. */
  pointed: BarChartCategory | null
  text: (value: number) => string
}

/**
 * The fill of each series. While the pointer is over a category, its values are here as well,
 * and its name in place of the title: nothing of the chart is covered.
 */
export function ChartLegend({ series, pointed, text }: ChartLegendProps) {
  if (series.length === 1 && pointed === null) return null
  return (
    <Legend aria-hidden="true" data-part="legend">
      {pointed === null ? null : <li data-part="pointed">{pointed.label}</li>}
      {series.map(({ id, label }, fill) => (
        <li key={id}>
          <span data-fill={fill} />
          <span data-part="name">{label}</span>
          {pointed === null ? null : <b>{text(pointed.values[fill] ?? 0)}</b>}
        </li>
      ))}
    </Legend>
  )
}
