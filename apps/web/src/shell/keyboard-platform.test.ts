import { afterEach, expect, test, vi } from 'vitest'
import { keyboardPlatform } from './keyboard-platform'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15'],
  ['other', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0'],
  ['other', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'],
] as const)('shows the keys of the platform “%s” in %s', (platform, userAgent) => {
  vi.stubGlobal('navigator', { userAgent })
  expect(keyboardPlatform()).toBe(platform)
})
