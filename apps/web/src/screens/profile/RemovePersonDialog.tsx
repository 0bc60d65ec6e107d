import { onlyAdminAddsBack, removalConsequences, TEAM_MESSAGES } from '@throughline/domain/messages'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { usePeopleWrites } from '../../data/people'
import { withCause } from '../../data/failure-cause'
import { noProblem, useSubmission } from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import type { Profile, ProfileViewer } from './profile-person'

interface RemovePersonDialogProps {
  readonly isOpen: boolean
  readonly profile: Profile
  readonly viewer: ProfileViewer
  readonly onRemoved: () => void
  readonly onClose: () => void
}

/** Dialog that asks before it removes a user from the account, and says which access they lose. */
export function RemovePersonDialog({
  isOpen,
  profile: { user, name, planRoles, currentRoleIds, seatType },
  viewer: { account },
  onRemoved,
  onClose,
}: RemovePersonDialogProps) {
  const showToast = useShowToast()
  const { remove } = usePeopleWrites(account.id)
  const { isSaving, problem, setProblem, run } = useSubmission()
  const existing = new Set(account.plans.map(({ id }) => id))
  const planNames = planRoles.flatMap(({ planId, planName }) =>
    existing.has(planId) ? [planName] : [],
  )
  const confirm = async () => {
    const outcome = await run(
      () => remove(user.id),
      (error) => ({
        ...noProblem,
        message: withCause(TEAM_MESSAGES.removeFromAccountFailed, error),
      }),
    )
    if (outcome.code !== 'saved') return
    showToast({ tone: 'success', text: TEAM_MESSAGES.removedFromAccount })
    onClose()
    onRemoved()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Remove ${name} from ${account.name}?`}
      confirmLabel="Remove from account"
      cancelLabel="Cancel"
      closeLabel="Close"
      isDestructive
      isBusy={isSaving}
      error={problem.message ?? undefined}
      onConfirm={() => {
        void confirm()
      }}
      onCancel={() => {
        setProblem(noProblem)
        onClose()
      }}
    >
      <p>
        {removalConsequences({
          name,
          accountName: account.name,
          planNames,
          planCount: planRoles.length,
        })}
      </p>
      <p>{onlyAdminAddsBack({ freedSeat: currentRoleIds.length === 0 ? null : seatType })}</p>
    </ConfirmDialog>
  )
}
