import path from 'node:path'
import process from 'node:process'
import { checkAssembledServer } from '../assembled-server.mjs'
import { ensureChromium, missingEngines } from '../browser.mjs'
import { ensureBuilt } from '../build.mjs'
import { checkBundleSize } from '../bundle-size.mjs'
import { checkHydration } from '../kit/hydration.mjs'
import { checkFaults } from '../mutate/check-faults.mjs'
import { checkDeepGuide, checkPackages } from '../packages.mjs'
import { ensurePostgres } from '../postgres.mjs'
import { runStories } from '../baselines.mjs'
import { buildStorybook } from '../storybook.mjs'
import { checkPages } from '../storybook/check-pages.mjs'
import { projects, typecheckAll } from '../typecheck.mjs'
import { commandPath, rootFolder } from '../workspace.mjs'
import { always, onFiles, onModules, onShippedModules, onTests } from './affected-by.mjs'
import { graphFolders } from './changes.mjs'
import { addOutcomes, runCommand, runJourneys, runVitest } from './outcome.mjs'
import { checkStoryThemes } from './story-themes.mjs'

/**
 * @typedef {import('./run-checks.mjs').Check} Check
 * @typedef {import('./outcome.mjs').Outcome} Outcome
 */

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

/** A formatter or linter that reads no file has nothing to complain about. */
const readsNoFile = (/** @type {string} */ output) =>
  / on 0 files/.test(output) ? `${output}It read no file at all.` : undefined

/**
 * Journeys in Firefox and WebKit, where the machine has them or can install them.
 *
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
async function runInEngines(name, args) {
  const reason = missingEngines()
  if (reason !== undefined) return { passed: 0, failed: 0, skipped: 1, output: reason }
  return runJourneys(name, ['--project=firefox', '--project=webkit', ...args])
}

/** @returns {Promise<Outcome>} */
async function checkTypes() {
  return addOutcomes(
    (await typecheckAll()).map(({ code, output }) =>
      code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output },
    ),
  )
}

/**
 * Everything that must hold, in the order in which checks start. Checks of one core
 * stand between larger ones, to run beside each other.
 *
 * @type {readonly Check[]}
 */
export const checks = [
  {
    name: 'Format',
    fix: 'npm run format',
    affectedBy: always,
    run: () => runCommand(commandPath('oxfmt'), ['--check'], readsNoFile),
  },
  {
    name: 'Contract',
    fix: 'npx redocly lint openapi.yaml',
    affectedBy: onFiles(/^(openapi|redocly)\.yaml$/),
    run: () => runCommand(commandPath('redocly'), ['lint', 'openapi.yaml']),
  },
  {
    name: 'Lint',
    fix: 'npm run lint',
    cores: 2,
    affectedBy: always,
    run: () => runCommand(commandPath('oxlint'), ['--type-aware', '--deny-warnings'], readsNoFile),
  },
  {
    name: 'Generated code',
    fix: 'npm run generate',
    affectedBy: onFiles(/^(openapi\.yaml|packages\/api-client\/|scripts\/generate\.mjs)/),
    run: () => runCommand(process.execPath, ['scripts/generate.mjs', '--check']),
  },
  {
    name: 'Import boundaries',
    fix: `npx depcruise --config .dependency-cruiser.mjs ${graphFolders.join(' ')}`,
    affectedBy: onModules,
    run: () =>
      runCommand(commandPath('depcruise'), [
        '--config',
        '.dependency-cruiser.mjs',
        ...graphFolders,
      ]),
  },
  {
    name: 'Faults that can be tried',
    fix: 'write the fault in scripts/mutate/faults anew, or remove it with its rule',
    affectedBy: always,
    run: checkFaults,
  },
  {
    name: 'Dead code',
    fix: 'npx knip',
    affectedBy: (changes) => onModules(changes) || onFiles(/package\.json$/)(changes),
    run: () => runCommand(commandPath('knip'), ['--no-progress']),
  },
  {
    name: 'Types',
    fix: 'npm run typecheck',
    cores: Math.min(2, projects.length),
    affectedBy: onModules,
    run: checkTypes,
  },
  {
    name: 'Rules',
    cores: 2,
    affectedBy: onTests(/^(packages|apps\/web|scripts)\/.*\.test\.ts$/),
    // In each of the time zones that the rules are run in.
    run: (files) => runVitest('rules', ['--project', 'rules*', '--project', 'web', ...files]),
  },
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
  {
    name: 'Stories and visual baselines',
    fix: 'npm run baselines, when the new pictures are the ones that you want',
    cores: 2,
    affectedBy: onTests(/\.stories\.tsx$/),
    run: runStories,
  },
  {
    name: 'Build',
    fix: 'npm start',
    cores: 2,
    affectedBy: onShippedModules,
    run: async () => {
      await ensureBuilt()
      return { passed: 1, failed: 0 }
    },
  },
  {
    name: 'First screen size',
    after: ['Build'],
    affectedBy: onShippedModules,
    run: checkBundleSize,
  },
  {
    name: 'Server for containers',
    after: ['Build'],
    affectedBy: onFiles(
      /^(Dockerfile|\.dockerignore|scripts\/(assemble|build)|apps\/server\/(package|tsdown))/,
    ),
    run: checkAssembledServer,
  },
  {
    name: 'Journeys',
    cores: 2,
    after: ['Build'],
    affectedBy: onFiles(/^e2e\/(?!engines\/)/),
    run: async () =>
      runJourneys('journeys', ['--project=chromium'], { CHROMIUM_PATH: await ensureChromium() }),
  },
  {
    name: 'Packages for other products',
    fix: 'npm run pack -- --accept, when an entry point may be as large as it is now; npm run api -- --accept, when its declarations may be what they are now',
    affectedBy: onFiles(
      /^(\.changeset\/|examples\/|docs\/guides\/embedding|packages\/[^/]+\/(README\.md|api\/|package\.json|tsdown))/,
    ),
    run: checkPackages,
  },
  {
    name: 'Markup of servers',
    cores: 2,
    affectedBy: onFiles(/^packages\/(ui|planner-views|domain)\//),
    run: checkHydration,
  },
  {
    name: 'A walk in Firefox and WebKit',
    after: ['Build'],
    affectedBy: onFiles(/^e2e\/engines\//),
    run: () => runInEngines('engines-smoke', ['--grep=@smoke']),
  },
  {
    name: 'Every journey and surface in Firefox and WebKit',
    isDeep: true,
    affectedBy: always,
    run: async () => {
      await ensureBuilt()
      return runInEngines('engines', ['--grep-invert=@smoke'])
    },
  },
  {
    name: 'Products of the guide in Next.js, Vue, Svelte and with each React',
    isDeep: true,
    cores: 2,
    // Both pack into the same folder.
    after: ['Packages for other products'],
    affectedBy: onFiles(/^(docs\/guides\/embedding|packages\/[^/]+\/(package\.json|tsdown))/),
    run: checkDeepGuide,
  },
  {
    name: 'Pages of Storybook in each theme',
    isDeep: true,
    cores: 2,
    affectedBy: onTests(/\.stories\.tsx$/),
    run: async () => checkPages(await buildStorybook(), ['light', 'dark', 'high-contrast']),
  },
  {
    name: 'Stories in the dark and the high-contrast theme',
    isDeep: true,
    cores: 2,
    affectedBy: onTests(/\.stories\.tsx$/),
    run: () => checkStoryThemes(['dark', 'high-contrast']),
  },
  {
    name: 'Slow properties',
    isDeep: true,
    cores: 2,
    affectedBy: always,
    run: () =>
      runVitest('properties', ['--project', 'rules*', 'packages/domain/src/recurrence'], {
        env: { DEEP_TESTS: 'yes' },
      }),
  },
  {
    name: 'Static Storybook',
    fix: 'npm run build-storybook',
    cores: 2,
    affectedBy: onTests(/\.stories\.tsx$/),
    run: async () => {
      await buildStorybook()
      return { passed: 1, failed: 0 }
    },
  },
]
