import { isApiError } from '@throughline/api-client'
import { INITIATIVE_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import type { ItemCellChange, TableField } from '@throughline/domain/tactic-table'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { SavedChange } from '../../data/tactic-changes'
import { useUpdateTactic } from '../../data/use-tactic-changes'
import { useShowToast } from '../../platform/ToastProvider'
import { UNDO_TOAST_LIFETIME_MS, useReportedChange } from '../../undo'
import { failureNotice } from '../../plan'
import { noticeSentences, problemSentences } from './change-texts'
import { useCellImport, type CellSavingOptions } from './use-cell-import'

/** Toasts about cells take each other's place: the last change is the one to take back. */
const TOAST_ID = 'cells'
const NO_FIELDS: readonly TableField[] = []

/**
 * Saves what was entered into cells: one item at once, several in one step. Tells how it went,
 * names what was not taken, and lets a person take it back.
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
  const fields = cells?.facts.fields ?? NO_FIELDS
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
          text: [doneText(item), noticeSentences(change), problemSentences([change], fields)]
            .filter((sentence) => sentence !== '')
            .join(' '),
        },
      })
    } catch (error) {
      tellFailure(error, item)
    }
  }
  return ({ changes }) => {
    const taken = changes.filter((one) => Object.keys(one.changes).length > 0)
    const [first] = taken
    if (first === undefined) {
      showToast({
        id: TOAST_ID,
        tone: 'warning',
        text: problemSentences(changes, fields),
        lifetimeMs: UNDO_TOAST_LIFETIME_MS,
      })
    } else if (taken.length === 1 && changes.length === 1) void saveOne(first)
    else void importCells(taken, problemSentences(changes, fields))
  }
}

function doneText({ isInitiative }: TacticListItem): string {
  return isInitiative ? INITIATIVE_MESSAGES.updated : TACTIC_MESSAGES.updated
}
