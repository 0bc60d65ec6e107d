import { CSV_START, csvLine } from '@throughline/domain/csv'
import type {
  AccountTeamMember,
  AccountTeamPlan,
} from '@throughline/planner-views/account-team-table'
import { fileNameOf } from '../../platform/download'

const byName = (one: AccountTeamMember, other: AccountTeamMember) =>
  one.firstName.localeCompare(other.firstName, 'en') ||
  one.lastName.localeCompare(other.lastName, 'en') ||
  one.id - other.id

/**
 * The people of an account with everything that their table shows, as CSV: UTF-8, one line for
 * each person by name, one column for each plan, empty where somebody has no role.
 */
export function teamCsv(
  members: readonly AccountTeamMember[],
  plans: readonly AccountTeamPlan[],
): string {
  const head = ['First name', 'Last name', 'Email', 'Seat type', 'Status', 'Profile tags hidden']
  const lines = members
    .toSorted(byName)
    .map((member) =>
      csvLine([
        member.firstName,
        member.lastName,
        member.emailAddress,
        member.seatType,
        member.isPending ? 'Invited' : 'Active',
        member.hasHiddenTags,
        ...plans.map(({ id }) => member.roles.get(id)?.name ?? null),
      ]),
    )
  return CSV_START + csvLine([...head, ...plans.map(({ name }) => name)]) + lines.join('')
}

/** Its name. @param today civil date */
export function teamFileName(accountName: string, today: string): string {
  return `${fileNameOf(accountName)}-team-${today}.csv`
}
