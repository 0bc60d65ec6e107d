import { Button } from '@throughline/ui/Button'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'

import { ChartCard, ChartHead, ChartImage, ChartScroll } from './BudgetCharts.styles'
import type { BudgetTotalsLabels } from './totals-labels'

interface BudgetChartCardProps {
  readonly title: string
  /** What the chart says, for those who do not see it. */
  readonly summary: string
  /** The colours of the chart and what they stand for. @default none */
  readonly legend?: ReactNode
  /** What is said in place of a chart that has nothing to show; null for a chart. */
  readonly emptyText: string | null
  readonly chart: ReactNode
  readonly table: ReactNode
  readonly labels: BudgetTotalsLabels
}

/** A chart under its title, with a button that shows the same as a table. */
export function BudgetChartCard({
  title,
  summary,
  legend,
  emptyText,
  chart,
  table,
  labels,
}: BudgetChartCardProps) {
  const titleId = useId()
  const [isTable, setIsTable] = useState(false)
  const label = isTable ? labels.asChart : labels.asTable
  return (
    <ChartCard aria-labelledby={titleId}>
      <ChartHead>
        <h2 id={titleId}>{title}</h2>
        {isTable || emptyText !== null ? null : legend}
        {emptyText === null ? (
          <Button
            variant="ghost"
            size="small"
            aria-label={labels.toggle({ label, chart: title })}
            onClick={() => {
              setIsTable(!isTable)
            }}
          >
            {label}
          </Button>
        ) : null}
      </ChartHead>
      {emptyText !== null ? (
        <p data-part="empty">{emptyText}</p>
      ) : isTable ? (
        <ChartScroll aria-labelledby={titleId}>{table}</ChartScroll>
      ) : (
        <ChartImage aria-label={`${title}. ${summary}`}>{chart}</ChartImage>
      )}
    </ChartCard>
  )
}
