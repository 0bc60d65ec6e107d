import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { NO_PROBLEM, useSubmission } from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import { withCause } from '../../data/failure-cause'
import type { StoredMember } from './team-members'

interface RemoveMemberDialogProps {
  /** Who is to be removed; null for nobody. */
  readonly member: StoredMember | null
  readonly onRemove: (roleId: number) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before somebody loses their access to the plan. */
export function RemoveMemberDialog({ member, onRemove, onClose }: RemoveMemberDialogProps) {
  const showToast = useShowToast()
  const { isSaving, problem, setProblem, run } = useSubmission()
  const close = () => {
    setProblem(NO_PROBLEM)
    onClose()
  }
  const confirm = async () => {
    if (member === null) return
    const outcome = await run(
      () => onRemove(member.id),
      (error) => ({ ...NO_PROBLEM, message: withCause(TEAM_MESSAGES.removeFromPlanFailed, error) }),
    )
    if (outcome.code !== 'saved') return
    showToast({ tone: 'success', text: TEAM_MESSAGES.removedFromPlan })
    close()
  }
  return (
    <ConfirmDialog
      isOpen={member !== null}
      title={`Remove ${member?.name ?? ''} from the plan?`}
      confirmLabel="Remove from plan"
      cancelLabel="Cancel"
      closeLabel="Close"
      isDestructive
      isBusy={isSaving}
      error={problem.message ?? undefined}
      onConfirm={() => {
        void confirm()
      }}
      onCancel={close}
    >
      <p>{TEAM_MESSAGES.confirmRevoke}</p>
      <p>They lose sight of the plan at once. What they made stays, and so does their account.</p>
    </ConfirmDialog>
  )
}
