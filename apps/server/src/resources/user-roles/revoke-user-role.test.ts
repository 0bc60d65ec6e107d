import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { userRoles } from '../../db/schema'
import { forbidden } from '../../errors/api-error'
import { testConfig } from '../../testing/test-server'
import { deleteUserRoleRows, updateUserRoleRow } from './write-queries'
import { server, world } from '../../testing/world-scenario'
import { addMember, ask, give, roleIdOf, setUpRoles, stored } from './testing/user-roles-scenario'

setUpRoles()

describe('revoking', () => {
  it('takes the plan away at once, and the rest of the person stays', async () => {
    const userId = await addMember()
    const id = await give(userId, 5)
    const token = await server.tokenFor(userId)
    const url = `/api/plans/${world.plans.lead.id}`
    expect((await server.call({ method: 'GET', url, token })).status).toBe(200)
    expect((await ask('admin', 'DELETE', `/${id}`)).status).toBe(204)
    expect((await server.call({ method: 'GET', url, token })).status).toBe(404)
    expect((await ask('admin', 'DELETE', `/${id}`)).status).toBe(404)
    await give(userId, 6)
  })

  it('and changing are checked again against the current role', async () => {
    const { orm } = server.database
    const { id: planId, accountId } = world.plans.lead
    const userId = await addMember()
    const values = { userId, accountId, planId, roleId: 4 }
    const [stored] = await orm.insert(userRoles).values(values).returning()
    if (stored === undefined) throw new Error('The role that was given is not there.')
    // As it was read before it became an admin's role.
    const role = { ...stored, roleId: 6, channelIds: [] }
    const writing = {
      actorId: world.people.admin,
      settings: testConfig,
      now: server.clock.now(),
      decide: async (_tx: unknown, { roleId }: { readonly roleId: number }) => {
        if (roleId === 4) throw forbidden()
      },
    }
    const refusal = { statusCode: 403 }
    const change = updateUserRoleRow(orm, role, { roleId: 5, intent: {} }, writing)
    await expect(change).rejects.toMatchObject(refusal)
    await expect(deleteUserRoleRows(orm, [role], writing)).rejects.toMatchObject(refusal)
    const [retained] = await orm.select().from(userRoles).where(eq(userRoles.id, stored.id))
    expect(retained).toEqual(stored)
  })

  it('a list is all or nothing', async () => {
    const mine = await give(await addMember(), 6)
    const theirs = await roleIdOf(world.people.outsider, world.plans.other.id)
    const owners = await roleIdOf(world.people.owner, world.plans.lead.id)
    expect((await ask('admin', 'DELETE', `/${mine},${theirs}`)).status).toBe(404)
    expect((await ask('admin', 'DELETE', `/${mine},${owners}`)).status).toBe(403)
    expect(await stored(mine)).toBeDefined()
    const another = await give(await addMember(), 6)
    expect((await ask('admin', 'DELETE', `/${mine},${another}`)).status).toBe(204)
  })
})
