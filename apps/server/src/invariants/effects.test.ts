import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countText } from '@throughline/domain/messages'
import { insertBaseData } from '../db/base-data'
import { plans } from '../db/schema'
import { loadContract } from '../http/contract'
import type { ContractOperation } from '../http/contract'
import { callersOf } from '../testing/access-matrix/callers'
import { readWhole } from '../testing/access-matrix/read-whole'
import { samples } from '../testing/access-matrix/samples'
import { scenarioFor } from '../testing/access-matrix/scenario'
import type { Caller } from '../testing/access-matrix/scenario'
import { recordStatements } from '../testing/record-statements'
import { server, setUpServer, world } from '../testing/world-scenario'
import { changedColumns, notableValues, readWrittenRows, watchWrites } from './testing/written-rows'

const CALENDAR = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//effects', 'END:VCALENDAR', '']

/** Longer answers are recorded as their checksum. */
const LONGEST_ANSWER = 20_000

/** They may also read what a cache of items has not received yet, so their statements vary. */
const readsCache: ReadonlySet<string> = new Set(['listTactics', 'searchTactics'])

let calendars: Server
let calendarOrigin: string
let callers: readonly Caller[]
let turn = 0
/** How many mails were recorded already. */
let recordedMails = 0

setUpServer({ hasDevModeSeats: true, arePrivateCalendarsAllowed: true })
beforeAll(async () => {
  const { orm } = server.database
  await insertBaseData(orm)
  await orm.update(plans).set({ useDashboards: true })
  const everybody = await callersOf(orm, world)
  callers = everybody.filter(({ title }) => title === 'owner' || title === 'product team')
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

/** Returns what was written since the last call: a line for each row, in the order of tables. */
async function readWritten(): Promise<string[]> {
  const rows = await readWrittenRows(server.database.orm)
  return rows.flatMap(({ name, before, after }) => {
    if (before === null) return [`insert ${name} ${textOf(notableValues(after))}`]
    if (after === null) return [`delete ${name} ${textOf({ id: before['id'] })}`]
    const changed = changedColumns(before, after)
    if (Object.keys(changed).length === 0) return []
    return [`update ${name} ${textOf({ id: before['id'], ...changed })}`]
  })
}

/** JSON in one line, without what differs from run to run. */
function textOf(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll(new URL(calendarOrigin).host, 'calendars')
    .replaceAll(/"appVersion":"[^"]+"/g, '"appVersion":"<version>"')
    .replaceAll(/\$argon2id[^"]+/g, '<hash>')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>')
    .replaceAll(/[\w-]+(?:\.[\w-]+)+(?=")/g, (text) => (text.length > 60 ? '<token>' : text))
    .replaceAll(/[\w-]{22,}/g, (text) =>
      /\d/.test(text) && /[a-z]/i.test(text) ? '<token>' : text,
    )
    .replaceAll(/[0-9a-f]{2}\/<token>/g, '<key>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)?/g, (time) =>
      Math.abs(Date.parse(time) - Date.now()) < 86_400_000 ? '<now>' : time,
    )
}

/** Calls an operation and describes its answer, its writes and its mails. */
async function effectsOf(
  { id, method, path }: ContractOperation,
  caller: Caller,
): Promise<{ status: number; text: string }> {
  turn += 1
  const { orm } = server.database
  const sample = await samples[id](scenarioFor({ orm, world, calendarOrigin }, caller, turn))
  const token = await server.tokenFor(caller.userId ?? 0)
  await readWritten()
  let status = 0
  let answer = ''
  const statements = await recordStatements(async () => {
    const response = await server.app.inject({
      method: sample.method,
      url: sample.url,
      remoteAddress: `10.2.0.${turn % 250}`,
      headers: {
        host: '127.0.0.1:4320',
        ...sample.headers,
        authorization: `Bearer ${token}`,
      },
      payloadAsStream: true,
      ...(sample.payload === undefined ? {} : { payload: sample.payload }),
      ...(sample.body === undefined ? {} : { payload: sample.body }),
    })
    status = response.statusCode
    // An answer without an end is read no further than its head.
    const isEndless = id === 'streamPlanChanges' && status === 200
    if (isEndless) response.stream().destroy()
    else answer = await readWhole(response.stream())
  })
  const mails = await server.mails()
  const cost = readsCache.has(id) ? '' : ` in ${countText(statements.length, 'statement')}`
  const lines = [
    `${id}: ${method} ${path}, as ${caller.title}: ${status}${cost}`,
    ...(answer === '' ? [] : [`answer ${shortened(textOf(parsed(answer)))}`]),
    ...counted(await readWritten()),
    ...mails.slice(recordedMails).map(({ to, subject, text }) => textOf({ to, subject, text })),
  ]
  recordedMails = mails.length
  return { status, text: lines.join('\n') }
}

function shortened(text: string): string {
  if (text.length <= LONGEST_ANSWER) return text
  return `of ${text.length} characters, ${createHash('sha256').update(text).digest('hex')}`
}

/** Replaces equal lines by one and their number. */
function counted(lines: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts].map(([line, count]) => (count === 1 ? line : `${line} (${count} times)`))
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    return answer
  }
}

it('every operation answers, writes and mails what it did before', async () => {
  const all: string[] = []
  for (const operation of loadContract().operations) {
    const [owner, productTeam] = callers
    if (owner === undefined || productTeam === undefined) throw new Error('Nobody calls.')
    const first = await effectsOf(operation, owner)
    const { text } = first.status < 400 ? first : await effectsOf(operation, productTeam)
    all.push(text)
  }
  await expect(`${all.join('\n\n')}\n`).toMatchFileSnapshot('effects.txt')
})
