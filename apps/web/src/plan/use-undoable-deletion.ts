import { isolateText, TACTIC_MESSAGES } from '@throughline/domain/messages'
import type { TacticListItem } from '@throughline/domain/tactics'
import { useDeleteTactic, useRestoreTactic } from '../data/use-tactic-changes'
import { useShowToast } from '../platform/ToastProvider'
import {
  redoToast,
  resultOfFailedUndo,
  useReportedChange,
  type UndoResult,
  type UndoStack,
} from '../undo'

export interface UndoableDeletionOptions {
  readonly planId: number
  /** Called when an item is being restored. */
  readonly onUndone: (change: { item: TacticListItem }) => void
  readonly undoStack: UndoStack
}

/**
 * Deletes an item, reports the result and offers Undo.
 *
 * @returns the deletion; it never rejects, and resolves to whether the item is deleted
 */
export function useUndoableDeletion({
  planId,
  onUndone,
  undoStack,
}: UndoableDeletionOptions): (item: TacticListItem) => Promise<boolean> {
  const remove = useDeleteTactic(planId)
  const restoreTactic = useRestoreTactic(planId)
  const showToast = useShowToast()
  const report = useReportedChange(undoStack)

  const restore = async (deleted: TacticListItem, onRedo: () => void): Promise<UndoResult> => {
    try {
      const restoring = restoreTactic.mutateAsync({ item: deleted })
      onUndone({ item: deleted })
      await restoring
      const text = `${isolateText(deleted.title)} is back.`
      showToast(redoToast({ id: 'deletion', tone: 'success', text }, onRedo))
      return true
    } catch (error) {
      showToast({
        id: 'deletion',
        tone: 'error',
        text: error instanceof Error ? error.message : 'Not restored.',
      })
      return resultOfFailedUndo(error)
    }
  }
  const deleteItem = async (item: TacticListItem, isRedo = false): Promise<boolean> => {
    try {
      await report({
        saving: remove.mutateAsync({ item }),
        takeBack: (onRedo) => restore(item, onRedo),
        redo: () => {
          void deleteItem(item, true)
        },
        isRedo,
        toast: { id: 'deletion', tone: 'success', text: TACTIC_MESSAGES.deleted },
      })
      return true
    } catch {
      showToast({ tone: 'error', text: TACTIC_MESSAGES.deleteFailed })
      return false
    }
  }
  return (item) => deleteItem(item)
}
