import { beforeEach, describe, expect, it } from 'vitest'
import { planChanges } from '../../db/schema'
import { createTestServer } from '../../testing/test-server'
import { readWorld } from '../../testing/world'
import { deleteOldChanges, findNewestChangeId } from '../../changes/change-queries'
import { server, world } from '../../testing/world-scenario'
import {
  addTactic,
  cursorsOf,
  dataOf,
  followPlan,
  idOf,
  serverUrl,
  setUpStreams,
} from './testing/follow'

setUpStreams()
beforeEach(() => server.database.orm.delete(planChanges))

const follow = (planId: number, token: string, lastEventId?: string, query = '') =>
  followPlan(serverUrl, planId, token, {
    query,
    ...(lastEventId === undefined ? {} : { lastEventId }),
  })

describe('following the changes of a plan', () => {
  it('sends each change with its id and what it is about', async () => {
    const viewer = await server.tokenFor(world.people.viewer)
    const admin = await server.tokenFor(world.people.admin)
    const line = await follow(world.plans.lead.id, viewer)
    expect(line.response.headers.get('content-type')).toBe('text/event-stream')
    expect(await line.next()).toBe(`id: ${world.plans.lead.id}:0`)
    const id = await addTactic(admin)
    const block = await line.next()
    expect(block).toContain('event: change')
    expect(dataOf(block)).toEqual({
      planId: world.plans.lead.id,
      collection: 'tactics',
      action: 'created',
      ids: [id],
      version: 1,
      items: [expect.objectContaining({ id, title: 'Followed', version: 1 })],
    })
    line.close()
  })

  it('sends every change once, in the same order to everybody', async () => {
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
    const ids = heard[0]?.map((block) => cursorsOf(block)[0]?.[1] ?? 0) ?? []
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(JSON.stringify(heard[0]?.map(dataOf))).toMatch(new RegExp(made.join('|')))
    for (const line of lines) line.close()
  })

  it('resumes after the last event, or sends a reset when that event is too old', async () => {
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

  it('sends a reset to a page that knows no change of a plan that has changed since', async () => {
    const { lead } = world.plans
    const admin = await server.tokenFor(world.people.admin)
    const line = await follow(lead.id, admin)
    const beforeAll = idOf(await line.next())
    line.close()
    const unchanged = await follow(lead.id, admin, beforeAll)
    await addTactic(admin)
    expect(dataOf(await unchanged.next())).toMatchObject({ collection: 'tactics' })
    unchanged.close()

    // Two changes while the page is away; the first one is deleted before it comes back.
    server.clock.instant = new Date(server.clock.instant.getTime() + 25 * 3_600_000)
    const fresh = await server.tokenFor(world.people.admin)
    await addTactic(fresh)
    await deleteOldChanges(server.database.orm, server.clock.instant)
    const back = await follow(lead.id, fresh, beforeAll)
    expect(await back.next()).toContain('event: reset')
    const next = await addTactic(fresh)
    expect(dataOf(await back.next())).toMatchObject({ ids: [next] })
    back.close()
  })

  it('begins with the changes of the seconds that a page names, of its family too', async () => {
    const { lead, nested } = world.plans
    const admin = await server.tokenFor(world.people.admin)
    await addTactic(admin)
    server.clock.instant = new Date(server.clock.instant.getTime() + 31_000)
    const missed = await addTactic(admin)
    const theirs = await addTactic(admin, { planId: nested.id, tacticTypeId: nested.emailTypeId })
    const line = await follow(lead.id, admin, undefined, '?family=true&secondsBack=30')
    expect(dataOf(await line.next())).toBeNull()
    const blocks = [dataOf(await line.next()), dataOf(await line.next())]
    expect(blocks).toContainEqual(expect.objectContaining({ planId: lead.id, ids: [missed] }))
    expect(blocks).toContainEqual(expect.objectContaining({ planId: nested.id, ids: [theirs] }))
    const next = await addTactic(admin)
    expect(dataOf(await line.next())).toMatchObject({ ids: [next] })
    line.close()
  })

  it('sends a reset to a client that names a change of another plan, or not all plans', async () => {
    const { lead, nested } = world.plans
    const admin = await server.tokenFor(world.people.admin)
    await addTactic(admin, { planId: nested.id, tacticTypeId: nested.emailTypeId })
    const { orm } = server.database
    const last = await findNewestChangeId(orm, nested.id)
    await addTactic(admin)
    const own = await findNewestChangeId(orm, lead.id)
    for (const [lastEventId, query] of [
      [`${lead.id}:${last}`, ''],
      [`${nested.id}:${last}`, ''],
      [`${lead.id}:${own}`, '?family=true'],
      [`${lead.id}:${own + 1}`, ''],
    ] as const) {
      const line = await follow(lead.id, admin, lastEventId, query)
      expect(await line.next()).toContain('event: reset')
      line.close()
    }
  })

  it('resumes after the last event of each plan of the family', async () => {
    const { lead, nested } = world.plans
    const admin = await server.tokenFor(world.people.admin)
    const line = await follow(lead.id, admin, undefined, '?family=true')
    await line.next()
    await addTactic(admin)
    await addTactic(admin, {}, nested)
    await line.next()
    const last = idOf(await line.next())
    line.close()
    const missed = await addTactic(admin)
    const theirs = await addTactic(admin, {}, nested)
    const back = await follow(lead.id, admin, last, '?family=true')
    const blocks = [await back.next(), await back.next()]
    expect(blocks.map(dataOf)).toEqual([
      expect.objectContaining({ planId: lead.id, ids: [missed] }),
      expect.objectContaining({ planId: nested.id, ids: [theirs] }),
    ])
    const next = await addTactic(admin)
    expect(dataOf(await back.next())).toMatchObject({ ids: [next] })
    back.close()
  })

  it('sends changes of the plan family on the same stream, to people with a role there', async () => {
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
    // The changes of one plan have an order, those of two plans have none.
    const sent = [await ofFamily?.next(), await ofFamily?.next()].map((event) =>
      dataOf(event ?? null),
    )
    expect(sent).toContainEqual(expect.objectContaining({ planId: nested.id, ids: [theirs] }))
    expect(sent).toContainEqual(expect.objectContaining({ planId: lead.id, ids: [own] }))
    // The viewer has no role on the nested plan.
    expect(dataOf((await ofPlan?.next()) ?? null)).toMatchObject({ planId: lead.id, ids: [own] })
    expect(dataOf((await ofViewer?.next()) ?? null)).toMatchObject({ planId: lead.id, ids: [own] })
    for (const line of lines) line.close()
  })

  it('allows 30 streams for each person', async () => {
    const owner = await server.tokenFor(world.people.owner)
    const lines = []
    for (let count = 0; count < 31; count += 1) {
      lines.push(await follow(world.plans.lead.id, owner))
    }
    expect(lines.map(({ response }) => response.status)).toEqual([
      ...Array.from({ length: 30 }, () => 200),
      429,
    ])
    // A closed stream no longer counts; the others still do.
    const refollow = async () => {
      const line = await follow(world.plans.lead.id, owner)
      lines.push(line)
      return line.response.status
    }
    lines[0]?.close()
    await expect.poll(refollow).toBe(200)
    expect(await refollow()).toBe(429)
    for (const line of lines) line.close()
    await expect.poll(refollow).toBe(200)
    for (const line of lines) line.close()
  })

  it('does not prevent the server from closing', async () => {
    const other = await createTestServer()
    const its = await readWorld(other.database.orm)
    const url = await other.app.listen({ port: 0, host: '127.0.0.1' })
    const response = await fetch(`${url}/api/plans/${its.plans.lead.id}/changes`, {
      headers: { authorization: `Bearer ${await other.tokenFor(its.people.admin)}` },
    })
    const text = response.text()
    await other.close()
    const [first, retry, rest] = (await text).split('\n\n')
    expect([first, rest]).toEqual([`id: ${its.plans.lead.id}:0`, ''])
    // Clients come back within ten seconds, at random.
    expect(retry).toMatch(/^retry: \d{1,4}$/)
  })
})
