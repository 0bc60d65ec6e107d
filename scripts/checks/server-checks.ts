import path from 'node:path'
import process from 'node:process'
import { ensurePostgres } from '../debian-packages.ts'
import { rootFolder } from '../workspace.mjs'
import { onTests } from './affected-by.ts'
import { addOutcomes, runVitest } from './outcome.ts'
import type { Check } from './run-checks.ts'
import type { Outcome } from './outcome.ts'

const postgresCommand = [
  process.execPath,
  path.join(rootFolder, 'apps/server/scripts/with-postgres.mjs'),
]

/** The exit code of `with-postgres.mjs` on a machine that has no PostgreSQL and cannot install it. */
const NO_POSTGRES = 77

/**
 * Tests that open an embedded database, whether or not there is a PostgreSQL server: those of its
 * folder, its lock, its snapshots and a start of the product, and those of the schema and the first
 * data, which run on both. PostgreSQL runs all others.
 */
const embeddedTests = [
  'backup/backup.test.ts',
  'calendars/hostile-calendars.test.ts',
  'db/data-folder-lock.test.ts',
  'db/engine/supervised-engine.test.ts',
  'db/schema/schema-refusals.test.ts',
  'db/schema/schema.test.ts',
  'db/snapshots.test.ts',
  'invariants/durability.test.ts',
  'main.test.ts',
  'operations/full-disk.test.ts',
  'session/secrets-in-logs.test.ts',
  'start/seed.test.ts',
].map((file) => `apps/server/src/${file}`)

/** The server by its contract, on both databases in one run. */
export const serverChecks: readonly Check[] = [
  {
    name: 'Server',
    cores: 2,
    affectedBy: onTests(/^apps\/server\/.*\.test\.ts$/),
    run: (files) => serverTests('server', files),
  },
]

/**
 * Runs tests of the server on both databases; on the embedded one alone where there is no
 * PostgreSQL.
 *
 * @param files none means all
 */
export async function serverTests(
  report: string,
  files: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  ensurePostgres()
  const outcome = await runVitest(report, ['--project', 'server*', ...files], {
    through: postgresCommand,
    skipCode: NO_POSTGRES,
    env,
  })
  if (outcome.passed + outcome.failed > 0) return outcome
  return addOutcomes([
    outcome,
    await runVitest(report, ['--project', 'server*', ...embeddedTests], { env }),
  ])
}
