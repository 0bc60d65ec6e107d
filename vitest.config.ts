import type { PropertySettings } from '@throughline/test-support/property-tests'
import { defineConfig } from 'vitest/config'
import { ensureContract } from './scripts/contract.mjs'

// Tests of the server read it.
ensureContract()

/** Seeds of property tests, and how to repeat one that fails. */
export const propertySetupFiles = ['packages/test-support/src/property-tests/configure.ts']

/** Environment variables of property tests. Tests in a browser have no environment. */
export const propertySettings: PropertySettings = {
  seed: process.env['PROPERTY_SEED'],
  path: process.env['PROPERTY_PATH'],
  isDeep: process.env['DEEP_TESTS'] === 'yes',
}

/** Tests of code that makes dates. */
const dateRules = [
  // Its library is as slow in every zone.
  'packages/{domain,api-client}/src/**/!(*-equal-library).test.ts',
  'packages/planner-views/src/*/**/*.test.ts',
  'packages/ui/src/components/{Date,Time,Period}*/*.test.ts',
  'packages/ui/src/internal/{date,time}-entry/*.test.ts',
]

/** Tests of code that reads the clock of a zone, or makes dates from instants. */
const clockRules = [
  'packages/domain/src/{calendar-*,layout,rule-texts,tactics,zone-clock}/*.test.ts',
  'packages/domain/src/recurrence/!(*-equal-library).test.ts',
  'packages/planner-views/src/{host-input,RecurrenceDialog}/**/*.test.ts',
  'packages/ui/src/components/{Date,Time,Period}*/*.test.ts',
  'packages/ui/src/internal/{date,time}-entry/*.test.ts',
]

/** Tests share the modules that they load: loading them takes longer than the tests. */
const pureTests = {
  environment: 'node' as const,
  // Only a hang reaches these limits. A busy machine exceeds the defaults of 5 s and 1 s.
  testTimeout: 120_000,
  expect: { poll: { timeout: 60_000, interval: 20 } },
  setupFiles: propertySetupFiles,
  provide: { propertySettings },
  isolate: false,
}

/** Only a hang reaches these limits: no test of the server depends on time. */
const serverTests = {
  environment: 'node' as const,
  setupFiles: propertySetupFiles,
  provide: { propertySettings },
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 300_000, interval: 20 } },
  // Compiles the embedded database half as long. Its statements are few.
  execArgv: ['--liftoff-only'],
}

/** Rules by the clocks of a zone. */
function rulesIn(zone: string, name: string, include: string[]) {
  return { test: { ...pureTests, name, include, env: { TZ: zone } } }
}

/**
 * Tests in Node. Every kind is one project, so that `vitest --project rules` runs only the rules.
 * Rules run in UTC. Rules about dates also run in a zone with daylight saving. Rules that read a
 * clock also run in zones where clocks change at midnight, and where it is already tomorrow. Tests
 * in a browser are in `vitest.browser.config.ts`.
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
      rulesIn('America/New_York', 'rules-dst', dateRules),
      rulesIn('Africa/Cairo', 'rules-cairo', clockRules),
      rulesIn('Pacific/Kiritimati', 'rules-kiritimati', clockRules),
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
    ],
  },
})
