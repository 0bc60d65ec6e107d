import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { PARKED, scheduledOn, type TacticListItem } from '@throughline/domain/tactics'
import type { TacticChange } from '../../data/tactic-changes'
import { useTakeBackPlacement, useUpdateTactic } from '../../data/use-tactic-changes'
import type { UndoStack } from '../../undo'
import { useUndoableChanges } from '../items/use-undoable-changes'
import type { PlanLookup } from '../plan-lookup'
import { parkingTexts } from './parking-texts'

export interface ParkingChangesOptions {
  /** Id of the visible plan. */
  readonly planId: number
  readonly lookup: PlanLookup
  readonly undoStack: UndoStack
  /** Runs when an item is back on the calendar. */
  readonly onUnparked: (change: { item: TacticListItem }) => void
}

/** Texts about a change. */
interface Texts {
  readonly done: string
  readonly undone: string
  readonly failed: string
}

/** Returns functions that park and schedule items, report the result and offer Undo. */
export function useParkingChanges({
  planId,
  lookup,
  undoStack,
  onUnparked,
}: ParkingChangesOptions) {
  const update = useUpdateTactic(planId)
  const takeBackPlacement = useTakeBackPlacement(planId)
  const follow = useUndoableChanges({ toastId: 'parking', lookup, undoStack })

  const change = (
    requests: readonly Pick<TacticChange, 'item' | 'changes'>[],
    { done, undone, failed }: Texts,
    onUndone?: (item: TacticListItem) => void,
  ) => {
    const sent = requests.map(({ item, changes }) => ({
      item,
      changed: Object.assign({}, item, changes),
      saving: update.mutateAsync({ item, changes }),
    }))
    void follow({
      sent,
      restore: (item, saving) =>
        takeBackPlacement.mutateAsync({
          item,
          saving,
          isTypeChanged: false,
          isParkingChanged: true,
        }),
      texts: { done: { text: done }, undone: { text: undone }, failed },
      ...(onUndone === undefined ? null : { onUndone }),
    })
  }

  return {
    /** Removes items from the calendar, together with their repeat and their initiatives. */
    park: (items: readonly TacticListItem[]) => {
      const texts = {
        done: parkingTexts.parked(items),
        undone: parkingTexts.unparked(items),
        failed: parkingTexts.notParked,
      }
      change(
        items.map((item) => ({ item, changes: PARKED })),
        texts,
        (item) => {
          onUnparked({ item })
        },
      )
    },
    /** Schedules an item on a day. @returns the item with its new dates */
    schedule: (item: TacticListItem, day: string, isMonthly: boolean): TacticListItem => {
      const changes = scheduledOn(dayNumberOf(day), { isAllDay: item.isAllDay, isMonthly })
      const texts = {
        done: parkingTexts.scheduled([item], day),
        undone: parkingTexts.unscheduled([item]),
        failed: parkingTexts.notScheduled,
      }
      change([{ item, changes }], texts)
      return { ...item, ...changes }
    },
  }
}
