import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { withCause } from '../data/failure-cause'
import { noProblem, useSubmission } from '../forms'
import { useShowToast } from '../platform/ToastProvider'

interface RevokeAccessDialogProps {
  /** The member to remove, with the id of the role; null closes the dialog. */
  readonly member: { readonly id: number; readonly name: string } | null
  /** Name of the plan, where the screen shows several plans. @default 'the plan' */
  readonly planName?: string | undefined
  readonly onRemove: (roleId: number) => Promise<unknown>
  readonly onClose: () => void
}

/** Dialog that asks before it removes a member from a plan. */
export function RevokeAccessDialog({
  member,
  planName = 'the plan',
  onRemove,
  onClose,
}: RevokeAccessDialogProps) {
  const showToast = useShowToast()
  const { isSaving, problem, setProblem, run } = useSubmission()
  const close = () => {
    setProblem(noProblem)
    onClose()
  }
  const confirm = async () => {
    if (member === null) return
    const outcome = await run(
      () => onRemove(member.id),
      (error) => ({ ...noProblem, message: withCause(TEAM_MESSAGES.removeFromPlanFailed, error) }),
    )
    if (outcome.code !== 'saved') return
    showToast({ tone: 'success', text: TEAM_MESSAGES.removedFromPlan })
    close()
  }
  return (
    <ConfirmDialog
      isOpen={member !== null}
      title={`Remove ${member?.name ?? ''} from ${planName}?`}
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
