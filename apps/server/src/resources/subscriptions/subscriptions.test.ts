import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calendarSources, planSubscriptions, subscriptions, users } from '../../db/schema'
import { createTestServer } from '../../testing/test-server'
import type { TestServer } from '../../testing/test-server'
import { createWorld } from '../../testing/world'
import type { World } from '../../testing/world'

let server: TestServer
let world: World
let people: Record<keyof World['people'] | 'superUser', number>
let origin: Server
let base: string
/** What the origin answers, and how often it was asked. */
let answer: RequestListener
let requests = 0
let path = 0

const HOUR_MS = 3_600_000

beforeAll(async () => {
  server = await createTestServer({ arePrivateCalendarsAllowed: true })
  world = await createWorld(server.database.orm)
  await server.database.orm
    .insert(users)
    .values({ id: 2, emailAddress: 'super@world.test', firstName: 'Super', lastName: 'User' })
  people = { ...world.people, superUser: 2 }
  origin = createServer((request, response) => {
    requests += 1
    answer(request, response)
  })
  await new Promise<void>((resolve) => {
    origin.listen(0, '127.0.0.1', resolve)
  })
  const address = origin.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterAll(async () => {
  await server.close()
  origin.closeAllConnections()
  origin.close()
})
beforeEach(() => {
  answer = calendarOf(LAUNCH)
  requests = 0
  path += 1
})

const LAUNCH = ['UID:launch', 'SUMMARY:Launch', 'DTSTART:20260310T140000Z', 'DURATION:PT1H']
const STANDUP = ['UID:standup', 'SUMMARY:Standup', 'DTSTART:20260302T140000Z', 'RRULE:FREQ=WEEKLY']

function ics(...events: readonly (readonly string[])[]): string {
  const parts = events.map((lines) => `BEGIN:VEVENT\r\n${lines.join('\r\n')}\r\nEND:VEVENT`)
  return ['BEGIN:VCALENDAR', 'X-WR-CALNAME:Team dates', ...parts, 'END:VCALENDAR', ''].join('\r\n')
}

function calendarOf(...events: readonly (readonly string[])[]): RequestListener {
  return (_request, response) => response.writeHead(200, { etag: '"one"' }).end(ics(...events))
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function ask(
  method: Method,
  url: string,
  body?: object,
  person: keyof typeof people = 'admin',
) {
  return server.call({
    method,
    url: `/api/subscriptions${url}`,
    // A fresh one each time, since the tests move the clock.
    token: await server.tokenFor(people[person]),
    ...(body === undefined ? {} : { body }),
  })
}

const urlHere = () => `${base}/${path}.ics`

function create(more: object = {}, person: keyof typeof people = 'admin') {
  const body = { calendarPath: urlHere(), account: world.plans.lead.accountId, ...more }
  return ask('POST', '', body, person)
}

async function add(more: object = {}): Promise<number> {
  const reply = await create(more)
  expect(reply.status).toBe(201)
  return Number(reply.json?.['id'])
}

async function titles(id: number, query = ''): Promise<unknown[]> {
  const events = (await ask('GET', `/${id}/events${query}`)).json?.['events']
  return Array.isArray(events) ? events.map((event) => event.title) : []
}

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
    expect(requests).toBe(1)
  })

  const NOT_FETCHED = 'No calendar could be fetched from this address.'
  const NOT_READ =
    'What this address sends could not be read as a calendar. Give the address of an iCalendar file.'
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
      (_request, response) => response.end(ics(LAUNCH).slice(0, 60)),
    ],
  ])('that %s is refused, and nothing is kept', async (_sentence, code, detail, wrong) => {
    answer = wrong
    const reply = await create()
    const errors = [{ path: '/calendarPath' }]
    expect(reply.json).toMatchObject({ status: 422, code, detail, errors })
    const address = urlHere()
    const { orm } = server.database
    expect(
      await orm.select().from(calendarSources).where(eq(calendarSources.address, address)),
    ).toEqual([])
    expect(
      await orm.select().from(subscriptions).where(eq(subscriptions.calendarPath, address)),
    ).toEqual([])
  })

  it('of vCalendar 1.0 is refused in its own words', async () => {
    answer = (_request, response) =>
      response.end(ics(LAUNCH).replace('VCALENDAR', 'VCALENDAR\r\nVERSION:1.0'))
    expect((await create()).json).toMatchObject({
      status: 422,
      code: 'calendar_unreadable',
      detail:
        'This calendar is written in vCalendar 1.0. Give an address that answers with iCalendar 2.0.',
    })
  })

  it('says what was wrong with it and what shows less often than it repeats', async () => {
    const strange = ['UID:strange', 'DTSTART;TZID=Head Office:20260310T140000', 'RRULE:garbage']
    answer = (_request, response) =>
      response.end(ics(LAUNCH, strange, ['UID:none']).replace('END:VCALENDAR', 'BEGIN:VEVENT'))
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
    answer = (_request, response) => response.writeHead(503).end()
    server.clock.instant = new Date(server.clock.instant.getTime() + 25 * HOUR_MS)
    await ask('GET', `/${id}/events`)
    expect((await ask('GET', `/${id}`)).json).toMatchObject({
      report: { ...report, problem: 'unreachable' },
    })
  })

  it('under its address in capitals is fetched once for both', async () => {
    const { port } = new URL(base)
    const capitals = `HTTP://LOCALHOST:${port}/${path}.ics`
    expect((await create({ calendarPath: capitals })).status).toBe(201)
    expect((await create({ calendarPath: capitals.toLowerCase() })).status).toBe(201)
    expect(requests).toBe(1)
  })

  it('that leads nowhere is tried ten times an hour by one person, and good ones do not count', async () => {
    server.clock.instant = new Date(server.clock.instant.getTime() + 2 * HOUR_MS)
    for (let tries = 0; tries < 12; tries += 1) expect((await create()).status).toBe(201)
    answer = (_request, response) => response.end('no')
    path += 1
    for (let tries = 0; tries < 10; tries += 1) expect((await create()).status).toBe(422)
    requests = 0
    const id = await server.database.orm.select({ id: subscriptions.id }).from(subscriptions)
    const refused = await create()
    expect(refused.json).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    const moved = { calendarPath: `${base}/elsewhere.ics` }
    expect((await ask('PUT', `/${id.at(-1)?.id}`, moved)).status).toBe(429)
    expect(requests).toBe(0)
    // Another person of the account is not kept out by it.
    answer = calendarOf(LAUNCH)
    expect((await create({}, 'owner')).status).toBe(201)
    server.clock.instant = new Date(server.clock.instant.getTime() + 2 * HOUR_MS)
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
      Array.from({ length: 5 }, () => create({ account: accountId }, 'outsider')),
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

  it('with a password in its address is refused without being asked', async () => {
    const reply = await create({ calendarPath: base.replace('//', '//me:word@') })
    expect(reply.json).toMatchObject({ status: 422, code: 'unsafe_address' })
    expect(requests).toBe(0)
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

it('an address of the own machine is refused as long as no test allows it', async () => {
  const strict = await createTestServer()
  try {
    const its = await createWorld(strict.database.orm)
    for (const calendarPath of [urlHere(), 'webcal://localhost/a.ics', 'http://2130706433/']) {
      const reply = await strict.call({
        method: 'POST',
        url: '/api/subscriptions',
        token: await strict.tokenFor(its.people.admin),
        body: { calendarPath, account: its.plans.lead.accountId },
      })
      expect(reply.json).toMatchObject({ status: 422, code: 'unsafe_address' })
    }
    expect(requests).toBe(0)
  } finally {
    await strict.close()
  }
})

describe('who may do what', () => {
  it.each([
    ['owner', 201],
    ['admin', 201],
    ['contributor', 403],
    ['viewer', 403],
    ['outsider', 404],
  ] as const)('%s adds a calendar: %s', async (person, status) => {
    expect((await create({}, person)).status).toBe(status)
  })

  it('members read it without its address, outsiders find nothing, and nobody else changes it', async () => {
    const id = await add({ name: 'Secret' })
    expect((await ask('GET', `/${id}`)).json).toMatchObject({ calendarPath: urlHere() })
    expect((await ask('GET', `/${id}`, undefined, 'viewer')).json).toMatchObject({
      name: 'Secret',
      calendarPath: null,
    })
    for (const url of [`/${id}`, `/${id}/events`]) {
      expect((await ask('GET', url, undefined, 'outsider')).status).toBe(404)
    }
    expect((await ask('PUT', `/${id}`, { name: 'Mine' }, 'viewer')).status).toBe(403)
    expect((await ask('PUT', `/${id}`, { name: 'Mine' }, 'outsider')).status).toBe(404)
    expect((await ask('DELETE', `/${id}`, undefined, 'contributor')).status).toBe(403)
    expect((await ask('GET', '', undefined, 'outsider')).text).not.toContain('Secret')
  })

  it('an inactive account refuses', async () => {
    const account = world.plans.lapsed.accountId
    const reply = await ask('POST', '', { calendarPath: urlHere(), account }, 'lapsed')
    expect(reply.json).toMatchObject({ status: 403, code: 'account_inactive' })
  })

  it('standard calendars are changed by super users only', async () => {
    const items = (await ask('GET', '')).json?.['items']
    const standard = Array.isArray(items) ? items.find(({ name }) => name === 'US Holidays') : null
    expect(standard).toMatchObject({ organization: 'default', accountId: null, calendarPath: null })
    const url = `/${standard?.id}`
    expect((await ask('PUT', url, { description: 'Ours' })).status).toBe(403)
    expect((await ask('DELETE', url)).status).toBe(403)
    expect((await create({ organization: 'default' })).status).toBe(403)
    const changed = await ask('PUT', url, { description: 'Days off' }, 'superUser')
    expect(changed.json).toMatchObject({ description: 'Days off' })
  })
})

describe('a changed calendar', () => {
  it('is fetched from its new address at once, and keeps the old one when that is none', async () => {
    const id = await add()
    answer = calendarOf(STANDUP)
    const moved = `${base}/moved-${path}.ics`
    expect((await ask('PUT', `/${id}`, { calendarPath: moved })).json).toMatchObject({
      calendarPath: moved,
    })
    expect(await titles(id)).toEqual(['Standup'])
    answer = (_request, response) => response.end('no')
    const refused = await ask('PUT', `/${id}`, { calendarPath: `${base}/none.ics` })
    expect(refused.json).toMatchObject({ code: 'calendar_unreadable' })
    expect(await titles(id)).toEqual(['Standup'])
  })

  it('that is deleted leaves every plan, with its events', async () => {
    const id = await add({ plan: world.plans.lead.id })
    expect((await ask('DELETE', `/${id}`)).status).toBe(204)
    const { orm } = server.database
    const shown = await orm
      .select()
      .from(planSubscriptions)
      .where(eq(planSubscriptions.subscriptionId, id))
    const sources = await orm
      .select()
      .from(calendarSources)
      .where(eq(calendarSources.address, urlHere()))
    expect([shown, sources]).toEqual([[], []])
    expect((await ask('GET', `/${id}`)).status).toBe(404)
  })
})

describe('events', () => {
  it('are fetched again after 24 hours, and only when they changed', async () => {
    const id = await add()
    const asked: unknown[] = []
    answer = (request, response) => {
      asked.push(request.headers['if-none-match'])
      response.writeHead(304).end()
    }
    server.clock.instant = new Date(server.clock.instant.getTime() + 23 * HOUR_MS)
    expect(await titles(id)).toEqual(['Launch'])
    expect(asked).toEqual([])
    server.clock.instant = new Date(server.clock.instant.getTime() + 2 * HOUR_MS)
    expect(await titles(id)).toEqual(['Launch'])
    expect(asked).toEqual(['"one"'])
    answer = calendarOf(LAUNCH, STANDUP)
    server.clock.instant = new Date(server.clock.instant.getTime() + 25 * HOUR_MS)
    expect(await titles(id)).toEqual(['Standup', 'Launch'])
  })

  it('stay when the calendar is down for a week, which is asked less and less', async () => {
    const id = await add()
    const fetchedAt = server.clock.instant.toISOString()
    answer = (_request, response) => response.writeHead(503).end('secret words')
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      server.clock.instant = new Date(server.clock.instant.getTime() + HOUR_MS)
      const reply = await ask('GET', `/${id}/events`)
      expect(reply.json).toMatchObject({ fetchedAt, events: [{ title: 'Launch' }] })
      expect(reply.json?.['isStale']).toBe(hour >= 24)
      expect(reply.text).not.toContain('secret')
    }
    // One on the first day, and the first attempt and those after 1, 2, 4, 8 hours of the second …
    expect(requests).toBeLessThanOrEqual(15)
    answer = calendarOf(STANDUP)
    server.clock.instant = new Date(server.clock.instant.getTime() + 25 * HOUR_MS)
    expect((await ask('GET', `/${id}/events`)).json).toMatchObject({
      isStale: false,
      events: [{ title: 'Standup' }],
    })
  })

  it('of one address are fetched once, however many ask', async () => {
    const ids = [await add(), await add(), await add()]
    expect(requests).toBe(1)
    server.clock.instant = new Date(server.clock.instant.getTime() + 25 * HOUR_MS)
    await Promise.all([...ids, ...ids].map((id) => titles(id)))
    expect(requests).toBe(2)
  })

  it('of one address are fetched once for a thousand calendars of interest', async () => {
    const { orm } = server.database
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      name: `Calendar ${index}`,
      calendarPath: urlHere(),
      accountId: world.plans.lead.accountId,
    }))
    const ids = await orm.insert(subscriptions).values(rows).returning({ id: subscriptions.id })
    for (let from = 0; from < ids.length; from += 50) {
      const some = ids.slice(from, from + 50)
      const all = await Promise.all(some.map(({ id }) => titles(id)))
      expect(all.every((one) => one[0] === 'Launch')).toBe(true)
    }
    expect(requests).toBe(1)
    await orm.delete(subscriptions).where(eq(subscriptions.calendarPath, urlHere()))
  }, 60_000)

  it('wait as long as the server of the calendar asks for', async () => {
    const id = await add()
    answer = (_request, response) => response.writeHead(503, { 'retry-after': '172800' }).end()
    for (const hours of [25, 24, 23]) {
      server.clock.instant = new Date(server.clock.instant.getTime() + hours * HOUR_MS)
      await titles(id)
    }
    expect(requests).toBe(2)
  })

  it('with signs that no storage takes are kept without them', async () => {
    answer = calendarOf([
      'UID:a\u0000b',
      'SUMMARY:Fair\u0000\uD83C\\, and',
      'DTSTART:20260310T090000Z',
    ])
    const events = (await ask('GET', `/${await add()}/events`)).json?.['events']
    expect(events).toMatchObject([{ uid: 'a b', title: expect.stringMatching(/^Fair .*, and$/) }])
  })

  it('of a range are those that touch it, series when an occurrence does', async () => {
    const days = [
      'UID:days',
      'SUMMARY:Fair',
      'DTSTART;VALUE=DATE:20260331',
      'DTEND;VALUE=DATE:20260403',
    ]
    const gone = [
      'UID:gone',
      'SUMMARY:Gone',
      'DTSTART:20260302T090000Z',
      'RRULE:FREQ=WEEKLY',
      'EXDATE:20260406T090000Z',
    ]
    answer = calendarOf(LAUNCH, STANDUP, days, gone)
    const id = await add()
    const range = (startDate: string, endDate: string) =>
      titles(id, `?startDate=${startDate}&endDate=${endDate}`)
    expect(await range('2026-03-10', '2026-03-10')).toEqual(['Launch'])
    expect(await range('2026-04-02', '2026-04-08')).toEqual(['Standup', 'Fair'])
    expect(await range('2026-04-03', '2026-04-05')).toEqual([])
    expect(await range('2026-02-01', '2026-03-01')).toEqual([])
    const backwards = await ask('GET', `/${id}/events?startDate=2026-04-02&endDate=2026-04-01`)
    expect(backwards.json).toMatchObject({ status: 422, code: 'end_before_start' })
    expect((await ask('GET', `/${id}/events?startDate=2026-04-02`)).status).toBe(400)
  })

  it('that an earlier calendar of the plan has too are named', async () => {
    const plan = world.plans.frozen.id
    const first = await add({ plan })
    path += 1
    const same = [
      'UID:other',
      'SUMMARY:Launch',
      'DTSTART;TZID=America/New_York:20260310T100000',
      'DURATION:PT1H',
    ]
    answer = calendarOf(same, STANDUP, LAUNCH)
    const second = await add({ plan })
    const named = ['launch', 'other'].map((eventId) => ({
      eventId,
      subscriptionId: first,
      duplicateSubscriptionId: second,
    }))
    const reply = await ask('GET', `/${second}/events?plan=${plan}`)
    expect(reply.json?.['duplicateEventsMap']).toHaveLength(2)
    expect(reply.json?.['duplicateEventsMap']).toEqual(expect.arrayContaining(named))
    const early = await ask('GET', `/${first}/events?plan=${plan}`)
    expect(early.json?.['duplicateEventsMap']).toEqual([])
  })

  it('lead to one that shows, also by way of others and whatever calendar is asked', async () => {
    const plan = world.plans.other.id
    const { accountId } = world.plans.other
    const launch = (uid: string, title: string) => [
      `UID:${uid}`,
      `SUMMARY:${title}`,
      'DTSTART:20260310T140000Z',
    ]
    const ids: number[] = []
    for (const event of [
      launch('one', 'Launch'),
      launch('two', 'Copied launch'),
      launch('one', 'Copied launch'),
    ]) {
      path += 1
      answer = calendarOf(event)
      const reply = await create({ plan, account: accountId }, 'outsider')
      ids.push(Number(reply.json?.['id']))
    }
    const [first, second, third] = ids
    const maps = []
    for (const id of ids) {
      const reply = await ask('GET', `/${id}/events?plan=${plan}`, undefined, 'outsider')
      maps.push(reply.json?.['duplicateEventsMap'])
    }
    expect(maps).toEqual([
      [],
      [{ eventId: 'two', subscriptionId: first, duplicateSubscriptionId: second }],
      [{ eventId: 'one', subscriptionId: first, duplicateSubscriptionId: third }],
    ])
    const list = await ask('GET', `?plan=${plan}`, undefined, 'outsider')
    const items = list.json?.['items']
    const listed = (Array.isArray(items) ? items : []).filter(({ id }) => ids.includes(id))
    expect(listed.flatMap(({ duplicateEventsMap }) => duplicateEventsMap)).toHaveLength(2)
  })

  it('of standard calendars are worked out without asking anybody', async () => {
    const items = (await ask('GET', '')).json?.['items']
    const standard = Array.isArray(items) ? items.filter(({ accountId }) => accountId === null) : []
    expect(standard.length).toBeGreaterThan(3)
    for (const { id } of standard) {
      const year = await titles(id, '?startDate=2026-01-01&endDate=2026-12-31')
      expect(year.length).toBeGreaterThan(6)
    }
    const us = standard.find(({ name }) => name === 'US Holidays')
    const reply = await ask('GET', `/${us.id}/events?startDate=2026-05-20&endDate=2026-05-31`)
    expect(reply.json).toMatchObject({
      isStale: false,
      events: [
        { title: 'Memorial Day', startDate: '2026-05-25', endDate: '2026-05-25', isAllDay: true },
      ],
    })
    expect(requests).toBe(0)
  })
})

it('gives up on a calendar that takes too long to read, and answers others meanwhile', async () => {
  // Thousands of unknown zones, each of which is compared with every known one.
  const numbers = Array.from({ length: 15_000 }, (_, index) => index)
  const zones = numbers.map((number) =>
    [
      'BEGIN:VTIMEZONE',
      `TZID:z${number}`,
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0500',
      'RRULE:FREQ=DAILY',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n'),
  )
  const events = numbers.map((number) =>
    ['BEGIN:VEVENT', `DTSTART;TZID=z${number}:20260101T000000`, 'END:VEVENT'].join('\r\n'),
  )
  const hostile = ['BEGIN:VCALENDAR', ...zones, ...events, 'END:VCALENDAR'].join('\r\n')
  expect(hostile.length).toBeLessThan(5_000_000)
  answer = (_request, response) => response.end(hostile)
  const state = { isDone: false }
  const creating = create().finally(() => {
    state.isDone = true
  })
  for (let call = 0; call < 20; call += 1) {
    expect((await server.call({ method: 'GET', url: '/api/health' })).status).toBe(200)
  }
  expect(state.isDone).toBe(false)
  expect((await creating).status).toBe(422)
}, 60_000)
