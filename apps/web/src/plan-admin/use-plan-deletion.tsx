import { planDeleted, PLAN_ADMIN_MESSAGES, planRestored } from '@throughline/domain/messages'
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react'
import { withCause } from '../data/failure-cause'
import { useDeletePlan, useRestorePlan } from '../data/plan-admin'
import { useShowToast } from '../platform/ToastProvider'
import { undoToast } from '../undo'
import { DeletePlanDialog } from './DeletePlanDialog'

interface NamedPlan {
  readonly id: number
  readonly name: string
}

export interface PlanDeletionOptions {
  readonly accountId: number
  /** Runs after a deletion, when the question has closed. The focus needs a new place then. */
  readonly onDeleted: (planId: number) => void
  /** Runs after an undone deletion. @default nothing */
  readonly onRestored?: (planId: number) => void
}

/**
 * Returns functions that delete plans of an account after a question, and offer to restore them.
 */
export function usePlanDeletion({ accountId, onDeleted, onRestored }: PlanDeletionOptions): {
  readonly ask: (plan: NamedPlan) => void
  /** Dialog with the question; render it anywhere. */
  readonly question: ReactElement | null
} {
  const deletePlan = useDeletePlan(accountId)
  const restorePlan = useRestorePlan(accountId)
  const showToast = useShowToast()
  const [requested, setRequested] = useState<NamedPlan | null>(null)
  const [deletedId, setDeletedId] = useState<number | null>(null)
  // Waits for the end of the question, because the page cannot receive the focus before that.
  const handleClosed = useEffectEvent(onDeleted)
  useEffect(() => {
    if (deletedId !== null) handleClosed(deletedId)
  }, [deletedId])

  const restore = async ({ id, name }: NamedPlan) => {
    try {
      await restorePlan(id)
      setDeletedId(null)
      showToast({ tone: 'success', text: planRestored(name) })
      onRestored?.(id)
    } catch (error) {
      showToast({ tone: 'error', text: withCause(PLAN_ADMIN_MESSAGES.restoreFailed, error) })
    }
  }
  return {
    ask: setRequested,
    question:
      requested === null ? null : (
        <DeletePlanDialog
          plan={requested}
          onDelete={() => deletePlan(requested.id)}
          onDeleted={() => {
            setRequested(null)
            setDeletedId(requested.id)
            showToast(
              undoToast(
                { tone: 'success', text: planDeleted(requested.name) },
                () => void restore(requested),
              ),
            )
          }}
          onClose={() => {
            setRequested(null)
          }}
        />
      ),
  }
}
