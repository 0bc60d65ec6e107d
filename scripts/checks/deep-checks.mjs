import { ensureBuilt } from '../build.mjs'
import { checkDeepGuide } from '../packages.mjs'
import { buildStorybook } from '../storybook.mjs'
import { checkPages } from '../storybook/check-pages.mjs'
import { checkPlays } from '../storybook/check-plays.mjs'
import { always, onFiles, onTests } from './affected-by.mjs'
import { runInEngines, runVitest } from './outcome.mjs'
import { checkStoryThemes } from './story-themes.mjs'

/**
 * What takes too long for each change: `npm run test:deep`.
 *
 * @type {readonly import('./run-checks.mjs').Check[]}
 */
export const deepChecks = [
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
    affectedBy: onTests(/\.stories\.tsx$/),
    run: async () => checkPlays(await buildStorybook()),
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
]
