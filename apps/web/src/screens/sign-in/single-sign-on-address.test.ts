import { expect, test, vi } from 'vitest'
import { isWebAddress, samlAddress, withReturnPath } from './single-sign-on-address'

test.each([
  ['https://id.northfield.example/start?domain=1', true],
  ['http://id.northfield.example', true],
  ['/api/saml/login?sso=northfield', true],
  ['javascript:alert(1)', false],
  [' JavaScript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['file:///etc/passwd', false],
])('%j is opened: %s', (url, isOpened) => {
  expect(isWebAddress(url)).toBe(isOpened)
})

test.each([
  ['https://plan.example/api/saml/login?sso=north', '/plans?a=1&b=2', '%2Fplans%3Fa%3D1%26b%3D2'],
  ['https://plan.example/api/saml/login?sso=north', null, null],
  ['https://id.north.example/start', '/plans', null],
])('%s leads back to %s', (redirectUrl, returnTo, relayState) => {
  vi.stubGlobal('location', { origin: 'https://plan.example' })
  const expected = relayState === null ? redirectUrl : `${redirectUrl}&relayState=${relayState}`
  expect(withReturnPath(redirectUrl, returnTo)).toBe(expected)
  vi.unstubAllGlobals()
})

test('a connection and a place are written so that neither can add to the address', () => {
  expect(samlAddress('north&field', null)).toBe('/api/saml/login?sso=north%26field')
  expect(samlAddress('northfield', '/plans?a=1&b=2')).toBe(
    '/api/saml/login?sso=northfield&relayState=%2Fplans%3Fa%3D1%26b%3D2',
  )
})
