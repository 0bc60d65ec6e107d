import type { TeamMember } from '../TeamTable.types'

/**
 * Returns the members whose name, address or role contains a text, ignoring case.
 *
 * @param retainedId a member that stays for any text; null for none
 */
export function membersMatching(
  members: readonly TeamMember[],
  query: string,
  retainedId: number | null,
): readonly TeamMember[] {
  const typed = query.trim().toLocaleLowerCase()
  if (typed === '') return members
  return members.filter(
    ({ id, name, emailAddress, roleName }) =>
      id === retainedId ||
      [name, emailAddress, roleName].some((text) => text.toLocaleLowerCase().includes(typed)),
  )
}
