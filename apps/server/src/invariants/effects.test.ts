import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { countText } from '@throughline/domain/messages'
import { loadContract } from '../http/contract'
import type { ContractOperation } from '../http/contract'
import { readWhole } from '../testing/access-matrix/read-whole'
import { samples } from '../testing/access-matrix/samples'
import type { Caller } from '../testing/access-matrix/scenario'
import { recordStatements } from '../testing/record-statements'
import { server } from '../testing/world-scenario'
import {
  newScenario,
  owner,
  productTeam,
  setUpRecordedCalls,
  withoutChance,
} from './testing/recorded-calls'
import { changedColumns, notableValues, readWrittenRows } from './testing/written-rows'

/** Longer answers are recorded as their checksum. */
const LONGEST_ANSWER = 20_000

/** How many calls were made. */
let calls = 0
/** How many mails were recorded already. */
let recordedMails = 0

setUpRecordedCalls()

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
  const text = JSON.stringify(value)
    .replaceAll(/"appVersion":"[^"]+"/g, '"appVersion":"<version>"')
    .replaceAll(/"endCursor":"[^"]+"/g, '"endCursor":"<cursor>"')
    .replaceAll(/[\w-]+(?:\.[\w-]+)+(?=")/g, (word) => (word.length > 60 ? '<token>' : word))
  return withoutChance(text).replaceAll(/[0-9a-f]{2}\/<token>/g, '<key>')
}

/** Calls an operation and describes its answer, its writes and its mails. */
async function effectsOf(
  { id, method, path }: ContractOperation,
  caller: Caller,
): Promise<{ status: number; text: string }> {
  calls += 1
  const sample = await samples[id](newScenario(caller))
  const token = await server.tokenFor(caller.userId ?? 0)
  await readWritten()
  let status = 0
  let answer = ''
  const statements = await recordStatements(async () => {
    const response = await server.app.inject({
      method: sample.method,
      url: sample.url,
      remoteAddress: `10.2.0.${calls % 250}`,
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
  const cost = `in ${countText(statements.length, 'statement')}`
  const lines = [
    `${id}: ${method} ${path}, as ${caller.title}: ${status} ${cost}`,
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
    const first = await effectsOf(operation, owner)
    const { text } = first.status < 400 ? first : await effectsOf(operation, productTeam)
    all.push(text)
  }
  await expect(`${all.join('\n\n')}\n`).toMatchFileSnapshot('effects.txt')
})
