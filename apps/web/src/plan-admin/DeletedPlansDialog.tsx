import type { DeletedPlan } from '@throughline/api-client'
import { isolateText, PLAN_ADMIN_MESSAGES, planRestored } from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { EmptyState } from '@throughline/ui/EmptyState'
import { ErrorState } from '@throughline/ui/ErrorState'
import { Skeleton } from '@throughline/ui/Skeleton'
import { useRef } from 'react'

import { withCause } from '../data/failure-cause'
import { useDeletedPlans, useRestorePlan } from '../data/plan-admin'
import { noProblem, useSubmission } from '../forms'
import { useShowToast } from '../platform/ToastProvider'
import { Consequences, DeletedList } from './PlanAdmin.styles'
import { instantMs } from '../platform/clock'

const day = new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: '2-digit' })
const moment = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/**
 * Returns a sentence about the user and time of a deletion, and the last time to restore the plan,
 * in the zone of the browser.
 */
function deletionInWords({ deletedBy, deletedAt, restorableUntil }: DeletedPlan): string {
  const who = deletedBy === null ? '' : ` by ${isolateText(deletedBy)}`
  return `Deleted ${day.format(instantMs(deletedAt))}${who}. Can be restored until ${moment.format(instantMs(restorableUntil))}.`
}

export interface DeletedPlansDialogProps {
  readonly accountId: number
  /** Runs after a restore; must close the dialog. */
  readonly onRestored: (planId: number) => void
  readonly onClose: () => void
}

/**
 * Dialog with the plans of an account that were deleted in the last seven days, to restore them.
 */
export function DeletedPlansDialog({ accountId, onRestored, onClose }: DeletedPlansDialogProps) {
  const deleted = useDeletedPlans(accountId)
  const restorePlan = useRestorePlan(accountId)
  const showToast = useShowToast()
  const { isSaving, problem, run } = useSubmission()
  const closeRef = useRef<HTMLButtonElement>(null)
  const restore = async ({ id, name }: DeletedPlan) => {
    const outcome = await run(
      () => restorePlan(id),
      (error) => ({ ...noProblem, message: withCause(PLAN_ADMIN_MESSAGES.restoreFailed, error) }),
    )
    if (outcome.code !== 'saved') return
    showToast({ tone: 'success', text: planRestored(name) })
    onRestored(id)
  }
  return (
    <Dialog
      isOpen
      title="Recently deleted plans"
      closeLabel="Close"
      onClose={() => {
        if (!isSaving) onClose()
      }}
      initialFocusRef={closeRef}
      footer={
        <Button ref={closeRef} disabled={isSaving} onClick={onClose}>
          Done
        </Button>
      }
    >
      {problem.message === null || isSaving ? null : (
        <Banner tone="danger">{problem.message}</Banner>
      )}
      {deleted.isError ? (
        <ErrorState
          title="The deleted plans could not be loaded"
          retryLabel="Try again"
          isRetrying={deleted.isFetching}
          onRetry={() => void deleted.refetch()}
        >
          {deleted.error.message}
        </ErrorState>
      ) : deleted.data === undefined ? (
        <Consequences aria-busy="true">
          <p>Loading deleted plans…</p>
          <Skeleton width="70%" />
        </Consequences>
      ) : deleted.data.length === 0 ? (
        <EmptyState size="small" title={PLAN_ADMIN_MESSAGES.noneDeleted}>
          {PLAN_ADMIN_MESSAGES.noneDeletedHelp}
        </EmptyState>
      ) : (
        <DeletedList>
          {deleted.data.map((plan) => (
            <li key={plan.id}>
              <span data-part="plan">
                <strong>{plan.name}</strong>
                <span data-part="when">{deletionInWords(plan)}</span>
              </span>
              <Button
                aria-label={`Restore ${isolateText(plan.name)}`}
                aria-disabled={isSaving}
                onClick={() => void restore(plan)}
              >
                Restore
              </Button>
            </li>
          ))}
        </DeletedList>
      )}
    </Dialog>
  )
}
