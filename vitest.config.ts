import { existsSync } from 'node:fs'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import type { PropertySettings } from '@throughline/test-support/property-tests'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { baselineCommands } from './scripts/baselines/browser-commands.mjs'

/** A named Chromium, else the system's, else (undefined) Playwright's own. */
const chromiumPath =
  process.env['CHROMIUM_PATH'] ??
  (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined)

/** Headless in a container, and quiet on the network. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** Whether stories are compared with their visual baselines, which only `npm test` does. */
const comparesPictures = process.env['COMPARE_PICTURES'] === 'yes'

/** Seeds of property tests, and how to repeat one that fails. */
const setupFiles = ['packages/test-support/src/property-tests/configure.ts']

/** What the environment asks of property tests; those in a browser have no environment. */
const propertySettings: PropertySettings = {
  seed: process.env['PROPERTY_SEED'],
  path: process.env['PROPERTY_PATH'],
  isDeep: process.env['DEEP_TESTS'] === 'yes',
}

/** A page of the tests' browser. */
const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    contextOptions: {
      // Large enough to show the viewport of the stories unscaled.
      viewport: { width: 1280, height: 960 },
      // Nothing is judged half-way through an animation.
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-US',
      timezoneId: 'UTC',
    },
    launchOptions: {
      args: chromiumFlags,
      ...(chromiumPath ? { executablePath: chromiumPath } : null),
    },
  }),
  commands: baselineCommands,
  instances: [{ browser: 'chromium' as const }],
}

const browserTests = {
  // What a test in a browser proves does not depend on how busy the machine is.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // A project in a browser does not take the limit from above.
  maxWorkers: 2,
  browser,
}

/** Everything that could touch a date. */
const allRules = [
  'packages/{domain,api-client,planner-views}/src/**/*.test.ts',
  'packages/ui/src/components/{Date,Time,Period}*/*.test.ts',
  'packages/ui/src/internal/{date,time}-entry/*.test.ts',
]

/** What is made of dates. */
const dateRules = [
  'packages/domain/src/{calendar-*,layout,recurrence,tactics,zone-clock}/*.test.ts',
  'packages/planner-views/src/**/*.test.ts',
  'packages/ui/src/components/{Date,Time,Period}*/*.test.ts',
  'packages/ui/src/internal/{date,time}-entry/*.test.ts',
]

/** Tests share the modules that they load: loading them takes longer than the tests. */
const pureTests = {
  environment: 'node' as const,
  setupFiles,
  provide: { propertySettings },
  isolate: false,
}

const serverTests = {
  environment: 'node' as const,
  setupFiles,
  provide: { propertySettings },
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

/** Rules by the clocks of a zone. */
function rulesIn(zone: string, name: string, include: string[]) {
  return { test: { ...pureTests, name, include, env: { TZ: zone } } }
}

/**
 * Every kind of test is one project, so that `vitest --project rules` runs
 * only the rules. Pure rules run in UTC and in a zone with daylight saving; those
 * about dates also where clocks change at midnight and where it is tomorrow
 * already, because civil dates must not notice the difference.
 */
export default defineConfig({
  test: {
    // Left alone, Vitest keeps one core for itself, and on two that is half of them.
    maxWorkers: 2,
    projects: [
      rulesIn('UTC', 'rules', [
        'packages/{domain,api-client,elements,planner-views,ui,test-support}/src/**/*.test.ts',
        '.storybook/**/*.test.ts',
        'scripts/**/*.test.ts',
      ]),
      rulesIn('America/New_York', 'rules-dst', allRules),
      rulesIn('Africa/Cairo', 'rules-cairo', dateRules),
      rulesIn('Pacific/Kiritimati', 'rules-kiritimati', dateRules),
      {
        test: {
          ...serverTests,
          name: 'server',
          include: ['apps/server/src/**/!(*.isolated).test.ts'],
          // Each file makes its own server and database.
          isolate: false,
        },
      },
      {
        // Tests that replace a module.
        test: {
          ...serverTests,
          name: 'server-isolated',
          include: ['apps/server/src/**/*.isolated.test.ts'],
        },
      },
      { test: { ...pureTests, name: 'web', include: ['apps/web/src/**/*.test.ts'] } },
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
          // Vitest writes the name of the project into the instance.
          browser: { ...browser, instances: [{ browser: 'chromium' }] },
          // Stories share one page in Storybook as well.
          isolate: false,
          setupFiles: ['.storybook/vitest.setup.ts'],
          provide: { comparesPictures },
        },
      },
      {
        // Random sequences of what people do, in a real page (docs/guides/models.md).
        optimizeDeps: { entries: ['{packages,apps/web}/**/src/**/*.model.test.tsx'] },
        test: {
          ...browserTests,
          name: 'models',
          include: ['{packages,apps/web}/**/src/**/*.model.test.tsx'],
          setupFiles: [...setupFiles, '@fontsource-variable/inter'],
          provide: { propertySettings },
          isolate: false,
        },
      },
    ],
  },
})
