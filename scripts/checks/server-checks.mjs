import path from 'node:path'
import process from 'node:process'
import { ensurePostgres } from '../postgres.mjs'
import { rootFolder } from '../workspace.mjs'
import { onTests } from './affected-by.mjs'
import { runVitest } from './outcome.mjs'

const postgresCommand = [
  process.execPath,
  path.join(rootFolder, 'apps/server/scripts/with-postgres.mjs'),
]

/** The exit code of `with-postgres.mjs` on a machine that has no PostgreSQL and cannot install it. */
const noPostgres = 77

/**
 * Tests of what only the embedded database has: its folder, its lock, its snapshots, and
 * a start of the product that creates it. PostgreSQL runs all others.
 */
const embeddedOnlyTests = [
  'backup/backup.test.ts',
  'calendars/hostile-calendars.test.ts',
  'db/data-folder-lock.test.ts',
  'db/open-database.test.ts',
  'db/snapshots.test.ts',
  'invariants/durability.test.ts',
  'main.test.ts',
].map((file) => `apps/server/src/${file}`)

/** Tests of what may differ between the two databases: schema, migrations, the first data. */
const bothDatabasesTests = [
  'db/channel-names-migration.test.ts',
  'db/schema/schema-refusals.test.ts',
  'db/schema/schema.test.ts',
  'session/make-sign-in-link.test.ts',
  'session/secrets-in-logs.test.ts',
  'start/seed.test.ts',
].map((file) => `apps/server/src/${file}`)

const embeddedTests = [...embeddedOnlyTests, ...bothDatabasesTests]

/**
 * The server by its contract, on both databases.
 *
 * @type {readonly import('./run-checks.mjs').Check[]}
 */
export const serverChecks = [
  {
    name: 'Server on PostgreSQL',
    cores: 2,
    affectedBy: (changes) =>
      onTests(/^apps\/server\/.*\.test\.ts$/)(changes).filter(
        (file) => !embeddedOnlyTests.includes(file),
      ),
    run: (files) => {
      ensurePostgres()
      const excluded = embeddedOnlyTests.flatMap((file) => ['--exclude', file])
      return runVitest('postgres', ['--project', 'server*', ...excluded, ...files], {
        through: postgresCommand,
        skipCode: noPostgres,
      })
    },
  },
  {
    name: 'Server on the embedded database',
    cores: 2,
    affectedBy: (changes) =>
      onTests(/^apps\/server\/.*\.test\.ts$/)(changes).filter((file) =>
        embeddedTests.includes(file),
      ),
    run: (files) =>
      runVitest('embedded', [
        '--project',
        'server*',
        ...(files.length > 0 ? files : embeddedTests),
      ]),
  },
]
