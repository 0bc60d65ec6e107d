import { ROLE_IDS } from '@throughline/domain/access'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { Select } from '@throughline/ui/Select'
import { useMemo, useState } from 'react'
import { withCause } from '../../data/failure-cause'
import { useTeamWrites } from '../../data/team'
import { noProblem, useSubmission } from '../../forms'
import { canChooseRole, roleOptions } from '../../people/role-options'
import { useShowToast } from '../../platform/ToastProvider'
import { GrantRow } from './Profile.styles'
import { managedPlans, type Profile, type ProfileViewer } from './profile-person'

/** Form that gives a person access to another plan. It renders nothing if no such plan exists. */
export function GrantPlan({
  profile: { user, name, isSelf, planRoles, currentRoleIds },
  viewer,
  onGranted,
}: {
  readonly profile: Profile
  readonly viewer: ProfileViewer
  /** Runs after the person has received a role on the plan. */
  readonly onGranted: (what: { readonly planId: number }) => void
}) {
  const { account } = viewer
  const showToast = useShowToast()
  const { isSaving, run } = useSubmission()
  const [chosenPlan, setChosenPlan] = useState<string | null>(null)
  const [role, setRole] = useState<string | null>(null)
  const plans = useMemo(() => {
    const current = new Set(planRoles.map(({ planId }) => planId))
    return managedPlans(viewer).filter(({ id }) => !current.has(id))
  }, [planRoles, viewer])
  const plan = plans.find(({ id }) => String(id) === chosenPlan)
  const { grant } = useTeamWrites(plan?.id ?? 0, account.id)
  const roles = roleOptions(account.seats, { currentRoleIds, replacedRoleId: null })
  const canGrant = plan !== undefined && role !== null && canChooseRole(roles, Number(role))
  if (isSelf || plans.length === 0) return null
  const submit = async () => {
    if (!canGrant) return
    const roleId = Number(role)
    const rights = {
      canViewBudget: true,
      canEditAllChannels: roleId !== ROLE_IDS.viewer,
      channelIds: [],
    }
    const draft = { planId: plan.id, accountId: account.id, roleId, rights }
    const outcome = await run(
      () => grant({ userId: user.id, role: draft }),
      (error) => {
        showToast({ tone: 'error', text: withCause(TEAM_MESSAGES.addToPlanFailed, error) })
        return noProblem
      },
    )
    if (outcome.code !== 'saved') return
    setChosenPlan(null)
    setRole(null)
    onGranted({ planId: plan.id })
    showToast({ tone: 'success', text: `${name} has access to ${plan.name} now.` })
  }
  return (
    <GrantRow
      aria-label="Access to a further plan"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Select
        label="Further plan"
        placeholder="Choose a plan"
        options={plans.map(({ id, name: label }) => ({ value: String(id), label }))}
        value={plan === undefined ? null : chosenPlan}
        isReadOnly={isSaving}
        onChange={({ value }) => {
          setChosenPlan(value)
        }}
      />
      <Select
        label="Role"
        placeholder="Choose"
        options={roles}
        value={role !== null && canChooseRole(roles, Number(role)) ? role : null}
        isReadOnly={isSaving}
        onChange={({ value }) => {
          setRole(value)
        }}
      />
      <Button type="submit" disabled={!canGrant} isBusy={isSaving}>
        Grant Plan Access
      </Button>
    </GrantRow>
  )
}
