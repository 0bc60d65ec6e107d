import type {
  AppliedBulkChange,
  BulkChangeDraft,
  BulkChangeRefusal,
  BulkChangeSummary,
} from '@throughline/api-client'
import { isolateText } from '@throughline/domain/messages'
import type { BulkChangeDialogProps } from '@throughline/planner-views/bulk-changes'
import { useRef, useState } from 'react'
import { useApplyBulkChange } from '../../data/bulk-changes'
import { useShowToast } from '../../platform/ToastProvider'
import { useReportedChange, type UndoStack } from '../../undo'
import { newIdempotencyKey } from '../idempotency-key'
import { failureSentence } from './bulk-failure'
import { reasonOf, retainedSentence } from './bulk-reasons'
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
  const showToast = useShowToast()
  const keys = useRef(new WeakMap<object, string>())
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [answer, setAnswer] = useState<AppliedBulkChange | null>(null)

  const tell = (draft: BulkChangeDraft, made: AppliedBulkChange, isRedo = false) => {
    let again = draft
    return report({
      saving: Promise.resolve(made),
      takeBack: (onRedo) =>
        undo({
          made,
          undoneSentence: (count) => undoneSentence(draft.change, count),
          onRedo,
          onUndone: (undone) => {
            again = onNewest(draft, undone)
          },
        }),
      redo: () => {
        void applyNow(again, true)
      },
      isRedo,
      toast: {
        id: BULK_TOAST_ID,
        tone: 'success',
        text: doneSentence(draft.change, countOf(made)),
      },
    })
  }
  /**
   * Applies a change without a preview, and names the items that the server refuses.
   *
   * @param isRedo it makes an undone change again. @default false
   */
  const applyNow = async (draft: BulkChangeDraft, isRedo = false): Promise<void> => {
    try {
      const made = await apply.mutateAsync({ draft, idempotencyKey: newIdempotencyKey() })
      if (countOf(made) > 0) await tell(draft, made, isRedo)
      if (made.refused.length === 0) return
      showToast({ tone: 'warning', title: notDone(draft.change), text: refusedNames(made.refused) })
    } catch (error) {
      showToast({ id: BULK_TOAST_ID, tone: 'error', text: failureSentence(error, planName) })
    }
  }

  return {
    applyNow,
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

const notDone = ({ kind }: BulkChangeDraft['change']) =>
  kind === 'copy' ? 'Not pasted:' : 'Not changed:'

/** Maximum number of refused items that a toast names; it counts the others. */
const MAX_NAMED = 3

/** Returns the refused items with their reasons. */
function refusedNames(refused: readonly BulkChangeRefusal[]): string {
  const named = refused
    .slice(0, MAX_NAMED)
    .map((one) => `${isolateText(one.title ?? 'an item')} (${reasonOf(one, null)})`)
  const rest = refused.length - named.length
  return `${[...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')}.`
}

/**
 * Returns a change based on the versions after its undo. Items that another user has changed keep
 * their old version, so the server refuses them.
 */
function onNewest(draft: BulkChangeDraft, { changed }: BulkChangeSummary): BulkChangeDraft {
  const newest = new Map(changed.map(({ id, version }) => [id, version]))
  const items = draft.items.map(({ id, version }) => ({ id, version: newest.get(id) ?? version }))
  return { ...draft, items }
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
