import { setTimeout as delay } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { toApiError } from '../http/error-hook'
import { createTestServer } from '../testing/test-server'
import { readWorld, worldTemplate } from '../testing/world'
import { openEmbedded } from './open-database'
import { plans } from './schema'
import type { SlowStatement } from './slow-statements'
import type { DatabaseTemplate } from './testing/create-test-database'

const isOnServer = (process.env['TEST_DATABASE_URL'] ?? '') !== ''

/** The shortest limit: whatever waits exceeds it. */
const LIMIT_MS = 1

const refusal = {
  status: 503,
  json: {
    code: 'unavailable',
    detail: 'The server took too long, so nothing was changed. Please try again in a moment.',
  },
}

/** Starts a server whose database has a limit. */
async function startWith(limits: DatabaseTemplate['limits'] & object) {
  const server = await createTestServer({}, undefined, { ...worldTemplate, limits })
  const { people, plans } = await readWorld(server.database.orm)
  return { server, plan: plans.lead, token: await server.tokenFor(people.owner) }
}

describe.runIf(isOnServer)('a statement on PostgreSQL', () => {
  it('that waits too long for a lock answers 503 and changes nothing', async () => {
    const { server, plan, token } = await startWith({ lockTimeoutMs: LIMIT_MS })
    const { orm } = server.database
    const rename = () =>
      server.call({
        method: 'PUT',
        url: `/api/update-plan-name/${plan.id}`,
        token,
        body: { name: 'Renamed' },
      })
    await orm.transaction(async (tx) => {
      await tx.execute(sql`lock table plan_changes in exclusive mode`)
      expect(await rename()).toMatchObject(refusal)
    })
    const nameOf = async () => {
      const [row] = await orm.select({ name: plans.name }).from(plans).where(eq(plans.id, plan.id))
      return row?.name
    }
    expect(await nameOf()).not.toBe('Renamed')
    expect((await rename()).status).toBe(200)
    expect(await nameOf()).toBe('Renamed')
    await server.close()
  })

  it('that runs too long, or leaves its transaction waiting, is rolled back and answers 503', async () => {
    const { server, plan } = await startWith({ idleTransactionTimeoutMs: 60_000 })
    const { orm } = server.database
    const after = (wait: (tx: Pick<typeof orm, 'execute'>) => Promise<unknown>) =>
      orm
        .transaction(async (tx) => {
          await tx.update(plans).set({ name: 'Lost' }).where(eq(plans.id, plan.id))
          await wait(tx)
        })
        .catch((error: unknown) => toApiError(error))
    const runsLong = await after((tx) =>
      tx.execute(sql`set local statement_timeout = 1; select pg_sleep(3600)`),
    )
    const waits = await after(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 1`)
      for (;;) {
        await delay(50)
        await tx.execute(sql`select 1`)
      }
    })
    for (const error of [runsLong, waits]) {
      expect(error).toMatchObject({ statusCode: 503, message: refusal.json.detail })
    }
    const lost = await orm.$count(plans, eq(plans.name, 'Lost'))
    expect(lost).toBe(0)
    await server.close()
  })

  it('of a migration has no limit', async () => {
    const { server } = await startWith({
      statementTimeoutMs: 700_000,
      lockTimeoutMs: 800_000,
      idleTransactionTimeoutMs: 900_000,
    })
    // The connection of the migration serves calls afterwards.
    const { rows } = await server.database.orm.execute(
      sql`select name, setting from pg_settings where name like '%\\_timeout' and setting::int >= 700000 order by name`,
    )
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '900000' },
      { name: 'lock_timeout', setting: '800000' },
      { name: 'statement_timeout', setting: '700000' },
    ])
    await server.close()
  })
})

it('a slow statement is reported with its duration and without its values', async () => {
  const reported: SlowStatement[] = []
  const database = await openEmbedded({
    slowStatements: { limitMs: 5, report: (statement) => reported.push(statement) },
  })
  reported.length = 0
  await database.orm.execute(sql`select pg_sleep(0.05), ${'somebody@example.com'}::text`)
  await database.orm
    .transaction(async (tx) => {
      await tx.execute(sql`select pg_sleep(0.05), 1 / (random() * ${0}::int)::int`)
    })
    .catch(() => undefined)
  const texts = reported.filter(({ text }) => text.includes('pg_sleep'))
  expect(texts.map(({ text }) => text)).toEqual([
    'select pg_sleep(0.05), $1::text',
    'select pg_sleep(0.05), 1 / (random() * $1::int)::int',
  ])
  for (const { durationMs } of texts) expect(durationMs).toBeGreaterThan(5)
  await database.close()
})
