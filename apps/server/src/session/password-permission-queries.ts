import { and, eq, sql } from 'drizzle-orm'
import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import type { AppConfig } from '../config/app-config'
import type { Orm } from '../db/database'
import { accountMembers, accounts, userDomains, users } from '../db/schema'
import { forbidden } from '../errors/api-error'
import type { ApiError } from '../errors/api-error'

type Configuration = Pick<AppConfig, 'saml' | 'superUserIds'>

/** 403: the email domain allows single sign-on only. */
export function passwordNotAllowed(): ApiError {
  return forbidden(SIGN_IN_MESSAGES.singleSignOnOnly, 'password_not_allowed')
}

/** Whether an email domain allows single sign-on only. */
export async function isSingleSignOnOnly(
  orm: Orm,
  { saml }: Configuration,
  emailAddress: string,
): Promise<boolean> {
  if (saml === null) return false
  const domain = emailAddress.slice(emailAddress.lastIndexOf('@') + 1)
  const isOfDomain = sql`lower(${userDomains.domain}) = lower(${domain})`
  return (await orm.$count(userDomains, and(isOfDomain, eq(userDomains.allowsPassword, false)))) > 0
}

/**
 * Returns whether a user may have and use a password. It refuses only users whom their identity
 * provider can sign in, so that every user has a way to sign in. The account owner keeps the
 * password, in case the provider fails.
 */
export async function mayUsePassword(
  orm: Orm,
  { saml, superUserIds }: Configuration,
  userId: number,
): Promise<boolean> {
  if (saml === null || superUserIds.includes(userId)) return true
  const rows = await orm
    .select({ id: users.id })
    .from(users)
    .innerJoin(accountMembers, eq(accountMembers.userId, users.id))
    .innerJoin(
      accounts,
      and(
        eq(accounts.id, accountMembers.accountId),
        sql`${accounts.ownerId} is distinct from ${users.id}`,
      ),
    )
    .innerJoin(
      userDomains,
      and(
        eq(userDomains.accountId, accounts.id),
        eq(userDomains.allowsPassword, false),
        sql`lower(${userDomains.domain}) = lower(substring(${users.emailAddress} from '[^@]*$'))`,
      ),
    )
    .where(and(eq(users.id, userId), eq(users.isAddressProven, true)))
  return rows.length === 0
}

/** A person who was removed from every account has no password, until an admin adds them back. */
export async function mayResetPassword(
  tx: Orm,
  superUserIds: readonly number[],
  userId: number,
): Promise<boolean> {
  const isMember = (await tx.$count(accountMembers, eq(accountMembers.userId, userId))) > 0
  return isMember || superUserIds.includes(userId)
}
