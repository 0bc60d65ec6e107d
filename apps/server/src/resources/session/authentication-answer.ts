import type { components } from '@throughline/api-client/schema'
import { findLiveSession } from '../../access-queries'
import { signedInFrom } from '../../access'
import type { SignedIn } from '../../access'
import { sessionExpired } from '../../errors'
import { accessConfigurationOf } from '../../http/services'
import type { Services } from '../../http/services'
import type { Opened } from '../../session/sign-in'
import { presentUser, presentUserRole } from '../users/presenter'
import { findUsers } from '../users/queries'

/** What signing in answers, whichever way somebody signed in. */
export async function authenticationAnswer(
  services: Services,
  opened: Opened,
  now: Date,
): Promise<components['schemas']['AuthenticationAnswer']> {
  const session = await findLiveSession(services.orm, opened.sessionId, now)
  if (session === null) throw sessionExpired()
  const signedIn = signedInFrom(session, opened.sessionId, accessConfigurationOf(services.config))
  return {
    accessToken: { token: opened.accessToken },
    ...(await presentWhoIsSignedIn(services, signedIn, now)),
  }
}

/** Who is signed in, with all their roles. */
export async function presentWhoIsSignedIn(
  { orm, config, files }: Pick<Services, 'orm' | 'config' | 'files'>,
  { userId, memberships }: SignedIn,
  now: Date,
): Promise<Pick<components['schemas']['Session'], 'user' | 'roles'>> {
  const [user] = await findUsers(orm, [userId])
  if (user === undefined) throw sessionExpired()
  return {
    user: presentUser(user, memberships, {
      viewerId: userId,
      sight: null,
      superUserIds: config.superUserIds,
      addresses: files.addresses,
      now,
    }),
    roles: memberships.map((membership) => presentUserRole({ ...membership, userId })),
  }
}
