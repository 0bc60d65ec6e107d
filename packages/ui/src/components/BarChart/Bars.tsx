import { HorizontalRoot, VerticalRoot } from './BarChart.styles'
import type { BarChartCategory, BarChartProps, BarChartSeries } from './BarChart.types'
import { chartScale, percentOf } from './chart-scale'
import { visibleCategories } from './visible-categories'

/** With more categories only every third one is named. */
const MAX_NAMED = 14

interface VerticalBarsProps {
  series: readonly BarChartSeries[]
  categories: readonly BarChartCategory[]
  shortText: (value: number) => string
  /** The category under the pointer. */
  pointedId: string | null
  onPoint: (id: string | null) => void
}

/** The bars of each category side by side, over an axis of round values. */
export function VerticalBars({
  series,
  categories,
  shortText,
  pointedId,
  onPoint,
}: VerticalBarsProps) {
  const scale = chartScale(Math.max(...categories.flatMap(({ values }) => values)))
  const isEachNamed = categories.length <= MAX_NAMED
  return (
    <VerticalRoot aria-hidden="true">
      {scale.ticks.map((tick) => (
        <span key={tick} data-part="tick" style={{ insetBlockEnd: `${percentOf(tick, scale)}%` }}>
          {shortText(tick)}
        </span>
      ))}
      {categories.map(({ id, label, shortLabel = label, values }, at) => (
        <span
          key={id}
          data-part="category"
          data-pointed={id === pointedId ? '' : undefined}
          onPointerEnter={() => {
            onPoint(id)
          }}
          onPointerLeave={() => {
            onPoint(null)
          }}
        >
          {series.map((each, fill) => (
            <span
              key={each.id}
              data-series={each.id}
              data-fill={fill}
              style={{ blockSize: `${percentOf(values[fill] ?? 0, scale)}%` }}
            />
          ))}
          {isEachNamed || at % 3 === 0 ? <span data-part="name">{shortLabel}</span> : null}
        </span>
      ))}
    </VerticalRoot>
  )
}

interface HorizontalBarsProps extends Required<Pick<BarChartProps, 'labels' | 'maxBars'>> {
  categories: readonly BarChartCategory[]
  text: (value: number) => string
}

/** A line for each category with its name, its bar and its value. */
export function HorizontalBars({ categories, text, maxBars, labels }: HorizontalBarsProps) {
  const { visible, otherCount, otherSum } = visibleCategories(categories, maxBars)
  const max = Math.max(1, ...visible.map(({ values }) => values[0] ?? 0))
  return (
    <HorizontalRoot aria-hidden="true">
      {visible.map(({ id, label, color, values: [value = 0] }) => (
        <li key={id}>
          <span data-part="name" title={label}>
            <bdi>{label}</bdi>
          </span>
          <span data-part="track">
            <span
              data-part="bar"
              style={{
                inlineSize: `${percentOf(value, { max })}%`,
                ...(color === undefined ? null : { background: color }),
              }}
            />
          </span>
          <span data-part="amount">{text(value)}</span>
        </li>
      ))}
      {otherCount === 0 ? null : (
        // Without a bar: that of many categories would be compared with those of one.
        <li data-part="others">
          <span data-part="name">{labels.others({ count: otherCount })}</span>
          <span data-part="amount">{text(otherSum)}</span>
        </li>
      )}
    </HorizontalRoot>
  )
}
