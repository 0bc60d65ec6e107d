import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import type { TacticListItem } from '@throughline/domain/tactics'
import { type CostName, useTakeBackCost } from '../../data/cost-changes'
import { NotRedone, savedByRedo, type SavedChange } from '../../data/tactic-changes'
import { useUpdateTactic } from '../../data/use-tactic-changes'
import { changedByOtherUsers, failureNotice, type PlanLookup } from '../../plan'
import { useShowToast } from '../../platform/ToastProvider'
import {
  redoToast,
  resultOfFailedUndo,
  useReportedChange,
  type UndoResult,
  type UndoStack,
} from '../../undo'

/** A toast about a cost replaces the previous one: the user can only undo the last change. */
const TOAST_ID = 'cost'
const NOT_CHANGED = 'The cost was not changed.'

/** Cost that the user has entered. */
export interface CostChange {
  readonly item: TacticListItem
  readonly name: CostName
  /** Full dollars; null for none. */
  readonly amountDollars: number | null
}

/** Returns a function that saves costs of items, shows the result in a toast, and offers Undo. */
export function useCostChanges({
  planId,
  lookup,
  undoStack,
}: {
  readonly planId: number
  readonly lookup: PlanLookup
  readonly undoStack: UndoStack
}): (change: CostChange) => void {
  const update = useUpdateTactic(planId)
  const takeBackCost = useTakeBackCost(planId)
  const showToast = useShowToast()
  const report = useReportedChange(undoStack)

  const tellFailure = (error: unknown, item: TacticListItem) => {
    const notice = failureNotice(error, item, lookup, { text: NOT_CHANGED, view: 'budget' })
    showToast({ id: TOAST_ID, ...notice })
  }
  const follow = async (saving: Promise<SavedChange>, change: CostChange, isRedo = false) => {
    const { item, name, amountDollars } = change
    let undoing = saving
    const takeBack = async (onRedo: () => void): Promise<UndoResult> => {
      try {
        const restoring = takeBackCost.mutateAsync({ item, name, saving })
        undoing = savedByRedo(restoring)
        undoing.catch(() => undefined)
        const { code } = await restoring
        if (code === 'changed-by-others') {
          showToast({ id: TOAST_ID, ...changedByOtherUsers(item, 'budget') })
        } else if (code === 'taken-back') {
          showToast(
            redoToast({ id: TOAST_ID, title: 'Undone.', text: TACTIC_MESSAGES.updated }, onRedo),
          )
        }
        return code === 'taken-back' || (code === 'changed-since' ? false : 'not-undone')
      } catch (error) {
        tellFailure(error, item)
        return resultOfFailedUndo(error)
      }
    }
    try {
      await report({
        saving,
        takeBack,
        // The redo is the undo of the undo.
        redo: () => {
          const changed = { ...item, [name]: amountDollars }
          const redoing = takeBackCost.mutateAsync({ item: changed, name, saving: undoing })
          void follow(savedByRedo(redoing), change, true)
        },
        isRedo,
        toast: { id: TOAST_ID, text: TACTIC_MESSAGES.updated },
      })
    } catch (error) {
      if (!(error instanceof NotRedone)) tellFailure(error, item)
      else if (error.code !== 'never-saved') {
        showToast({ id: TOAST_ID, ...changedByOtherUsers(item, 'budget') })
      }
    }
  }
  return (change) => {
    const { item, name, amountDollars } = change
    void follow(update.mutateAsync({ item, changes: { [name]: amountDollars } }), change)
  }
}
