import { describe, expect, it } from 'vitest'
import { fetchableUrl, isPublicIpAddress } from './calendar-url'

const publicOnly = { arePrivateIpAddressesAllowed: false }

describe('a URL that a person typed', () => {
  it.each([
    [
      'stays as it is',
      'https://calendars.example/a.ics?key=1',
      'https://calendars.example/a.ics?key=1',
    ],
    ['loses its fragment', 'http://calendars.example/a.ics#b', 'http://calendars.example/a.ics'],
    [
      'of webcal is fetched over TLS',
      'webcal://calendars.example/a',
      'https://calendars.example/a',
    ],
    [
      'of webcal is not, on a port that is none of TLS',
      'WEBCAL://c.example:8080/a',
      'http://c.example:8080/a',
    ],
    [
      'of webcals is fetched over TLS, on any port',
      'webcals://c.example:8080/a',
      'https://c.example:8080/a',
    ],
    [
      'in capitals is the same in small letters, but for its path',
      'HTTPS://Example.COM:443/Cal.ics',
      'https://example.com/Cal.ics',
    ],
    ['of WebCal in capitals too', 'WebCalS://Example.COM/a', 'https://example.com/a'],
    ['may be a public number', 'http://93.184.215.14/a', 'http://93.184.215.14/a'],
  ])('%s', (_sentence, typed, fetched) => {
    expect(fetchableUrl(typed, publicOnly)?.href).toBe(fetched)
  })

  it.each([
    ['of another scheme', 'file:///etc/passwd'],
    ['of another scheme with a host', 'gopher://calendars.example/'],
    ['with a name', 'https://me@calendars.example/'],
    ['with a password', 'webcal://me:word@calendars.example/'],
    ['with a port of something else', 'http://calendars.example:22/'],
    ['of the own machine', 'http://127.0.0.1/'],
    ['of the own machine as webcal', 'webcal://127.0.0.1/'],
    ['of the own machine as webcals', 'WEBCALS://LOCALHOST.:80@127.0.0.1/'],
    ['of the own machine as a number in webcals', 'webcals://2130706433/'],
    ['of the own machine as one number', 'http://2130706433/'],
    ['of the own machine as one number in webcal', 'webcal://2130706433/'],
    ['of the own machine in octal', 'http://0177.0.0.1/'],
    ['of the own machine in hexadecimal', 'http://0x7f.1/'],
    ['of the own machine in short', 'http://127.1/'],
    ['of the own machine in wide digits', 'http://１２７.0.0.1/'],
    ['of the own machine in IPv6', 'http://[::1]/'],
    ['of the own machine, mapped', 'http://[::ffff:127.0.0.1]/'],
    ['of the own machine through NAT64', 'http://[64:ff9b::7f00:1]/'],
    ['of nowhere', 'http://0.0.0.0/'],
    ['of the metadata service', 'http://169.254.169.254/latest/meta-data/'],
    ['without a host', 'http://'],
    ['that is none', 'calendar'],
  ])('%s is not fetched', (_sentence, typed) => {
    expect(fetchableUrl(typed, publicOnly)).toBeNull()
  })
})

it.each([
  ['93.184.215.14', true],
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.0.0.1', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['127.8.8.8', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['192.0.0.1', false],
  ['192.0.2.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['255.255.255.255', false],
  ['0.1.2.3', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['::ffff:10.0.0.1', false],
  ['::127.0.0.1', false],
  ['64:ff9b::808:808', false],
  ['64:ff9b:1::a00:1', false],
  ['2002:7f00:1::', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['fc00::1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['100::1', false],
  ['not an IP address', false],
])('%s is of the public internet: %s', (ipAddress, isPublic) => {
  expect(isPublicIpAddress(ipAddress)).toBe(isPublic)
})
