import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const executablePath =
  process.env['CHROMIUM_PATH'] ?? installed.find((place) => existsSync(place)) ?? undefined

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // Chromium keeps a spare process for pages of another site, which no journey opens.
  '--disable-features=SpareRendererForSitePerProcess',
]

/**
 * Journeys run against the built product only. Each worker starts a separate server with a separate
 * database, so that journeys never see each other's plans. The tests in `engines` cover differences
 * between browsers, and run in Firefox and WebKit only.
 */
export default defineConfig({
  globalSetup: './global-setup.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // These limits only stop tests that hang, on the slowest machine. `bench` measures response
  // times.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  outputDir: 'test-results',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // CONTRIBUTING.md says how to record one.
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      testDir: 'journeys',
      use: {
        browserName: 'chromium',
        // Frames of animations cost a tenth of the processor time. The engines' tests show them.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          ...(executablePath === undefined ? {} : { executablePath }),
          args: chromiumFlags,
          // Scrollbars take space, as on Windows and Linux. Playwright hides them.
          ignoreDefaultArgs: ['--hide-scrollbars'],
        },
      },
    },
    {
      name: 'firefox',
      testMatch: ['journeys/**/*.spec.ts', 'engines/**/*.spec.ts'],
      use: {
        browserName: 'firefox',
        // The stock Firefox of the machine over WebDriver BiDi; Playwright's own is a download.
        launchOptions: {
          channel: 'moz-firefox',
          executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
        },
      },
    },
    {
      name: 'webkit',
      testMatch: ['journeys/**/*.spec.ts', 'engines/**/*.spec.ts'],
      // WebDriver does not support the actions of these journeys here. They delay answers, send
      // requests, cut the connection, watch the policy, set the clock, look into frames, read
      // downloads, open tabs or press the right button.
      testIgnore: [
        'journeys/come-back.spec.ts',
        'journeys/crash-and-maintenance.spec.ts',
        'journeys/excel-and-back.spec.ts',
        'journeys/performance-frame.spec.ts',
        'journeys/reload.spec.ts',
        'journeys/several-tabs.spec.ts',
        'journeys/style-policy.spec.ts',
        'journeys/weak-connection.spec.ts',
        'journeys/complete-item.spec.ts',
      ],
      use: { browserName: 'webkit' },
    },
  ],
})
