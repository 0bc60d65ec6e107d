import { civilDateOf } from '@throughline/domain/calendar-dates'
import { clearedFilters } from '@throughline/domain/filters'
import type { CalendarItem, RevealedItem } from '@throughline/planner-views/calendar-item'
import { filterLinesOf, type ItemWorkOptions, useItemSummary, useItemWork } from '../../plan'

interface ItemViewsOptions extends ItemWorkOptions {
  readonly revealedItem: RevealedItem | null
}

interface Refusal {
  readonly code: string
  readonly item: CalendarItem | null
}

/**
 * Returns the props that every calendar of a plan needs from its host, and the actions behind them.
 */
export function useItemViews({ revealedItem, ...options }: ItemViewsOptions) {
  const { planId, data, today } = options
  const { lookup, itemsById, filters } = data
  const summary = useItemSummary(itemsById, lookup)
  const work = useItemWork(options)
  const { permissions, actions, bulk } = work
  const refuse = ({ code, item }: Refusal) => {
    permissions.refuse(code, item)
  }
  /** Props of every view of items. */
  const shared = {
    paperDetails: {
      planName: data.plan.data?.name ?? '',
      filters: filterLinesOf(filters.filters, filters.groups),
    },
    today: civilDateOf(today),
    channels: lookup.visibleChannels,
    currentPlanId: planId,
    selectedItemId: actions.selectedItemId,
    revealedItem,
    summary,
    deletePolicy: permissions.deletePolicy,
    movePolicy: permissions.movePolicy,
    busyItemIds: actions.busyItemIds,
    isMonthly: permissions.isMonthly,
    onOpenItem: actions.onOpen,
    onCopyItem: actions.onCopy,
    onDeleteItem: actions.onDelete,
    onBulkAction: bulk.onBulkAction,
    onMove: actions.onMove,
    onResize: actions.onResize,
    onMoveRefused: refuse,
    onRefused: refuse,
  }
  /** Props of calendars in which users create items. */
  const calendar = {
    ...shared,
    status: data.status,
    onRetry: data.retry,
    ...(filters.activeCount === 0
      ? null
      : {
          onClearFilters: () => {
            void filters.setFilters({ filters: clearedFilters() })
          },
        }),
    canCreate: permissions.canCreate,
    onCreate: actions.onCreate,
  }
  return { ...work, shared, calendar }
}
