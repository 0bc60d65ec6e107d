import { canEditMember, canEditPerson, levelOfRole, roleOf } from '@throughline/domain/access'
import type { Person } from '@throughline/domain/access'
import type { components } from '@throughline/api-client/schema'
import { callerAccessOn } from '../../access/access'
import type { SignedIn } from '../../access/access'
import { findPlans } from '../../access/access-queries'
import { findPlansOfParts } from '../../access/plans-of-parts-queries'
import type { AppConfig } from '../../config/app-config'
import type { Orm } from '../../db/database'
import { ApiError, forbidden, invalidReference, unprocessable } from '../../errors/api-error'
import { referenceFrom, referenceList } from '../../http/references'
import { refusalOfMember } from '../user-roles/refusals'
import { findRolesOfUsers } from '../user-roles/queries'
import { asInvited } from './invited-person'
import { hashOwnPassword } from './own-password'
import type { UserRow } from './queries'
import type { PersonChange } from './write-queries'

type User = components['schemas']['User']
type UserUpdate = components['schemas']['UserUpdate']

/** The facts that decide on a change. */
export interface ChangeSituation {
  readonly orm: Orm
  readonly config: AppConfig
  readonly now: Date
  readonly signedIn: SignedIn
  readonly person: Person
  readonly row: UserRow
  /** The person as the requester sees them: sending this back changes nothing. */
  readonly visible: User
  /** Whether an open invitation hides the rest of the person. */
  readonly isInvited: boolean
}

/**
 * Reads the changes of a user from a body, and refuses those that are not allowed. Fields with the
 * displayed values change nothing, so that a client can send a whole user back.
 *
 * @throws ApiError 403 without the permission, 422 for unknown references and refused passwords
 */
export async function personChangeFrom(
  situation: ChangeSituation,
  body: UserUpdate,
): Promise<PersonChange> {
  const { signedIn, row } = situation
  const isSelf = row.id === signedIn.userId
  const change: PersonChange = {
    ...identityFrom(situation, body),
    ...(isSelf ? await ownFrom(situation, body) : otherUsersFrom(situation, body)),
    blockedTags: await blockedTagsFrom(situation, body),
  }
  return change
}

function changed<Value>(sent: Value | undefined, visible: Value): Value | undefined {
  return sent === visible ? undefined : sent
}

/** The person, and users who may remove them, may change the name and the email address. */
function identityFrom({ signedIn, person, visible, isInvited }: ChangeSituation, body: UserUpdate) {
  const identity = {
    emailAddress: changed(body.emailAddress, visible.emailAddress),
    firstName: changed(body.firstName?.trim(), visible.firstName),
    lastName: changed(body.lastName?.trim(), visible.lastName),
  }
  if (Object.values(identity).some((value) => value !== undefined)) {
    const whom = isInvited ? asInvited(person, visible.accountIds) : person
    const decision = canEditPerson(signedIn.caller, whom)
    if (!decision.allowed) throw refusalOfMember(decision.code, 'user')
    if (isInvited && identity.emailAddress !== undefined) throw emailAddressInvited()
  }
  return identity
}

/** A person with other accounts keeps their email address; the refusal is the same as for a new person. */
function emailAddressInvited(): ApiError {
  const detail =
    'This person has not accepted the invitation yet. Withdraw it and invite the right address.'
  return new ApiError({
    status: 409,
    code: 'conflict',
    detail,
    fields: [{ path: '/emailAddress', message: detail, code: 'conflict' }],
  })
}

type OwnChange = Pick<
  PersonChange,
  'password' | 'photoId' | 'mostRecentView' | 'mostRecentPlanId' | 'observed' | 'viewOrder'
>

async function ownFrom(situation: ChangeSituation, body: UserUpdate): Promise<OwnChange> {
  const { signedIn, visible, row, orm } = situation
  const planId = changed(body.mostRecentPlanId, visible.mostRecentPlanId)
  if (typeof planId === 'number') {
    const [plan] = await findPlans(orm, [planId])
    const isTheirs = plan !== undefined && callerAccessOn(plan, signedIn.caller).abilities.canList
    if (!isTheirs) throw invalidReference('/mostRecentPlanId')
  }
  return {
    password: await passwordFrom(situation, body),
    photoId: changed(photoFrom(body), row.photo?.id ?? null),
    mostRecentView: changed(body.mostRecentView, visible.mostRecentView),
    mostRecentPlanId: planId,
    observed: observedFrom(situation, body),
    viewOrder: viewOrderFrom(row, body),
  }
}

/** The new password. Without one, the current password changes nothing. */
async function passwordFrom(
  { orm, config, signedIn: { userId, sessionId }, now }: ChangeSituation,
  { password: newPassword, currentPassword }: UserUpdate,
): Promise<PersonChange['password']> {
  if (newPassword === undefined) return undefined
  const hash = await hashOwnPassword(orm, config, { userId, currentPassword, newPassword }, now)
  return { hash, currentSessionId: sessionId }
}

/** Other users may send personal fields with the displayed values, but may not change them. */
function otherUsersFrom({ visible }: ChangeSituation, body: UserUpdate): OwnChange {
  const observed = body.rolesObserved?.map(observationFrom) ?? []
  const isSame =
    body.password === undefined &&
    body.currentPassword === undefined &&
    changed(photoFrom(body), visible.profileImage?.id ?? null) === undefined &&
    changed(body.mostRecentView, visible.mostRecentView) === undefined &&
    changed(body.mostRecentPlanId, visible.mostRecentPlanId) === undefined &&
    (body.customViews ?? []).length === 0 &&
    observed.every((one) => isObserved(visible, one))
  if (!isSame) {
    throw forbidden('Photo, password, views and tutorials of a person are theirs to change.')
  }
  return { observed: [], viewOrder: null }
}

function photoFrom({ profileImage }: UserUpdate): number | null | undefined {
  if (profileImage === undefined) return undefined
  if (profileImage === null || profileImage === 0) return null
  return referenceFrom(profileImage, 'media_assets', '/profileImage')
}

interface Observation {
  readonly planId: number
  readonly roleId: number
}

function observationFrom(
  { plan, role }: components['schemas']['RoleObservationInput'],
  place: number,
): Observation {
  const path = `/rolesObserved/${place}`
  return {
    planId: referenceFrom(plan, 'plans', `${path}/plan`),
    roleId: referenceFrom(role, 'roles', `${path}/role`),
  }
}

function isObserved(
  { rolesObserved }: Pick<UserRow, 'rolesObserved'>,
  { planId, roleId }: Observation,
): boolean {
  return rolesObserved.some((one) => one.planId === planId && one.roleId === roleId)
}

function observedFrom({ signedIn, row }: ChangeSituation, body: UserUpdate): Observation[] {
  const fresh = (body.rolesObserved ?? [])
    .map(observationFrom)
    .filter((observation) => !isObserved(row, observation))
  for (const { planId, roleId } of fresh) {
    const isOwn = signedIn.memberships.some((current) => current.planId === planId)
    if (!isOwn || roleOf(roleId) === null) throw invalidReference('/rolesObserved')
  }
  return fresh
}

function viewOrderFrom({ customViewIds }: UserRow, body: UserUpdate): readonly number[] | null {
  const named = referenceList(undefined, body.customViews, 'custom_views', 'customViews')
  if (named === undefined) return null
  if (named.some((id) => !customViewIds.includes(id))) throw invalidReference('/customViews')
  const order = [...named, ...customViewIds.filter((id) => !named.includes(id))]
  return order.every((id, place) => customViewIds[place] === id) ? null : order
}

/**
 * Blocks or unblocks tags for the person. The requester must have the permission to change the
 * person's access on the plans of the tags. Only the account owner may change their own access.
 */
async function blockedTagsFrom(
  { orm, signedIn, person, row, visible }: ChangeSituation,
  body: UserUpdate,
): Promise<PersonChange['blockedTags']> {
  const target = referenceList(undefined, body.blockedTags, 'tags', 'blockedTags')
  if (target === undefined) return { added: [], removed: [], reported: [] }
  // A tag that the requester does not see as blocked requires the same permission as any other.
  const named = target.filter((id) => !visible.blockedTags.includes(id))
  const removed = visible.blockedTags.filter((id) => !target.includes(id))
  const located = await findPlansOfParts(orm, 'tag', [...named, ...removed])
  if (located.length !== named.length + removed.length) throw invalidReference('/blockedTags')
  const planIds = [...new Set(located.map(({ planId }) => planId))].toSorted((a, b) => a - b)
  const plans = await findPlans(orm, planIds)
  const roles = await findRolesOfUsers(orm, [row.id])
  const reported = planIds.map((planId) => {
    const plan = plans.find(({ id }) => id === planId)
    const role = roles.find((one) => one.planId === planId)
    const planAccess = plan === undefined ? null : callerAccessOn(plan, signedIn.caller)
    if (planAccess?.abilities.canList !== true || role === undefined) {
      throw invalidReference('/blockedTags')
    }
    const decision = canEditMember(planAccess.access, signedIn.caller, {
      userId: person.userId,
      isAccountOwner: planAccess.plan.account?.ownerId === person.userId,
      level: levelOfRole(role.roleId),
    })
    if (!decision.allowed) throw refusalOfMember(decision.code, 'user')
    return { planId, roleId: role.id }
  })
  const stored = new Set(row.blockedTags.map(({ id }) => id))
  return { added: named.filter((id) => !stored.has(id)), removed, reported }
}

/** Refuses a body whose id differs from the path. */
export function requireSamePerson(sent: number | undefined, userId: number): void {
  if (sent === undefined || sent === userId) return
  throw unprocessable('invalid_reference', 'The number of a person cannot be changed.', '/id')
}
