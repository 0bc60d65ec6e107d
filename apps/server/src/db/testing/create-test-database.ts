import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Client } from 'pg'
import type { Database, Orm } from '../database'
import { migrationsFolder } from '../migrations'
import { openEmbedded, openPostgres } from '../open-database'
import type { PostgresOptions } from '../open-database'

/** Any number works, as long as every test process agrees on it. */
const TEMPLATE_LOCK = 7_204_116

/** The template of test databases. */
export interface DatabaseTemplate {
  /** A word of lowercase letters. */
  readonly name: string
  /** The file whose content determines the data that `fill` inserts. */
  readonly file: string
  /** Inserts the data into a database of this release's schema, once. */
  fill(orm: Orm): Promise<void>
  /** True: copies are in the embedded database, even where there is a PostgreSQL server. */
  readonly isEmbedded?: true
  /** Limits of statements on a PostgreSQL server; by default there are none. */
  readonly limits?: Pick<
    PostgresOptions,
    'statementTimeoutMs' | 'lockTimeoutMs' | 'idleTransactionTimeoutMs'
  >
}

/** This release's schema, with the six roles and nothing else. */
export const schemaTemplate: DatabaseTemplate = {
  name: 'schema',
  file: import.meta.filename,
  fill: () => Promise.resolve(),
}

/** Returns a template with the same data, whose copies are in the embedded database. */
export function inEmbeddedDatabase(template: DatabaseTemplate): DatabaseTemplate {
  return { ...template, isEmbedded: true }
}

/**
 * The schema in each kind of database, for tests of aspects that may differ between them: schema and
 * first data.
 */
export const schemasByKind: readonly (readonly [kind: string, DatabaseTemplate])[] = [
  ['embedded', inEmbeddedDatabase(schemaTemplate)],
  ...(urlOfServer() === '' ? [] : [['PostgreSQL', schemaTemplate] as const]),
]

/**
 * Creates a fresh copy of a template: in memory by default, or as a separate database if
 * `TEST_DATABASE_URL` names a PostgreSQL server. `close` removes it.
 *
 * Each template is made once. A copy takes about 0.3 s in memory and 0.05 s on a server.
 */
export async function createTestDatabase(template = schemaTemplate): Promise<Database> {
  const url = template.isEmbedded === true ? '' : urlOfServer()
  return url === '' ? createEmbedded(template) : createOnServer(url, template)
}

function urlOfServer(): string {
  return process.env['TEST_DATABASE_URL'] ?? ''
}

/** The archive of a template, to open an embedded database from in a folder. */
export function archiveOf(template: DatabaseTemplate): Promise<Blob> {
  const loading = embeddedTemplates.get(template) ?? loadTemplate(template)
  embeddedTemplates.set(template, loading)
  return loading
}

const embeddedTemplates = new Map<DatabaseTemplate, Promise<Blob>>()

async function createEmbedded(template: DatabaseTemplate): Promise<Database> {
  return openEmbedded({ archive: await archiveOf(template) })
}

async function loadTemplate(template: DatabaseTemplate): Promise<Blob> {
  const folder = path.join(migrationsFolder(), '..', 'node_modules', '.cache', 'test-database')
  const file = path.join(folder, `${template.name}-${fingerprintOf(template)}.tar`)
  try {
    return new Blob([readFileSync(file)])
  } catch {
    const fresh = await openEmbedded(
      template === schemaTemplate ? {} : { archive: await archiveOf(schemaTemplate) },
    )
    await template.fill(fresh.orm)
    const archive = await fresh.dump()
    await fresh.close()
    mkdirSync(folder, { recursive: true })
    const temporary = `${file}.${randomUUID()}`
    writeFileSync(temporary, new Uint8Array(await archive.arrayBuffer()))
    renameSync(temporary, file)
    return archive
  }
}

async function createOnServer(url: string, template: DatabaseTemplate): Promise<Database> {
  const { url: ownUrl, drop } = await createServerDatabase(template, url)
  const database = await openPostgres({
    url: ownUrl,
    maxConnections: 5,
    // A crowd of requests waits as long as a slow machine needs.
    connectionTimeoutMs: 0,
    ...template.limits,
  })
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

/** A copy of a template on the PostgreSQL server of the tests, for code that opens it itself. */
export async function createServerDatabase(
  source = schemaTemplate,
  url = urlOfServer(),
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const template = `throughline_${source.name}_${fingerprintOf(source)}`
  const name = `throughline_test_${randomUUID().replaceAll('-', '')}`
  await withAdministrator(url, async (administrator) => {
    await administrator.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const match = await administrator.query('select 1 from pg_database where datname = $1', [
      template,
    ])
    if (match.rowCount === 0) {
      const draft = `${template}_draft`
      await administrator.query(`drop database if exists ${draft}`)
      await administrator.query(`create database ${draft}`)
      const migrated = await openPostgres({ url: withDatabaseName(url, draft) })
      await source.fill(migrated.orm)
      await migrated.close()
      await administrator.query(`alter database ${draft} rename to ${template}`)
    }
    await administrator.query(`create database ${name} template ${template} strategy file_copy`)
  })
  return {
    url: withDatabaseName(url, name),
    drop: () =>
      withAdministrator(url, async (administrator) => {
        await administrator.query(`drop database ${name} with (force)`)
      }),
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

/** Changes whenever the migrations, the engine or the data of the template change. */
function fingerprintOf(template: DatabaseTemplate): string {
  const hash = createHash('sha256')
  const folder = migrationsFolder()
  for (const file of readdirSync(folder).sort()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(path.join(folder, file)))
  }
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  hash.update(path.dirname(engine))
  hash.update(readFileSync(template.file))
  return hash.digest('hex').slice(0, 16)
}
