import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { baselineCommands } from './scripts/baselines/browser-commands.ts'
import { chromiumOptions, installedChromium } from './scripts/browser.ts'
import { propertySettings, propertySetupFiles } from './vitest.config.ts'

/** Undefined means Playwright's own. */
const executablePath = installedChromium()

/** Whether stories are compared with their visual baselines, which only `npm test` does. */
const comparesPictures = process.env['COMPARE_PICTURES'] === 'yes'

/** A page of the tests' browser. */
const browser = {
  enabled: true,
  headless: true,
  testerHtmlPath: '.storybook/tester.html',
  screenshotFailures: false,
  provider: playwright({
    contextOptions: {
      // Large enough to show the viewport of the stories unscaled.
      viewport: { width: 1280, height: 960 },
      // Tests do not observe a half-finished animation.
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-US',
      timezoneId: 'UTC',
    },
    launchOptions: {
      ...chromiumOptions,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  }),
  commands: baselineCommands,
}

const browserTests = {
  // Only a hang reaches these limits, and those of single waits before.
  testTimeout: process.env['VITE_EMPTY_STORIES'] === 'yes' ? 2_000 : 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  // A project in a browser does not take the limit from above.
  maxWorkers: 2,
}

/** A browser for one project: Vitest writes the name of the project into the instance. */
const inChromium = () => ({ ...browser, instances: [{ browser: 'chromium' as const }] })

/**
 * Tests in a browser. They have a separate configuration, because finding all stories takes more
 * time than most tests in Node:
 *
 *   npx vitest run --config vitest.browser.config.ts --project storybook <file>
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // A dependency met late reloads the page in the middle of a run: all
        // sources are searched for them before the first story.
        optimizeDeps: {
          entries: ['.storybook/**/*.{ts,tsx}', '{packages,apps/web}/**/src/**/*.{ts,tsx}'],
        },
        test: {
          ...browserTests,
          name: 'storybook',
          browser: inChromium(),
          // Stories share one page in Storybook as well.
          isolate: false,
          // Vitest loads each of these files anew for every test file, but not what they import.
          setupFiles: ['.storybook/vitest.setup.ts'],
          provide: { comparesPictures },
        },
      },
      {
        // Random sequences of user actions, in a real page (docs/guides/models.md).
        optimizeDeps: { entries: ['{packages,apps/web}/**/src/**/*.model.test.tsx'] },
        test: {
          ...browserTests,
          name: 'models',
          browser: inChromium(),
          include: ['{packages,apps/web}/**/src/**/*.model.test.tsx'],
          setupFiles: [
            '.storybook/react-without-traces.ts',
            '.storybook/wait-limit.ts',
            ...propertySetupFiles,
            '@fontsource-variable/inter',
          ],
          provide: { propertySettings },
          isolate: false,
        },
      },
    ],
  },
})
