import { expect, it } from 'vitest'
import { addTactic } from '../../testing/world'
import { ask as askAs, server, world } from '../../testing/world-scenario'
import { ask, roleIdOf, setUpRoles } from './testing/user-roles-scenario'

/** More than the database needs to meet both orders of the two locks. */
const ROUNDS = 6

setUpRoles()

it('a change of a role and a change of an item at the same time both succeed', async () => {
  const { lead } = world.plans
  const roleId = await roleIdOf(world.people.limited, lead.id)
  const tacticId = await addTactic(server.database.orm, lead.id, lead.emailTypeId)
  const statuses: number[] = []
  for (let version = 1; version <= ROUNDS; version += 1) {
    const replies = await Promise.all([
      ask('admin', 'PUT', `/${roleId}`, { canViewBudget: version % 2 === 0 }),
      askAs(
        'contributor',
        'PUT',
        `/tactics/${tacticId}`,
        { title: `Title ${version}` },
        { 'if-match': `"${version}"` },
      ),
    ])
    statuses.push(...replies.map(({ status }) => status))
  }
  expect(statuses).toEqual(Array.from({ length: 2 * ROUNDS }, () => 200))
})
