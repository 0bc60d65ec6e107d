import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { planChanges, userRoles } from '../db/schema'
import { createTestServer } from '../http/testing/test-server'
import type { TestServer } from '../http/testing/test-server'
import { createWorld } from '../http/testing/world'
import type { World } from '../http/testing/world'
import { deleteOldChanges } from './change-queries'

let server: TestServer
let world: World
let address: string

beforeAll(async () => {
  server = await createTestServer()
  world = await createWorld(server.database.orm)
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => {
  server.app.server.closeAllConnections()
  return server.close()
})
beforeEach(() => server.database.orm.delete(planChanges))

/** An open line, read block by block. */
async function follow(planId: number, token: string, lastEventId?: string, query = '') {
  const controller = new AbortController()
  const response = await fetch(`${address}/api/plans/${planId}/changes${query}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: controller.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  return {
    response,
    /** The next block of lines, or null when the line has ended. */
    async next(): Promise<string | null> {
      while (!rest.includes('\n\n')) {
        const part = await reader?.read()
        if (part === undefined || part.done) return null
        rest += part.value
      }
      const end = rest.indexOf('\n\n')
      const block = rest.slice(0, end)
      rest = rest.slice(end + 2)
      return block
    },
    close: () => controller.abort(),
  }
}

function dataOf(block: string | null): unknown {
  const line = block?.split('\n').find((one) => one.startsWith('data: '))
  return line === undefined ? null : JSON.parse(line.slice('data: '.length))
}

function idOf(block: string | null): string {
  return (
    block
      ?.split('\n')
      .find((one) => one.startsWith('id: '))
      ?.slice('id: '.length) ?? ''
  )
}

async function addTactic(token: string, more: object = {}) {
  const { lead } = world.plans
  const answer = await server.call({
    method: 'POST',
    url: '/api/tactics',
    token,
    body: {
      title: 'Followed',
      planId: lead.id,
      tacticTypeId: lead.emailTypeId,
      startDate: '2026-04-01T08:00:00',
      ...more,
    },
  })
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

describe('following a plan', () => {
  it('tells a change with its number, and what it was about', async () => {
    const viewer = await server.tokenFor(world.people.viewer)
    const admin = await server.tokenFor(world.people.admin)
    const line = await follow(world.plans.lead.id, viewer)
    expect(line.response.headers.get('content-type')).toBe('text/event-stream')
    expect(await line.next()).toBe('id: 0')
    const id = await addTactic(admin)
    const block = await line.next()
    expect(block).toContain('event: change')
    expect(dataOf(block)).toEqual({
      planId: world.plans.lead.id,
      collection: 'tactics',
      action: 'created',
      ids: [id],
      version: 1,
    })
    line.close()
  })

  it('tells everybody the same, in the same order, each once', async () => {
    const admin = await server.tokenFor(world.people.admin)
    const viewer = await server.tokenFor(world.people.viewer)
    const lines = [
      await follow(world.plans.lead.id, viewer),
      await follow(world.plans.lead.id, admin),
    ]
    for (const line of lines) await line.next()
    const made = await Promise.all([addTactic(admin), addTactic(admin), addTactic(admin)])
    const heard = await Promise.all(
      lines.map(async (line) => [await line.next(), await line.next(), await line.next()]),
    )
    expect(heard[0]).toEqual(heard[1])
    const ids = heard[0]?.map((block) => Number(idOf(block))) ?? []
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(JSON.stringify(heard[0]?.map(dataOf))).toMatch(new RegExp(made.join('|')))
    for (const line of lines) line.close()
  })

  it('comes back behind the last event, or says that everything is to be read again', async () => {
    const admin = await server.tokenFor(world.people.admin)
    const line = await follow(world.plans.lead.id, admin)
    await line.next()
    await addTactic(admin)
    const last = idOf(await line.next())
    line.close()
    const missed = await addTactic(admin)
    const back = await follow(world.plans.lead.id, admin, last)
    expect(dataOf(await back.next())).toMatchObject({ ids: [missed] })
    back.close()

    server.clock.instant = new Date(server.clock.instant.getTime() + 25 * 3_600_000)
    await deleteOldChanges(server.database.orm, server.clock.instant)
    const fresh = await server.tokenFor(world.people.admin)
    const tooLate = await follow(world.plans.lead.id, fresh, last)
    expect(await tooLate.next()).toContain('event: reset')
    tooLate.close()
  })

  it('tells of the family on one line, to those who may see it', async () => {
    const { lead, nested } = world.plans
    const admin = await server.tokenFor(world.people.admin)
    const viewer = await server.tokenFor(world.people.viewer)
    const lines = [
      await follow(lead.id, admin, undefined, '?family=true'),
      await follow(lead.id, admin),
      await follow(lead.id, viewer, undefined, '?family=true'),
    ]
    for (const line of lines) await line.next()
    const theirs = await addTactic(admin, { planId: nested.id, tacticTypeId: nested.emailTypeId })
    const own = await addTactic(admin)
    const [ofFamily, ofPlan, ofViewer] = lines
    expect(dataOf((await ofFamily?.next()) ?? null)).toMatchObject({
      planId: nested.id,
      ids: [theirs],
    })
    expect(dataOf((await ofFamily?.next()) ?? null)).toMatchObject({ planId: lead.id, ids: [own] })
    // Whoever has no role on the nested plan hears of their own plan only.
    expect(dataOf((await ofPlan?.next()) ?? null)).toMatchObject({ planId: lead.id, ids: [own] })
    expect(dataOf((await ofViewer?.next()) ?? null)).toMatchObject({ planId: lead.id, ids: [own] })
    for (const line of lines) line.close()

    const back = await follow(lead.id, admin, '1', '?family=true')
    expect(await back.next()).toContain('event: reset')
    back.close()
  })

  it('never names what the person may not know of', async () => {
    const admin = await server.tokenFor(world.people.admin)
    const blocked = await server.tokenFor(world.people.withBlockedTag)
    const withoutBudget = await server.tokenFor(world.people.withoutBudget)
    const lines = [
      await follow(world.plans.lead.id, blocked),
      await follow(world.plans.lead.id, withoutBudget),
    ]
    for (const line of lines) await line.next()
    await addTactic(admin, { tagIds: [world.tags.blocked] })
    await server.call({
      method: 'POST',
      url: '/api/budgets',
      token: admin,
      body: { plan: world.plans.lead.id, value: 7 },
    })
    const heard = async (line: (typeof lines)[number] | undefined) => {
      const blocks = [await line?.next(), await line?.next(), await line?.next()]
      return blocks.map((block) => dataOf(block ?? null))
    }
    // The plan mirrors its first budget, and so changes with it; null is a number without a change.
    const plan = { collection: 'plans', action: 'updated' }
    expect(await heard(lines[0])).toMatchObject([null, plan, { collection: 'budgets' }])
    expect(await heard(lines[1])).toMatchObject([{ collection: 'tactics' }, plan, null])
    for (const line of lines) line.close()
  })

  it('tells viewers of no role but their own', async () => {
    const { people, plans } = world
    const admin = await server.tokenFor(people.admin)
    const viewer = await server.tokenFor(people.viewer)
    const contributor = await server.tokenFor(people.contributor)
    const lines = [await follow(plans.lead.id, viewer), await follow(plans.lead.id, contributor)]
    for (const line of lines) await line.next()
    const { orm } = server.database
    const change = async (userId: number) => {
      const [role] = await orm
        .select({ id: userRoles.id })
        .from(userRoles)
        .where(and(eq(userRoles.userId, userId), eq(userRoles.planId, plans.lead.id)))
      const id = role?.id ?? 0
      const url = `/api/user_roles/${id}`
      const answer = await server.call({ method: 'PUT', url, token: admin, body: {} })
      expect(answer.status).toBe(200)
      return { collection: 'user_roles', action: 'updated', ids: [id] }
    }
    const others = await change(people.withoutBudget)
    const own = await change(people.viewer)
    const heard = async (line: (typeof lines)[number] | undefined) =>
      [await line?.next(), await line?.next()].map((block) => dataOf(block ?? null))
    expect(await heard(lines[0])).toMatchObject([null, own])
    expect(await heard(lines[1])).toMatchObject([others, own])
    for (const line of lines) line.close()
  })

  it('ends with the role that allowed it', async () => {
    const { orm } = server.database
    const admin = await server.tokenFor(world.people.admin)
    const limited = await server.tokenFor(world.people.limited)
    const line = await follow(world.plans.lead.id, limited)
    await line.next()
    const held = eq(userRoles.userId, world.people.limited)
    await orm.delete(userRoles).where(held)
    await addTactic(admin)
    expect(await line.next()).toBeNull()
  })

  it('is not for people without a role', async () => {
    const stranger = await server.tokenFor(world.people.stranger)
    const line = await follow(world.plans.lead.id, stranger)
    expect(line.response.status).toBe(404)
    line.close()
  })

  it('is limited for each person', async () => {
    const owner = await server.tokenFor(world.people.owner)
    const lines = []
    for (let count = 0; count < 31; count += 1) {
      lines.push(await follow(world.plans.lead.id, owner))
    }
    expect(lines.map(({ response }) => response.status)).toEqual([
      ...Array.from({ length: 30 }, () => 200),
      429,
    ])
    for (const line of lines) line.close()
    // What is closed counts no more.
    await expect
      .poll(async () => {
        const line = await follow(world.plans.lead.id, owner)
        line.close()
        return line.response.status
      })
      .toBe(200)
  })

  it('does not keep the server from closing', async () => {
    const other = await createTestServer()
    const its = await createWorld(other.database.orm)
    const url = await other.app.listen({ port: 0, host: '127.0.0.1' })
    const response = await fetch(`${url}/api/plans/${its.plans.lead.id}/changes`, {
      headers: { authorization: `Bearer ${await other.tokenFor(its.people.admin)}` },
    })
    const text = response.text()
    await other.close()
    expect(await text).toBe('id: 0\n\n')
  })
})
