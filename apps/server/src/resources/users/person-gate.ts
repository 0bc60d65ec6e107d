import {
  canDeletePerson,
  canSendPasswordReset,
  canWithdrawInvitation,
  managesPeopleOf,
} from '@throughline/domain/access'
import type { MemberDecision, Person } from '@throughline/domain/access'
import { passAccountGate } from '../../access/account-gate'
import { callerAccessOn } from '../../access/access'
import { findPlans } from '../../access/access-queries'
import type { GateRequest } from '../../access/entity-gate'
import { accountInactive, forbidden, notFound } from '../../errors/api-error'
import { idsFromList } from '../../http/references'
import { findInvites } from '../user-invites/queries'
import type { InviteRow } from '../user-invites/queries'
import { refusalOfMember } from '../user-roles/refusals'
import { asInvited, invitationSeen, existingAccountIds } from './invited-person'
import { findPersonDetails } from './person-details'
import { findUsers } from './queries'
import type { PeopleScope, UserRow } from './queries'
import { readablePerson } from './read-user'
import { findUserVisibility } from './user-visibility'

/**
 * Which people are listed: those of a plan, if the requester may see its team; those of an
 * account, if the requester manages its people; without either in the query, all of these.
 */
export async function passPeopleList({
  input: { query },
  orm,
  signedIn,
}: GateRequest): Promise<PeopleScope> {
  const account = numberOf(query['account'])
  const planId = numberOf(query['plan'])
  if (account !== undefined) await passAccountGate(orm, account, 'canManagePeople', signedIn.caller)
  if (planId !== undefined) {
    const [plan] = await findPlans(orm, [planId])
    const planAccess = plan === undefined ? null : callerAccessOn(plan, signedIn.caller)
    if (planAccess?.abilities.canList !== true) throw notFound('Plan')
    if (!planAccess.abilities.canView) throw accountInactive()
    if (!planAccess.abilities.canSeeTeamSettings) throw forbidden()
    const isElsewhere = account !== undefined && planAccess.plan.account?.id !== account
    return { accountIds: [], planIds: isElsewhere ? [] : [planId] }
  }
  if (account !== undefined) return { accountIds: [account], planIds: [] }
  const visibility = await findUserVisibility(orm, signedIn)
  return {
    accountIds: visibility.managedAccountIds === null ? 'all' : [...visibility.managedAccountIds],
    planIds: [...visibility.teamPlanIds],
  }
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/** The right to see the person in the path. */
export function passPersonView({ input, orm, config, signedIn }: GateRequest): Promise<Person> {
  return readablePerson(orm, Number(input.params['id']), signedIn, config)
}

/** A person as the requester knows them. */
interface ExistingPerson {
  readonly person: Person
  readonly row: UserRow
  /** Whether the requester knows only the invitation. */
  readonly isInvited: boolean
  /** Their accounts that the requester knows. */
  readonly accountIds: readonly number[]
}

async function existingPerson(
  { orm, signedIn }: GateRequest,
  person: Person | null,
): Promise<ExistingPerson> {
  const [row] = person === null ? [] : await findUsers(orm, [person.userId])
  if (person === null || row === undefined) throw notFound('user')
  const viewer = { viewerId: signedIn.userId, visibility: await findUserVisibility(orm, signedIn) }
  return {
    person,
    row,
    isInvited: invitationSeen(row, viewer) !== null,
    accountIds: existingAccountIds(row, viewer),
  }
}

/**
 * Returns the person in the path for a change, if the requester may see them. The permissions on
 * single fields are checked when the body is read. Deleting is a separate permission.
 */
export async function passPersonChange(request: GateRequest): Promise<
  ExistingPerson & {
    /** The check for a deletion, to be repeated under the lock; null without a deletion. */
    readonly removal: ((person: Person) => MemberDecision) | null
  }
> {
  const { caller } = request.signedIn
  const existing = await existingPerson(request, await passPersonView(request))
  if (request.input.body['deleted'] !== true) return { ...existing, removal: null }
  const { isInvited, accountIds } = existing
  const removal = (person: Person) =>
    canDeletePerson(caller, isInvited ? asInvited(person, accountIds) : person)
  const decision = removal(existing.person)
  if (!decision.allowed) throw refusalOfMember(decision.code, 'user')
  return { ...existing, removal }
}

/** The right to send the person in the path a link for a new password. */
export async function passPasswordReset(request: GateRequest): Promise<ExistingPerson> {
  const { orm, config, signedIn, input } = request
  const details = await findPersonDetails(orm, Number(input.params['id']), config)
  const existing = await existingPerson(request, details)
  const { person, isInvited, accountIds } = existing
  const decision = canSendPasswordReset(
    signedIn.caller,
    isInvited ? asInvited(person, accountIds) : person,
  )
  if (!decision.allowed) throw decision.code === 'not-found' ? notFound('user') : forbidden()
  return existing
}

/** The right to resend the invitations of the person in the path, to accounts that the requester manages. */
export async function passInvitationAgain(
  request: GateRequest,
): Promise<{ readonly userId: number; readonly accountIds: readonly number[] }> {
  const { userId, accounts } = await passPersonView(request)
  const managed = accounts.filter(({ account }) =>
    managesPeopleOf(account, request.signedIn.caller),
  )
  if (managed.length === 0) throw forbidden()
  return { userId, accountIds: managed.map(({ account }) => account.id) }
}

/** The right to withdraw the invitations in the path. */
export async function passInvitationWithdrawal({
  input,
  orm,
  config,
  signedIn,
}: GateRequest): Promise<{
  readonly invites: readonly InviteRow[]
  /** The check for one account, to be repeated while the account is locked. */
  readonly decideFor: (accountId: number) => (person: Person) => MemberDecision
}> {
  const ids = idsFromList(input.params['id'])
  const { managedAccountIds } = await findUserVisibility(orm, signedIn)
  const invites = await findInvites(orm, ids)
  const isSupported = ({ accountId }: InviteRow) => managedAccountIds?.has(accountId) ?? true
  if (invites.length !== ids.length || !invites.every(isSupported)) throw notFound('invitation')
  const decideFor = (accountId: number) => (person: Person) => {
    const member = person.accounts.find(({ account }) => account.id === accountId)
    if (member === undefined) return { allowed: false, code: 'not-found' } as const
    const { account, level, plans } = member
    const whom = { userId: person.userId, level }
    return canWithdrawInvitation(account, signedIn.caller, whom, plans)
  }
  for (const { userId, accountId } of invites) {
    const person = await findPersonDetails(orm, userId, config)
    if (person === null) throw notFound('user')
    const decision = decideFor(accountId)(person)
    if (!decision.allowed) throw refusalOfMember(decision.code, 'user')
  }
  return { invites, decideFor }
}
