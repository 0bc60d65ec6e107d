import { INITIATIVE_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import type { ItemCellChange } from '@throughline/domain/tactic-table'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { SavedChange } from '../../data/tactic-changes'
import { useUpdateTactic } from '../../data/use-tactic-changes'
import { useShowToast } from '../../platform/ToastProvider'
import { redoToast, resultOfFailedUndo, useReportedChange, type UndoResult } from '../../undo'
import { failureNotice } from '../../plan'
import { noticeSentences } from './change-texts'
import { useCellImport, type CellSavingOptions } from './use-cell-import'

/** A toast about cells replaces the previous one: the user can only undo the last change. */
const TOAST_ID = 'cells'

/**
 * Returns a function that saves the values of cells: one item directly, several in one step. It
 * shows the result in a toast, and offers Undo. The table itself lists the cells that refused a
 * text.
 */
export function useCellSaving({
  planId,
  lookup,
  cells,
  undoStack,
  onOutdated,
}: CellSavingOptions): (request: { readonly changes: readonly ItemCellChange[] }) => void {
  const update = useUpdateTactic(planId)
  const showToast = useShowToast()
  const report = useReportedChange(undoStack)
  const importCells = useCellImport({ planId, lookup, cells, undoStack, onOutdated })

  const tellFailure = (error: unknown, item: TacticListItem) => {
    const text = error instanceof Error ? error.message : 'The item was not changed.'
    showToast({ id: TOAST_ID, ...failureNotice(error, item, lookup, { text, view: 'table' }) })
  }
  const saveOne = async (change: ItemCellChange, current = change.item, isRedo = false) => {
    const { item, changes, channelId } = change
    const saving = update.mutateAsync({ item: current, changes, channelId })
    let undone: SavedChange | null = null
    const takeBack = async (onRedo: () => void): Promise<UndoResult> => {
      const saved = await saving.catch(() => null)
      if (saved === null) return 'not-undone'
      try {
        undone = await update.mutateAsync({
          item: saved.after,
          changes: change.takeBack,
          channelId: item.channelId,
        })
        showToast(redoToast({ id: TOAST_ID, title: 'Undone.', text: doneText(item) }, onRedo))
        return true
      } catch (error) {
        tellFailure(error, item)
        return resultOfFailedUndo(error)
      }
    }
    try {
      await report({
        saving,
        takeBack,
        redo: () => {
          void saveOne(change, undone?.after ?? item, true)
        },
        isRedo,
        toast: {
          id: TOAST_ID,
          text: [doneText(item), noticeSentences([change])]
            .filter((sentence) => sentence !== '')
            .join(' '),
        },
      })
    } catch (error) {
      tellFailure(error, item)
    }
  }
  return ({ changes }) => {
    const used = changes.filter((one) => Object.keys(one.changes).length > 0)
    const [first] = used
    if (used.length > 1) void importCells(used)
    else if (first !== undefined) void saveOne(first)
  }
}

function doneText({ isInitiative }: TacticListItem): string {
  return isInitiative ? INITIATIVE_MESSAGES.updated : TACTIC_MESSAGES.updated
}
