import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Client } from 'pg'
import type { Database } from '../database'
import { migrationsFolder } from '../migrations'
import { openEmbedded, openPostgres } from '../open-database'

/** Any number works, as long as every test process agrees on it. */
const TEMPLATE_LOCK = 7_204_116

/**
 * A fresh database of this release's schema, with the six roles and nothing
 * else. In memory by default; when `TEST_DATABASE_URL` names a PostgreSQL
 * server, a database of its own there. `close` removes it.
 *
 * The migrated state is made once and copied: one copy takes about 0.3 s.
 */
export async function createTestDatabase(): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL']
  return url === undefined || url === '' ? createEmbedded() : createOnServer(url)
}

let embeddedTemplate: Promise<Blob> | undefined

async function createEmbedded(): Promise<Database> {
  embeddedTemplate ??= loadTemplate()
  return openEmbedded({ archive: await embeddedTemplate })
}

async function loadTemplate(): Promise<Blob> {
  const folder = path.join(migrationsFolder(), '..', 'node_modules', '.cache', 'test-database')
  const file = path.join(folder, `${schemaFingerprint()}.tar`)
  try {
    return new Blob([readFileSync(file)])
  } catch {
    const fresh = await openEmbedded()
    const archive = await fresh.dump()
    await fresh.close()
    mkdirSync(folder, { recursive: true })
    const temporary = `${file}.${randomUUID()}`
    writeFileSync(temporary, new Uint8Array(await archive.arrayBuffer()))
    renameSync(temporary, file)
    return archive
  }
}

async function createOnServer(url: string): Promise<Database> {
  const template = `throughline_template_${schemaFingerprint()}`
  const name = `throughline_test_${randomUUID().replaceAll('-', '')}`
  await withAdministrator(url, async (administrator) => {
    await administrator.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const found = await administrator.query('select 1 from pg_database where datname = $1', [
      template,
    ])
    if (found.rowCount === 0) {
      const draft = `${template}_draft`
      await administrator.query(`drop database if exists ${draft}`)
      await administrator.query(`create database ${draft}`)
      const migrated = await openPostgres({ url: withDatabaseName(url, draft) })
      await migrated.close()
      await administrator.query(`alter database ${draft} rename to ${template}`)
    }
    await administrator.query(`create database ${name} template ${template}`)
  })
  const database = await openPostgres({
    url: withDatabaseName(url, name),
    maxConnections: 5,
    // A crowd of requests waits as long as a slow machine needs.
    connectionTimeoutMs: 0,
  })
  return {
    ...database,
    close: async () => {
      await database.close()
      await withAdministrator(url, async (administrator) => {
        await administrator.query(`drop database ${name} with (force)`)
      })
    },
  }
}

async function withAdministrator(
  url: string,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function withDatabaseName(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.toString()
}

/** Changes whenever the migrations or the engine change. */
function schemaFingerprint(): string {
  const hash = createHash('sha256')
  const folder = migrationsFolder()
  for (const file of readdirSync(folder).sort()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(path.join(folder, file)))
  }
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  hash.update(path.dirname(engine))
  return hash.digest('hex').slice(0, 16)
}
