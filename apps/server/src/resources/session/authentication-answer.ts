import type { components } from '@throughline/api-client/schema'
import { findLiveSession } from '../../access/access-queries'
import { signedInFrom } from '../../access/access'
import type { SignedIn } from '../../access/access'
import { sessionExpired } from '../../errors/api-error'
import { accessConfigurationOf } from '../../config/app-config'
import type { Opened, Refreshed } from '../../session/sign-in'
import { presentAccountSummary } from '../accounts/presenter'
import { findAccountsOf } from '../../access/account-queries'
import { presentUser, presentUserRole } from '../users/presenter'
import { findUsers } from '../users/queries'
import type { PeopleServices } from '../users/read-user'

/** Returns the response to a sign-in, the same for every way of signing in. */
export async function authenticationAnswer(
  services: PeopleServices,
  opened: Opened,
  now: Date,
): Promise<components['schemas']['AuthenticationAnswer']> {
  const signedIn = await findSignedIn(services, opened.sessionId, now)
  return {
    accessToken: { token: opened.accessToken },
    ...(await presentWhoIsSignedIn(services, signedIn, now)),
  }
}

/** Returns the response to a refresh: the token, and the content of `GET /me`. */
export async function refreshAnswer(
  services: PeopleServices,
  refreshed: Refreshed,
  now: Date,
): Promise<components['schemas']['RefreshAnswer']> {
  const signedIn = await findSignedIn(services, refreshed.sessionId, now)
  return {
    accessToken: { token: refreshed.accessToken },
    ...(await presentSession(services, signedIn, now)),
  }
}

/** Who is signed in, and where they may go. */
export async function presentSession(
  services: PeopleServices,
  signedIn: SignedIn,
  now: Date,
): Promise<components['schemas']['Session']> {
  const { userId, caller } = signedIn
  const { orm, config } = services
  const [who, accounts] = await Promise.all([
    presentWhoIsSignedIn(services, signedIn, now),
    findAccountsOf(orm, { userId, isSuperUser: caller.isSuperUser }),
  ])
  return {
    ...who,
    accounts: accounts.map((account) =>
      presentAccountSummary(account, { hasBilling: config.billing !== null }),
    ),
    isProductTeam: caller.isProductTeam,
    superOwnerOfAccountIds: [...caller.superOwnerOfAccountIds],
  }
}

async function findSignedIn(
  { orm, config }: PeopleServices,
  sessionId: string,
  now: Date,
): Promise<SignedIn> {
  const session = await findLiveSession(orm, sessionId, now)
  if (session === null) throw sessionExpired()
  return signedInFrom(session, sessionId, accessConfigurationOf(config))
}

/** Who is signed in, with all their roles. */
async function presentWhoIsSignedIn(
  { orm, config, files }: PeopleServices,
  { userId, memberships }: SignedIn,
  now: Date,
): Promise<Pick<components['schemas']['Session'], 'user' | 'roles'>> {
  const [user] = await findUsers(orm, [userId])
  if (user === undefined) throw sessionExpired()
  return {
    user: presentUser(user, memberships, {
      viewerId: userId,
      visibility: null,
      superUserIds: config.superUserIds,
      signedUrls: files.signedUrls,
      now,
    }),
    roles: memberships.map((membership) => presentUserRole({ ...membership, userId })),
  }
}
