import process from 'node:process'
import { ensureChromium } from '../browser.ts'
import { ensureBuilt } from '../build.mjs'
import { checkBundleSize } from '../bundle-size.ts'
import { checkHydration } from '../kit/hydration.ts'
import { checkFaults } from '../mutate/check-faults.ts'
import { checkDeclarations } from '../packages.ts'
import { runStories } from '../baselines.ts'
import { commandPath } from '../workspace.mjs'
import { always, onFiles, onModules, onShippedModules, onTests } from './affected-by.ts'
import { graphFolders } from './changes.ts'
import { deepChecks } from './deep-checks.ts'
import { runCommand, runInBrowser, runInEngines, runJourneys, runVitest } from './outcome.ts'
import { serverChecks } from './server-checks.ts'
import type { Check } from './run-checks.ts'

/** A formatter or linter that reads no file has nothing to complain about. */
const readsNoFile = (output: string) =>
  / on 0 files/.test(output) ? `${output}It read no file at all.` : undefined

/**
 * All checks of the repository, in the order in which they start. Checks of one core are between
 * larger ones, so that they run at the same time.
 */
export const checks: readonly Check[] = [
  {
    name: 'Format',
    fix: 'npm run format',
    affectedBy: always,
    run: () => runCommand(commandPath('oxfmt'), ['--check'], readsNoFile),
  },
  {
    name: 'Contract',
    fix: 'npx redocly lint openapi.yaml',
    affectedBy: onFiles(/^(openapi[./]|redocly\.yaml$)/),
    run: () => runCommand(commandPath('redocly'), ['lint', 'openapi.yaml']),
  },
  {
    name: 'Lint and types',
    fix: 'npm run lint',
    cores: 2,
    affectedBy: always,
    run: () => runCommand(commandPath('oxlint'), [], readsNoFile),
  },
  {
    name: 'Generated code',
    fix: 'npm run generate',
    affectedBy: onFiles(/^(openapi[./]|packages\/api-client\/|scripts\/generate\.mjs)/),
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
    name: 'Rules',
    cores: 2,
    affectedBy: onTests(/^(packages|apps\/web|scripts)\/.*\.test\.ts$/),
    // In each of the time zones that the rules are run in.
    run: (files) => runVitest('rules', ['--project', 'rules*', '--project', 'web', ...files]),
  },
  ...serverChecks,
  {
    name: 'Models of views and forms',
    cores: 2,
    affectedBy: onTests(/\.model\.test\.tsx$/),
    run: (files) => runInBrowser('models', 'models', files),
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
    name: 'Journeys',
    cores: 2,
    after: ['Build'],
    affectedBy: onFiles(/^e2e\/(?!engines\/)/),
    run: async () =>
      runJourneys('journeys', ['--project=chromium'], { CHROMIUM_PATH: await ensureChromium() }),
  },
  {
    name: 'Declarations of packages',
    fix: 'npm run api -- --accept, when the declarations may be what they are now',
    affectedBy: onFiles(
      /^(\.changeset\/|packages\/(domain|ui|planner-views|elements|api-client)\/)/,
    ),
    run: checkDeclarations,
  },
  {
    name: 'Markup of servers',
    cores: 2,
    affectedBy: onFiles(/^packages\/(ui|planner-views|domain)\//),
    run: checkHydration,
  },
  {
    name: 'A walk in Firefox and WebKit',
    // It starts from the demonstration that they have made.
    after: ['Build', 'Journeys'],
    affectedBy: onFiles(/^e2e\/engines\//),
    run: () => runInEngines('engines-smoke', ['--grep=@smoke']),
  },
  ...deepChecks,
]
