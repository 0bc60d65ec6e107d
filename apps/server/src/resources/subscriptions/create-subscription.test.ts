import type { RequestListener } from 'node:http'
import { eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents, calendarSources, subscriptions } from '../../db/schema'
import { createTestServer } from '../../testing/test-server'
import { readWorld } from '../../testing/world'
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
  people,
  setUpCalendars,
  titles,
  urlHere,
} from './testing/subscriptions-scenario'

setUpCalendars()

describe('a new calendar', () => {
  it('takes its name from the calendar, and a plan shows it', async () => {
    const reply = await create({ plan: world.plans.lead.id })
    expect(reply.json).toMatchObject({
      name: 'Team dates',
      calendarPath: urlHere(),
      accountId: world.plans.lead.accountId,
      organization: '',
    })
    const id = Number(reply.json?.['id'])
    const list = await ask('GET', `?plan=${world.plans.lead.id}`)
    expect(list.json?.['items']).toContainEqual(
      expect.objectContaining({ id, selected: true, duplicateEventsMap: [] }),
    )
    expect(await titles(id)).toEqual(['Launch'])
    expect(calendarServer.requests).toBe(1)
  })

  const NOT_FETCHED = 'No calendar could be fetched from this URL.'
  const NOT_READ =
    'The response of this URL could not be read as a calendar. Give the URL of an iCalendar file.'
  it.each<[string, string, string, RequestListener]>([
    [
      'is a page',
      'calendar_unreadable',
      NOT_READ,
      (_request, response) => response.end('<!doctype html><p>Sign in</p>'),
    ],
    [
      'is an error',
      'calendar_unreachable',
      NOT_FETCHED,
      (_request, response) => response.writeHead(503).end(),
    ],
    [
      'breaks off in its first event',
      'calendar_unreadable',
      NOT_READ,
      (_request, response) => response.end(ics(launch).slice(0, 60)),
    ],
  ])('that %s is refused, and nothing is stored', async (_sentence, code, detail, wrong) => {
    calendarServer.answer = wrong
    const reply = await create()
    const errors = [{ path: '/calendarPath' }]
    expect(reply.json).toMatchObject({ status: 422, code, detail, errors })
    const url = urlHere()
    const { orm } = server.database
    expect(await orm.select().from(calendarSources).where(eq(calendarSources.url, url))).toEqual([])
    expect(
      await orm.select().from(subscriptions).where(eq(subscriptions.calendarPath, url)),
    ).toEqual([])
  })

  it('of vCalendar 1.0 is refused in its own words', async () => {
    calendarServer.answer = (_request, response) =>
      response.end(ics(launch).replace('VCALENDAR', 'VCALENDAR\r\nVERSION:1.0'))
    expect((await create()).json).toMatchObject({
      status: 422,
      code: 'calendar_unreadable',
      detail:
        'This calendar is written in vCalendar 1.0. Give a URL that answers with iCalendar 2.0.',
    })
  })

  it('says what was wrong with it and what shows less often than it repeats', async () => {
    const strange = ['UID:strange', 'DTSTART;TZID=Head Office:20260310T140000', 'RRULE:garbage']
    calendarServer.answer = (_request, response) =>
      response.end(ics(launch, strange, ['UID:none']).replace('END:VCALENDAR', 'BEGIN:VEVENT'))
    const id = await add()
    const report = {
      problem: null,
      warnings: [
        { code: 'incomplete', count: 1, names: [] },
        { code: 'undated_events', count: 1, names: [] },
        { code: 'unknown_zone', count: 1, names: ['Head Office'] },
      ],
      singleEvents: [{ reason: 'unreadable_rule', count: 1 }],
    }
    expect((await ask('GET', `/${id}`)).json).toMatchObject({ report })
    const items = (await ask('GET', '')).json?.['items']
    const listed = Array.isArray(items) ? items : []
    expect(listed.find((one) => one.id === id)).toMatchObject({ report })
    expect(listed.find(({ accountId }) => accountId === null)).toMatchObject({
      report: { problem: null, warnings: [], singleEvents: [] },
    })
    calendarServer.answer = (_request, response) => response.writeHead(503).end()
    server.clock.instant = new Date(server.clock.instant.getTime() + 25 * HOUR_MS)
    await ask('GET', `/${id}/events`)
    expect((await ask('GET', `/${id}`)).json).toMatchObject({
      report: { ...report, problem: 'unreachable' },
    })
  })

  it('with the URL of another one in capitals is refused, and fetched once', async () => {
    const { port } = new URL(base)
    const untitled = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR', ''].join('\r\n')
    calendarServer.answer = (_request, response) => response.end(untitled)
    const capitals = `HTTP://LOCALHOST:${port}/${calendarServer.path}.ics`
    expect(await create({ calendarPath: capitals, name: undefined })).toMatchObject({
      status: 201,
      json: { name: `localhost:${port}` },
    })
    expect((await create({ calendarPath: capitals.toLowerCase() })).status).toBe(409)
    expect(calendarServer.requests).toBe(1)
  })

  it('that is refused for the account does not count for the person', async () => {
    const { orm } = server.database
    server.clock.instant = new Date(server.clock.instant.getTime() + 2 * HOUR_MS)
    const details = { account: String(world.plans.lead.accountId) }
    const failure = { at: server.clock.instant, action: 'calendar_tried' as const, details }
    await orm.insert(auditEvents).values(Array.from({ length: 30 }, () => failure))
    for (let tries = 0; tries < 10; tries += 1) expect((await create()).status).toBe(429)
    await orm.delete(auditEvents).where(isNull(auditEvents.userId))
    expect((await create()).status).toBe(201)
  })

  it('that fails may be tried ten times an hour by one person, and good ones do not count', async () => {
    server.clock.instant = new Date(server.clock.instant.getTime() + 2 * HOUR_MS)
    for (let tries = 0; tries < 12; tries += 1) {
      calendarServer.path += 1
      expect((await create()).status).toBe(201)
    }
    calendarServer.answer = (_request, response) => response.end('no')
    calendarServer.path += 1
    for (let tries = 0; tries < 10; tries += 1) expect((await create()).status).toBe(422)
    calendarServer.requests = 0
    const id = await server.database.orm.select({ id: subscriptions.id }).from(subscriptions)
    const refused = await create()
    expect(refused.json).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    const moved = { calendarPath: `${base}/elsewhere.ics` }
    expect((await ask('PUT', `/${id.at(-1)?.id}`, moved)).status).toBe(429)
    expect(calendarServer.requests).toBe(0)
    // The limit does not affect another user of the account.
    calendarServer.answer = calendarOf(launch)
    expect((await create({}, 'owner')).status).toBe(201)
    server.clock.instant = new Date(server.clock.instant.getTime() + 2 * HOUR_MS)
    calendarServer.path += 1
    expect((await create()).status).toBe(201)
  })

  it('is the last one of an account when that has a hundred, also of many at once', async () => {
    const { accountId } = world.plans.other
    const { orm } = server.database
    const rows = Array.from({ length: 98 }, (_, index) => ({
      name: `Calendar ${index}`,
      calendarPath: urlHere(),
      accountId,
    }))
    await orm.insert(subscriptions).values(rows)
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        create({ account: accountId, calendarPath: `${urlHere()}?new=${index}` }, 'outsider'),
      ),
    )
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual([
      '201',
      '201',
      '422',
      '422',
      '422',
    ])
    const refused = await create({ account: accountId }, 'outsider')
    expect(refused.json).toMatchObject({
      status: 422,
      code: 'calendar_limit_reached',
      detail: 'An account can have at most 100 calendars. Delete one to add another.',
    })
    await orm.delete(subscriptions).where(eq(subscriptions.accountId, accountId))
  })

  it('with a password in its URL is refused without being asked', async () => {
    const reply = await create({ calendarPath: base.replace('//', '//me:word@') })
    expect(reply.json).toMatchObject({ status: 422, code: 'unsafe_address' })
    expect(calendarServer.requests).toBe(0)
  })

  it('sent twice under one key is made once', async () => {
    const token = await server.tokenFor(people.admin)
    const call = () =>
      server.call({
        method: 'POST',
        url: '/api/subscriptions',
        token,
        headers: { 'idempotency-key': 'calendar-once' },
        body: { calendarPath: urlHere(), account: world.plans.lead.accountId },
      })
    expect((await call()).json?.['id']).toBe((await call()).json?.['id'])
  })
})

it('a URL of the own machine is refused as long as no test allows it', async () => {
  const strict = await createTestServer()
  try {
    const its = await readWorld(strict.database.orm)
    for (const calendarPath of [urlHere(), 'webcal://localhost/a.ics', 'http://2130706433/']) {
      const reply = await strict.call({
        method: 'POST',
        url: '/api/subscriptions',
        token: await strict.tokenFor(its.people.admin),
        body: { calendarPath, account: its.plans.lead.accountId },
      })
      expect(reply.json).toMatchObject({ status: 422, code: 'unsafe_address' })
    }
    expect(calendarServer.requests).toBe(0)
  } finally {
    await strict.close()
  }
})
