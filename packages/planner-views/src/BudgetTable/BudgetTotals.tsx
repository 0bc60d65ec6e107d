import { remainingBudget } from '@throughline/domain/budget'
import { dayNumberOf, monthIndexOf } from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import { Amount } from '@throughline/ui/Amount'
import { Button } from '@throughline/ui/Button'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { Meter } from '@throughline/ui/Meter'
import { Skeleton } from '@throughline/ui/Skeleton'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useLabels, useLocale } from '@throughline/ui/LocaleProvider'

import { boundedSlots } from '../host-input'

import { FlowFigures } from '../FlowBar'
import type { FlowBarFigures } from '../FlowBar'
import { FiguresNote } from '../money-parts'

import { Tile, TileCaption, Tiles, TileValue, TotalsLine } from './BudgetTotals.styles'
import { englishBudgetTotalsLabels } from './BudgetTotals.labels'
import type { BudgetTotalsLabels } from './BudgetTotals.labels'

export interface BudgetTotalsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * The same figures as above a flow; null while they are loading or hidden. Hidden figures leave a
   * line of the same height, so that nothing below it moves.
   */
  figures: FlowBarFigures | null
  /** The estimate of the visible days, in whole dollars; null for none. */
  estimate: number | null
  /** The figures are loading. @default false */
  isLoading?: boolean
  /** Retries to load the spent amount of the budget, which could not be loaded. */
  onRetryBudget?: (() => void) | undefined
  /** Number of the plan's budget, for users who may see such numbers. @default not shown */
  budgetId?: number | null
  /** Current day, for the remaining time of the budget. */
  today: CivilDate
  /** One line instead of a tile for each figure. @default false */
  isCompact?: boolean
  /** Controls at the end of the line, such as a button that shows charts. @default nothing */
  actions?: ReactNode
  /** @default englishBudgetTotalsLabels */
  labels?: BudgetTotalsLabels
}

/** Totals of a plan: its budget, the amount spent of it, and the expenses of the visible days. */
export function BudgetTotals(props: BudgetTotalsProps) {
  return (
    <ErrorBoundary>
      <BudgetTotalsContent {...props} {...boundedSlots(props, ['actions'])} />
    </ErrorBoundary>
  )
}

function BudgetTotalsContent({
  figures,
  estimate,
  isLoading = false,
  onRetryBudget,
  budgetId = null,
  today,
  isCompact = false,
  actions,
  labels: providedLabels = englishBudgetTotalsLabels,
  ...rest
}: BudgetTotalsProps) {
  const labels = useLabels(providedLabels)
  if (figures === null && !isLoading) {
    return (
      <TotalsLine {...rest} data-empty="">
        <FiguresNote>{labels.noTotals}</FiguresNote>
        <span data-part="actions">{actions}</span>
      </TotalsLine>
    )
  }
  const idText = budgetId === null ? null : labels.budgetId({ id: budgetId })
  if (isCompact) {
    return (
      <TotalsLine {...rest}>
        <FlowFigures {...{ figures, isLoading, onRetryBudget, labels }} />
        {idText === null ? null : <TileCaption>{idText}</TileCaption>}
        <span data-part="actions">{actions}</span>
      </TotalsLine>
    )
  }
  return (
    <div {...rest}>
      <TotalTiles {...{ figures, estimate, isLoading, onRetryBudget, idText, today, labels }} />
    </div>
  )
}

function TotalTiles({
  figures,
  estimate,
  isLoading,
  onRetryBudget,
  idText,
  today,
  labels,
}: Required<Pick<BudgetTotalsProps, 'figures' | 'estimate' | 'isLoading' | 'today' | 'labels'>> &
  Pick<BudgetTotalsProps, 'onRetryBudget'> & { readonly idText: string | null }) {
  const locale = useLocale()
  const budget = figures?.budget ?? null
  const total = budget?.total ?? null
  const actual = budget?.actual ?? null
  const remaining = total === null || actual === null ? null : remainingBudget(total, actual)
  const hasBudget = figures === null || isLoading || budget !== null
  const isFailed = budget !== null && actual === null && onRetryBudget !== undefined
  const dates =
    budget === null ? '' : labels.budgetDates({ start: budget.startDate, end: budget.endDate })
  return (
    <Tiles aria-label={labels.figures}>
      <TotalTile
        name={labels.totalBudget}
        amount={total}
        emptyText={hasBudget ? null : labels.noBudget}
        caption={[dates, idText].filter(Boolean).join(', ')}
        labels={labels}
      />
      {isFailed ? (
        <Tile role="alert">
          <span>{labels.budgetFailed}</span>
          <Button size="small" onClick={onRetryBudget}>
            {labels.retry}
          </Button>
        </Tile>
      ) : null}
      {isFailed || !hasBudget ? null : (
        <>
          <TotalTile
            name={labels.totalActual}
            amount={actual}
            caption={
              total === null || actual === null || total === 0
                ? dates === ''
                  ? ''
                  : labels.allItems({ days: dates })
                : labels.ofBudget({ percent: Math.round((actual / total) * 100) })
            }
            labels={labels}
          />
          <TotalTile
            name={labels.totalRemaining}
            amount={remaining}
            caption={monthsLeftText(budget?.endDate ?? null, today, labels)}
            labels={labels}
          >
            {total === null || actual === null ? null : (
              <Meter
                isBare
                size="small"
                label={labels.spent}
                value={actual}
                limit={total}
                valueText={labels.spentOf({
                  actual: locale.money(actual),
                  total: locale.money(total),
                })}
              />
            )}
          </TotalTile>
        </>
      )}
      <TotalTile
        name={labels.totalExpenses}
        amount={figures === null || isLoading ? null : figures.expenses}
        caption={
          figures === null || isLoading
            ? ''
            : labels.estimated({
                days: labels.visibleDates(figures.range),
                estimate: locale.money(estimate ?? 0),
              })
        }
        labels={labels}
      />
    </Tiles>
  )
}

interface TotalTileProps {
  readonly name: string
  /** null while it is loading, or for none. */
  readonly amount: number | null
  /** Text in place of an amount that does not exist; null while it is loading. */
  readonly emptyText?: string | null
  readonly caption: string
  readonly labels: BudgetTotalsLabels
  readonly children?: ReactNode
}

function TotalTile({ name, amount, emptyText = null, caption, labels, children }: TotalTileProps) {
  const locale = useLocale()
  return (
    <Tile>
      <span>{name}</span>
      <TileValue data-empty={amount === null && emptyText !== null ? '' : undefined}>
        {amount !== null ? (
          <Amount value={amount} format={locale.money} />
        ) : (
          (emptyText ?? (
            <>
              <VisuallyHidden>{labels.loading}</VisuallyHidden>
              <Skeleton width="120px" />
            </>
          ))
        )}
      </TileValue>
      <TileCaption>
        <bdi>{caption}</bdi>
      </TileCaption>
      {children}
    </Tile>
  )
}

/** How many months a budget still runs, in words; empty for one without an end. */
function monthsLeftText(
  endDate: CivilDate | null,
  today: CivilDate,
  labels: BudgetTotalsLabels,
): string {
  if (endDate === null) return ''
  const months = monthIndexOf(dayNumberOf(endDate)) - monthIndexOf(dayNumberOf(today))
  return labels.monthsLeft({ months })
}
