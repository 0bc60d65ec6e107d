import { ROLE_IDS } from '@throughline/domain/access'
import type { SeatTotals } from '@throughline/domain/seats'
import { and, asc, eq, inArray, notExists, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { recordAudit } from '../../audit/record-audit-queries'
import type { Orm } from '../../db/database'
import { accountMembers, accounts, userRoles } from '../../db/schema'
import { invalidReference, notFound } from '../../errors/api-error'
import { hasValues } from '../plan-parts/order-queries'
import { lockUser } from '../users/email-address-queries'
import { endPeople } from '../users/remove-user-queries'
import type { AccountRow } from '../../access/account-queries'

/** The author and time of a write. */
interface Writing {
  readonly actorId: number
  readonly now: Date
}

/** An account to create. */
export interface NewAccount extends Pick<
  AccountRow,
  'contactCompanyName' | 'source' | 'hasTacticTypeCF'
> {
  readonly ownerId: number
  readonly seats: SeatTotals
}

/**
 * Stores a new account with its owner, who holds the owner's role on it. Runs in
 * the caller's transaction.
 *
 * @throws ApiError 422 if the owner does not exist
 */
export async function insertAccount(
  tx: Orm,
  { seats, ...values }: NewAccount,
  { actorId, now }: Writing,
): Promise<number> {
  const { ownerId: userId } = values
  if (!(await lockUser(tx, userId))) throw invalidReference('/owner')
  const [row] = await tx
    .insert(accounts)
    .values({
      ...values,
      universalSeatsTotal: seats.universal,
      adminSeatsTotal: seats.admin,
      viewerSeatsTotal: seats.viewer,
      createdAt: now,
    })
    .returning({ id: accounts.id })
  if (row === undefined) throw new Error('A new account came back without an id.')
  const accountId = row.id
  await tx.insert(accountMembers).values({ accountId, userId, createdAt: now })
  await tx.insert(userRoles).values({
    accountId,
    userId,
    roleId: ROLE_IDS.accountOwner,
    canViewBudget: true,
    canEditAllChannels: true,
    createdAt: now,
  })
  await recordAudit(
    tx,
    {
      userId: actorId,
      accountId,
      action: 'account_created',
      subjectType: 'account',
      subjectId: accountId,
      details: { ownerId: userId, ...seats },
    },
    now,
  )
  return accountId
}

/** The fields that an owner may change; undefined keeps the current value. */
export type AccountValues = Partial<
  Pick<
    typeof accounts.$inferInsert,
    | 'contactCompanyName'
    | 'contactFirstName'
    | 'contactLastName'
    | 'contactPhone'
    | 'contactEmail'
    | 'contactAddress1'
    | 'contactAddress2'
    | 'contactCity'
    | 'contactState'
    | 'contactZip'
    | 'billingAddress1'
    | 'billingCity'
    | 'billingState'
    | 'billingZip'
  >
>

/** Changes an account. The audit log records the names of the fields, never their values. */
export async function updateAccountRow(
  orm: Orm,
  accountId: number,
  values: AccountValues,
  { actorId, now }: Writing,
): Promise<void> {
  if (!hasValues(values)) return
  await orm.transaction(async (tx) => {
    await tx.update(accounts).set(values).where(eq(accounts.id, accountId))
    await recordAudit(
      tx,
      {
        userId: actorId,
        accountId,
        action: 'account_changed',
        subjectType: 'account',
        subjectId: accountId,
        details: { fields: Object.keys(values) },
      },
      now,
    )
  })
}

/**
 * Deletes accounts with everything in them, all or none. It also deletes people who belong to no
 * other account, except `remainingUserIds`. Runs in the caller's transaction.
 *
 * @throws ApiError 404, without any change, if one of them does not exist
 */
export async function deleteAccountRows(
  tx: Orm,
  ids: readonly number[],
  { actorId, remainingUserIds, now }: Writing & { readonly remainingUserIds: readonly number[] },
): Promise<void> {
  const isHere = inArray(accounts.id, [...ids])
  const match = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(isHere)
    .orderBy(asc(accounts.id))
    .for('update')
  if (match.length !== ids.length) throw notFound('account')
  const elsewhere = alias(accountMembers, 'elsewhere')
  const leaving = await tx
    .selectDistinct({ userId: accountMembers.userId })
    .from(accountMembers)
    .where(
      and(
        inArray(accountMembers.accountId, [...ids]),
        notInArray(accountMembers.userId, [...remainingUserIds]),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(elsewhere)
            .where(
              and(
                eq(elsewhere.userId, accountMembers.userId),
                notInArray(elsewhere.accountId, [...ids]),
              ),
            ),
        ),
      ),
    )
  const userIds = leaving.map(({ userId }) => userId)
  await endPeople(tx, userIds, now)
  await tx.delete(accounts).where(isHere)
  for (const accountId of ids) {
    await recordAudit(
      tx,
      {
        userId: actorId,
        accountId,
        action: 'account_deleted',
        subjectType: 'account',
        subjectId: accountId,
        details: { deletedUserIds: userIds },
      },
      now,
    )
  }
}
