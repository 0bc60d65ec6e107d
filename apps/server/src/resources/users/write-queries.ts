import { and, eq, inArray, isNull, like } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit-queries'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import {
  customViews,
  mediaAssets,
  planVisits,
  plans,
  tags,
  userBlockedTags,
  userInvites,
  users,
} from '../../db/schema'
import { invalidReference } from '../../errors/api-error'
import {
  acceptInvitationsOf,
  changePasswordOf,
  takeUpInvitations,
} from '../../session/password-queries'
import { hasValues, writeOrder } from '../plan-parts/order-queries'
import type { UserRow } from './queries'
import type { Removal } from './remove-user-queries'
import { moveToEmailAddress, takeEmailAddress } from './take-email-address-queries'

/** New values of a person; undefined keeps the current value. */
export interface PersonChange {
  readonly emailAddress?: string | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly mostRecentView?: 'dashboard' | 'calendar' | 'budget' | 'view' | undefined
  readonly mostRecentPlanId?: number | null | undefined
  /** null: no photo. */
  readonly photoId?: number | null | undefined
  readonly password?: { readonly hash: string; readonly currentSessionId: string } | undefined
  /** Tutorials that the person has closed since. */
  readonly observed: readonly { readonly planId: number; readonly roleId: number }[]
  /** All saved views in their new order; null leaves the order as it is. */
  readonly viewOrder: readonly number[] | null
  readonly blockedTags: {
    readonly added: readonly number[]
    readonly removed: readonly number[]
    /** Plans whose followers receive the change, with the role of the person on each. */
    readonly reported: readonly { readonly planId: number; readonly roleId: number }[]
  }
}

/** The state of a person when the change was decided. */
export interface ChangedPerson {
  readonly row: UserRow
  /** The person's accounts that the requester may see. */
  readonly accountIds: readonly number[]
  /**
   * True if the person is only invited to these accounts. The new name is then for the invitations,
   * and other accounts keep the former one.
   */
  readonly isInvited: boolean
}

/**
 * Changes a person in one transaction.
 *
 * @throws ApiError 409 if another user has the new address or the old one has changed meanwhile,
 *   422 if the photo is not a picture that the person uploaded
 */
export async function updatePerson(
  orm: Orm,
  { row: stored, accountIds, isInvited }: ChangedPerson,
  change: PersonChange,
  writing: Removal,
): Promise<void> {
  const { id: userId } = stored
  const { actorId, now } = writing
  const existsElsewhere =
    isInvited && (stored.status === 'accepted' || stored.accountIds.length > accountIds.length)
  await orm.transaction(async (tx) => {
    const { emailAddress, mostRecentView, mostRecentPlanId } = change
    const names = { firstName: change.firstName, lastName: change.lastName }
    if (emailAddress !== undefined) await takeEmailAddress(tx, stored, emailAddress, writing)
    const { photoId } = change
    if (typeof photoId === 'number') await requirePhoto(tx, photoId, userId)
    if (typeof mostRecentPlanId === 'number') await enterPlan(tx, userId, mostRecentPlanId, now)
    const values = {
      emailAddress,
      oldEmailAddress: emailAddress === undefined ? undefined : stored.emailAddress,
      isAddressProven: emailAddress === undefined ? undefined : false,
      ...(existsElsewhere ? {} : names),
      mostRecentView,
      mostRecentPlanId,
      profileImageId: photoId,
    }
    if (hasValues(values)) await tx.update(users).set(values).where(eq(users.id, userId))
    const namedIn = existsElsewhere ? accountIds : null
    await nameInInvitations(tx, { userId, accountIds: namedIn }, { emailAddress, ...names })
    if (emailAddress !== undefined) await moveToEmailAddress(tx, stored, { actorId, now })
    await writePassword(tx, stored, change.password, now)
    for (const { planId, roleId } of change.observed) {
      await tx
        .insert(planVisits)
        .values({ userId, planId, roleId, visitedAt: now })
        .onConflictDoNothing()
    }
    if (change.viewOrder !== null) await writeOrder(tx, customViews, change.viewOrder)
    await writeBlockedTags(tx, userId, change.blockedTags)
    const fields = changedFields(change)
    if (fields.length === 0) return
    await recordAudit(
      tx,
      {
        userId: actorId,
        accountId: accountIds[0] ?? null,
        action: 'person_changed',
        subjectType: 'user',
        subjectId: userId,
        details: { fields },
      },
      now,
    )
    for (const { planId, roleId } of change.blockedTags.reported) {
      await recordChange(
        tx,
        { planId, collection: 'user_roles', action: 'updated', ids: [roleId] },
        now,
      )
    }
  })
}

/**
 * Returns the names of changed fields for the audit log: fields of access or identity, never their
 * values.
 */
function changedFields({ emailAddress, firstName, lastName, photoId, ...rest }: PersonChange) {
  const { added, removed } = rest.blockedTags
  return [
    ...(emailAddress === undefined ? [] : ['emailAddress']),
    ...(firstName === undefined ? [] : ['firstName']),
    ...(lastName === undefined ? [] : ['lastName']),
    ...(photoId === undefined ? [] : ['profileImage']),
    ...(added.length + removed.length === 0 ? [] : ['blockedTags']),
  ]
}

async function requirePhoto(tx: Orm, assetId: number, userId: number): Promise<void> {
  const [asset] = await tx
    .select({ id: mediaAssets.id })
    .from(mediaAssets)
    .where(
      and(
        eq(mediaAssets.id, assetId),
        eq(mediaAssets.uploadedById, userId),
        like(mediaAssets.contentType, 'image/%'),
      ),
    )
    .for('share')
  if (asset === undefined) throw invalidReference('/profileImage')
}

/** Accounts that know the person from an invitation see the change as well. */
async function nameInInvitations(
  tx: Orm,
  whom: {
    readonly userId: number
    /** null: every account that invites them. */
    readonly accountIds: readonly number[] | null
  },
  names: Pick<PersonChange, 'emailAddress' | 'firstName' | 'lastName'>,
): Promise<void> {
  if (!hasValues(names)) return
  const { userId, accountIds } = whom
  await tx
    .update(userInvites)
    .set(names)
    .where(
      and(
        eq(userInvites.userId, userId),
        isNull(userInvites.acceptedAt),
        accountIds === null ? undefined : inArray(userInvites.accountId, [...accountIds]),
      ),
    )
}

async function writePassword(
  tx: Orm,
  { id, status }: { readonly id: number; readonly status: 'pending' | 'accepted' },
  password: PersonChange['password'],
  now: Date,
): Promise<void> {
  if (password === undefined) return
  const { hash, currentSessionId } = password
  await changePasswordOf(tx, { userId: id, passwordHash: hash, currentSessionId }, now)
  if (status === 'pending') await acceptInvitationsOf(tx, id, now)
}

async function writeBlockedTags(
  tx: Orm,
  userId: number,
  { added, removed }: PersonChange['blockedTags'],
): Promise<void> {
  if (removed.length > 0) {
    await tx
      .delete(userBlockedTags)
      .where(and(eq(userBlockedTags.userId, userId), inArray(userBlockedTags.tagId, [...removed])))
  }
  if (added.length === 0) return
  const there = await tx
    .select({ tagId: tags.id })
    .from(tags)
    .where(inArray(tags.id, [...added]))
    .for('key share')
  if (there.length !== added.length) throw invalidReference('/blockedTags')
  await tx
    .insert(userBlockedTags)
    .values(there.map(({ tagId }) => ({ userId, tagId })))
    .onConflictDoNothing()
}

/** Opening a plan takes up the invitation to its account, for who has a password already. */
async function enterPlan(tx: Orm, userId: number, planId: number, now: Date): Promise<void> {
  const [plan] = await tx
    .select({ accountId: plans.accountId })
    .from(plans)
    .where(and(eq(plans.id, planId), isNull(plans.deletedAt)))
    .for('key share')
  if (plan === undefined) throw invalidReference('/mostRecentPlanId')
  if (plan.accountId !== null) {
    await takeUpInvitations(tx, { userId, accountId: plan.accountId }, now)
  }
}
