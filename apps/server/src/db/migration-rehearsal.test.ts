import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { buildServer } from '../testing/built-server'
import { migrationsFolder } from './migrations'
import { createServerDatabase } from './testing/create-test-database'

/** A hundred times as many as a usual run may fill. */
const isDeepRun = process.env['DEEP_TESTS'] === 'yes'
const TACTICS = isDeepRun ? 100_000 : 100
const KILLS = isDeepRun ? 20 : 2

function readJournal(): { readonly entries: readonly { readonly tag: string }[] } {
  return JSON.parse(readFileSync(path.join(migrationsFolder(), 'meta/_journal.json'), 'utf8'))
}

/** Runs the first migration only: the schema of the first release. */
async function migrateToBaseline(pool: Pool): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'throughline-baseline-'))
  const journal = readJournal()
  const [baseline] = journal.entries
  if (baseline === undefined) throw new Error('There is no migration.')
  mkdirSync(path.join(folder, 'meta'))
  cpSync(
    path.join(migrationsFolder(), `${baseline.tag}.sql`),
    path.join(folder, `${baseline.tag}.sql`),
  )
  writeFileSync(
    path.join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: [baseline] }),
  )
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  await migrate(drizzle(pool), { migrationsFolder: folder })
  rmSync(folder, { recursive: true })
}

async function fill(pool: Pool): Promise<void> {
  await pool.query(`
    insert into accounts (id, contact_company_name) values (1, 'Northfield');
    insert into users (id, email_address) select n, 'person' || n || '@example.test' from generate_series(1, 100) n;
    insert into plans (id, account_id, name, type) values (1, 1, 'Spring', 'Individual');
    insert into channels (id, plan_id, name) select n, 1, 'Channel ' || n from generate_series(1, 20) n;
    insert into tactic_types (id, channel_id, plan_id, name) select n, n, 1, 'Type ' || n from generate_series(1, 20) n;
    insert into tactics (plan_id, tactic_type_id, title, summary, start_date, end_date)
      select 1, 1 + n % 20, 'Tactic ' || n, repeat('Notes of ' || n, 5), date '2026-01-01' + n % 365, date '2026-01-03' + n % 365
      from generate_series(1, ${TACTICS}) n`)
}

/** Of each table of the baseline: its number of rows, and a checksum of the columns that it had. */
async function digestsOf(pool: Pool, columns: ReadonlyMap<string, readonly string[]>) {
  const digests: Record<string, unknown> = {}
  for (const [table, names] of columns) {
    const { rows } = await pool.query(
      `select count(*)::int as rows, sum(('x' || left(md5(row(${names.join()})::text), 15))::bit(60)::bigint)::text as checksum from ${table}`,
    )
    digests[table] = rows[0]
  }
  return digests
}

async function columnsOf(pool: Pool): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await pool.query<{ table: string; names: string[] }>(
    `select table_name as table, array_agg('"' || column_name || '"' order by ordinal_position)::text[] as names from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by 1`,
  )
  return new Map(rows.map(({ table, names }) => [`"${table}"`, names]))
}

async function countMigrations(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  return rows[0]?.count ?? 0
}

it.runIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')(
  'a filled database of the first release is brought up to date, also by processes that are killed',
  async () => {
    const main = await buildServer()
    const { url, drop } = await createServerDatabase()
    const pool = new Pool({ connectionString: url })
    const startMigration = () =>
      spawn(process.execPath, [main, 'migrate'], {
        env: { ...process.env, DATABASE_URL: url, DATA_DIR: os.tmpdir() },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    await migrateToBaseline(pool)
    const startedAt = performance.now()
    await once(startMigration(), 'exit')
    const emptyMs = performance.now() - startedAt

    await migrateToBaseline(pool)
    await fill(pool)
    const columns = await columnsOf(pool)
    const before = await digestsOf(pool, columns)
    for (let kill = 0; kill < KILLS; kill += 1) {
      const child = startMigration()
      const ended = once(child, 'exit')
      // At any moment of what takes longer with rows.
      await delay(Math.random() * emptyMs)
      child.kill('SIGKILL')
      await ended
      expect(await digestsOf(pool, columns)).toEqual(before)
    }
    expect(await once(startMigration(), 'exit')).toEqual([0, null])
    expect(await countMigrations(pool)).toBe(readJournal().entries.length)
    expect(await digestsOf(pool, columns)).toEqual(before)
    await pool.end()
    await drop()
  },
)
