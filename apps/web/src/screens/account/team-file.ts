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
 * Returns the users of an account as CSV in UTF-8, with the data of their table. The file has one
 * line for each user by name, and one column for each plan, which is empty without a role.
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

/** Returns the name of the file. @param today civil date */
export function teamFileName(accountName: string, today: string): string {
  return `${fileNameOf(accountName)}-team-${today}.csv`
}
