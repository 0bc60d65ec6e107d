import { useId, useState } from 'react'

import { Amount } from '../Amount'
import { amountText } from '../../internal/amount/amount-text'
import { Button } from '../Button'
import { ErrorState } from '../ErrorState'
import { Skeleton } from '../Skeleton'
import { Table } from '../Table'
import type { TableColumn } from '../Table'
import { VisuallyHidden } from '../VisuallyHidden'
import { ChartImage, ChartRoot, ChartScroll } from './BarChart.styles'
import { ChartHead, Legend } from './ChartHead.styles'
import { HorizontalBars, VerticalBars } from './Bars'
import { englishBarChartLabels } from './BarChart.labels'
import type { BarChartCategory, BarChartProps, BarChartSeries } from './BarChart.types'
import { useLabels } from '../../internal/locale/locale-context'

/**
 * Figures as bars, under a title with a button that shows the same figures as a table. The
 * chart is one image, named by its title and its summary.
 */
export function BarChart<Category extends BarChartCategory>({
  title,
  summary,
  categoryLabel,
  series,
  categories,
  orientation = 'vertical',
  maxBars = Infinity,
  format,
  formatShort = format,
  extraColumns,
  emptyText,
  status = 'ready',
  onRetry,
  headingLevel = 2,
  labels: providedLabels = englishBarChartLabels,
  ...rest
}: BarChartProps<Category>) {
  const labels = useLabels(providedLabels)
  const titleId = useId()
  const [isTable, setIsTable] = useState(false)
  const [pointedId, setPointedId] = useState<string | null>(null)
  const isEmpty = categories.every(({ values }) => values.every((value) => value === 0))
  const hasFigures = status === 'ready' && !isEmpty
  const toggleLabel = isTable ? labels.asChart : labels.asTable
  // The sign of a negative value is the same as in the table.
  const text = (value: number) => amountText(value, { format, isZeroQuiet: false })
  const shortText = (value: number) =>
    amountText(value, { format: formatShort, isZeroQuiet: false })
  const Heading = `h${headingLevel}` as const
  return (
    <ChartRoot
      aria-labelledby={titleId}
      {...rest}
      {...(status === 'loading' ? { 'aria-busy': true } : null)}
    >
      <ChartHead>
        <Heading id={titleId} data-part="title">
          {title}
        </Heading>
        {hasFigures && !isTable ? (
          <ChartLegend
            series={series}
            pointed={categories.find(({ id }) => id === pointedId) ?? null}
            text={text}
          />
        ) : null}
        {hasFigures ? (
          <Button
            variant="ghost"
            size="small"
            aria-label={labels.toggle({ label: toggleLabel, chart: title })}
            onClick={() => {
              setIsTable(!isTable)
              // Bars that go away do not say that the pointer has left them.
              setPointedId(null)
            }}
          >
            {toggleLabel}
          </Button>
        ) : null}
      </ChartHead>
      {status === 'loading' ? (
        <>
          <VisuallyHidden>{labels.loading}</VisuallyHidden>
          <Skeleton shape="card" height={144} />
        </>
      ) : null}
      {status === 'failed' ? (
        <ErrorState
          size="small"
          title={labels.failed}
          {...(onRetry === undefined ? null : { retryLabel: labels.retry, onRetry })}
        />
      ) : null}
      {status === 'ready' && isEmpty ? <p data-part="empty">{emptyText}</p> : null}
      {hasFigures && isTable ? (
        <ChartScroll aria-labelledby={titleId}>
          <Table
            caption={title}
            columns={[
              ...columnsOf<Category>({ categoryLabel, series, format }),
              ...(extraColumns ?? []),
            ]}
            rows={categories}
            getRowId={({ id }) => id}
          />
        </ChartScroll>
      ) : null}
      {hasFigures && !isTable ? (
        <ChartImage aria-label={`${title}. ${summary}`}>
          {orientation === 'vertical' ? (
            <VerticalBars
              {...{ series, categories, shortText, pointedId }}
              onPoint={setPointedId}
            />
          ) : (
            <HorizontalBars {...{ categories, text, maxBars, labels }} />
          )}
        </ChartImage>
      ) : null}
    </ChartRoot>
  )
}

function columnsOf<Category extends BarChartCategory>({
  categoryLabel,
  series,
  format,
}: Pick<BarChartProps<Category>, 'categoryLabel' | 'series' | 'format'>): TableColumn<Category>[] {
  return [
    {
      id: 'category',
      header: categoryLabel,
      isRowHeader: true,
      renderCell: ({ label }) => <bdi>{label}</bdi>,
    },
    ...series.map(({ id, label }, at): TableColumn<Category> => ({
      id: `series ${id}`,
      header: label,
      align: 'end',
      renderCell: ({ values }) => <Amount value={values[at] ?? 0} format={format} />,
    })),
  ]
}

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
function ChartLegend({ series, pointed, text }: ChartLegendProps) {
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
