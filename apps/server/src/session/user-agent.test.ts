import { describe, expect, it } from 'vitest'
import { browserWordsOf } from './user-agent'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('a browser in words', () => {
  it.each([
    [
      'Chrome',
      'Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
    ],
    [
      'Edge',
      'Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    ],
    [
      'Opera',
      'macOS',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/124.0.0.0 Safari/537.36 OPR/110.0.0.0`,
    ],
    [
      'Safari',
      'macOS',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    ],
    ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
    [
      'Chrome',
      'ChromeOS',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
    ],
    [
      'Safari',
      'iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    ],
    [
      'Samsung Internet',
      'Android',
      `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    ],
    [null, null, 'curl/8.5.0'],
    [null, null, ''],
  ])('is %s on %s', (browser, os, userAgent) => {
    expect(browserWordsOf(userAgent)).toEqual({ browser, os })
  })

  it('is never text that somebody sent, and is found in time that they cannot stretch', () => {
    expect(browserWordsOf(undefined)).toEqual({ browser: null, os: null })
    expect(browserWordsOf('<img src=x onerror=alert(1)> Windows NT Firefox/')).toEqual({
      browser: 'Firefox',
      os: 'Windows',
    })
    const started = performance.now()
    browserWordsOf(`Version/${'1.'.repeat(500_000)} Mobile/`)
    // Milliseconds, unless the time grows with the square of the length: then it takes minutes.
    expect(performance.now() - started).toBeLessThan(20_000)
  })
})
