import {
  BUDGET_PERIODS,
  DEFAULT_BUDGET_PERIOD,
  type BudgetPeriod,
} from '@throughline/domain/budget'
import {
  type CivilDate,
  type DateRange,
  type WeekStartDay,
} from '@throughline/domain/calendar-dates'
import { BUDGET_MESSAGES } from '@throughline/domain/messages'
import {
  BudgetCharts,
  BudgetTable,
  BudgetTotals,
  type BudgetTableProps,
  type BudgetTotalsProps,
} from '@throughline/planner-views/budget-table'
import { RangePeriod } from '@throughline/planner-views/calendar-header'
import { Button } from '@throughline/ui/Button'
import { SegmentedControl } from '@throughline/ui/SegmentedControl'
import { token } from '@throughline/ui/theme'
import { ChartColumn, FileSpreadsheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import {
  PlanHeader,
  PlanNotices,
  type PlanNoticesProps,
  PlanShell,
  type RangePlace,
} from '../../plan'

const periodLabels: Readonly<Record<BudgetPeriod, string>> = {
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
}
const periods = BUDGET_PERIODS.map((value) => ({ value, label: periodLabels[value] }))

const Top = styled.div`
  display: flex;
  flex-direction: column;

  [data-part='charts'] {
    display: grid;
    gap: ${token('space-3')};
    padding: ${token('space-3')} ${token('space-4')};
    border-block-end: 1px solid ${token('color-line')};
    background: ${token('color-canvas')};
  }

  @media print {
    display: block;

    [data-part='charts'] {
      padding-inline: 0;
      border: 0;
      background: none;
    }
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  padding: 6px ${token('space-4')};
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-surface')};

  > :nth-child(2) {
    margin-inline-start: auto;
  }

  @media print {
    display: none;
  }
`

export interface BudgetViewProps extends PlanNoticesProps {
  /** Name of the visible plan; empty until it has loaded. */
  readonly planName: string
  readonly weekStartDay: WeekStartDay
  readonly range: DateRange
  /** Whether the days are known; until then their place stays empty. */
  readonly isRangeLoaded: boolean
  readonly today: CivilDate
  readonly period: BudgetPeriod
  readonly onPlaceChange: (change: Partial<RangePlace>) => void
  readonly onToday: () => void
  readonly onAddTactic: () => void
  /** Saved views of the plan, for the header. @default nothing */
  readonly savedViews?: ReactNode
  readonly activeFilterCount: number
  /** Active filters, above the budget. @default nothing */
  readonly chips?: ReactNode
  /** Panel beside the budget. */
  readonly side: ReactNode
  readonly areChartsVisible: boolean
  readonly onChartsToggle: () => void
  readonly totals: Omit<BudgetTotalsProps, 'isCompact' | 'actions'>
  /** Exports the visible budget to a file; null while it is hidden or loading. */
  readonly onExport: (() => void) | null
  readonly table: BudgetTableProps
}

/** Budget of a plan, below its header and its totals. */
export function BudgetView({
  planName,
  frozen,
  isOutdated,
  onRetry,
  weekStartDay,
  range,
  isRangeLoaded,
  today,
  period,
  onPlaceChange,
  onToday,
  onAddTactic,
  savedViews,
  activeFilterCount,
  chips,
  side,
  areChartsVisible,
  onChartsToggle,
  totals,
  onExport,
  table,
}: BudgetViewProps) {
  const refusal =
    table.onHideOtherPlans !== undefined
      ? BUDGET_MESSAGES.hideOtherPlans
      : table.status === 'error'
        ? BUDGET_MESSAGES.loadFailed
        : null
  return (
    <PlanShell
      view="budget"
      header={
        <PlanHeader
          activeFilterCount={activeFilterCount}
          planName={planName}
          savedViews={savedViews}
          periodMode="range"
          period={
            <RangePeriod
              range={range}
              today={today}
              weekStartDay={weekStartDay}
              onRangeChange={onPlaceChange}
              onToday={onToday}
              {...(isRangeLoaded ? null : unseen)}
            />
          }
          view="budget"
          onAddTactic={onAddTactic}
        />
      }
      notice={
        frozen === null && !isOutdated ? null : <PlanNotices {...{ frozen, isOutdated, onRetry }} />
      }
      chips={chips}
      side={side}
      top={
        <Top>
          <Tools>
            <SegmentedControl
              label="Columns by"
              options={periods}
              value={period}
              onChange={({ value }) => {
                onPlaceChange({ period: value === DEFAULT_BUDGET_PERIOD ? null : value })
              }}
            />
            <Button
              icon={ChartColumn}
              aria-expanded={areChartsVisible && refusal === null}
              onClick={onChartsToggle}
              {...refused(refusal)}
            >
              Charts
            </Button>
            <Button
              icon={FileSpreadsheet}
              onClick={() => onExport?.()}
              {...refused(refusal ?? (onExport === null ? LOADING : null))}
            >
              Export
            </Button>
          </Tools>
          {areChartsVisible && refusal === null ? (
            <div data-part="charts">
              <BudgetTotals {...totals} />
              <BudgetCharts tree={table.tree} isLoading={table.status === 'loading'} />
            </div>
          ) : (
            // The first visit does not know yet whether the figures are hidden. The line keeps its
            // place without them, so that the table stays where it is.
            <BudgetTotals {...totals} isCompact />
          )}
        </Top>
      }
      bottom={<BudgetTable {...table} />}
    />
  )
}

/** Hides an element and preserves its space. */
const unseen = { style: { visibility: 'hidden' } } as const
const LOADING = 'The budget is loading'

/**
 * Returns the props of a button that stays in place but does nothing, with the reason as tooltip.
 */
function refused(reason: string | null) {
  return reason === null ? null : ({ 'aria-disabled': true, title: reason } as const)
}
