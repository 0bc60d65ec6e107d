import { useShowToast } from '../../platform/ToastProvider'
import { redoToast, useReportedChange, useUndoStack } from '../../undo'

/** Change with an exact inverse. */
export interface ReversibleChange<Stored> {
  readonly make: () => Promise<Stored>
  readonly takeBack: () => Promise<unknown>
  /** Text of the toast after the change, and after its undo. */
  readonly done: string
  /** Text of the toast if the undo fails. */
  readonly failed: string
}

/**
 * Returns a function that makes a reversible change of a plan. The user can undo it with the button
 * of the toast and with the keys. The promise rejects with the error of the change, and no toast
 * has shown it yet.
 */
export function useChannelReports(
  planId: number,
): <Stored>(change: ReversibleChange<Stored>) => Promise<Stored> {
  const showToast = useShowToast()
  const report = useReportedChange(useUndoStack(`plan:${planId}`))
  const run = <Stored>(change: ReversibleChange<Stored>, isRedo = false): Promise<Stored> => {
    const { make, takeBack, done, failed } = change
    return report({
      saving: make(),
      takeBack: async (onRedo) => {
        try {
          await takeBack()
          showToast(redoToast({ tone: 'success', title: 'Undone.', text: done }, onRedo))
          return true
        } catch {
          showToast({ tone: 'error', text: failed })
          return false
        }
      },
      redo: () => {
        run(change, true).catch(() => {
          showToast({ tone: 'error', text: failed })
        })
      },
      isRedo,
      toast: { tone: 'success', text: done },
    })
  }
  return (change) => run(change)
}
