import { ensureChromium } from '../browser.mjs'
import { addOutcomes, runVitest } from './outcome.mjs'

/**
 * Runs the play functions and the accessibility checks of all stories in each theme, without
 * their pictures. `npm test` runs them in the light theme.
 *
 * @param {readonly ('dark' | 'high-contrast')[]} themes
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function checkStoryThemes(themes) {
  const CHROMIUM_PATH = await ensureChromium()
  const outcomes = []
  for (const theme of themes) {
    outcomes.push(
      await runVitest(
        `stories-${theme}`,
        ['--config', 'vitest.browser.config.ts', '--project', 'storybook'],
        {
          env: { CHROMIUM_PATH, VITE_STORY_THEME: theme },
        },
      ),
    )
  }
  return addOutcomes(outcomes)
}
