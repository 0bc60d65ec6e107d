import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { accountMembers, userInvites, users } from '../../db/schema'
import { DEFAULT_LIMIT, cutPage, keyOfCursor } from '../../http/pages'

/** An invitation as the contract shows one. */
export interface InviteRow {
  readonly id: number
  readonly userId: number
  readonly accountId: number
  readonly planId: number | null
  /** The address of the mail, as the inviter wrote it. */
  readonly emailAddress: string
  readonly sentAt: Date
}

function selectInvites(orm: Orm) {
  return orm
    .select({
      id: userInvites.id,
      userId: userInvites.userId,
      accountId: userInvites.accountId,
      planId: userInvites.planId,
      emailAddress: sql<string>`coalesce(${userInvites.emailAddress}, ${users.emailAddress})`,
      lastSentAt: userInvites.lastSentAt,
      createdAt: userInvites.createdAt,
    })
    .from(userInvites)
    .innerJoin(users, and(eq(users.id, userInvites.userId), isNull(users.deletedAt)))
    .$dynamic()
}

type SelectedInvite = Awaited<ReturnType<typeof selectInvites>>[number]

function inviteFrom({ lastSentAt, createdAt, ...row }: SelectedInvite): InviteRow {
  return { ...row, sentAt: lastSentAt ?? createdAt }
}

const isOpen = isNull(userInvites.acceptedAt)

/** The open invitations of an account, one page of them, and how many there are in all. */
export async function findInvitesOfAccount(
  orm: Orm,
  accountId: number,
  { limit = DEFAULT_LIMIT, cursor }: { readonly limit?: number; readonly cursor?: string },
): Promise<{
  readonly items: readonly InviteRow[]
  readonly total: number
  readonly nextCursor: string | null
}> {
  const after = keyOfCursor(cursor, [0])
  const where = and(eq(userInvites.accountId, accountId), isOpen)
  const rows = await selectInvites(orm)
    .where(and(where, after === null ? undefined : gt(userInvites.id, after[0])))
    .orderBy(asc(userInvites.id))
    .limit(limit + 1)
  const [counted] = await orm
    .select({ total: sql<number>`count(*)::int` })
    .from(userInvites)
    .innerJoin(users, and(eq(users.id, userInvites.userId), isNull(users.deletedAt)))
    .where(where)
  const { page, nextCursor } = cutPage(rows, limit, ({ id }) => [id], inviteFrom)
  return { items: page, total: counted?.total ?? 0, nextCursor }
}

/** Finds the open ones of these invitations. */
export async function findInvites(orm: Orm, ids: readonly number[]): Promise<InviteRow[]> {
  return findOpen(orm, inArray(userInvites.id, [...ids]))
}

/** Finds the open invitations of a user to all accounts. */
export async function findInvitesOfUser(orm: Orm, userId: number): Promise<InviteRow[]> {
  return findOpen(orm, eq(userInvites.userId, userId))
}

async function findOpen(orm: Orm, where: SQL): Promise<InviteRow[]> {
  const rows = await selectInvites(orm).where(and(where, isOpen)).orderBy(asc(userInvites.id))
  return rows.map((row) => inviteFrom(row))
}

/**
 * Returns a member of an account, locked until the end of the transaction, so that two simultaneous
 * invitations run one after the other. Returns null if the user is not a member.
 */
export async function lockInvitee(
  tx: Orm,
  { userId, accountId }: { readonly userId: number; readonly accountId: number },
): Promise<{ readonly status: 'pending' | 'accepted' } | null> {
  const [member] = await tx
    .select({ status: users.status })
    .from(accountMembers)
    .innerJoin(users, and(eq(users.id, accountMembers.userId), isNull(users.deletedAt)))
    .where(and(eq(accountMembers.accountId, accountId), eq(accountMembers.userId, userId)))
    .for('update', { of: accountMembers })
  return member ?? null
}

/** Lets the link of an invitation open a plan. */
export async function pointInviteAt(tx: Orm, inviteId: number, planId: number): Promise<void> {
  await tx.update(userInvites).set({ planId }).where(eq(userInvites.id, inviteId))
}
