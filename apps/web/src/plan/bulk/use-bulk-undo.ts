import { isApiError, type AppliedBulkChange } from '@throughline/api-client'
import { useUndoBulkChange } from '../../data/bulk-changes'
import { useShowToast } from '../../platform/ToastProvider'
import { UNDO_TOAST_LIFETIME_MS } from '../../undo'
import { failureSentence } from './bulk-failure'
import { keptSentence } from './bulk-reasons'

/** Toasts about changes of many items take each other's place: the last change is the one to undo. */
export const BULK_TOAST_ID = 'bulk-change'

/** A change of many items that is taken back. */
export interface BulkUndo {
  readonly made: AppliedBulkChange
  /** What to say when items were taken back. */
  readonly undoneSentence: (count: number) => string
}

/**
 * Takes a change of many items back and reports it with a toast.
 *
 * @returns false where the server could not be reached, so that it can be tried again
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
  return async ({ made, undoneSentence }: BulkUndo): Promise<boolean> => {
    try {
      const undone = await undo.mutateAsync({ made })
      const count = undone.changed.length + undone.deleted.length
      const text = [count === 0 ? '' : undoneSentence(count), keptSentence(undone.refused)]
      showToast({
        id: BULK_TOAST_ID,
        tone: undone.refused.length === 0 ? 'success' : 'warning',
        text: text.filter((sentence) => sentence !== '').join(' '),
        lifetimeMs: UNDO_TOAST_LIFETIME_MS,
      })
      return true
    } catch (error) {
      const text = failureSentence(error, planName)
      showToast({ id: BULK_TOAST_ID, tone: 'error', text, lifetimeMs: UNDO_TOAST_LIFETIME_MS })
      return !isApiError(error, 'network')
    }
  }
}
