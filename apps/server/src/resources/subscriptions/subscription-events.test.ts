import { setTimeout as delay } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readCalendarInWorker } from '../../calendars/read-calendar-in-worker'
import { subscriptions } from '../../db/schema'
import { createTestServer } from '../../testing/test-server'
import { readWorld } from '../../testing/world'
import { server, world } from '../../testing/world-scenario'
import {
  HOUR_MS,
  launch,
  standup,
  add,
  ask,
  calendarOf,
  calendarServer,
  create,
  setUpCalendars,
  titles,
  urlHere,
} from './testing/subscriptions-scenario'

setUpCalendars()

describe('events', () => {
  it('are fetched again after 24 hours, and only when they changed', async () => {
    const id = await add()
    const requested: unknown[] = []
    calendarServer.answer = (request, response) => {
      requested.push(request.headers['if-none-match'])
      response.writeHead(304).end()
    }
    server.clock.instant = new Date(server.clock.instant.getTime() + 23 * HOUR_MS)
    expect(await titles(id)).toEqual(['Launch'])
    expect(requested).toEqual([])
    server.clock.instant = new Date(server.clock.instant.getTime() + 2 * HOUR_MS)
    expect(await titles(id)).toEqual(['Launch'])
    expect(requested).toEqual(['"one"'])
    calendarServer.answer = calendarOf(launch, standup)
    server.clock.instant = new Date(server.clock.instant.getTime() + 25 * HOUR_MS)
    expect(await titles(id)).toEqual(['Standup', 'Launch'])
  })

  it('of one day are listed by their time', async () => {
    const early = ['UID:z', 'SUMMARY:Early', 'DTSTART:20260310T080000Z', 'DURATION:PT1H']
    calendarServer.answer = calendarOf(launch, early)
    expect(await titles(await add())).toEqual(['Early', 'Launch'])
  })

  it('stay when the calendar is down for a week, which is asked less and less', async () => {
    const id = await add()
    const fetchedAt = server.clock.instant.toISOString()
    calendarServer.answer = (_request, response) => response.writeHead(503).end('secret words')
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      server.clock.instant = new Date(server.clock.instant.getTime() + HOUR_MS)
      const reply = await ask('GET', `/${id}/events`)
      expect(reply.json).toMatchObject({ fetchedAt, events: [{ title: 'Launch' }] })
      expect(reply.json?.['isStale']).toBe(hour >= 24)
      expect(reply.text).not.toContain('secret')
    }
    // One on the first day, and the first attempt and those after 1, 2, 4, 8 hours of the second …
    expect(calendarServer.requests).toBeLessThanOrEqual(15)
    calendarServer.answer = calendarOf(standup)
    server.clock.instant = new Date(server.clock.instant.getTime() + 25 * HOUR_MS)
    expect((await ask('GET', `/${id}/events`)).json).toMatchObject({
      isStale: false,
      events: [{ title: 'Standup' }],
    })
  })

  it('of one URL are fetched once, however many ask', async () => {
    const id = await add()
    expect(calendarServer.requests).toBe(1)
    server.clock.instant = new Date(server.clock.instant.getTime() + 25 * HOUR_MS)
    await Promise.all(Array.from({ length: 6 }, () => titles(id)))
    expect(calendarServer.requests).toBe(2)
  })

  it('of one URL are fetched once for two hundred calendars of interest', async () => {
    const { orm } = server.database
    const rows = Array.from({ length: 200 }, (_, index) => ({
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
    expect(calendarServer.requests).toBe(1)
    await orm.delete(subscriptions).where(eq(subscriptions.calendarPath, urlHere()))
  })

  it('wait as long as the server of the calendar asks for', async () => {
    const id = await add()
    calendarServer.answer = (_request, response) =>
      response.writeHead(503, { 'retry-after': '172800' }).end()
    for (const hours of [25, 24, 23]) {
      server.clock.instant = new Date(server.clock.instant.getTime() + hours * HOUR_MS)
      await titles(id)
    }
    expect(calendarServer.requests).toBe(2)
  })

  it('with characters that cannot be stored are stored without them', async () => {
    calendarServer.answer = calendarOf([
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
    calendarServer.answer = calendarOf(launch, standup, days, gone)
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
    calendarServer.path += 1
    const same = [
      'UID:other',
      'SUMMARY:Launch',
      'DTSTART;TZID=America/New_York:20260310T100000',
      'DURATION:PT1H',
    ]
    calendarServer.answer = calendarOf(same, standup, launch)
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
      calendarServer.path += 1
      calendarServer.answer = calendarOf(event)
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
    expect(calendarServer.requests).toBe(0)
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
  calendarServer.answer = (_request, response) => response.end(hostile)
  const slow = await createTestServer({ arePrivateCalendarsAllowed: true }, () => ({
    calendars: { readBytes: (work) => readCalendarInWorker(work, { readMs: 500 }) },
  }))
  try {
    const its = await readWorld(slow.database.orm)
    const creating = slow.call({
      method: 'POST',
      url: '/api/subscriptions',
      token: await slow.tokenFor(its.people.admin),
      body: { calendarPath: urlHere(), account: its.plans.lead.accountId },
    })
    const state = { isDone: false }
    void creating.finally(() => {
      state.isDone = true
    })
    let answers = 0
    while (!state.isDone) {
      expect((await slow.call({ method: 'GET', url: '/api/health' })).status).toBe(200)
      answers += 1
      // Leaves time to the thread that reads the calendar.
      await delay(20)
    }
    expect(answers).toBeGreaterThan(5)
    expect((await creating).status).toBe(422)
  } finally {
    await slow.close()
  }
})
