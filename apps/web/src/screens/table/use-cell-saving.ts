import { isApiError } from '@throughline/api-client'
import { INITIATIVE_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import type { ItemCellChange } from '@throughline/domain/tactic-table'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { SavedChange } from '../../data/tactic-changes'
import { useUpdateTactic } from '../../data/use-tactic-changes'
import { useShowToast } from '../../platform/ToastProvider'
import { useReportedChange } from '../../undo'
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
  const takeBack = async (
    { takeBack: changes, item }: ItemCellChange,
    saving: Promise<SavedChange>,
  ) => {
    const saved = await saving.catch(() => null)
    if (saved === null) return true
    try {
      await update.mutateAsync({ item: saved.after, changes, channelId: item.channelId })
      showToast({ id: TOAST_ID, text: doneText(item) })
      return true
    } catch (error) {
      tellFailure(error, item)
      return !isApiError(error, 'network')
    }
  }
  const saveOne = async (change: ItemCellChange) => {
    const { item, changes, channelId } = change
    const saving = update.mutateAsync({ item, changes, channelId })
    try {
      await report({
        saving,
        takeBack: () => takeBack(change, saving),
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
