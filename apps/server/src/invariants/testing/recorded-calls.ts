import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import { insertBaseData } from '../../db/base-data'
import { plans } from '../../db/schema'
import { callersOf } from '../../testing/access-matrix/callers'
import { scenarioFor } from '../../testing/access-matrix/scenario'
import type { Caller, Scenario } from '../../testing/access-matrix/scenario'
import { server, setUpServer, world } from '../../testing/world-scenario'
import { watchWrites } from './written-rows'

const CALENDAR = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//records', 'END:VCALENDAR', '']

/** Those who call operations: the owner of an account, and the product team. */
export let owner: Caller
export let productTeam: Caller

let everybody: readonly Caller[] = []
let calendars: Server
let calendarOrigin: string
let turn = 0

/** Starts a server for a file whose tests record what operations do, and a server of calendars. */
export function setUpRecordedCalls(): void {
  setUpServer({ hasDevModeSeats: true, arePrivateCalendarsAllowed: true })
  beforeAll(async () => {
    // Test files share this module.
    turn = 0
    const { orm } = server.database
    await insertBaseData(orm)
    await orm.update(plans).set({ useDashboards: true })
    everybody = await callersOf(orm, world)
    owner = callerNamed('owner')
    productTeam = callerNamed('product team')
    calendars = createServer((_request, response) => {
      response.setHeader('content-type', 'text/calendar').end(CALENDAR.join('\r\n'))
    }).listen(0, '127.0.0.1')
    await once(calendars, 'listening')
    const address = calendars.address()
    calendarOrigin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    await watchWrites(orm)
  })
  afterAll(() => {
    calendars.close()
  })
}

/** Returns a caller of the access matrix. */
export function callerNamed(title: string): Caller {
  const match = everybody.find((caller) => caller.title === title)
  if (match === undefined) throw new Error(`There is no caller ${title}.`)
  return match
}

/** Prepares the entities of one call. Each call has others. */
export function newScenario(caller: Caller): Scenario {
  turn += 1
  return scenarioFor({ orm: server.database.orm, world, calendarOrigin }, caller, turn)
}

/** Replaces what differs in every record: hosts, secrets and the present. */
export function withoutChance(text: string): string {
  return text
    .replaceAll(new URL(calendarOrigin).host, 'calendars')
    .replaceAll(/\$argon2id[^"]+/g, '<hash>')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>')
    .replaceAll(/[\w-]{22,}/g, (word) =>
      /\d/.test(word) && /[a-z]/i.test(word) ? '<token>' : word,
    )
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)?/g, (time) =>
      Math.abs(Date.parse(time) - Date.now()) < 86_400_000 ? '<now>' : time,
    )
}
