import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { users } from '../../../db/schema'
import type { Call } from '../../../testing/test-server'
import { askWith, server, setUpServer, world } from '../../../testing/world-scenario'
import type { Person } from '../../../testing/world-scenario'

export let people: Record<Person | 'superUser', number>
let origin: Server
export let base: string

/** The test origin of calendars, and the number of requests that it received. Tests change it. */
export const calendarServer: { answer: RequestListener; requests: number; path: number } = {
  answer: (_request, response) => response.end(),
  requests: 0,
  path: 0,
}

export const HOUR_MS = 3_600_000

/** Starts a server and an origin of calendars before the tests of a file. */
export function setUpCalendars(): void {
  setUpServer({ arePrivateCalendarsAllowed: true })
  beforeAll(async () => {
    // Series are expanded without a limit of time, however busy the machine is.
    vi.spyOn(performance, 'now').mockReturnValue(0)
    await server.database.orm
      .insert(users)
      .values({ id: 2, emailAddress: 'super@world.test', firstName: 'Super', lastName: 'User' })
    people = { ...world.people, superUser: 2 }
    origin = createServer((request, response) => {
      calendarServer.requests += 1
      calendarServer.answer(request, response)
    })
    await new Promise<void>((resolve) => {
      origin.listen(0, '127.0.0.1', resolve)
    })
    const address = origin.address()
    base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  })
  afterAll(() => {
    origin.closeAllConnections()
    origin.close()
    vi.restoreAllMocks()
  })
  beforeEach(() => {
    calendarServer.answer = calendarOf(launch)
    calendarServer.requests = 0
    calendarServer.path += 1
  })
}

export const launch = ['UID:launch', 'SUMMARY:Launch', 'DTSTART:20260310T140000Z', 'DURATION:PT1H']

export const standup = [
  'UID:standup',
  'SUMMARY:Standup',
  'DTSTART:20260302T140000Z',
  'RRULE:FREQ=WEEKLY',
]

export function ics(...events: readonly (readonly string[])[]): string {
  const parts = events.map((lines) => `BEGIN:VEVENT\r\n${lines.join('\r\n')}\r\nEND:VEVENT`)
  return ['BEGIN:VCALENDAR', 'X-WR-CALNAME:Team dates', ...parts, 'END:VCALENDAR', ''].join('\r\n')
}

export function calendarOf(...events: readonly (readonly string[])[]): RequestListener {
  return (_request, response) => response.writeHead(200, { etag: '"one"' }).end(ics(...events))
}

// A new session for each call, since the tests move the clock.
export const ask = async (
  method: Call['method'],
  url: string,
  body?: object,
  person: keyof typeof people = 'admin',
) => askWith(await server.tokenFor(people[person]), method, `/subscriptions${url}`, body)

export const urlHere = () => `${base}/${calendarServer.path}.ics`

export function create(more: object = {}, person: keyof typeof people = 'admin') {
  const body = { calendarPath: urlHere(), account: world.plans.lead.accountId, ...more }
  return ask('POST', '', body, person)
}

export async function add(more: object = {}): Promise<number> {
  const reply = await create(more)
  expect(reply.status).toBe(201)
  return Number(reply.json?.['id'])
}

export async function titles(id: number, query = ''): Promise<unknown[]> {
  const events = (await ask('GET', `/${id}/events${query}`)).json?.['events']
  return Array.isArray(events) ? events.map((event) => event.title) : []
}
