import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

const installedPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Headless in a container, and quiet on the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/**
 * Finds a Chromium for the tests: `CHROMIUM_PATH`, an installed one, the one
 * that Playwright keeps, or else Debian's package, which is installed.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {Error} that says what to do when there is none to be had
 */
export async function ensureChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && existsSync(named)) return named
  const installed = installedPlaces.find((place) => existsSync(place))
  if (installed !== undefined) return installed
  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  if (process.platform === 'linux' && installDebianPackage()) return '/usr/bin/chromium'
  throw new Error(
    'No Chromium for the browser tests: install one (for example with `npx playwright install chromium`) or name it in CHROMIUM_PATH.',
  )
}

function installDebianPackage() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', '-qq', ...args]
    const result = spawnSync(command, rest, { env: quiet, stdio: 'ignore' })
    if (result.status !== 0) return false
  }
  return existsSync('/usr/bin/chromium')
}
