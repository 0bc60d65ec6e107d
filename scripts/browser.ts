import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { installDebianPackages } from './debian-packages.ts'

/** Debian's package of a Chromium without a window, which needs less processor time. */
const HEADLESS_PACKAGE = 'chromium-headless-shell'

const installedPlaces = [
  `/usr/bin/${HEADLESS_PACKAGE}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Headless in a container, quiet on the network, and with one way to draw text. */
export const chromiumOptions = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    // Chromium keeps a spare process for pages of another site, which no test opens.
    '--disable-features=SpareRendererForSitePerProcess',
    // A Chromium with a window takes this from the settings of the system.
    '--font-render-hinting=slight',
  ],
  // Scrollbars take space, as on Windows and Linux. Playwright hides them.
  ignoreDefaultArgs: ['--hide-scrollbars'],
}

/** Returns the path of `CHROMIUM_PATH` or of an installed Chromium; undefined if there is none. */
export function installedChromium() {
  return [process.env['CHROMIUM_PATH'], ...installedPlaces].find(
    (place) => place !== undefined && existsSync(place),
  )
}

/**
 * Finds a Chromium for the tests: `CHROMIUM_PATH`, an installed one, or Playwright's own. If there
 * is none, it installs Debian's package.
 *
 * @returns path of the executable
 * @throws {Error} with instructions if no Chromium is available
 */
export async function ensureChromium(): Promise<string> {
  const installed = installedChromium()
  if (installed !== undefined) return installed
  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  if (installDebianPackages([HEADLESS_PACKAGE])) {
    const added = installedChromium()
    if (added !== undefined) return added
  }
  throw new Error(
    'No Chromium for the browser tests: install one (for example with `npx playwright install chromium`) or name it in CHROMIUM_PATH.',
  )
}

/** Starts the Chromium of the tests. */
export async function launchChromium() {
  const { chromium } = await import('playwright')
  return chromium.launch({ executablePath: await ensureChromium(), ...chromiumOptions })
}

/**
 * Finds Firefox, and WebKitGTK with its driver and a virtual screen. If one is missing, it installs
 * Debian's packages.
 *
 * @returns why the engines cannot be tried on this machine
 */
export function missingEngines(): string | undefined {
  if (process.platform !== 'linux') {
    return 'Firefox and WebKit are tried on Linux only, where Debian packages their drivers.'
  }
  const missing = () => enginePackages.filter(({ isThere }) => !isThere()).map(({ name }) => name)
  const target = missing()
  if (target.length > 0) installDebianPackages(target)
  const left = missing()
  return left.length === 0
    ? undefined
    : `Firefox and WebKit were not tried: install ${left.join(', ')} (Debian's packages, as root).`
}

const LIBRARIES = '/usr/lib'

const enginePackages = [
  {
    name: 'firefox-esr',
    isThere: () => existsSync(process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'),
  },
  {
    name: 'webkit2gtk-driver',
    isThere: () =>
      existsSync('/usr/bin/WebKitWebDriver') &&
      readdirSync(LIBRARIES).some((folder) =>
        existsSync(path.join(LIBRARIES, folder, 'webkit2gtk-4.1/MiniBrowser')),
      ),
  },
  { name: 'xvfb', isThere: () => existsSync('/usr/bin/Xvfb') },
]
