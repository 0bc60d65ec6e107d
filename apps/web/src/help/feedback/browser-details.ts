/** Browser and operating system of the user. Each is empty if the user agent does not reveal it. */
export interface BrowserDetails {
  /** Name and main version, such as "Firefox 143". */
  readonly browser: string
  /** Operating system, with its version where browsers still reveal it. */
  readonly os: string
}

/**
 * Browsers by pattern of their user agent. A browser whose user agent also names another one comes
 * first.
 */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\bFirefox\/(\d+)/],
  ['Chrome', /\b(?:Headless)?Chrome\/(\d+)/],
  ['Safari', /\bVersion\/(\d+(?:\.\d+)?)[^)]*\bSafari\//],
]

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** Returns browser and system from a user agent (`navigator.userAgent`). */
export function browserDetailsOf(userAgent: string): BrowserDetails {
  const existing = browsers.flatMap(([name, pattern]) => {
    const version = pattern.exec(userAgent)?.[1]
    return version === undefined ? [] : [`${name} ${version}`]
  })
  // Browsers froze the version of the system in the user agent, so only the name is reliable.
  const system = systems.find(([, pattern]) => pattern.test(userAgent))
  return { browser: existing[0] ?? userAgent.slice(0, 512), os: system?.[0] ?? '' }
}
