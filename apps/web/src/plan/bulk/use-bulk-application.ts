import type {
  AppliedBulkChange,
  BulkChangeDraft,
  BulkChangeRefusal,
  BulkChangeSummary,
} from '@throughline/api-client'
import type { BulkChangeDialogProps } from '@throughline/planner-views/bulk-changes'
import { useRef, useState } from 'react'
import { useApplyBulkChange } from '../../data/bulk-changes'
import { useReportedChange, type UndoStack } from '../../undo'
import { newIdempotencyKey } from '../idempotency-key'
import { failureSentence } from './bulk-failure'
import { retainedSentence } from './bulk-reasons'
import { doneSentence, undoneSentence } from './bulk-texts'
import { BULK_TOAST_ID, useBulkUndo } from './use-bulk-undo'

/** Result of a change for the dialog. */
type Outcome = NonNullable<BulkChangeDialogProps['outcome']>

interface BulkApplicationOptions {
  readonly planId: number
  readonly planName: string
  readonly undoStack: UndoStack
  /** Runs after all changes of the summary were made. */
  readonly onDone: () => void
}

/**
 * Applies a bulk change, reports the result and offers to undo it. After a failure the dialog
 * retains the choice, and the user can send the same change again. An idempotency key prevents a
 * second application.
 */
export function useBulkApplication({
  planId,
  planName,
  undoStack,
  onDone,
}: BulkApplicationOptions) {
  const apply = useApplyBulkChange(planId)
  const undo = useBulkUndo({ planId, planName })
  const report = useReportedChange(undoStack)
  const keys = useRef(new WeakMap<object, string>())
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [answer, setAnswer] = useState<AppliedBulkChange | null>(null)

  const takeBack = ({ change }: BulkChangeDraft, made: AppliedBulkChange) =>
    undo({ made, undoneSentence: (count) => undoneSentence(change, count) })

  const tell = (draft: BulkChangeDraft, made: AppliedBulkChange) =>
    report({
      saving: Promise.resolve(made),
      takeBack: () => takeBack(draft, made),
      toast: {
        id: BULK_TOAST_ID,
        tone: 'success',
        text: doneSentence(draft.change, countOf(made)),
      },
    })

  return {
    isApplying: apply.isPending,
    outcome,
    /**
     * Result of a change if the server refused more items than the summary announced; null
     * otherwise.
     */
    answer,
    /** Clears the result of the last change, because the user chose another change. */
    forget: () => {
      setOutcome(null)
      setAnswer(null)
    },
    /** Applies a change. @param promised the summary that the user has confirmed */
    run: async (draft: BulkChangeDraft, promised: BulkChangeSummary) => {
      const idempotencyKey = keyOf(keys.current, promised)
      try {
        const made = await apply.mutateAsync({ draft, idempotencyKey })
        const count = countOf(made)
        const retained = newlyRefused(made, promised)
        if (count > 0) await tell(draft, made)
        if (retained.length === 0) {
          onDone()
          return
        }
        setAnswer(made)
        const done = count === 0 ? 'Nothing was changed.' : doneSentence(draft.change, count)
        setOutcome({
          status: count === 0 ? 'failed' : 'applied',
          message: `${done} ${retainedSentence(retained)}`,
        })
      } catch (error) {
        setOutcome({ status: 'failed', message: failureSentence(error, planName) })
      }
    },
  }
}

function countOf({ changed, deleted }: AppliedBulkChange): number {
  return changed.length + deleted.length
}

/** Returns the refused items that the confirmed summary listed as changing. */
function newlyRefused(
  { refused }: BulkChangeSummary,
  promised: BulkChangeSummary,
): readonly BulkChangeRefusal[] {
  const existing = new Set(promised.refused.map(({ tacticId }) => tacticId))
  return refused.filter(({ tacticId }) => !existing.has(tacticId))
}

/** Returns the idempotency key of a confirmed summary, the same for each attempt. */
function keyOf(keys: WeakMap<object, string>, promised: BulkChangeSummary): string {
  const existing = keys.get(promised)
  if (existing !== undefined) return existing
  const key = newIdempotencyKey()
  keys.set(promised, key)
  return key
}
