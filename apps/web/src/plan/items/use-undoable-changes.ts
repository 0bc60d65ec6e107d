import type { TacticListItem } from '@throughline/domain/tactics'
import {
  NotRedone,
  savedByRedo,
  type SavedChange,
  type TakeBackOutcome,
} from '../../data/tactic-changes'
import { useShowToast } from '../../platform/ToastProvider'
import {
  redoToast,
  resultOfFailedUndo,
  useReportedChange,
  type UndoResult,
  type UndoStack,
} from '../../undo'
import type { PlanLookup } from '../plan-lookup'
import { changedByOtherUsers, failureNotice, type ChangedView } from './change-failure'

/** A change of an item: the item before and after it, as the user saw it. */
interface SentChange {
  readonly item: TacticListItem
  readonly changed: TacticListItem
  readonly saving: Promise<SavedChange>
}

/** Text of a toast. */
interface ToastText {
  readonly title?: string
  readonly text: string
}

/** One change of one or more items that the user can undo at once. */
export interface UndoableItemChange {
  readonly sent: readonly SentChange[]
  /** Restores an item, see `takeBack`. The undo of a change and the redo of an undone one do so. */
  readonly restore: (item: TacticListItem, saving: Promise<SavedChange>) => Promise<TakeBackOutcome>
  readonly texts: {
    readonly done: ToastText
    readonly undone: ToastText
    /** For an error that no rule explains. */
    readonly failed: string
  }
  /** Runs when the undo has begun, with the first item as it was before the change. */
  readonly onUndone?: (item: TacticListItem) => void
}

/** Options for all changes of one kind, such as changes of dates. */
export interface UndoableChangesOptions {
  /** A new toast replaces the previous one, because only the last change offers Undo. */
  readonly toastId: string
  readonly lookup: PlanLookup
  readonly undoStack: UndoStack
  /** The view that messages name. @default 'calendar' */
  readonly view?: ChangedView
}

/**
 * Returns a function that reports changes of items once they are saved, and offers Undo and Redo.
 * It resolves when the result is reported, and never rejects.
 */
export function useUndoableChanges({
  toastId,
  lookup,
  undoStack,
  view = 'calendar',
}: UndoableChangesOptions): (change: UndoableItemChange) => Promise<void> {
  const showToast = useShowToast()
  const report = useReportedChange(undoStack)

  const tellConflict = (item: TacticListItem) => {
    showToast({ id: toastId, ...changedByOtherUsers(item, view) })
  }
  const tellFailure = (error: unknown, item: TacticListItem, text: string) => {
    showToast({ id: toastId, ...failureNotice(error, item, lookup, { text, view }) })
  }

  const follow = async (change: UndoableItemChange, isRedo = false): Promise<void> => {
    const { sent, restore, texts, onUndone } = change
    const [first] = sent
    if (first === undefined) return
    const reportUndo = async (
      item: TacticListItem,
      restoring: Promise<TakeBackOutcome>,
      onRedo: () => void,
    ): Promise<UndoResult> => {
      try {
        const { code } = await restoring
        if (code === 'changed-by-others') tellConflict(item)
        else if (code === 'taken-back') {
          showToast(redoToast({ id: toastId, ...texts.undone }, onRedo))
        }
        return code === 'taken-back' || (code === 'changed-since' ? false : 'not-undone')
      } catch (error) {
        tellFailure(error, item, texts.failed)
        return resultOfFailedUndo(error)
      }
    }
    let undone = sent
    const takeBack = async (onRedo: () => void): Promise<UndoResult> => {
      const restored = sent.map(({ item, changed, saving }) => {
        const restoring = restore(item, saving)
        const undoing = savedByRedo(restoring)
        undoing.catch(() => undefined)
        return { item, changed, saving: undoing, result: reportUndo(item, restoring, onRedo) }
      })
      undone = restored
      onUndone?.(first.item)
      const results = await Promise.all(restored.map(({ result }) => result))
      if (results.includes(false)) return false
      return results.includes(true) ? true : 'not-undone'
    }
    const redo = () => {
      const again = undone.map(({ item, changed, saving }) => ({
        item,
        changed,
        saving: savedByRedo(restore(changed, saving)),
      }))
      void follow({ ...change, sent: again }, true)
    }
    const settled = Promise.allSettled(sent.map(({ saving }) => saving))
    // Reports the change if at least one item was saved, otherwise the first error.
    const saving = settled.then((outcomes) =>
      outcomes.some(({ status }) => status === 'fulfilled') ? undefined : first.saving,
    )
    await report({
      saving,
      takeBack,
      redo,
      isRedo,
      toast: { id: toastId, ...texts.done },
    }).catch(() => undefined)
    for (const [index, outcome] of (await settled).entries()) {
      const item = sent[index]?.item
      if (outcome.status === 'fulfilled' || item === undefined) continue
      if (!(outcome.reason instanceof NotRedone)) tellFailure(outcome.reason, item, texts.failed)
      else if (outcome.reason.code !== 'never-saved') tellConflict(item)
    }
  }
  return follow
}
