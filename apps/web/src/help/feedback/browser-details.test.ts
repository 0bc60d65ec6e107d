import { expect, it } from 'vitest'
import { browserDetailsOf } from './browser-details'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

it.each([
  ['Chrome on Windows', `${WINDOWS} ${CHROME}`, 'Chrome 150', 'Windows'],
  [
    'Edge, which calls itself Chrome too',
    `${WINDOWS} ${CHROME} Edg/150.0.0.0`,
    'Edge 150',
    'Windows',
  ],
  ['Opera likewise', `${WINDOWS} ${CHROME} OPR/121.0.0.0`, 'Opera 121', 'Windows'],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Firefox 143',
    'Linux',
  ],
  [
    'Safari by its own version, not by that of its engine',
    `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`,
    'Safari 26.1',
    'macOS',
  ],
  [
    'ChromeOS, which calls itself Linux nowhere',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME}`,
    'Chrome 150',
    'ChromeOS',
  ],
  [
    'Chrome without a window, which names itself otherwise',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36',
    'Chrome 156',
    'Linux',
  ],
  ['the text itself for an unknown one', 'curl/8.9', 'curl/8.9', ''],
])('says %s', (_sentence, userAgent, browser, os) => {
  expect(browserDetailsOf(userAgent)).toEqual({ browser, os })
})

it('sends no more of an unknown one than the server takes', () => {
  expect(browserDetailsOf('x'.repeat(2000)).browser).toHaveLength(512)
})
