import { remainingBudget } from '@throughline/domain/budget'
import { Amount } from '@throughline/ui/Amount'
import { Button } from '@throughline/ui/Button'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { Meter } from '@throughline/ui/Meter'
import { Skeleton } from '@throughline/ui/Skeleton'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useLocale } from '@throughline/ui/LocaleProvider'

import {
  Figure,
  FigureDates,
  FigureList,
  Figures,
  FigureValue,
  MeterPlace,
  Notice,
} from './FlowBar.styles'
import type { FlowBarFigures } from './FlowBar.types'
import type { FlowBarLabels } from './FlowBar.labels'

interface FlowFiguresProps {
  /** The sums of the visible items and the budget; `null` while they are loading. */
  readonly figures: FlowBarFigures | null
  /** The figures are being loaded: skeletons take their place. */
  readonly isLoading: boolean
  /** The user requested to load the budget again, after it could not be loaded. */
  readonly onRetryBudget?: (() => void) | undefined
  readonly labels: FlowBarLabels
}

/** The figures of a flow, each with the days that it is about. */
export function FlowFigures(props: FlowFiguresProps) {
  return (
    <ErrorBoundary>
      <FlowFiguresContent {...props} />
    </ErrorBoundary>
  )
}

function FlowFiguresContent({ figures, isLoading, onRetryBudget, labels }: FlowFiguresProps) {
  const locale = useLocale()
  if (figures === null && !isLoading) return null
  const budget = figures?.budget ?? null
  const total = budget?.total ?? null
  const actual = budget?.actual ?? null
  const remaining = total === null || actual === null ? null : remainingBudget(total, actual)
  const isFailed = budget !== null && actual === null && onRetryBudget !== undefined
  const isSpentVisible = !isFailed && (budget !== null || isLoading)
  const budgetDates =
    budget === null ? '' : labels.budgetDates({ start: budget.startDate, end: budget.endDate })
  return (
    <Figures aria-label={labels.figures}>
      <FigureList>
        <AmountFigure
          name={labels.totalBudget}
          dates={budgetDates}
          amount={total}
          emptyText={figures === null || isLoading ? null : labels.noBudget}
          labels={labels}
        />
        {isSpentVisible ? (
          <>
            <AmountFigure
              name={labels.totalActual}
              dates={budgetDates === '' ? '' : labels.allItems({ days: budgetDates })}
              amount={actual}
              labels={labels}
            />
            <AmountFigure
              name={labels.totalRemaining}
              dates={budgetDates}
              amount={remaining}
              labels={labels}
            />
          </>
        ) : null}
      </FigureList>
      {isFailed ? (
        <Notice role="alert">
          {labels.budgetFailed}
          <Button size="small" onClick={onRetryBudget}>
            {labels.retry}
          </Button>
        </Notice>
      ) : null}
      {isSpentVisible ? (
        <MeterPlace>
          {total === null || actual === null ? (
            <Skeleton shape="bar" height={8} />
          ) : (
            <Meter
              isBare
              label={labels.spent}
              value={actual}
              limit={total}
              valueText={labels.spentOf({
                actual: locale.money(actual),
                total: locale.money(total),
              })}
            />
          )}
        </MeterPlace>
      ) : null}
      <FigureList>
        <AmountFigure
          name={labels.totalExpenses}
          dates={
            figures === null
              ? ''
              : labels.visibleItems({ days: labels.visibleDates(figures.range) })
          }
          amount={figures === null || isLoading ? null : figures.expenses}
          labels={labels}
        />
      </FigureList>
    </Figures>
  )
}

interface AmountFigureProps {
  readonly name: string
  readonly dates: string
  /** null while it is loading, or for none. */
  readonly amount: number | null
  /** Text in place of an amount that does not exist; null while it is loading. */
  readonly emptyText?: string | null
  readonly labels: FlowBarLabels
}

function AmountFigure({ name, dates, amount, emptyText = null, labels }: AmountFigureProps) {
  const locale = useLocale()
  return (
    <Figure>
      <dt>{name}</dt>
      <FigureValue data-empty={emptyText !== null && amount === null ? '' : undefined}>
        {amount !== null ? (
          <Amount value={amount} format={locale.money} />
        ) : emptyText !== null ? (
          emptyText
        ) : (
          <>
            <VisuallyHidden>{labels.loading}</VisuallyHidden>
            <Skeleton width="72px" />
          </>
        )}
      </FigureValue>
      <FigureDates>
        <bdi>{dates}</bdi>
      </FigureDates>
    </Figure>
  )
}
