import { civilDateOf, type DayNumber } from '@throughline/domain/calendar-dates'
import { clearedFilters } from '@throughline/domain/filters'
import type { CivilMonth } from '@throughline/domain/layout'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { CalendarItem, RevealedItem } from '@throughline/planner-views/calendar-item'
import {
  type CalendarViewName,
  useBulkChanges,
  useItemActions,
  useItemBesideView,
  useItemSummary,
  usePlanPermissions,
} from '../../plan'
import { filterLinesOf } from './paper-filters'
import type { RangeData } from './use-range-data'

interface ItemViewsOptions {
  readonly planId: number
  /** What is on show: a new item of the header begins there. */
  readonly place: {
    readonly view: CalendarViewName
    readonly month: CivilMonth
    readonly day: string
  }
  readonly data: RangeData
  readonly today: DayNumber
  readonly revealedItem: RevealedItem | null
  readonly onTakenBack: (change: { item: TacticListItem }) => void
}

interface Refusal {
  readonly code: string
  readonly item: CalendarItem | null
}

/** What every calendar of a plan asks of its host, as props, and what is behind it. */
export function useItemViews({
  planId,
  place,
  data,
  today,
  revealedItem,
  onTakenBack,
}: ItemViewsOptions) {
  const { access, lookup, itemsById, filters } = data
  const summary = useItemSummary(itemsById, lookup)
  const permissions = usePlanPermissions({ planId, access, lookup, itemsById })
  const beside = useItemBesideView()
  const actions = useItemActions({
    planId,
    url: place,
    data,
    permissions,
    beside,
    today,
    onTakenBack,
  })

  const bulk = useBulkChanges({ planId, data, permissions })

  /** Props of everything that shows items. */
  const shared = {
    today: civilDateOf(today),
    channels: lookup.shownChannels,
    currentPlanId: planId,
    selectedItemId: actions.selectedItemId,
    revealedItem,
    summary,
    deletePolicy: permissions.deletePolicy,
    movePolicy: permissions.movePolicy,
    onOpenItem: actions.onOpen,
    onCopyItem: actions.onCopy,
    onDeleteItem: actions.onDelete,
    onBulkAction: bulk.onBulkAction,
    onRefused: ({ code, item }: Refusal) => {
      permissions.refuse(code, item)
    },
  }
  /** Props of calendars in which items are moved and created. */
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
    paperFacts: {
      planName: data.plan.data?.name ?? '',
      filters: filterLinesOf(filters.filters, filters.groups),
    },
    busyItemIds: actions.busyItemIds,
    isMonthly: permissions.isMonthly,
    canCreate: permissions.canCreate,
    onCreate: actions.onCreate,
    onMove: actions.onMove,
    onResize: actions.onResize,
    onMoveRefused: shared.onRefused,
  }
  /** What the change of several items is asked and told with. */
  const bulkDialog = {
    plan: data.plan.data,
    access,
    bulk,
    facts: data,
    today: shared.today,
    undoStack: actions.dialogs.undoStack,
  }
  return { permissions, beside, actions, shared, calendar, bulk, bulkDialog }
}
