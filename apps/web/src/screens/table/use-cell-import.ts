import type { AppliedBulkChange, ItemImportReport } from '@throughline/api-client'
import {
  importValuesOf,
  type CellContext,
  type ItemCellChange,
} from '@throughline/domain/tactic-table'
import { useCellImportWrite } from '../../data/cell-imports'
import { useShowToast } from '../../platform/ToastProvider'
import { useReportedChange, type UndoStack } from '../../undo'
import { failureSentence, newIdempotencyKey, type PlanLookup, useBulkUndo } from '../../plan'
import { changedSentence, noticeSentences, sentenceOfUndo } from './change-texts'

export interface CellSavingOptions {
  readonly planId: number
  readonly lookup: PlanLookup
  readonly cells: CellContext | null
  readonly undoStack: UndoStack
  /** Runs if another user has changed items of a paste: read the table again. */
  readonly onOutdated: () => void
}

/** A toast about pasted cells replaces the previous one. */
const TOAST_ID = 'pasted-cells'
/** Number of refused rows that the message names; it counts the others. */
const MAX_NAMED = 20

/**
 * Returns a function that saves changes of several items in one step, with one Undo for all of
 * them.
 */
export function useCellImport({
  planId,
  lookup,
  cells,
  undoStack,
  onOutdated,
}: CellSavingOptions): (changes: readonly ItemCellChange[]) => Promise<void> {
  const importCells = useCellImportWrite(planId)
  const showToast = useShowToast()
  const report = useReportedChange(undoStack)
  const planName = lookup.planNames.get(planId) ?? ''
  const undo = useBulkUndo({ planId, planName })

  /**
   * Shows an error that stays until the user dismisses it: the pasted values exist nowhere else.
   */
  const showError = (text: string) => {
    showToast({ id: TOAST_ID, tone: 'error', text, lifetimeMs: null })
  }
  const save = async (changes: readonly ItemCellChange[], isRedo = false): Promise<void> => {
    if (cells === null || changes.length === 0) return
    const draft = { planId, rows: rowsOf(changes, cells) }
    try {
      const { report: result, made } = await importCells.mutateAsync({
        draft,
        idempotencyKey: newIdempotencyKey(),
      })
      if (made === null) {
        showError(`Nothing was changed. ${refusedSentences(result, changes)}`)
        if (isOutdated(result)) onOutdated()
        return
      }
      let undone: readonly ItemCellChange[] = []
      await report({
        saving: Promise.resolve(made),
        takeBack: (onRedo) =>
          undo({
            made,
            undoneSentence: sentenceOfUndo,
            onRedo,
            onUndone: ({ changed }) => {
              undone = changesOnNewest(changes, changed)
            },
          }),
        redo: () => {
          void save(undone, true)
        },
        isRedo,
        toast: {
          id: TOAST_ID,
          tone: 'success',
          text: `${changedSentence(made.changed.length)} ${noticeSentences(changes)}`.trim(),
        },
      })
    } catch (error) {
      showError(failureSentence(error, planName))
    }
  }
  return (changes) => save(changes)
}

/** Returns the changes of the undone items, based on their versions after the undo. */
function changesOnNewest(
  changes: readonly ItemCellChange[],
  undone: AppliedBulkChange['changed'],
): readonly ItemCellChange[] {
  const newest = new Map(undone.map((item) => [item.id, item]))
  return changes.flatMap((change) => {
    const item = newest.get(change.item.id)
    return item === undefined ? [] : [{ ...change, item }]
  })
}

function rowsOf(changes: readonly ItemCellChange[], cells: CellContext) {
  return changes.map((change, row) => ({
    row,
    itemId: change.item.id,
    version: change.item.version,
    values: importValuesOf(change, cells),
  }))
}

/** Returns whether the server refused rows because the table shows outdated items. */
function isOutdated({ rows }: ItemImportReport): boolean {
  return rows.some(({ problems }) =>
    problems.some(({ code }) => code === 'changed-by-others' || code === 'not-found'),
  )
}

/** Returns why the server refused rows, by the titles of their items. */
function refusedSentences({ rows }: ItemImportReport, changes: readonly ItemCellChange[]): string {
  const sentences = rows.flatMap(({ row, problems }) =>
    problems.map(({ detail }) => `${changes[row]?.item.title ?? ''}: ${detail}`),
  )
  const rest = sentences.length - MAX_NAMED
  return [...sentences.slice(0, MAX_NAMED), ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ')
}
