import { abilitiesOnAccount } from '@throughline/domain/access'
import type { AccountAbilities, AccountDetails, Caller } from '@throughline/domain/access'
import type { LocatorInput } from './access-locators'
import type { Orm } from '../db/database'
import { accountInactive, forbidden, notFound } from '../errors/api-error'
import { referenceFrom } from '../http/references'
import { findAccount } from './account-queries'
import type { AccountRow } from './account-queries'

/** The name of a right on an account. */
export type AccountAbility = keyof AccountAbilities

/**
 * Finds the account of an operation from the entities in the request.
 *
 * @throws ApiError 422 when the named account does not exist
 */
export type LocateAccount = (input: LocatorInput) => number

/** The account in the path. */
export const accountInPath: LocateAccount = ({ params }) => Number(params['id'])

/** The account that the query names. */
export const accountInQuery: LocateAccount = ({ query }) => Number(query['account'])

/** The account that the body names, as id or IRI. */
export const accountInBody: LocateAccount = ({ body }) =>
  referenceFrom(body['account'], 'accounts', '/account')

/** The account of the membership that the body names. */
export const accountOfMembership: LocateAccount = ({ body }) => Number(body['account_id'])

/** An account, and the caller's permissions on it. */
export interface AccountAccess {
  readonly account: AccountRow
  readonly details: AccountDetails
  readonly abilities: AccountAbilities
}

/**
 * Checks that a user has a permission on an account.
 *
 * @throws ApiError 404 for an account that does not exist or is not theirs, 403 for an inactive
 *   account or a missing permission
 */
export async function passAccountGate(
  orm: Orm,
  accountId: number,
  ability: AccountAbility,
  caller: Caller,
): Promise<AccountAccess> {
  const account = await findAccount(orm, accountId)
  if (account === null) throw notFound('account')
  const details = accountDetailsOf(account)
  const abilities = abilitiesOnAccount(
    { ...details, isBillingShown: account.isBillingShown },
    caller,
  )
  if (!abilities.canList) throw notFound('account')
  if (!abilities[ability]) throw account.isActive ? forbidden() : accountInactive()
  return { account, details, abilities }
}

/** The facts of an account that the access rules need. */
export function accountDetailsOf({
  id,
  ownerId,
  isActive,
}: Pick<AccountRow, 'id' | 'ownerId' | 'isActive'>): AccountDetails {
  return { id, ownerId: ownerId ?? 0, isActive }
}
