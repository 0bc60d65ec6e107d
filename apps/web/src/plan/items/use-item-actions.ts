import type { DayNumber } from '@throughline/domain/calendar-dates'
import { civilMonthOf } from '@throughline/domain/layout'
import type { TacticDates, TacticListItem } from '@throughline/domain/tactics'
import type { CalendarItem } from '@throughline/planner-views/calendar-item'
import { useState } from 'react'
import type { PlacementChange } from '../../data/tactic-changes'
import { useTacticIdsBeingDeleted } from '../../data/use-tactic-changes'
import { now } from '../../platform/now'
import { useUndoStack } from '../../undo'
import { itemTarget, newItemTarget, type ItemKind } from '../item-url'
import { datesOf } from '../plan-rules'
import type { PlanViewName } from '../plan-view'
import type { DateUrl } from '../use-date-url'
import type { ItemDialogsProps, NewItem } from './item-dialogs-props'
import { useDateChanges } from './use-date-changes'
import { useDeletion } from '../use-deletion'
import type { ItemBesideView } from '../use-item-beside-view'
import type { PlanPermissions } from '../use-plan-permissions'
import type { VisiblePlan } from '../use-visible-plan'

/** Visible month, and in a day view the visible day. */
interface ViewPlace extends Pick<DateUrl, 'month' | 'day'> {
  readonly view: PlanViewName
}

interface ItemActionsOptions {
  readonly planId: number
  readonly url: ViewPlace
  readonly data: Pick<VisiblePlan, 'access' | 'lookup'> & {
    /** Stored items that the view shows. */
    readonly itemsById: ReadonlyMap<number, TacticListItem>
  }
  readonly permissions: Pick<PlanPermissions, 'canCreate' | 'refuse'>
  /** Opens items beside the view. */
  readonly beside: ItemBesideView
  /** Today; a new item starts on it while its month is visible. */
  readonly today: DayNumber
  /** Scrolls to an item that an undo has restored or moved back. */
  readonly onUndone: (change: { item: TacticListItem }) => void
}

type ItemRequest = { readonly item: CalendarItem }

type CreateRequest = TacticDates &
  Pick<NewItem, 'anchor'> & {
    /** Row of a type, in views that have one for each type. @default null */
    readonly target?: NewItem['target']
  }

/**
 * Returns the handlers that views take as props for actions on items, and the dialogs that some of
 * them open.
 */
export function useItemActions({
  planId,
  url: { view, month, day },
  data: { access, itemsById, lookup },
  permissions: { canCreate, refuse },
  beside,
  today,
  onUndone,
}: ItemActionsOptions) {
  const [newItem, setNewItem] = useState<NewItem | null>(null)
  const undoStack = useUndoStack(`plan:${planId}`)
  const busyItemIds = useTacticIdsBeingDeleted()
  const changes = useDateChanges({ planId, lookup, undoStack, onUndone })
  const deletion = useDeletion({ planId, onUndone, undoStack })

  /**
   * Calls `act` with the stored item, because a change needs it and the view passes its own form.
   */
  const withStored = ({ item: { id } }: ItemRequest, act: (stored: TacticListItem) => void) => {
    const stored = itemsById.get(id)
    if (stored !== undefined) act(stored)
  }
  const saveDates = (request: ItemRequest & TacticDates) => {
    withStored(request, (item) => {
      changes.setDates(item, datesOf(request))
    })
  }
  const ifCreatable = (act: () => void) => {
    const result = canCreate()
    if (result.allowed) act()
    else refuse(result.code)
  }

  const dialogs: Omit<ItemDialogsProps, 'plan' | 'access' | 'lookup'> = {
    newItem,
    undoStack,
    question: deletion.question,
    onMore: ({ dates, values: { title, channelId, typeId } }) => {
      setNewItem(null)
      beside.open(newItemTarget('tactic', { stamp: String(now()), datetime: dates.startDate }), {
        start: { dates, values: { title, channelId, tacticTypeId: typeId } },
      })
    },
    onNewItemClose: () => {
      setNewItem(null)
    },
  }

  return {
    dialogs,
    /** Item in the editor, which views show as selected. */
    selectedItemId: beside.target === null || beside.target.id === 0 ? null : beside.target.id,
    /** Dates of the item in creation, which views mark. */
    newDates: newItem?.dates ?? null,
    busyItemIds,
    onAdd: () => {
      if (access === null) return
      ifCreatable(() => {
        const first = firstDayOfNew({ view, month, day }, today)
        const datetime = first === null ? null : `${first}T08:00:00`
        beside.open(newItemTarget('tactic', { stamp: String(now()), datetime }))
      })
    },
    onCreate: ({ anchor, target = null, ...dates }: CreateRequest) => {
      setNewItem({ dates: datesOf(dates), anchor, target })
    },
    onOpen: (request: ItemRequest) => {
      withStored(request, (item) => {
        beside.open(itemTarget(kindOf(item), item.id))
      })
    },
    onCopy: (request: ItemRequest) => {
      ifCreatable(() => {
        if (request.item.planId !== planId) refuse('other-plan', request.item)
        else {
          withStored(request, (item) => {
            const values = { copyOf: item.id, stamp: String(now()) }
            beside.open(newItemTarget(kindOf(item), values))
          })
        }
      })
    },
    onDelete: (request: ItemRequest) => {
      withStored(request, deletion.ask)
    },
    /** Saves the dates that a view has computed for a moved item. */
    onMove: saveDates,
    /** Saves the dates that a view has computed for a resized item. */
    onResize: saveDates,
    /** Saves dates and type of an item that was moved to the row of another type. */
    onPlace: (request: ItemRequest & Required<PlacementChange>) => {
      withStored(request, (item) => {
        changes.setPlacement(item, { ...datesOf(request), target: request.target })
      })
    },
  }
}

function kindOf({ isInitiative }: TacticListItem): ItemKind {
  return isInitiative ? 'initiative' : 'tactic'
}

/** Returns the first day of a new item of the header; null for today. */
function firstDayOfNew({ view, month, day }: ViewPlace, today: DayNumber): string | null {
  if (view === 'day') return day
  const isThisMonth = month === civilMonthOf(today)
  return isThisMonth ? null : `${month}-01`
}
