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
  /** A plan was deleted, and the question has closed: the focus needs another place. */
  readonly onDeleted: (planId: number) => void
  /** A deletion was taken back. @default nothing */
  readonly onRestored?: (planId: number) => void
}

/** Deletes plans of an account after asking, and offers to bring them back. */
export function usePlanDeletion({ accountId, onDeleted, onRestored }: PlanDeletionOptions): {
  readonly ask: (plan: NamedPlan) => void
  /** The question while it is asked; render it anywhere. */
  readonly question: ReactElement | null
} {
  const deletePlan = useDeletePlan(accountId)
  const restorePlan = useRestorePlan(accountId)
  const showToast = useShowToast()
  const [asked, setAsked] = useState<NamedPlan | null>(null)
  const [deletedId, setDeletedId] = useState<number | null>(null)
  // The page takes no focus before the question has closed.
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
    ask: setAsked,
    question:
      asked === null ? null : (
        <DeletePlanDialog
          plan={asked}
          onDelete={() => deletePlan(asked.id)}
          onDeleted={() => {
            setAsked(null)
            setDeletedId(asked.id)
            showToast(
              undoToast(
                { tone: 'success', text: planDeleted(asked.name) },
                () => void restore(asked),
              ),
            )
          }}
          onClose={() => {
            setAsked(null)
          }}
        />
      ),
  }
}
