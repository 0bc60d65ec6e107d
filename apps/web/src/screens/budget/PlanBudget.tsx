import { budgetItemsOf } from '@throughline/domain/budget'
import { civilDateOf, formatShortDate } from '@throughline/domain/calendar-dates'
import type { DayNumber, CivilDate } from '@throughline/domain/calendar-dates'
import { clearedFilters } from '@throughline/domain/filters'
import { BudgetCellItems } from '@throughline/planner-views/budget-table'
import type { BudgetCellRequest } from '@throughline/planner-views/budget-table'
import { useState, useMemo } from 'react'
import type { BudgetRow } from '@throughline/domain/budget'

import { usePrimaryBudgetId } from '../../data/budgets'
import {
  BulkChangeDialogs,
  FiltersOpenProvider,
  frozenPlanOf,
  ItemDialogs,
  ItemSide,
  openingMonthOf,
  PlanFilterRow,
  PlanFilterSidebar,
  rangeOfToday,
  SavedViews,
  useItemWork,
  usePlanFigures,
  useWorkbookExport,
  withoutOtherPlans,
} from '../../plan'
import type { PlanUrl, RangeUrl } from '../../plan'
import { civilNow } from '../../platform/clock'
import { fileNameOf } from '../../platform/download'
import { useSessionDetails } from '../../session/use-session'
import { BudgetView } from './BudgetView'
import { budgetSheets } from './export/budget-sheets'
import type { BudgetData } from './use-budget-data'
import { useCostChanges } from './use-cost-changes'
import { createBudgetPreferences } from '../../preferences/budget-preferences'
import { useStoredPreferences } from '../../preferences/preferences-context'

/** A budget shows sums, so it has no item to scroll to. */
const nothingToReveal = () => undefined

export interface PlanBudgetProps {
  readonly planId: number
  readonly url: PlanUrl
  readonly days: RangeUrl
  readonly data: BudgetData
  readonly today: DayNumber
}

/** Budget of a plan: passes data and handlers to the view and the dialogs. */
export function PlanBudget({ planId, url, days, data, today }: PlanBudgetProps) {
  const { range } = days.place
  const { access, lookup, itemsById, filters, details, tree, money, status } = data
  const plan = data.plan.data
  const { user } = useSessionDetails()
  const work = useItemWork({
    planId,
    place: { view: 'budget', month: openingMonthOf(range, today), day: civilDateOf(today) },
    data,
    today,
    onUndone: nothingToReveal,
  })
  const { permissions, beside, actions, bulkDialog } = work
  const changeCost = useCostChanges({ planId, lookup, undoStack: actions.dialogs.undoStack })
  const { revealedDay, askForToday } = useRevealedToday(planId, civilDateOf(today), data, days)
  const memory = useBudgetMemory(user.id, planId, tree.rows)
  const isReady = money === 'shown' && status === 'ready'
  const spent = isReady ? (tree.total.total.actual ?? 0) : null
  const figures = usePlanFigures({ ...data, spent }, range, today)
  const budgetId = usePrimaryBudgetId(user.isSuperUser && money === 'shown' ? planId : null)
  const exportBudget = useWorkbookExport('The budget')
  const [cell, setCell] = useState<BudgetCellRequest | null>(null)
  const dates = [range.start, range.end].map(formatShortDate).join(' – ')
  return (
    <FiltersOpenProvider onOpen={filters.askForGroups}>
      <BudgetView
        planName={plan?.name ?? ''}
        frozen={frozenPlanOf(plan, access)}
        isOutdated={data.isOutdated}
        onRetry={data.retry}
        weekStartDay={plan?.weekStartDay ?? 'sunday'}
        range={range}
        isRangeLoaded={data.isRangeLoaded}
        today={civilDateOf(today)}
        period={data.period}
        onPlaceChange={days.show}
        onToday={() => {
          days.show({ range: rangeOfToday('budget', today, plan) })
          askForToday()
        }}
        onAddTactic={actions.onAdd}
        savedViews={
          <SavedViews
            {...{ planId, plan, access, filters }}
            url={{ ...url, view: 'budget' }}
            today={civilDateOf(today)}
          />
        }
        activeFilterCount={filters.activeCount}
        chips={<PlanFilterRow filters={filters} />}
        side={
          <>
            <PlanFilterSidebar planId={planId} filters={filters} items={data.allItems} />
            <ItemSide
              plan={plan}
              access={access}
              beside={beside}
              viewLabel={`Budget ${dates}`}
              items={data.visibleItems}
              undoStack={actions.dialogs.undoStack}
              onUndone={nothingToReveal}
              onFocusItem={nothingToReveal}
            />
          </>
        }
        areChartsVisible={memory.areChartsVisible}
        onChartsToggle={memory.onChartsToggle}
        totals={{
          ...figures,
          isLoading: status === 'loading' && (money === 'shown' || plan === undefined),
          estimate: tree.total.total.estimate,
          budgetId: budgetId.data ?? null,
          today: civilDateOf(today),
        }}
        onExport={
          isReady
            ? () => {
                const planName = plan?.name ?? ''
                exportBudget(() => ({
                  fileName: `${fileNameOf(planName)} budget ${range.start} to ${range.end}.xlsx`,
                  sheets: budgetSheets({
                    tree,
                    planName,
                    range,
                    activeFilterCount: filters.activeCount,
                    exportedAt: civilNow().slice(0, 16).replace('T', ' '),
                  }),
                }))
              }
            : null
        }
        table={{
          tree,
          status,
          onRetry: data.retry,
          expandedRowIds: memory.expandedRowIds,
          onExpandedChange: memory.onExpandedChange,
          onActivateCell: setCell,
          revealedDay,
          paperHeading: `${plan?.name ?? ''}, ${dates}`,
          onClearFilters:
            filters.activeCount === 0
              ? undefined
              : () => {
                  void filters.setFilters({ filters: clearedFilters() })
                },
          onHideOtherPlans:
            plan === undefined || money !== 'other-plans'
              ? undefined
              : () => {
                  void filters.setFilters({ filters: withoutOtherPlans(filters.filters, plan) })
                },
        }}
      />
      {cell === null || !isReady ? null : (
        <BudgetCellItems
          key={`${cell.rowId} ${cell.spanId ?? ''}`}
          anchor={cell.anchor}
          title={cell.title}
          items={budgetItemsOf(data.visibleItems, details, tree, cell)}
          canEdit={({ id }) => {
            const item = itemsById.get(id)
            return item !== undefined && permissions.deletePolicy(item).allowed
          }}
          onCostChange={({ itemId, ...change }) => {
            const item = itemsById.get(itemId)
            if (item !== undefined) changeCost({ item, ...change })
          }}
          onOpenItem={({ itemId }) => {
            const item = itemsById.get(itemId)
            if (item !== undefined) actions.onOpen({ item })
          }}
          onClose={() => {
            setCell(null)
          }}
        />
      )}
      <ItemDialogs plan={plan} access={access} {...actions.dialogs} />
      <BulkChangeDialogs {...bulkDialog} />
    </FiltersOpenProvider>
  )
}

/** Returns the user's preferences for the budget of a plan, and stores their changes. */
function useBudgetMemory(userId: number, planId: number, rows: readonly BudgetRow[]) {
  const preferences = useStoredPreferences(createBudgetPreferences)
  const read = () => ({
    planId,
    closed: preferences.closedRows({ userId, planId }),
    areChartsVisible: preferences.areChartsVisible({ userId, planId }),
  })
  const [state, setState] = useState(read)
  const current = state.planId === planId ? state : read()
  // Sets the state during rendering, so a plan never shows the preferences of the previous plan.
  if (state.planId !== planId) setState(current)
  const { closed, areChartsVisible } = current
  const expandedRowIds = useMemo(
    () => new Set(rows.map(({ id }) => id).filter((id) => !closed.has(id))),
    [rows, closed],
  )
  return {
    expandedRowIds,
    onExpandedChange: (change: { readonly expandedRowIds: ReadonlySet<string> }) => {
      // A channel that the filters hide keeps the user's choice.
      const next = new Set(closed)
      for (const { id } of rows) {
        if (change.expandedRowIds.has(id)) next.delete(id)
        else next.add(id)
      }
      preferences.setClosedRows({ userId, planId }, next)
      setState({ ...current, closed: next })
    },
    areChartsVisible,
    onChartsToggle: () => {
      preferences.setChartsVisible({ userId, planId }, !areChartsVisible)
      setState({ ...current, areChartsVisible: !areChartsVisible })
    },
  }
}

/**
 * Returns whether a budget scrolls to the current period: when a user opens a plan without days in
 * its URL, and after each click on Today.
 */
function useRevealedToday(
  planId: number,
  today: CivilDate,
  { isRangeLoaded }: Pick<BudgetData, 'isRangeLoaded'>,
  { isChosen }: Pick<RangeUrl, 'isChosen'>,
) {
  // The plan on which the user chose Today, and how often.
  const [requested, setRequested] = useState({ planId: 0, count: 0 })
  const count = requested.planId === planId ? requested.count : 0
  const isVisible = isRangeLoaded && (count > 0 || !isChosen)
  const revealedDay = useMemo(
    () => (isVisible ? { date: today, key: `${planId} ${count}` } : null),
    [isVisible, today, planId, count],
  )
  return {
    revealedDay,
    askForToday: () => {
      setRequested({ planId, count: count + 1 })
    },
  }
}
