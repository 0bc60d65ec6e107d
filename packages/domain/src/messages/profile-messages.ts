import { formatCount } from './count-text'
import { isolateText } from './isolated-text'

/** The page of a person. Roles, mails and removals are among `TEAM_MESSAGES`. */
export const PROFILE_MESSAGES = {
  passwordEndsSessions: 'A new password signs you out everywhere but here.',
  addressIsMailed: 'Your former address is sent a mail about the change.',
  pictureUnreadable: 'This picture cannot be read. Choose another one.',
  photoSaved: 'Photo saved.',
  photoRemoved: 'Photo removed.',
  photoRemovalFailed: 'Error removing photo.',
  onlyAdminsInvite: 'Only admins of a plan can add people to the account.',
  onlyAdminsSeePeople: 'Only admins of a plan can open the pages of other people.',
  sessionEnded: 'Session ended.',
  otherSessionsEnded: 'You are signed out everywhere else.',
  endSessionFailed: 'Error ending the session.',
} as const

/**
 * Describes the consequences of removing a user from an account.
 *
 * @param planNames the plans that the user loses, as far as their names are available
 * @param planCount the number of plans that the user loses
 */
export function removalConsequences({
  name,
  accountName,
  planNames,
  planCount,
}: {
  readonly name: string
  readonly accountName: string
  readonly planNames: readonly string[]
  readonly planCount: number
}): string {
  const who = isolateText(name)
  const account = isolateText(accountName)
  const start = `This revokes the login credentials of ${who} for ${account}`
  if (planCount === 0) return `${start}. They have access to no plan.`
  const visible = planNames.slice(0, 3).map(isolateText)
  const more = planCount - visible.length
  const listed = more > 0 ? [...visible, `${formatCount(more)} more`] : visible
  const last = listed.at(-1) ?? ''
  const names = listed.length > 1 ? `${listed.slice(0, -1).join(', ')} and ${last}` : last
  const plans = planCount === 1 ? 'one plan' : `all of their ${formatCount(planCount)} plans`
  return `${start}, and their access to ${plans}${visible.length === 0 ? '' : `: ${names}`}.`
}

/** Only an admin can add a removed user to an account again. */
export function onlyAdminAddsBack({ freedSeat }: { readonly freedSeat: string | null }): string {
  const back = 'Only an admin can add them back. What they made stays.'
  return freedSeat === null ? back : `${back} One ${freedSeat} seat becomes free.`
}
