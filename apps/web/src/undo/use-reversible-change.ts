import { isVersionConflict } from '@throughline/api-client'
import { useShowToast } from '../platform/ToastProvider'
import { redoToast } from './report-change'
import { resultOfFailedUndo, type UndoResult } from './undo-stack'
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

const CHANGED_SINCE = 'Somebody else changed it since. The list shows their version.'

let changeCount = 0

/** Returns an id for the toasts of one change. */
function nextId(): string {
  changeCount += 1
  return `change-${changeCount}`
}

/**
 * Returns functions that make reversible changes of a plan. The user can undo and redo them with the
 * buttons of the toasts and with the keys. The toast about an undo replaces the toast about its
 * change, whose button does nothing any more.
 */
export function useReversibleChanges(planId: number): ReversibleChanges {
  const showToast = useShowToast()
  const report = useReportedChange(useUndoStack(`plan:${planId}`))
  const say = (
    id: string,
    { failed }: Pick<ReversibleChange<unknown>, 'failed'>,
    error: unknown,
    isUndo: boolean,
  ) => {
    const text = typeof failed === 'string' ? failed : failed(error, isUndo)
    showToast({ id, tone: 'error', text: isVersionConflict(error) ? CHANGED_SINCE : text })
  }
  const make = <Stored>(
    id: string,
    change: ReversibleChange<Stored>,
    isRedo = false,
  ): Promise<Stored> => {
    const saving = change.make()
    const isSaved = saving.then(
      () => true,
      () => false,
    )
    const takeBack = async (onRedo: () => void): Promise<UndoResult> => {
      try {
        await change.takeBack()
        // The report of the refused change is enough.
        if (!(await isSaved)) return 'not-undone'
        showToast(redoToast({ id, tone: 'success', title: 'Undone.', text: change.done }, onRedo))
        return true
      } catch (error) {
        if (await isSaved) say(id, change, error, true)
        return resultOfFailedUndo(error)
      }
    }
    return report({
      saving,
      takeBack,
      redo: () => void attempt(id, change, true),
      isRedo,
      toast: { id, tone: 'success', text: change.done },
    })
  }
  const attempt = async (
    id: string,
    change: ReversibleChange<unknown>,
    isRedo = false,
  ): Promise<boolean> => {
    try {
      await make(id, change, isRedo)
      return true
    } catch (error) {
      say(id, change, error, false)
      return false
    }
  }
  return {
    make: (change) => make(nextId(), change),
    attempt: (change) => attempt(nextId(), change),
  }
}
