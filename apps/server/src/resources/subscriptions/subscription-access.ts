import { ROLE_LEVELS, accountLevel, levelOfRole } from '@throughline/domain/access'
import type { SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { accountInactive, forbidden, notFound } from '../../errors/api-error'
import { findAccount, findAccountsOf } from '../../access/account-queries'
import type { AccountRow } from '../../access/account-queries'
import { findSubscriptionsById } from './queries'
import type { SubscriptionRow } from './queries'

/** A person's rights on the calendars of an account. */
export interface CalendarRights {
  readonly isActive: boolean
  /** May add, change and delete them, and see their URLs, which are secrets. */
  readonly canManage: boolean
}

/** Rights on the calendars of an account: its owner's, and those of admins of any of its plans. */
function rightsOn(account: AccountRow, { caller }: SignedIn): CalendarRights | null {
  const { id, isActive } = account
  const level = accountLevel(caller, { id, ownerId: account.ownerId ?? 0, isActive })
  if (level === null) return null
  const isPlanAdmin = caller.memberships.some(
    ({ accountId, roleId }) => accountId === id && levelOfRole(roleId) <= ROLE_LEVELS.admin,
  )
  return { isActive, canManage: level <= ROLE_LEVELS.admin || isPlanAdmin }
}

/**
 * Returns the rights on the calendars of an account.
 *
 * @throws ApiError 404 when it is not theirs, 403 when it is inactive
 */
export async function passAccount(
  orm: Orm,
  accountId: number,
  signedIn: SignedIn,
): Promise<CalendarRights> {
  const account = await findAccount(orm, accountId)
  const rights = account === null ? null : rightsOn(account, signedIn)
  if (rights === null) throw notFound('account')
  if (!rights.isActive) throw accountInactive()
  return rights
}

/** Finds the active accounts of a user, with the user's rights in each. */
export async function findCalendarAccounts(
  orm: Orm,
  signedIn: SignedIn,
): Promise<ReadonlyMap<number, CalendarRights>> {
  const { userId, caller } = signedIn
  const accounts = await findAccountsOf(orm, { userId, isSuperUser: caller.isSuperUser })
  return new Map(
    accounts.flatMap((account) => {
      const rights = rightsOn(account, signedIn)
      return rights?.isActive === true ? [[account.id, rights] as const] : []
    }),
  )
}

/** A calendar and the person's rights on it. */
export interface ExistingCalendar {
  readonly row: SubscriptionRow
  readonly canManage: boolean
}

/**
 * Returns calendars by their ids, if the user may see them. All users may read standard calendars,
 * and super users may change them.
 *
 * @throws ApiError 404 when one does not exist or belongs to another account, 403 when its account
 *   is inactive
 */
export async function passCalendars(
  orm: Orm,
  ids: readonly number[],
  signedIn: SignedIn,
): Promise<readonly ExistingCalendar[]> {
  const rows = await findSubscriptionsById(orm, ids)
  if (rows.length !== ids.length) throw notFound('calendar')
  return Promise.all(rows.map((row) => passCalendar(orm, row, signedIn)))
}

async function passCalendar(
  orm: Orm,
  row: SubscriptionRow,
  signedIn: SignedIn,
): Promise<ExistingCalendar> {
  if (row.accountId === null) return { row, canManage: signedIn.caller.isSuperUser }
  const account = await findAccount(orm, row.accountId)
  const rights = account === null ? null : rightsOn(account, signedIn)
  if (rights === null) throw notFound('calendar')
  if (!rights.isActive) throw accountInactive()
  return { row, canManage: rights.canManage }
}

/** Throws 403 without the right. */
export function requireManagement(canManage: boolean): void {
  if (!canManage) throw forbidden()
}
