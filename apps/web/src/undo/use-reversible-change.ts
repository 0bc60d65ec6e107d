import { useShowToast } from '../platform/ToastProvider'
import { redoToast } from './report-change'
import { useUndoStack } from './UndoProvider'
import { useReportedChange } from './use-reported-change'

/** Change with an exact inverse. */
interface ReversibleChange<Stored> {
  readonly make: () => Promise<Stored>
  readonly takeBack: () => Promise<unknown>
  /** Text of the toast after the change, and after its undo. */
  readonly done: string
  /** Text of the toast if the change or its undo fails, or a function that returns it. */
  readonly failed: string | ((error: unknown, isUndo: boolean) => string)
}

/** Functions that make reversible changes of a plan. */
export interface ReversibleChanges {
  /** Makes a change. Rejects with its error, which no toast has shown yet. */
  readonly make: <Stored>(change: ReversibleChange<Stored>) => Promise<Stored>
  /** Makes a change. A toast shows its error. @returns whether it was made */
  readonly attempt: (change: ReversibleChange<unknown>) => Promise<boolean>
}

/**
 * Returns functions that make reversible changes of a plan. The user can undo and redo them with the
 * buttons of the toasts and with the keys.
 */
export function useReversibleChanges(planId: number): ReversibleChanges {
  const showToast = useShowToast()
  const report = useReportedChange(useUndoStack(`plan:${planId}`))
  const say = (
    { failed }: Pick<ReversibleChange<unknown>, 'failed'>,
    error: unknown,
    isUndo: boolean,
  ) => {
    const text = typeof failed === 'string' ? failed : failed(error, isUndo)
    showToast({ tone: 'error', text })
  }
  const make = <Stored>(change: ReversibleChange<Stored>, isRedo = false): Promise<Stored> =>
    report({
      saving: change.make(),
      takeBack: async (onRedo) => {
        try {
          await change.takeBack()
          showToast(redoToast({ tone: 'success', title: 'Undone.', text: change.done }, onRedo))
          return true
        } catch (error) {
          say(change, error, true)
          return false
        }
      },
      redo: () => void attempt(change, true),
      isRedo,
      toast: { tone: 'success', text: change.done },
    })
  const attempt = async (change: ReversibleChange<unknown>, isRedo = false): Promise<boolean> => {
    try {
      await make(change, isRedo)
      return true
    } catch (error) {
      say(change, error, false)
      return false
    }
  }
  return { make: (change) => make(change), attempt: (change) => attempt(change) }
}
