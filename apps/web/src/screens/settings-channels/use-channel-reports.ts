import { useShowToast } from '../../platform/ToastProvider'
import { useReportedChange, useUndoStack } from '../../undo'

/** A change whose inverse is exact. */
export interface ReversibleChange<Stored> {
  readonly make: () => Promise<Stored>
  readonly takeBack: () => Promise<unknown>
  /** Said when it is saved, and when it is taken back. */
  readonly done: string
  /** Said when taking it back fails. */
  readonly failed: string
}

/**
 * Makes changes of a plan that can be taken back, by the button of the toast and by the keys.
 * The promise rejects with the error of the change, of which nothing has been said yet.
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
