import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertBaseData } from '../db/base-data'
import { budgets, plans, sessions } from '../db/schema'
import { loadContract } from '../http/contract'
import type { OperationId } from '../http/contract'
import { callersOf } from '../testing/access-matrix/callers'
import { renderMatrix } from '../testing/access-matrix/render-matrix'
import type { MatrixRow } from '../testing/access-matrix/render-matrix'
import { readWhole } from '../testing/access-matrix/read-whole'
import { samples } from '../testing/access-matrix/samples'
import { scenarioFor } from '../testing/access-matrix/scenario'
import type { Caller } from '../testing/access-matrix/scenario'
import { secrets } from '../testing/world'
import { server, setUpServer, world } from '../testing/world-scenario'

const CALENDAR = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//matrix', 'END:VCALENDAR', ''].join(
  '\r\n',
)

let callers: readonly Caller[]
let calendars: Server
let turn = 0
const rows: MatrixRow[] = []
/** Everything that the owner was answered, by operation. */
const ownerWasNotified = new Map<OperationId, string>()

setUpServer({ hasDevModeSeats: true, arePrivateCalendarsAllowed: true })
beforeAll(async () => {
  await insertBaseData(server.database.orm)
  await server.database.orm.update(plans).set({ useDashboards: true })
  const planId = world.plans.lead.id
  await server.database.orm
    .insert(budgets)
    .values({ planId, name: 'Whole', value: secrets.budgetValue })
  callers = await callersOf(server.database.orm, world)
  calendars = createServer((_request, response) => {
    response.setHeader('content-type', 'text/calendar').end(CALENDAR)
  }).listen(0, '127.0.0.1')
  await once(calendars, 'listening')
})
afterAll(() => {
  calendars.close()
})

function calendarOrigin(): string {
  const address = calendars.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return `http://127.0.0.1:${address.port}`
}

interface Reported {
  readonly status: number
  /** The whole answer, and the file that it leads to. */
  readonly text: string
}

async function tell(operation: OperationId, caller: Caller): Promise<Reported> {
  turn += 1
  const { orm } = server.database
  const scenario = scenarioFor({ orm, world, calendarOrigin: calendarOrigin() }, caller, turn)
  const sample = await samples[operation](scenario)
  const token = caller.userId === null ? undefined : await server.tokenFor(caller.userId)
  if (caller.isSignedOut === true) await orm.delete(sessions)
  const response = await server.app.inject({
    method: sample.method,
    url: sample.url,
    // Each caller has a separate IP address, so that the throttle of one does not affect another.
    remoteAddress: `10.1.${turn >> 8}.${turn & 255}`,
    headers: {
      host: '127.0.0.1:4320',
      ...sample.headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payloadAsStream: true,
    ...(sample.payload === undefined ? {} : { payload: sample.payload }),
    ...(sample.body === undefined ? {} : { payload: sample.body }),
  })
  const status = response.statusCode
  // An answer without an end is read no further than its head.
  if (operation === 'streamPlanChanges' && status === 200) {
    response.stream().destroy()
    return { status, text: '' }
  }
  const text = await readWhole(response.stream())
  return { status, text: text + (await fileBehind(text, token)) }
}

/** Returns the content behind a signed URL in a response; empty if the response has none. */
async function fileBehind(text: string, token: string | undefined): Promise<string> {
  const url = /"url":"([^"]*\/api\/files\/[^"]+)"/.exec(text)?.[1]
  if (url === undefined) return ''
  const { pathname, search } = new URL(url, 'http://127.0.0.1:4320')
  const response = await server.app.inject({
    method: 'GET',
    url: pathname + search,
    headers: {
      host: '127.0.0.1:4320',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payloadAsStream: true,
  })
  expect(response.statusCode).toBe(200)
  return readWhole(response.stream())
}

describe('every operation, called by everybody', () => {
  it.each(loadContract().operations)('$id', async (operation) => {
    const { id, method, path } = operation
    const statuses: number[] = []
    for (const caller of callers) {
      const { status, text } = await tell(id, caller)
      statuses.push(status)
      if (caller.title === 'owner') ownerWasNotified.set(id, text)
      const reported = caller.hidden.filter((secret) => text.includes(secret))
      expect({ caller: caller.title, reported }).toEqual({ caller: caller.title, reported: [] })
    }
    rows.push({ operation: id, route: `${method} ${path}`, statuses })

    expect(statuses.filter((status) => status >= 500)).toEqual([])
  })

  it.each([
    ['a cost', secrets.estimatedCost, ['listTactics', 'exportPlan', 'exportChannel']],
    ['a budget', secrets.budgetValue, ['listBudgets']],
    ['a tag', secrets.blockedTag, ['listTags', 'exportPlan']],
    [
      'an item',
      secrets.blockedTitle,
      ['listTactics', 'searchTactics', 'exportPlan', 'exportChannel'],
    ],
  ] as const)('tells the owner %s that it hides from others', (_sentence, secret, operations) => {
    for (const operation of operations) {
      expect([operation, ownerWasNotified.get(operation)]).toEqual([
        operation,
        expect.stringContaining(String(secret)),
      ])
    }
  })

  it('is the table in docs/guides/access.md', async () => {
    await expect(renderMatrix(callers, rows)).toMatchFileSnapshot(
      '../../../../docs/guides/access.md',
    )
  })
})
