import { canReadPerson } from '@throughline/domain/access'
import type { Person } from '@throughline/domain/access'
import type { components } from '@throughline/api-client/schema'
import type { SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { readTogether } from '../../db/read-together'
import { notFound } from '../../errors/api-error'
import type { AppConfig } from '../../config/app-config'
import type { Files } from '../../files/files'
import { findRolesOfUsers } from '../user-roles/queries'
import { findPersonDetails } from './person-details'
import { presentUser } from './presenter'
import type { UserViewer } from './presenter'
import { groupedByUser, userQueries, usersFrom } from './queries'
import { findUserVisibility } from './user-visibility'

type User = components['schemas']['User']

/** The services that presenting people needs. */
export interface PeopleServices {
  readonly orm: Orm
  readonly config: AppConfig
  readonly files: Files
}

/** Returns the viewer for presenting people to a signed-in user. */
export async function viewerOf(
  { orm, config, files }: PeopleServices,
  signedIn: SignedIn,
  now: Date,
): Promise<UserViewer> {
  return {
    viewerId: signedIn.userId,
    visibility: await findUserVisibility(orm, signedIn),
    superUserIds: config.superUserIds,
    signedUrls: files.signedUrls,
    now,
  }
}

/** Presents people to a viewer, in the order of the ids. */
export async function presentPeople(
  services: PeopleServices,
  ids: readonly number[],
  viewer: UserViewer,
): Promise<User[]> {
  if (ids.length === 0) return []
  const { roles, ...rows } = await readTogether(services.orm, {
    ...userQueries(services.orm, ids),
    roles: findRolesOfUsers(services.orm, ids),
  })
  const rolesOf = groupedByUser(roles)
  const byId = new Map(usersFrom(rows).map((row) => [row.id, row]))
  const { viewerId, visibility } = viewer
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (row === undefined) return []
    const existing = rolesOf(id).filter(
      ({ accountId }) => id === viewerId || (visibility?.accountIds?.has(accountId) ?? true),
    )
    return [presentUser(row, existing, viewer)]
  })
}

/** Presents one person to a viewer. */
export async function presentPerson(
  services: PeopleServices,
  userId: number,
  viewer: UserViewer,
): Promise<User> {
  const [user] = await presentPeople(services, [userId], viewer)
  if (user === undefined) throw notFound('user')
  return user
}

/**
 * Returns a person that the caller may see.
 *
 * @throws ApiError 404 for people who do not exist or whom the caller may not see
 */
export async function readablePerson(
  orm: Orm,
  userId: number,
  { caller }: SignedIn,
  config: AppConfig,
): Promise<Person> {
  const person = await findPersonDetails(orm, userId, config)
  if (person === null || !canReadPerson(caller, person)) throw notFound('user')
  return person
}
