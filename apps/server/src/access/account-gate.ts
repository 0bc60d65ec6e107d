import { abilitiesOnAccount } from '@throughline/domain/access'
import type { AccountAbilities, AccountFacts, Caller } from '@throughline/domain/access'
import type { LocatorInput } from './access-locators'
import type { Orm } from '../db/database'
import { accountInactive, forbidden, notFound } from '../errors/api-error'
import { referenceFrom } from '../http/references'
import { findAccount } from './account-queries'
import type { AccountRow } from './account-queries'

/** What somebody may do on an account, by name. */
export type AccountAbility = keyof AccountAbilities

/**
 * Finds the account that an operation is about, from what the request names.
 *
 * @throws ApiError 422 when what is named is no account
 */
export type LocateAccount = (input: LocatorInput) => number

/** The account whose number stands in the path. */
export const accountInPath: LocateAccount = ({ params }) => Number(params['id'])

/** The account that the query names. */
export const accountInQuery: LocateAccount = ({ query }) => Number(query['account'])

/** The account that the body names, as number or path. */
export const accountInBody: LocateAccount = ({ body }) =>
  referenceFrom(body['account'], 'accounts', '/account')

/** The account of the membership that the body names. */
export const accountOfMembership: LocateAccount = ({ body }) => Number(body['account_id'])

/** How the person stands to one account, and what is known of the account. */
export interface AccountAccess {
  readonly account: AccountRow
  readonly facts: AccountFacts
  readonly abilities: AccountAbilities
}

/**
 * Lets a person through to an account, or refuses: one that is not there and one
 * of others answer the same 404; an inactive account and a missing right say so.
 */
export async function passAccountGate(
  orm: Orm,
  accountId: number,
  ability: AccountAbility,
  caller: Caller,
): Promise<AccountAccess> {
  const account = await findAccount(orm, accountId)
  if (account === null) throw notFound('account')
  const facts = accountFactsOf(account)
  const abilities = abilitiesOnAccount({ ...facts, isBillingShown: account.isBillingShown }, caller)
  if (!abilities.canList) throw notFound('account')
  if (!abilities[ability]) throw account.isActive ? forbidden() : accountInactive()
  return { account, facts, abilities }
}

/** An account as the rules look at it. */
export function accountFactsOf({
  id,
  ownerId,
  isActive,
}: Pick<AccountRow, 'id' | 'ownerId' | 'isActive'>): AccountFacts {
  return { id, ownerId: ownerId ?? 0, isActive }
}
