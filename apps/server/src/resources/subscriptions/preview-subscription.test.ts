import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { calendarSources, subscriptions } from '../../db/schema'
import { server, world } from '../../testing/world-scenario'
import {
  HOUR_MS,
  launch,
  add,
  ask,
  base,
  calendarOf,
  calendarServer,
  create,
  ics,
  setUpCalendars,
  urlHere,
} from './testing/subscriptions-scenario'

setUpCalendars()

function preview(more: object = {}, person: Parameters<typeof ask>[3] = 'admin') {
  const body = { calendarPath: urlHere(), account: world.plans.lead.accountId, ...more }
  return ask('POST', '/preview', body, person)
}

/** An all-day event with a rule. */
const event = (uid: string, day: string, rule?: string) => [
  `UID:${uid}`,
  `SUMMARY:${uid}`,
  `DTSTART;VALUE=DATE:${day}`,
  ...(rule === undefined ? [] : [`RRULE:${rule}`]),
]

const sources = () =>
  server.database.orm.select().from(calendarSources).where(eq(calendarSources.url, urlHere()))

describe('a look at a calendar', () => {
  it('says its name, how much it holds and what comes next, and adds nothing', async () => {
    server.clock.instant = new Date('2026-03-18T12:00:00Z')
    calendarServer.answer = calendarOf(
      event('Gone', '20260302'),
      event('Weekly', '20260105', 'FREQ=WEEKLY;UNTIL=20260330'),
      event('Today', '20260318'),
      event('Far away', '20280601'),
      ['UID:odd', 'SUMMARY:Odd', 'DTSTART:20260401T100000Z', 'RRULE:garbage'],
    )
    const before = await server.database.orm.$count(subscriptions)
    expect((await preview()).json).toEqual({
      name: 'Team dates',
      eventCount: 5,
      firstDay: '2026-01-05',
      lastDay: '2028-06-01',
      nextEvents: [
        { title: 'Today', date: '2026-03-18' },
        { title: 'Weekly', date: '2026-03-23' },
        { title: 'Weekly', date: '2026-03-30' },
      ],
      warnings: [],
      singleEvents: [{ reason: 'unreadable_rule', count: 1 }],
      sameAs: null,
    })
    expect(await server.database.orm.$count(subscriptions)).toBe(before)
  })

  it('has no last day with a series without end, and finds events years ahead', async () => {
    server.clock.instant = new Date('2026-03-18T12:00:00Z')
    calendarServer.answer = calendarOf(event('Leap', '20200229', 'FREQ=YEARLY'))
    expect((await preview()).json).toMatchObject({
      lastDay: null,
      nextEvents: [
        { title: 'Leap', date: '2028-02-29' },
        { title: 'Leap', date: '2032-02-29' },
        { title: 'Leap', date: '2036-02-29' },
      ],
    })
  })

  it('counts today on the clocks of the person', async () => {
    server.clock.instant = new Date('2026-03-18T23:30:00Z')
    calendarServer.answer = calendarOf(event('Eighteenth', '20260318'), [
      'UID:night',
      'SUMMARY:Night',
      'DTSTART:20260318T233000Z',
    ])
    expect((await preview({ timeZone: 'Asia/Tokyo' })).json?.['nextEvents']).toEqual([
      { title: 'Night', date: '2026-03-19' },
    ])
    expect((await preview()).json?.['nextEvents']).toHaveLength(2)
    expect((await preview({ timeZone: 'Head Office' })).status).toBe(400)
  })

  it('of nothing says so, with the host for a name', async () => {
    calendarServer.answer = (_request, response) =>
      response.end(ics().replace('X-WR-CALNAME:Team dates\r\n', ''))
    expect((await preview()).json).toMatchObject({
      name: new URL(base).host,
      eventCount: 0,
      firstDay: null,
      lastDay: null,
      nextEvents: [],
    })
  })

  it('names a calendar that has the address already, which is added only once', async () => {
    const id = await add({ name: 'Ours' })
    const { port } = new URL(base)
    const calendarPath = `HTTP://127.0.0.1:${port}/${calendarServer.path}.ics#today`
    expect((await preview({ calendarPath })).json).toMatchObject({ sameAs: { id, name: 'Ours' } })
    const refused = { status: 409, code: 'conflict', errors: [{ path: '/calendarPath' }] }
    expect((await create({ calendarPath })).json).toMatchObject(refused)
    expect((await ask('PUT', `/${id}`, { calendarPath })).status).toBe(200)
    calendarServer.path += 1
    const other = await add({ name: 'Theirs' })
    expect((await ask('PUT', `/${other}`, { calendarPath })).json).toMatchObject(refused)
  })

  it('spares a second fetch when it is added, and is forgotten after an hour', async () => {
    expect((await preview()).status).toBe(200)
    expect((await create()).status).toBe(201)
    expect(calendarServer.requests).toBe(1)
    const added = urlHere()
    calendarServer.path += 1
    await preview()
    expect(await sources()).toHaveLength(1)
    server.clock.instant = new Date(server.clock.instant.getTime() + HOUR_MS + 1)
    await preview({ calendarPath: added })
    expect(await sources()).toEqual([])
    const retained = await server.database.orm
      .select()
      .from(calendarSources)
      .where(eq(calendarSources.url, added))
    expect(retained).toHaveLength(1)
  })

  it.each([
    ['owner', 200],
    ['contributor', 403],
    ['viewer', 403],
    ['outsider', 404],
  ] as const)('is for people who may add it: %s', async (person, status) => {
    expect((await preview({}, person)).status).toBe(status)
  })

  it('fails as adding does, and failures count for both', async () => {
    server.clock.instant = new Date(server.clock.instant.getTime() + 2 * HOUR_MS)
    calendarServer.answer = (_request, response) => response.writeHead(503).end()
    const refused = await preview()
    expect(refused.json).toMatchObject({
      status: 422,
      code: 'calendar_unreachable',
      errors: [{ path: '/calendarPath' }],
    })
    for (let tries = 0; tries < 9; tries += 1) expect((await preview()).status).toBe(422)
    expect((await create()).json).toMatchObject({ status: 429, code: 'rate_limited' })
  })

  it('can be had sixty times an hour', async () => {
    server.clock.instant = new Date(server.clock.instant.getTime() + 2 * HOUR_MS)
    calendarServer.answer = calendarOf(launch)
    for (let looks = 0; looks < 60; looks += 1) expect((await preview()).status).toBe(200)
    expect((await preview()).status).toBe(429)
    expect((await preview({}, 'owner')).status).toBe(200)
  })
})
