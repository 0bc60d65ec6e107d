import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountMembers, auditEvents, userRoles } from '../../db/schema'
import {
  addAccepted,
  ask,
  askWith,
  newcomer,
  server,
  setUpServer,
  stored,
  world,
} from './testing/users-scenario'
import type { Caller } from './testing/users-scenario'

setUpServer()

describe('removing from the account', () => {
  const remove = (who: Caller, user: number, account = world.accounts.own) =>
    ask(who, 'DELETE', '/delete-from-account', { user_id: user, account_id: account })

  it('takes every role at once, and the sessions of who has no other account', async () => {
    const { id, token } = await addAccepted()
    const url = `/plans/${world.plans.lead.id}`
    expect((await askWith(token, 'GET', url)).status).toBe(200)
    expect((await remove('admin', id)).status).toBe(204)
    expect((await askWith(token, 'GET', url)).status).toBe(401)
    expect((await remove('admin', id)).status).toBe(404)
    const { orm } = server.database
    expect(await orm.select().from(userRoles).where(eq(userRoles.userId, id))).toEqual([])
    const events = await orm
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.userId, world.people.admin),
          inArray(auditEvents.action, ['member_removed']),
          eq(auditEvents.subjectId, id),
        ),
      )
    expect(events).toHaveLength(1)
    // An admin can add them back.
    await ask(
      'admin',
      'POST',
      '/users',
      newcomer({ emailAddress: (await stored(id))?.emailAddress }),
    )
    expect((await stored(id))?.deletedAt).toBeNull()
  })

  it('does not change the person’s other accounts', async () => {
    const { id, token } = await addAccepted()
    await server.database.orm
      .insert(accountMembers)
      .values({ accountId: world.accounts.other, userId: id })
    expect((await remove('admin', id)).status).toBe(204)
    expect((await askWith(token, 'GET', `/plans/${world.plans.lead.id}`)).status).toBe(404)
    expect((await askWith(token, 'GET', '/me')).json?.['user']).toMatchObject({
      accountIds: [world.accounts.other],
    })
  })

  it('is for admins of all their plans and the owner; nobody removes the owner or themself', async () => {
    const { people, accounts: known, plans } = world
    const { id } = await addAccepted()
    await server.database.orm
      .insert(userRoles)
      .values({ userId: id, accountId: known.own, planId: plans.closedNested.id, roleId: 6 })
    expect((await remove('admin', id)).status).toBe(403)
    expect((await remove('contributor', id)).status).toBe(403)
    expect((await remove('viewer', id)).status).toBe(403)
    expect((await remove('outsider', id)).status).toBe(404)
    expect((await remove('outsider', people.admin, known.other)).status).toBe(404)
    expect((await remove('admin', people.owner)).status).toBe(403)
    expect((await remove('owner', people.owner)).status).toBe(403)
    expect((await remove('admin', people.admin)).status).toBe(403)
    expect((await remove('owner', id)).status).toBe(204)
  })
})
