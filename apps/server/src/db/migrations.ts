import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Orm } from './database'

const versionMessages = {
  newer:
    'The database was last used by a newer version of Throughline. Start that version, or point DATA_DIR or DATABASE_URL at another database.',
  'too-old':
    'The database was last used by a version of Throughline that is too old to bring up to date. Start that version, or point DATA_DIR or DATABASE_URL at another database.',
  older:
    'The database has the schema of an older version of Throughline. Run "npm start -- migrate" first.',
} as const

/** The schema of the database is from a version that this one cannot follow. Nothing was changed. */
export class DatabaseVersionError extends Error {
  override readonly name = 'DatabaseVersionError'

  constructor(version: keyof typeof versionMessages) {
    super(versionMessages[version])
  }
}

interface Journal {
  readonly entries: readonly { readonly when: number }[]
}

function isJournal(value: unknown): value is Journal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'entries' in value &&
    Array.isArray(value.entries)
  )
}

/**
 * Finds the folder with the migrations in the folders above this file. Sources and bundle are at
 * different depths below it.
 *
 * @throws Error when the installation lacks the folder
 */
export function migrationsFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const candidate = path.join(folder, 'migrations')
    if (existsSync(path.join(candidate, 'meta', '_journal.json'))) return candidate
    const parent = path.dirname(folder)
    if (parent === folder) {
      throw new Error(
        'The folder "migrations" is missing, so the database cannot be prepared. Install Throughline again.',
      )
    }
    folder = parent
  }
}

/**
 * The journal of the migrations that this release knows, oldest first.
 *
 * @throws Error when the file is not a journal
 */
function readJournal(folder = migrationsFolder()): Journal {
  const file = path.join(folder, 'meta', '_journal.json')
  const journal: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isJournal(journal)) {
    throw new Error(
      `${file} is not a journal of migrations, so the database cannot be prepared. Install Throughline again.`,
    )
  }
  return journal
}

/**
 * The time stamp of the newest migration that the database has seen, in
 * milliseconds, or null for a database that was never migrated.
 */
async function newestAppliedMigration(orm: Orm): Promise<number | null> {
  const table = await orm.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (table.rows[0]?.name === null) return null
  const newest = await orm.execute<{ newest: string | number | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  )
  const value = newest.rows[0]?.newest ?? null
  return value === null ? null : Number(value)
}

/**
 * Refuses a database that is ahead of the journal or older than its first migration.
 *
 * @throws DatabaseVersionError
 */
export async function refuseOtherVersions(orm: Orm, journal = readJournal()): Promise<void> {
  const applied = await newestAppliedMigration(orm)
  if (applied === null) return
  const times = journal.entries.map(({ when }) => when)
  if (applied > Math.max(...times)) throw new DatabaseVersionError('newer')
  if (applied < Math.min(...times)) {
    throw new DatabaseVersionError('too-old')
  }
}

/**
 * Refuses a database that lacks migrations of this release, for work that does not migrate it.
 *
 * @throws DatabaseVersionError
 */
export async function refuseOlderSchema(orm: Orm): Promise<void> {
  await refuseOtherVersions(orm)
  const newest = Math.max(...readJournal().entries.map(({ when }) => when))
  if ((await newestAppliedMigration(orm)) !== newest) {
    throw new DatabaseVersionError('older')
  }
}
