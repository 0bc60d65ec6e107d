import { useShowToast } from '../../platform/ToastProvider'
import { useReportedChange, useUndoStack } from '../../undo'

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
  return ({ make, takeBack, done, failed }) =>
    report({
      saving: make(),
      takeBack: async () => {
        try {
          await takeBack()
          showToast({ tone: 'success', text: done })
          return true
        } catch {
          showToast({ tone: 'error', text: failed })
          return false
        }
      },
      toast: { tone: 'success', text: done },
    })
}
