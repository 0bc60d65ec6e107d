import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertBaseData } from '../db/base-data'
import { loadContract } from '../http/contract'
import type { OperationId } from '../http/contract'
import { callerOf } from '../testing/access-matrix/callers'
import { samples } from '../testing/access-matrix/samples'
import { scenarioFor } from '../testing/access-matrix/scenario'
import type { Caller } from '../testing/access-matrix/scenario'
import { server, setUpServer, world } from '../testing/world-scenario'

/** An id that no entity has. */
const NOBODYS = 2_000_000_000

/**
 * Operations open to every signed-in user, because they concern only that user or no particular
 * data.
 */
const ofOneself: ReadonlySet<OperationId> = new Set([
  'readMe',
  'updateUser',
  'listSessions',
  'endSessions',
  'endOtherSessions',
  'listRoles',
  'listAccounts',
  'listPlans',
  'createMediaAsset',
  'sendFeedback',
] as const)

/** Tables that every call writes, even a refused one. */
const writtenByCalls: ReadonlySet<string> = new Set(['sessions', 'audit_events'])

let outsider: Caller
let turn = 0

setUpServer({ hasDevModeSeats: true })
beforeAll(async () => {
  await insertBaseData(server.database.orm)
  outsider = await callerOf(server.database.orm, world, 'outsider')
})

/** Every row of every table, in one short text. */
async function everything(): Promise<string> {
  const { orm } = server.database
  const tables = await orm.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const sums = tables.rows
    .map(({ name }) => name)
    .filter((name) => !writtenByCalls.has(name))
    .map(
      (name) =>
        sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.identifier(name)} t`,
    )
  const answer = await orm.execute<{ name: string; sum: string }>(sql.join(sums, sql` union all `))
  return answer.rows.map(({ name, sum }) => `${name} ${sum}`).join('\n')
}

/** Returns the same request with ids that no entity has. */
function aboutNobody(value: unknown): unknown {
  if (typeof value === 'number' && Number.isInteger(value) && value > 10) return NOBODYS
  if (Array.isArray(value)) return value.map(aboutNobody)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, aboutNobody(item)]))
}

function urlOfNobody(url: string): string {
  return url
    .replaceAll(/\/\d+/g, `/${NOBODYS}`)
    .replaceAll(/\b(plan|plan\.id|account|record|tactic)=\d+/g, `$1=${NOBODYS}`)
}

describe('an operation asked with the ids of another tenant', () => {
  const requested = loadContract().operations.filter(
    ({ id, requires }) => !('public' in requires) && !ofOneself.has(id),
  )
  it.each(requested)('$id answers as with unknown ids, and changes nothing', async ({ id }) => {
    turn += 1
    const { orm } = server.database
    const calendarOrigin = 'http://127.0.0.1:9'
    const scenario = scenarioFor({ orm, world, calendarOrigin }, outsider, turn)
    const { payload, body, ...sample } = await samples[id](scenario)
    const token = await server.tokenFor(world.people.outsider)
    const before = await everything()

    const theirs = await server.call({ ...sample, ...bodyOf(payload ?? body), token })
    expect(theirs.status).toBeGreaterThanOrEqual(400)
    expect(await everything()).toBe(before)

    const nobodys = await server.call({
      ...sample,
      url: urlOfNobody(sample.url),
      ...bodyOf(payload === undefined ? aboutNobody(body) : withoutIds(payload)),
      token,
    })
    expect(essence(theirs)).toEqual(essence(nobodys))
  })
})

function bodyOf(body: unknown): { readonly body?: object } {
  return typeof body === 'object' && body !== null ? { body } : {}
}

/** Returns a form with every id replaced. Each id is the only text on its line. */
function withoutIds(payload: Buffer): Buffer {
  const text = payload.toString('latin1').replaceAll(/\r\n\d+\r\n/g, `\r\n${NOBODYS}\r\n`)
  return Buffer.from(text, 'latin1')
}

/** Returns an answer without its request id, which differs in every answer. */
function essence({
  status,
  json,
}: {
  readonly status: number
  readonly json: Readonly<Record<string, unknown>> | null
}): object {
  const { requestId: _requestId, ...rest } = json ?? {}
  return { ...rest, status }
}
