import { describe, expect, it } from 'vitest'
import { planSubscriptions } from '../../db/schema'
import { server, world } from '../../testing/world-scenario'
import {
  HOUR_MS,
  launch,
  standup,
  add,
  ask,
  calendarOf,
  calendarServer,
  setUpCalendars,
  titles,
} from './testing/subscriptions-scenario'

setUpCalendars()

const refresh = (id: number, person: Parameters<typeof ask>[3] = 'admin') =>
  ask('POST', `/${id}/refresh`, undefined, person)

const listed = async (query = '', person: Parameters<typeof ask>[3] = 'admin') => {
  const items = (await ask('GET', query, undefined, person)).json?.['items']
  return Array.isArray(items) ? items : []
}

describe('a refresh', () => {
  it('reads a calendar again whose copy is fresh, and answers with its report', async () => {
    const id = await add({ plan: world.plans.lead.id })
    calendarServer.answer = calendarOf(launch, standup)
    server.clock.instant = new Date(server.clock.instant.getTime() + 60_000)
    const reply = await refresh(id)
    expect(reply.json).toMatchObject({
      id,
      report: { fetchedAt: server.clock.instant.toISOString(), eventCount: 2, problem: null },
    })
    expect(await titles(id)).toEqual(['Standup', 'Launch'])
    expect(calendarServer.requests).toBe(2)
  })

  it('that fails keeps the events, and says since when and why', async () => {
    const id = await add()
    const fetchedAt = server.clock.instant.toISOString()
    calendarServer.answer = (_request, response) => response.writeHead(404).end()
    server.clock.instant = new Date(server.clock.instant.getTime() + HOUR_MS)
    const failingSince = server.clock.instant.toISOString()
    const report = { fetchedAt, problem: 'unreachable', statusCode: 404, failingSince }
    expect((await refresh(id)).json).toMatchObject({ report: { ...report, eventCount: 1 } })
    server.clock.instant = new Date(server.clock.instant.getTime() + 25 * HOUR_MS)
    await ask('GET', `/${id}/events`)
    expect((await listed()).find((one) => one.id === id)).toMatchObject({ report })
    calendarServer.answer = (_request, response) => response.end('no')
    expect((await refresh(id)).json).toMatchObject({
      report: { problem: 'unreadable', statusCode: null, failingSince },
    })
    calendarServer.answer = calendarOf(launch)
    expect((await refresh(id)).json).toMatchObject({
      report: { problem: null, statusCode: null, failingSince: null },
    })
  })

  it.each([
    ['owner', 200],
    ['contributor', 403],
    ['viewer', 403],
    ['outsider', 404],
  ] as const)('is for people who may change it: %s', async (person, status) => {
    expect((await refresh(await add(), person)).status).toBe(status)
  })

  it('of a standard calendar is for super users, and fetches nothing', async () => {
    const standard = (await listed()).find(({ name }) => name === 'US Holidays')
    expect((await refresh(standard.id)).status).toBe(403)
    const reply = await refresh(standard.id, 'superUser')
    expect(reply.json).toMatchObject({ report: { isCalculated: true, problem: null } })
    expect(standard.report.eventCount).toBeGreaterThan(40)
    expect(calendarServer.requests).toBe(0)
  })

  it('can be had six times an hour', async () => {
    server.clock.instant = new Date(server.clock.instant.getTime() + 2 * HOUR_MS)
    const id = await add()
    calendarServer.path += 1
    const other = await add()
    calendarServer.answer = (_request, response) => response.writeHead(304).end()
    for (let times = 0; times < 6; times += 1) expect((await refresh(id)).status).toBe(200)
    expect((await refresh(id, 'owner')).json).toMatchObject({ status: 429, code: 'rate_limited' })
    expect((await refresh(other)).status).toBe(200)
    server.clock.instant = new Date(server.clock.instant.getTime() + HOUR_MS)
    expect((await refresh(id)).status).toBe(200)
  })
})

describe('the list', () => {
  it('names the plans that show a calendar, and counts those that the person does not know', async () => {
    const id = await add({ plan: world.plans.lead.id })
    await server.database.orm.insert(planSubscriptions).values(
      [world.plans.closedNested, world.plans.frozen].map(({ id: planId }) => ({
        planId,
        subscriptionId: id,
        orderIndex: 0,
      })),
    )
    const { lead, closedNested, frozen } = world.plans
    const of = async (person: Parameters<typeof ask>[3]) =>
      (await listed('', person)).find((one) => one.id === id)?.shownBy
    const ids = async (person: Parameters<typeof ask>[3]) =>
      new Set((await of(person))?.plans.map((plan: { id: number }) => plan.id))
    expect(await ids('owner')).toEqual(new Set([lead.id, closedNested.id, frozen.id]))
    expect(await of('owner')).toMatchObject({ otherCount: 0 })
    expect((await of('admin'))?.plans).not.toContainEqual(
      expect.objectContaining({ id: closedNested.id }),
    )
    expect(await of('admin')).toMatchObject({ otherCount: 1 })
    // A user sees only plans on which they have a role. No user sees which plans show a standard
    // calendar.
    expect(await of('viewer')).toBeUndefined()
    const token = await server.tokenFor(world.people.owner)
    await server.call({ method: 'DELETE', url: `/api/plans/${frozen.id}`, token })
    expect(await ids('owner')).toEqual(new Set([lead.id, closedNested.id]))
    expect(await of('owner')).toMatchObject({ otherCount: 0 })
    const standard = (await listed()).find(({ name }) => name === 'US Holidays')
    expect(standard).not.toHaveProperty('shownBy')
  })
})
