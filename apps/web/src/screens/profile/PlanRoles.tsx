import { DataTable, englishDataTableLabels } from '@throughline/ui/DataTable'
import { FormSection } from '@throughline/ui/FormLayout'
import { IconButton } from '@throughline/ui/IconButton'
import { Lock, UserMinus } from 'lucide-react'
import { useMemo, useState } from 'react'

import { withCause } from '../../data/failure-cause'
import { usePlanLoader } from '../../data/people'
import { usePlan } from '../../data/plans'
import { useTeamWrites } from '../../data/team'
import { useReportedForm } from '../../forms'
import type { TellOfForm } from '../../forms'
import { limitableChannels, rolePlanOf } from '../../people/limitable-channels'
import { RoleEditNotice } from '../../people/RoleEditNotice'
import { RoleGuideButton } from '../../people/RoleGuideButton'
import { roleOptions } from '../../people/role-options'
import { useRoleEdit } from '../../people/use-role-edit'
import { useShowToast } from '../../platform/ToastProvider'
import { SettingsSections } from '../../settings'
import { GrantPlan } from './GrantPlan'
import { planRoleColumns } from './plan-role-columns'
import type { PlanRoleRow, Profile, ProfileViewer } from './profile-person'
import { ButtonRow } from './Profile.styles'
import { RevokeAccessDialog } from '../../people/RevokeAccessDialog'

export interface PlanRolesProps {
  readonly profile: Profile
  readonly viewer: ProfileViewer
  readonly tellOfForm: TellOfForm
}

/** Plan without rights on any channel, while the user edits no role. */
const noPlan = { useBudgets: false, channelIds: [] } as const
const noChannels = [] as const
const labels = { ...englishDataTableLabels, empty: 'No access to any plan yet' }
/** The table scrolls if it has more rows than fit. */
const TABLE_HEIGHT = 'min(440px, calc(100dvh - 240px))'

/** Roles of a person, plan by plan, which the user edits in place. */
export function PlanRoles({ profile, viewer, tellOfForm }: PlanRolesProps) {
  const { planRoles, currentRoleIds, roleId, isOwner } = profile
  const showToast = useShowToast()
  const loadPlan = usePlanLoader()
  const [planId, setPlanId] = useState<number | null>(null)
  const [revoked, setRevoked] = useState<PlanRoleRow | null>(null)
  // Plan id of the row that receives the focus: the new row, or a neighbor of the removed one.
  const [focusedPlanId, setFocusedPlanId] = useState<number | null>(null)
  const plan = usePlan(planId).data
  const rolePlan = useMemo(() => (plan === undefined ? noPlan : rolePlanOf(plan)), [plan])
  const channels = useMemo(
    () => (plan === undefined ? noChannels : limitableChannels(plan)),
    [plan],
  )
  const { update } = useTeamWrites(planId ?? 0, viewer.account.id)
  const row = useRoleEdit({ members: planRoles, plan: rolePlan, save: update })
  useReportedForm('roles', tellOfForm, row.form)
  const start = async (chosen: PlanRoleRow) => {
    try {
      const loaded = await loadPlan(chosen.planId)
      setPlanId(chosen.planId)
      row.start(chosen, rolePlanOf(loaded))
    } catch (error) {
      const text = withCause(`${chosen.planName} could not be loaded.`, error)
      showToast({ tone: 'error', text })
    }
  }
  const columns = planRoleColumns({
    rolesFor: ({ roleId: replacedRoleId }) =>
      roleOptions(viewer.account.seats, { currentRoleIds, replacedRoleId }),
    draft: row.edit?.draft ?? null,
    plan: rolePlan,
    channels,
    onDraftChange: ({ draft }) => {
      row.change(draft)
    },
  })
  const canEditSome = planRoles.some(({ refusal }) => refusal === null)
  return (
    <SettingsSections>
      <FormSection title="Plans">
        <ButtonRow>
          <RoleGuideButton roleId={roleId} isAccountOwner={isOwner} />
        </ButtonRow>
        <RoleEditNotice row={row} channels={channels} />
        <DataTable<PlanRoleRow>
          label="Plans"
          columns={columns}
          rows={planRoles}
          rowId={({ id }) => id}
          rowName={({ planName }) => planName}
          labels={labels}
          height={TABLE_HEIGHT}
          focusRowId={planRoles.find((one) => one.planId === focusedPlanId)?.id ?? null}
          renderRowActions={({ planName, refusal, ...rest }) =>
            refusal === null ? (
              <IconButton
                icon={UserMinus}
                size="small"
                label={`Revoke access to ${planName}`}
                onClick={() => {
                  setRevoked({ planName, refusal, ...rest })
                }}
              />
            ) : (
              <IconButton
                icon={Lock}
                size="small"
                label={`${planName}: ${refusal}`}
                aria-disabled
              />
            )
          }
          {...(canEditSome
            ? {
                edit: row.edit === null ? null : { rowId: row.edit.memberId, isBusy: row.isSaving },
                canEditRow: ({ refusal }: PlanRoleRow) => refusal === null,
                onEditStart: ({ row: chosen }: { readonly row: PlanRoleRow }) => {
                  void start(chosen)
                },
                onEditConfirm: () => {
                  void row.save()
                },
                onEditCancel: row.cancel,
              }
            : null)}
        />
        <GrantPlan
          profile={profile}
          viewer={viewer}
          onGranted={(granted) => {
            setFocusedPlanId(granted.planId)
          }}
        />
        {revoked === null ? null : (
          <RevokePlanAccess
            row={revoked}
            accountId={viewer.account.id}
            onRevoked={() => {
              const at = planRoles.findIndex(({ id }) => id === revoked.id)
              const neighbor = planRoles[at + 1] ?? planRoles[at - 1]
              setFocusedPlanId(neighbor?.planId ?? null)
            }}
            onClose={() => {
              setRevoked(null)
            }}
          />
        )}
      </FormSection>
    </SettingsSections>
  )
}

/** Asks before it removes the person from a plan. */
function RevokePlanAccess({
  row,
  accountId,
  onRevoked,
  onClose,
}: {
  readonly row: PlanRoleRow
  readonly accountId: number
  /** Runs after the person was removed from the plan. */
  readonly onRevoked: () => void
  readonly onClose: () => void
}) {
  const { remove } = useTeamWrites(row.planId, accountId)
  return (
    <RevokeAccessDialog
      member={row}
      planName={row.planName}
      onRemove={async (roleId) => {
        await remove(roleId)
        onRevoked()
      }}
      onClose={onClose}
    />
  )
}
