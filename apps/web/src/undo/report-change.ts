import type { ToastsState } from '@throughline/ui/ToastRegion'
import type { UndoableChange, UndoStack } from './undo-stack'

/** A toast for `useShowToast`. */
type ToastRequest = Parameters<ToastsState['showToast']>[0]

/** Time for which a toast offers to undo the change that it reports, in milliseconds. */
export const UNDO_TOAST_LIFETIME_MS = 6000

/** A change, and the toast that reports it once it is saved. */
export interface ReportedChange<Saved> extends UndoableChange {
  /** Settles when the change is saved. */
  readonly saving: Promise<Saved>
  /** Toast of a saved change; it gets the Undo button. */
  readonly toast: ToastRequest
}

/** Returns a toast that reports a saved change and offers to undo it. */
export function undoToast(toast: ToastRequest, onUndo: () => void): ToastRequest {
  return {
    ...toast,
    lifetimeMs: UNDO_TOAST_LIFETIME_MS,
    action: { label: 'Undo', onSelect: onUndo },
  }
}

/**
 * Puts a change on the undo stack at once, and shows a toast with an Undo button when it is saved.
 * A change that the user undid before it was saved gets no toast, because `takeBack` reports that
 * result.
 *
 * @returns the value of `saving`
 * @throws the error of `saving`; the caller reports it
 */
export async function reportChange<Saved>(
  { saving, takeBack, toast }: ReportedChange<Saved>,
  { undoStack, showToast }: { undoStack: UndoStack; showToast: ToastsState['showToast'] },
): Promise<Saved> {
  let isUndone = false
  const undo = undoStack.push({
    saving,
    takeBack: () => {
      isUndone = true
      return takeBack()
    },
  })
  const saved = await saving
  if (!isUndone) showToast(undoToast(toast, undo))
  return saved
}
