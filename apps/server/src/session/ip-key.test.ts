import { describe, expect, it } from 'vitest'
import { ipKeyOf } from './ip-key'

const SECRET = 'a secret of a test, long enough to sign with'
const keyOf = (ipAddress: string) => ipKeyOf(SECRET, ipAddress)

describe('the IP address of a request', () => {
  it.each([
    ['addresses of one IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2:ffff:eeee:dddd:cccc'],
    ['an IPv6 address and its long form', '2001:db8::1', '2001:0DB8:0:0:0:0:0:2'],
    ['an IPv4 address in the form of IPv6', '::ffff:192.0.2.7', '192.0.2.7'],
    ['a local address by whichever cable', 'fe80::1%eth0', 'fe80::2%eth1'],
  ])('is the same for %s', (_sentence, one, other) => {
    expect(keyOf(one)).toBe(keyOf(other))
  })

  it.each([
    ['IPv6 networks', '2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['IPv4 addresses', '192.0.2.7', '192.0.2.8'],
    ['IPv4 addresses in the form of IPv6', '::ffff:192.0.2.7', '::ffff:192.0.2.8'],
  ])('differs between two %s', (_sentence, one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other))
  })

  it('does not stand in the key', () => {
    expect(keyOf('192.0.2.7')).toMatch(/^[\w-]{22}$/)
  })
})
