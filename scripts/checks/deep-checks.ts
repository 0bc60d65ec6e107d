import { checkAssembledServer } from '../assembled-server.ts'
import { ensureBuilt } from '../build.mjs'
import { checkDeepGuide, checkPackages } from '../packages.ts'
import { checkPages } from '../storybook/check-pages.ts'
import { checkVacuousPlays } from '../vacuous-plays.ts'
import { checkPlays } from '../storybook/check-plays.ts'
import { buildStorybook } from '../storybook/static-storybook.ts'
import { always, onFiles, onTests } from './affected-by.ts'
import { serverTests } from './server-checks.ts'
import { addOutcomes, runInBrowser, runInEngines, runVitest } from './outcome.ts'
import type { Check } from './run-checks.ts'
import type { Outcome } from './outcome.ts'

/** Checks that take too long to run for each change: `npm run test:deep`. */
export const deepChecks: readonly Check[] = [
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
    name: 'Server for containers',
    isDeep: true,
    affectedBy: onFiles(
      /^(Dockerfile|\.dockerignore|scripts\/(assemble|build)|apps\/server\/(package|reference|tsdown))/,
    ),
    run: async () => {
      await ensureBuilt()
      return checkAssembledServer()
    },
  },
  {
    name: 'Packages for other products',
    isDeep: true,
    fix: 'npm run pack -- --accept, when an entry point may be as large as it is now; npm run api -- --accept, when its declarations may be what they are now',
    affectedBy: onFiles(
      /^(\.changeset\/|examples\/|docs\/guides\/embedding|packages\/[^/]+\/(README\.md|api\/|package\.json|tsdown))/,
    ),
    run: checkPackages,
  },
  {
    name: 'Packages installed alone, and products of the guide',
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
    name: 'Plays of Storybook as designers open it',
    isDeep: true,
    cores: 2,
    // Both build into the same folder.
    after: ['Pages of Storybook in each theme'],
    affectedBy: onTests(/\.stories\.tsx$/),
    run: async () => checkPlays(await buildStorybook()),
  },
  {
    name: 'Stories in the dark and the high-contrast theme',
    isDeep: true,
    cores: 2,
    affectedBy: onTests(/\.stories\.tsx$/),
    run: async () => {
      const env = (theme: string) => ({ VITE_STORY_THEME: theme })
      return addOutcomes([
        await runInBrowser('stories-dark', 'storybook', [], {
          ...env('dark'),
          VITE_STRICT_MODE: 'yes',
        }),
        await runInBrowser('stories-high-contrast', 'storybook', [], env('high-contrast')),
      ])
    },
  },
  {
    name: 'Plays that prove something',
    isDeep: true,
    cores: 2,
    fix: 'expect what the component shows as well, or tag a story that draws none `no-component`',
    affectedBy: onTests(/\.stories\.tsx$/),
    run: checkVacuousPlays,
  },
  {
    name: 'Models and properties with the seed of the day',
    isDeep: true,
    cores: 2,
    affectedBy: always,
    run: runDeepProperties,
  },
]

/** Models twenty times as long, and properties, with sequences and cases that no run had before. */
async function runDeepProperties(): Promise<Outcome> {
  const env = { DEEP_TESTS: 'yes' }
  return addOutcomes([
    await runVitest('deep-rules', ['--project', 'rules*', '--project', 'web'], { env }),
    await runInBrowser('deep-models', 'models', [], env),
    await serverTests(
      'deep-server',
      ['invariants', 'calendars', 'backup', 'db'].map((folder) => `apps/server/src/${folder}`),
      env,
    ),
  ])
}
