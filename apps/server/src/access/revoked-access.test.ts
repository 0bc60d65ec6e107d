import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions, userRoles, users } from '../db/schema'
import type { Call } from '../testing/test-server'
import { addTactic } from '../testing/world'
import { askWith, server, setUpServer, tokens, world } from '../testing/world-scenario'

setUpServer()

describe('a frozen plan', () => {
  const create = (token: string): Promise<{ status: number; json: unknown }> =>
    askWith(token, 'POST', '/tactics', {
      title: 'New',
      planId: world.plans.frozen.id,
      tacticTypeId: world.plans.frozen.emailTypeId,
      startDate: '2026-03-04T08:00:00',
    })

  it('refuses a contributor with 423', async () => {
    const answer = await create(tokens.contributor)
    expect(answer.status).toBe(423)
    expect(answer.json).toMatchObject({ code: 'plan_frozen', detail: 'This plan is frozen.' })
  })

  it('refuses a viewer as a viewer', async () => {
    expect((await create(tokens.viewer)).status).toBe(403)
  })

  it('lets an admin write, and everybody read', async () => {
    expect((await create(tokens.admin)).status).toBe(201)
    const url = `/api/plans/${world.plans.frozen.id}`
    expect((await server.call({ method: 'GET', url, token: tokens.contributor })).status).toBe(200)
  })

  it('lets only admins move or delete its items', async () => {
    const { frozen } = world.plans
    const id = await addTactic(server.database.orm, frozen.id, frozen.emailTypeId)
    const move: Call = {
      method: 'PUT',
      url: `/api/tactics/${id}`,
      headers: { 'if-match': '"1"' },
      body: { startDate: '2026-03-11T08:00:00', endDate: '2026-03-11T08:00:00' },
    }
    const remove: Call = { method: 'DELETE', url: `/api/tactics/${id}` }
    expect((await server.call({ ...move, token: tokens.contributor })).status).toBe(423)
    expect((await server.call({ ...remove, token: tokens.contributor })).status).toBe(423)
    expect((await server.call({ ...remove, token: tokens.admin })).status).toBe(204)
  })
})

describe('a revoked right ends at once', () => {
  it('a role', async () => {
    const { orm } = server.database
    const url = `/api/plans/${world.plans.nested.id}`
    const call: Call = { method: 'GET', url, token: tokens.nestedViewer }
    expect((await server.call(call)).status).toBe(200)
    const current = eq(userRoles.userId, world.people.nestedViewer)
    const [role] = await orm.delete(userRoles).where(current).returning()
    expect((await server.call(call)).status).toBe(404)
    if (role !== undefined) await orm.insert(userRoles).values(role)
  })

  it('a session', async () => {
    const token = await server.tokenFor(world.people.viewer)
    const call: Call = { method: 'GET', url: '/api/me', token }
    expect((await server.call(call)).status).toBe(200)
    await server.database.orm
      .update(sessions)
      .set({ revokedAt: new Date(), revokedReason: 'access_removed' })
      .where(eq(sessions.userId, world.people.viewer))
    const answer = await server.call(call)
    expect(answer.json).toMatchObject({ status: 401, code: 'session_expired' })
  })

  it('a person', async () => {
    const { orm } = server.database
    const isLapsed = eq(users.id, world.people.lapsed)
    await orm.update(users).set({ deletedAt: new Date() }).where(isLapsed)
    const call: Call = { method: 'GET', url: '/api/me', token: tokens.lapsed }
    expect((await server.call(call)).status).toBe(401)
    await orm.update(users).set({ deletedAt: null }).where(isLapsed)
  })

  it('a token that has run out', async () => {
    const before = server.clock.instant
    server.clock.instant = new Date(before.getTime() + 25 * 3_600_000)
    const call: Call = { method: 'GET', url: '/api/me', token: tokens.owner }
    expect((await server.call(call)).status).toBe(401)
    server.clock.instant = before
  })
})
