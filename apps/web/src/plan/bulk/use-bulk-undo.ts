import { type AppliedBulkChange } from '@throughline/api-client'
import { useUndoBulkChange } from '../../data/bulk-changes'
import { useShowToast } from '../../platform/ToastProvider'
import { redoToast, resultOfFailedUndo, UNDO_TOAST_LIFETIME_MS, type UndoResult } from '../../undo'
import { failureSentence } from './bulk-failure'
import { retainedSentence } from './bulk-reasons'

/**
 * Id of toasts about bulk changes. A new toast replaces the previous one, because only the last
 * change can be undone.
 */
export const BULK_TOAST_ID = 'bulk-change'

/** A bulk change to undo. */
export interface BulkUndo {
  readonly made: AppliedBulkChange
  /** Returns the sentence about undone items. */
  readonly undoneSentence: (count: number) => string
  /** Makes the change again, for the Redo button. */
  readonly onRedo: () => void
  /** Runs with the undone items, before the toast. @default nothing */
  readonly onUndone?: (undone: AppliedBulkChange) => void
}

/**
 * Undoes a bulk change and reports it with a toast.
 *
 * @returns false if the server could not be reached, so that the user can try again; `not-undone` if
 *   no item was undone
 */
export function useBulkUndo({
  planId,
  planName,
}: {
  readonly planId: number
  readonly planName: string
}) {
  const undo = useUndoBulkChange(planId)
  const showToast = useShowToast()
  return async ({ made, undoneSentence, onRedo, onUndone }: BulkUndo): Promise<UndoResult> => {
    try {
      const undone = await undo.mutateAsync({ made })
      const count = undone.changed.length + undone.deleted.length
      const text = [count === 0 ? '' : undoneSentence(count), retainedSentence(undone.refused)]
      const toast = {
        id: BULK_TOAST_ID,
        tone: undone.refused.length === 0 ? 'success' : 'warning',
        text: text.filter((sentence) => sentence !== '').join(' '),
        lifetimeMs: UNDO_TOAST_LIFETIME_MS,
      } as const
      if (count === 0) {
        showToast(toast)
        return 'not-undone'
      }
      onUndone?.(undone)
      showToast(redoToast(toast, onRedo))
      return true
    } catch (error) {
      const text = failureSentence(error, planName)
      showToast({ id: BULK_TOAST_ID, tone: 'error', text, lifetimeMs: UNDO_TOAST_LIFETIME_MS })
      return resultOfFailedUndo(error)
    }
  }
}
