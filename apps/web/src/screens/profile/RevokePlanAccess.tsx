import { useTeamWrites } from '../../data/team'
import { RevokeAccessDialog } from '../../people/RevokeAccessDialog'
import type { PlanRoleRow } from './profile-person'

/** Asks before the person loses one of their plans. */
export function RevokePlanAccess({
  row,
  accountId,
  onRevoked,
  onClose,
}: {
  readonly row: PlanRoleRow
  readonly accountId: number
  /** The person has lost the plan. */
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
