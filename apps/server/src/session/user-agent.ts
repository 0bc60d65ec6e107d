/** Names of a browser and its operating system; null for an unknown one. */
export interface BrowserWords {
  readonly browser: string | null
  readonly os: string | null
}

/** Longer than every real one. The rest is ignored. */
const MAX_LENGTH = 1000

// Most browsers also name others, so the order matters: the special ones come first.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/**
 * Names the browser and the operating system of a `User-Agent` header, so that a user recognizes
 * where they are signed in. It returns only names from these tables, for any header.
 */
export function browserWordsOf(userAgent: string | undefined): BrowserWords {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH)
  const wordOf = (table: typeof browsers) => table.find(([pattern]) => pattern.test(text))?.[1]
  return { browser: wordOf(browsers) ?? null, os: wordOf(systems) ?? null }
}
