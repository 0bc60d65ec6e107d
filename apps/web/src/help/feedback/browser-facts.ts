/** Which browser a person uses, and on what. Each is empty where that cannot be told. */
export interface BrowserFacts {
  /** Name and main version, such as "Firefox 143". */
  readonly browser: string
  /** Operating system, with its version where browsers still tell it. */
  readonly os: string
}

/** Browsers by what they call themselves; those that also name another one come first. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\bFirefox\/(\d+)/],
  ['Chrome', /\b(?:Headless)?Chrome\/(\d+)/],
  ['Safari', /\bVersion\/(\d+(?:\.\d+)?)[^)]*\bSafari\//],
]

const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** Reads browser and system out of what a browser calls itself (`navigator.userAgent`). */
export function browserFactsOf(userAgent: string): BrowserFacts {
  const known = BROWSERS.flatMap(([name, pattern]) => {
    const version = pattern.exec(userAgent)?.[1]
    return version === undefined ? [] : [`${name} ${version}`]
  })
  // Browsers froze the versions of systems, so that only the name is true.
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))
  return { browser: known[0] ?? userAgent.slice(0, 512), os: system?.[0] ?? '' }
}
