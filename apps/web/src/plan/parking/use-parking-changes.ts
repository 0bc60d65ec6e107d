import { PARKED, scheduledOn, type TacticListItem } from '@throughline/domain/tactics'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import {
  NotRedone,
  savedByRedo,
  type SavedChange,
  type TacticChange,
  type TakeBackOutcome,
} from '../../data/tactic-changes'
import { useTakeBackPlacement, useUpdateTactic } from '../../data/use-tactic-changes'
import { useShowToast } from '../../platform/ToastProvider'
import {
  redoToast,
  resultOfFailedUndo,
  useReportedChange,
  type UndoResult,
  type UndoStack,
} from '../../undo'
import { changedByOtherUsers, failureNotice } from '../items/change-failure'
import type { PlanLookup } from '../plan-lookup'
import { parkingTexts } from './parking-texts'

/**
 * Id of toasts about parking. A new toast replaces the previous one, because only the last change
 * offers Undo.
 */
const TOAST_ID = 'parking'

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

/** A change of an item: the item before and after it, as the user saw it. */
interface Sent {
  readonly item: TacticListItem
  readonly changed: TacticListItem
  readonly saving: Promise<SavedChange>
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
  const showToast = useShowToast()
  const report = useReportedChange(undoStack)

  const tellFailure = (error: unknown, item: TacticListItem, { failed }: Texts) => {
    showToast({ id: TOAST_ID, ...failureNotice(error, item, lookup, { text: failed }) })
  }
  /** Restores the dates of an item. The redo of an undone change does the same. */
  const restore = (item: TacticListItem, saving: Promise<SavedChange>) =>
    takeBackPlacement.mutateAsync({ item, saving, isTypeChanged: false, isParkingChanged: true })

  const takeBackOne = async (
    item: TacticListItem,
    restoring: Promise<TakeBackOutcome>,
    texts: Texts,
    onRedo: () => void,
  ): Promise<UndoResult> => {
    try {
      const { code } = await restoring
      if (code === 'changed-by-others') showToast({ id: TOAST_ID, ...changedByOtherUsers(item) })
      else if (code === 'taken-back') {
        showToast(redoToast({ id: TOAST_ID, text: texts.undone }, onRedo))
      }
      return code === 'taken-back' || (code === 'changed-since' ? false : 'not-undone')
    } catch (error) {
      tellFailure(error, item, texts)
      return resultOfFailedUndo(error)
    }
  }
  const follow = async (
    sent: readonly Sent[],
    texts: Texts,
    onUndone: (item: TacticListItem) => void,
    isRedo = false,
  ) => {
    const [first] = sent
    if (first === undefined) return
    const settled = Promise.allSettled(sent.map(({ saving }) => saving))
    // Reports the change if at least one item was saved, otherwise the first error.
    const saving = settled.then((outcomes) =>
      outcomes.some(({ status }) => status === 'fulfilled') ? undefined : first.saving,
    )
    let undone: readonly Sent[] = []
    const takeBack = async (onRedo: () => void): Promise<UndoResult> => {
      const restored = sent.map(({ item, changed, saving: toUndo }) => {
        const restoring = restore(item, toUndo)
        const undoing = savedByRedo(restoring)
        undoing.catch(() => undefined)
        const result = takeBackOne(item, restoring, texts, onRedo)
        return { item, changed, saving: undoing, result }
      })
      undone = restored
      onUndone(first.item)
      const results = await Promise.all(restored.map(({ result }) => result))
      if (results.includes(false)) return false
      return results.includes(true) ? true : 'not-undone'
    }
    const redo = () => {
      const again = undone.map(({ item, changed, saving: undoing }) => ({
        item,
        changed,
        saving: savedByRedo(restore(changed, undoing)),
      }))
      void follow(again, texts, onUndone, true)
    }
    await report({
      saving,
      takeBack,
      redo,
      isRedo,
      toast: { id: TOAST_ID, text: texts.done },
    }).catch(() => undefined)
    for (const [index, outcome] of (await settled).entries()) {
      const item = sent[index]?.item
      if (outcome.status === 'fulfilled' || item === undefined) continue
      if (!(outcome.reason instanceof NotRedone)) tellFailure(outcome.reason, item, texts)
      else if (outcome.reason.code !== 'never-saved') {
        showToast({ id: TOAST_ID, ...changedByOtherUsers(item) })
      }
    }
  }
  const change = async (
    requests: readonly Pick<TacticChange, 'item' | 'changes'>[],
    texts: Texts,
    onUndone: (item: TacticListItem) => void,
  ) => {
    const sent = requests.map(({ item, changes }) => ({
      item,
      changed: Object.assign({}, item, changes),
      saving: update.mutateAsync({ item, changes }),
    }))
    await follow(sent, texts, onUndone)
  }

  return {
    /** Removes items from the calendar, together with their repeat and their initiatives. */
    park: (items: readonly TacticListItem[]) => {
      const texts = {
        done: parkingTexts.parked(items),
        undone: parkingTexts.unparked(items),
        failed: parkingTexts.notParked,
      }
      void change(
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
      void change([{ item, changes }], texts, () => {})
      return { ...item, ...changes }
    },
  }
}
