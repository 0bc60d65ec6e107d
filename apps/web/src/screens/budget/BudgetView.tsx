import {
  BUDGET_PERIODS,
  DEFAULT_BUDGET_PERIOD,
  type BudgetPeriod,
} from '@throughline/domain/budget'
import {
  dayNumberOf,
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
  defaultRangeOf,
  PlanHeader,
  PlanNotices,
  type PlanNoticesProps,
  PlanShell,
  type RangePlace,
} from '../../plan'

const PERIOD_LABELS: Readonly<Record<BudgetPeriod, string>> = {
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
}
const PERIODS = BUDGET_PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))

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
    display: none;
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
`

export interface BudgetViewProps extends PlanNoticesProps {
  /** Name of the plan on show; empty while it is not known. */
  readonly planName: string
  readonly weekStartDay: WeekStartDay
  readonly range: DateRange
  readonly today: CivilDate
  readonly period: BudgetPeriod
  readonly onPlaceChange: (change: Partial<RangePlace>) => void
  readonly onAddTactic: () => void
  /** The saved views of the plan, in the header. @default nothing */
  readonly savedViews?: ReactNode
  readonly activeFilterCount: number
  /** The filters in use, above the budget. @default nothing */
  readonly chips?: ReactNode
  /** What stands beside the budget. */
  readonly side: ReactNode
  readonly areChartsShown: boolean
  readonly onChartsToggle: () => void
  /** null while money is hidden. */
  readonly totals: Omit<BudgetTotalsProps, 'isCompact' | 'actions'> | null
  /** Writes what is on show into a file; null while it is hidden or not there yet. */
  readonly onExport: (() => void) | null
  readonly table: BudgetTableProps
}

/** The budget of a plan under its header and its figures. */
export function BudgetView({
  planName,
  isFrozen,
  isOutdated,
  onRetry,
  weekStartDay,
  range,
  today,
  period,
  onPlaceChange,
  onAddTactic,
  savedViews,
  activeFilterCount,
  chips,
  side,
  areChartsShown,
  onChartsToggle,
  totals,
  onExport,
  table,
}: BudgetViewProps) {
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
              onToday={() => {
                onPlaceChange({ range: defaultRangeOf('budget', dayNumberOf(today)) })
              }}
            />
          }
          view="budget"
          onAddTactic={onAddTactic}
        />
      }
      notice={
        isFrozen || isOutdated ? <PlanNotices {...{ isFrozen, isOutdated, onRetry }} /> : null
      }
      chips={chips}
      side={side}
      top={
        <Top>
          <Tools>
            <SegmentedControl
              label="Columns by"
              options={PERIODS}
              value={period}
              onChange={({ value }) => {
                onPlaceChange({ period: value === DEFAULT_BUDGET_PERIOD ? null : value })
              }}
            />
            <Button
              icon={ChartColumn}
              aria-expanded={areChartsShown && totals !== null}
              onClick={onChartsToggle}
              {...(totals === null ? HIDDEN : null)}
            >
              Charts
            </Button>
            <Button
              icon={FileSpreadsheet}
              onClick={() => onExport?.()}
              {...(onExport === null ? (totals === null ? HIDDEN : LOADING) : null)}
            >
              Export
            </Button>
          </Tools>
          {totals === null ? null : areChartsShown ? (
            <div data-part="charts">
              <BudgetTotals {...totals} />
              <BudgetCharts tree={table.tree} isLoading={table.status === 'loading'} />
            </div>
          ) : (
            <BudgetTotals {...totals} isCompact />
          )}
        </Top>
      }
      bottom={<BudgetTable {...table} />}
    />
  )
}

/** Why a button does nothing for now. */
const HIDDEN = { 'aria-disabled': true, title: BUDGET_MESSAGES.hideOtherPlans } as const
const LOADING = { 'aria-disabled': true, title: 'The budget is loading' } as const
