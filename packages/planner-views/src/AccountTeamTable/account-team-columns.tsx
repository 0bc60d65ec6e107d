import { Badge } from '@throughline/ui/Badge'
import type { DataTableColumn } from '@throughline/ui/DataTable'
import type { AccountTeamMember, AccountTeamPlan } from './AccountTeamTable.types'
import type { AccountTeamTableLabels } from './AccountTeamTable.labels'

/** Of both names and the buttons together, more than half of a narrow window is left. */
const FIRST_NAME_PIXELS = 104
const LAST_NAME_PIXELS = 118
const EMAIL_PIXELS = 200
const SEAT_PIXELS = 148
const PLAN_PIXELS = 124

/** The columns of the people of an account, one for each plan among them. */
export function accountTeamColumns(
  plans: readonly AccountTeamPlan[],
  labels: AccountTeamTableLabels,
): readonly DataTableColumn<AccountTeamMember>[] {
  return [
    {
      id: 'first-name',
      header: labels.firstName,
      width: FIRST_NAME_PIXELS,
      isFrozen: 'start',
      isRowHeader: true,
      value: ({ firstName }) => firstName,
    },
    {
      id: 'last-name',
      header: labels.lastName,
      width: LAST_NAME_PIXELS,
      isFrozen: 'start',
      isRowHeader: true,
      value: ({ lastName }) => lastName,
    },
    {
      id: 'email',
      header: labels.email,
      minWidth: EMAIL_PIXELS,
      value: ({ emailAddress }) => emailAddress,
      renderCell: ({ emailAddress, isPending }) =>
        isPending ? (
          <>
            <span data-part="address" title={emailAddress}>
              {emailAddress}
            </span>
            <Badge>{labels.invited}</Badge>
          </>
        ) : (
          emailAddress
        ),
    },
    {
      id: 'seat-type',
      header: labels.seatType,
      width: SEAT_PIXELS,
      value: ({ seatType }) => seatType,
    },
    ...plans.map(({ id, name }): DataTableColumn<AccountTeamMember> => ({
      id: `plan-${id}`,
      header: name,
      width: PLAN_PIXELS,
      // By strength: roles have no useful alphabetical order.
      value: ({ roles }) => roles.get(id)?.level,
      renderCell: ({ roles }) => roles.get(id)?.name ?? labels.noRole,
    })),
  ]
}
