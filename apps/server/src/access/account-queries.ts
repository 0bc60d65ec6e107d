import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { accountMembers, accounts, plans, subscriptions } from '../db/schema'

/** A stored account, without its seats. */
export type AccountRow = Omit<typeof accounts.$inferSelect, 'createdAt'>

const fields = {
  id: accounts.id,
  ownerId: accounts.ownerId,
  contactCompanyName: accounts.contactCompanyName,
  contactFirstName: accounts.contactFirstName,
  contactLastName: accounts.contactLastName,
  contactPhone: accounts.contactPhone,
  contactEmail: accounts.contactEmail,
  contactAddress1: accounts.contactAddress1,
  contactAddress2: accounts.contactAddress2,
  contactCity: accounts.contactCity,
  contactState: accounts.contactState,
  contactZip: accounts.contactZip,
  billingAddress1: accounts.billingAddress1,
  billingCity: accounts.billingCity,
  billingState: accounts.billingState,
  billingZip: accounts.billingZip,
  billingPaymentId: accounts.billingPaymentId,
  source: accounts.source,
  isBillingShown: accounts.isBillingShown,
  isActive: accounts.isActive,
  hasTacticTypeCF: accounts.hasTacticTypeCF,
  universalSeatsTotal: accounts.universalSeatsTotal,
  adminSeatsTotal: accounts.adminSeatsTotal,
  viewerSeatsTotal: accounts.viewerSeatsTotal,
  hasDevModeSeats: accounts.hasDevModeSeats,
}

/**
 * The accounts that a person owns or belongs to, by company name; all of them
 * for a super user.
 */
export async function findAccountsOf(
  orm: Orm,
  { userId, isSuperUser }: { readonly userId: number; readonly isSuperUser: boolean },
): Promise<AccountRow[]> {
  return orm
    .select(fields)
    .from(accounts)
    .where(
      isSuperUser
        ? undefined
        : sql`${accounts.ownerId} = ${userId} or ${accounts.id} in (
            select ${accountMembers.accountId} from ${accountMembers}
            where ${accountMembers.userId} = ${userId}
          )`,
    )
    .orderBy(asc(accounts.contactCompanyName), asc(accounts.id))
}

/** One account, or null. */
export async function findAccount(orm: Orm, accountId: number): Promise<AccountRow | null> {
  const rows = await orm.select(fields).from(accounts).where(eq(accounts.id, accountId))
  return rows[0] ?? null
}

/** Accounts by id; the result omits ids that do not exist. */
export async function findAccountsById(
  orm: Orm,
  accountIds: readonly number[],
): Promise<AccountRow[]> {
  if (accountIds.length === 0) return []
  return orm
    .select(fields)
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]))
    .orderBy(asc(accounts.id))
}

/** Selects the accounts that these people belong to. */
export function selectAccountsOfUsers(orm: Orm, userIds: readonly number[]) {
  const joined = orm
    .select({ id: accountMembers.accountId })
    .from(accountMembers)
    .where(inArray(accountMembers.userId, [...userIds]))
  return orm
    .select(fields)
    .from(accounts)
    .where(inArray(accounts.id, joined))
    .orderBy(asc(accounts.id))
}

/** Who belongs to an account. */
export async function findMemberIds(orm: Orm, accountId: number): Promise<number[]> {
  const rows = await orm
    .select({ userId: accountMembers.userId })
    .from(accountMembers)
    .where(eq(accountMembers.accountId, accountId))
    .orderBy(asc(accountMembers.userId))
  return rows.map(({ userId }) => userId)
}

/** Returns the plans of an account, without deleted ones. */
export async function findPlanIdsOfAccount(orm: Orm, accountId: number): Promise<number[]> {
  const rows = await orm
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.accountId, accountId), isNull(plans.deletedAt)))
    .orderBy(asc(plans.id))
  return rows.map(({ id }) => id)
}

/** The custom calendars of an account. */
export async function findSubscriptionIds(orm: Orm, accountId: number): Promise<number[]> {
  const rows = await orm
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(inArray(subscriptions.accountId, [accountId]))
    .orderBy(asc(subscriptions.id))
  return rows.map(({ id }) => id)
}
