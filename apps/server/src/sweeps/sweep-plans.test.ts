import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/database'
import { deleteInBatches, ROWS_AT_ONCE } from '../db/delete-in-batches-queries'
import { auditEvents, idempotencyKeys, samlAssertions } from '../db/schema'
import { createTestDatabase } from '../db/testing/create-test-database'
import { selectEarlier } from '../session/admit-queries'
import { recordStatements } from '../testing/record-statements'
import { worldTemplate } from '../testing/world'
import { expiredRows, sweepDatabase } from './sweep-queries'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase(worldTemplate)
})
afterAll(() => database.close())

const now = new Date('2026-03-18T12:00:00Z')

/** Returns the plan of a query as text, and without sequential scans where an index could serve. */
async function explain(query: SQL): Promise<string> {
  const { rows } = await database.orm.execute<Record<string, string>>(sql`explain ${query}`)
  return rows.map((row) => Object.values(row).join('')).join('\n')
}

it('a throttle finds the attempts of an address by an index, among those of everybody', async () => {
  const { orm } = database
  await orm.execute(sql`
    insert into ${auditEvents} (at, action, details)
    select ${now.toISOString()}::timestamptz - interval '1 second', 'sign_in_failed',
      jsonb_build_object('ipKey', 'ip' || n, 'accountKey', 'account' || n)
    from generate_series(1, 20000) n`)
  await orm.execute(sql`analyze ${auditEvents}`)
  const throttled = {
    action: 'sign_in_failed',
    keys: { ipKey: 'ip7', accountKey: 'account7' },
    windowMinutes: 15,
    limits: [],
  } as const
  const before = { id: 1_000_000, now }
  const byAddress = await explain(selectEarlier(orm, throttled, ['ipKey'], before).getSQL())
  expect(byAddress).toMatch(/Index Scan.*audit_events_ip_key/)
  const byAccount = await explain(selectEarlier(orm, throttled, ['accountKey'], before).getSQL())
  expect(byAccount).toMatch(/Index Scan.*audit_events_account_key/)
  const [both] = await selectEarlier(orm, throttled, ['accountKey', 'ipKey'], before)
  expect(both?.times).toBe(1)
})

describe('a sweep', () => {
  it('selects the rows of each table by an index', async () => {
    const { orm } = database
    await orm.transaction(async (tx) => {
      // Few rows are read faster without an index.
      await tx.execute(sql`set local enable_seqscan = off`)
      for (const { table, condition } of expiredRows(orm, now)) {
        const { rows } = await tx.execute<Record<string, string>>(
          sql`explain select ctid from ${table} where ${condition} limit 1000`,
        )
        const plan = rows.map((row) => Object.values(row).join('')).join('\n')
        expect(plan).not.toContain('Seq Scan')
      }
    })
  })

  it('deletes at most a thousand rows with one statement', async () => {
    const { orm } = database
    const count = 2 * ROWS_AT_ONCE + 1
    await orm.execute(sql`
      insert into ${samlAssertions} (assertion_hash, expires_at)
      select 'hash' || n, ${now.toISOString()}::timestamptz - interval '1 second'
      from generate_series(1, ${count}::int) n`)
    const statements = await recordStatements(() => sweepDatabase(orm, now))
    expect(statements.filter((text) => text.includes('saml_assertions'))).toHaveLength(3)
    expect(statements.filter((text) => text.includes('idempotency_keys'))).toHaveLength(1)
    expect(await orm.$count(samlAssertions)).toBe(0)
  })

  it('ends before the next statement when another process may sweep', async () => {
    const { orm } = database
    await orm.execute(sql`
      insert into ${idempotencyKeys} (user_id, key, operation, request_hash)
      select min(users.id), n::text, 'createTag', 'hash' from users, generate_series(1, 30) n
      group by n`)
    let isLeased = true
    const lose = () => {
      if (!isLeased) throw new Error('lost')
      isLeased = false
    }
    const deleting = deleteInBatches(orm, idempotencyKeys, sql`true`, lose, 10)
    await expect(deleting).rejects.toThrow('lost')
    expect(await orm.$count(idempotencyKeys)).toBe(20)
  })
})
