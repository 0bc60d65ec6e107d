import { defineConfig } from 'vitest/config'

/**
 * Every kind of test is one project, so that `vitest --project domain` runs
 * only the rules. Pure rules run twice: once in UTC and once in a zone with
 * daylight saving, because civil dates must not notice the difference.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/{domain,api-client,planner-views,ui}/src/**/*.test.ts'],
          environment: 'node',
          env: { TZ: 'UTC' },
        },
      },
      {
        test: {
          name: 'rules-dst',
          include: ['packages/{domain,api-client,planner-views}/src/**/*.test.ts'],
          environment: 'node',
          env: { TZ: 'America/New_York' },
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
})
