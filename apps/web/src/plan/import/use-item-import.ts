import type { ItemImportDraft, ItemImportReport } from '@throughline/api-client'
import type { ImportPreview, ImportRowResult } from '@throughline/planner-views/import-dialog'
import { useRef, useState } from 'react'
import { useApplyItemImport, useItemImportPreview } from '../../data/item-imports'
import { useShowToast } from '../../platform/ToastProvider'
import { useReportedChange, useUndoStack } from '../../undo'
import { failureSentence } from '../bulk/bulk-failure'
import { BULK_TOAST_ID, useBulkUndo } from '../bulk/use-bulk-undo'
import { newIdempotencyKey } from '../idempotency-key'
import { importedSentence, importUndoneSentence, newProblemsSentence } from './import-texts'

type Rows = ItemImportDraft['rows']

interface ItemImportOptions {
  readonly planId: number
  readonly planName: string
  /** Runs after the rows were imported. */
  readonly onDone: () => void
}

const notRequested: ImportPreview = { status: 'loading' }

/**
 * Previews rows, imports them, reports the result and offers to undo it as one change. After a
 * failure the user can send the same rows again: an idempotency key prevents a second import.
 */
export function useItemImport({ planId, planName, onDone }: ItemImportOptions) {
  const check = useItemImportPreview(planId)
  const apply = useApplyItemImport(planId)
  const undo = useBulkUndo({ planId, planName })
  const report = useReportedChange(useUndoStack(`plan:${planId}`))
  const showToast = useShowToast()
  const [preview, setPreview] = useState<ImportPreview>(notRequested)
  const [failure, setFailure] = useState<string | null>(null)
  const attempt = useRef({ rows: '', key: '' })

  const tell = async (rows: Rows, made: ItemImportReport, bulkChangeId: number, isRedo = false) => {
    // The undo needs only the id of the change.
    const change = { id: bulkChangeId, changed: [], deleted: [], unchanged: [], refused: [] }
    await report({
      saving: Promise.resolve(made),
      takeBack: (onRedo) => undo({ made: change, undoneSentence: importUndoneSentence, onRedo }),
      redo: () => {
        void redo(rows)
      },
      isRedo,
      toast: { id: BULK_TOAST_ID, tone: 'success', text: importedSentence(made) },
    })
  }
  const redo = async (rows: Rows) => {
    try {
      const made = await apply.mutateAsync({ rows, idempotencyKey: newIdempotencyKey() })
      if (made.bulkChangeId !== null) await tell(rows, made, made.bulkChangeId, true)
      if (made.refused === 0) return
      showToast({ id: BULK_TOAST_ID, tone: 'error', text: newProblemsSentence(made.refused) })
    } catch (error) {
      showToast({ id: BULK_TOAST_ID, tone: 'error', text: failureSentence(error, planName) })
    }
  }
  return {
    preview,
    failure,
    isApplying: apply.isPending,
    ask: (rows: Rows) => {
      setFailure(null)
      if (rows.length === 0) {
        setPreview({ status: 'ready', results: [] })
        return
      }
      setPreview({ status: 'loading' })
      // The callbacks of `mutate` only run for the last call.
      check.mutate(
        { rows },
        {
          onSuccess: (answer) => {
            setPreview({ status: 'ready', results: answer.rows })
          },
          onError: (error) => {
            setPreview({ status: 'error', message: failureSentence(error, planName) })
          },
        },
      )
    },
    apply: async (rows: Rows) => {
      setFailure(null)
      const sent = JSON.stringify(rows)
      if (attempt.current.rows !== sent) attempt.current = { rows: sent, key: newIdempotencyKey() }
      try {
        const made = await apply.mutateAsync({ rows, idempotencyKey: attempt.current.key })
        if (made.refused > 0) {
          // After a complete refusal, corrected rows count as another attempt.
          attempt.current = { rows: '', key: '' }
          setPreview((before) => withResults(before, made.rows))
          setFailure(newProblemsSentence(made.refused))
          return
        }
        if (made.bulkChangeId !== null) await tell(rows, made, made.bulkChangeId)
        onDone()
      } catch (error) {
        setFailure(failureSentence(error, planName))
      }
    },
  }
}

/** Returns a preview with newer results of some rows. */
function withResults(preview: ImportPreview, newer: readonly ImportRowResult[]): ImportPreview {
  if (preview.status !== 'ready') return preview
  const results = new Map([...preview.results, ...newer].map((result) => [result.row, result]))
  return { status: 'ready', results: [...results.values()] }
}
