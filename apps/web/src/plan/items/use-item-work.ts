import { civilDateOf, type DayNumber } from '@throughline/domain/calendar-dates'
import type { EventOccurrence } from '@throughline/domain/calendar-events'
import type { CivilMonth } from '@throughline/domain/layout'
import type { TacticListItem } from '@throughline/domain/tactics'
import { useBulkChanges } from '../bulk/use-bulk-changes'
import type { PlanViewName } from '../plan-view'
import { useItemBesideView } from '../use-item-beside-view'
import { usePlanPermissions } from '../use-plan-permissions'
import { useItemActions } from './use-item-actions'
import type { VisibleItems } from './use-visible-items'

const noEvents: readonly EventOccurrence[] = []

export interface ItemWorkOptions {
  readonly planId: number
  /** Visible days of the view; a new item of the header starts there. */
  readonly place: {
    readonly view: PlanViewName
    readonly month: CivilMonth
    readonly day: string
  }
  readonly data: VisibleItems & {
    /** Visible events of calendars of interest. @default none */
    readonly occurrences?: readonly EventOccurrence[]
  }
  readonly today: DayNumber
  readonly onUndone: (change: { item: TacticListItem }) => void
}

/** Returns the permissions and actions for the items of a view of a plan, single or several. */
export function useItemWork({ planId, place, data, today, onUndone }: ItemWorkOptions) {
  const { access, lookup, itemsById } = data
  const permissions = usePlanPermissions({ planId, access, lookup, itemsById })
  const beside = useItemBesideView()
  const actions = useItemActions({
    planId,
    url: place,
    data,
    permissions,
    beside,
    today,
    onUndone,
  })
  const bulk = useBulkChanges({
    planId,
    planName: data.plan.data?.name ?? '',
    undoStack: actions.dialogs.undoStack,
    data,
    permissions,
  })
  /** Props of the dialog for changes of several items. */
  const bulkDialog = {
    plan: data.plan.data,
    access,
    bulk,
    details: { lookup, itemsById, occurrences: data.occurrences ?? noEvents },
    today: civilDateOf(today),
    undoStack: actions.dialogs.undoStack,
  }
  return { permissions, beside, actions, bulk, bulkDialog }
}
