import { canReadPerson } from '@throughline/domain/access'
import { displayNameOf } from '@throughline/domain/users'
import type { components } from '@throughline/api-client/schema'
import type { SignedIn } from '../../access/access'
import type { AppConfig } from '../../config/app-config'
import type { Orm } from '../../db/database'
import { nameSeen } from './invited-person'
import { findPeopleDetails } from './person-details'

type PersonName = NonNullable<components['schemas']['NullablePersonName']>

/**
 * Finds the names, by id, of the people whom the caller may see. It uses nine statements for any
 * number of people.
 */
export async function findReadableNames(
  orm: Orm,
  userIds: readonly number[],
  { userId, caller }: SignedIn,
  config: AppConfig,
): Promise<ReadonlyMap<number, PersonName>> {
  const accountIds = new Set(caller.memberships.map(({ accountId }) => accountId))
  const viewer = { viewerId: userId, visibility: caller.isSuperUser ? null : { accountIds } }
  const matches = await findPeopleDetails(orm, [...new Set(userIds)], config)
  return new Map(
    matches
      .filter(({ person }) => canReadPerson(caller, person))
      .map(({ row }) => [row.id, { id: row.id, name: displayNameOf(nameSeen(row, viewer)) }]),
  )
}
