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
  /** The change makes an undone change again, and its toast says so. @default false */
  readonly isRedo?: boolean
}

/** Returns a toast that reports a saved change and offers to undo it. */
export function undoToast(toast: ToastRequest, onUndo: () => void): ToastRequest {
  return {
    ...toast,
    lifetimeMs: UNDO_TOAST_LIFETIME_MS,
    action: { label: 'Undo', onSelect: onUndo },
  }
}

/** Returns a toast that reports an undone change and offers to make it again. */
export function redoToast(toast: ToastRequest, onRedo: () => void): ToastRequest {
  return {
    ...toast,
    lifetimeMs: UNDO_TOAST_LIFETIME_MS,
    action: { label: 'Redo', onSelect: onRedo },
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
  { saving, takeBack, redo, toast, isRedo = false }: ReportedChange<Saved>,
  { undoStack, showToast }: { undoStack: UndoStack; showToast: ToastsState['showToast'] },
): Promise<Saved> {
  let isUndone = false
  const undo = undoStack.push(
    {
      saving,
      takeBack: (onRedo) => {
        isUndone = true
        return takeBack(onRedo)
      },
      ...(redo === undefined ? null : { redo }),
    },
    isRedo,
  )
  const saved = await saving
  if (!isUndone) showToast(undoToast(isRedo ? redone(toast) : toast, undo))
  return saved
}

/** Returns the toast of a change that was made again. */
function redone(toast: ToastRequest): ToastRequest {
  return toast.title === undefined
    ? { ...toast, text: `Redone: ${toast.text}` }
    : { ...toast, title: `Redone: ${toast.title}` }
}
