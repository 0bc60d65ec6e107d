import ipaddr from 'ipaddr.js'

/** Which URLs calendars may be fetched from. */
export interface UrlRules {
  /** True allows IP addresses of this machine and its network, and every port. */
  readonly arePrivateIpAddressesAllowed: boolean
  /** More IP addresses and ports that count as public, for tests. */
  readonly also?: {
    readonly ipAddresses: ReadonlySet<string>
    readonly ports: ReadonlySet<string>
  }
}

const allowedPorts: ReadonlySet<string> = new Set(['', '80', '443', '8080', '8443'])
const tlsPorts: ReadonlySet<string> = new Set(['', '443', '8443'])
const MAX_URL_LENGTH = 2048

/**
 * Returns the URL to fetch for a typed text. `webcal` becomes `https`, or `http` with a port that
 * is not for TLS; `webcals` becomes `https`. It removes the fragment, and converts scheme and host
 * to lower case, so that a calendar has only one URL.
 *
 * @returns null if the URL is never allowed: another scheme, a user name or password, a port other
 *   than 80, 443, 8080 and 8443, or a host that is an IP address which is not public
 */
export function fetchableUrl(text: string, rules: UrlRules): URL | null {
  const trimmed = text.trim()
  if (trimmed.length > MAX_URL_LENGTH) return null
  const isWebcal = /^webcal:\/\//i.test(trimmed)
  // Only for these schemes does the parser read numeric hosts as a connection does.
  const spelled = trimmed.replace(/^webcals?:\/\//i, 'https://')
  if (!URL.canParse(spelled)) return null
  const url = new URL(spelled)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null
  if (isWebcal && !tlsPorts.has(url.port)) url.protocol = 'http:'
  url.hash = ''
  if (rules.arePrivateIpAddressesAllowed) return url
  if (!allowedPorts.has(url.port) && rules.also?.ports.has(url.port) !== true) return null
  const host = bareHost(url)
  return ipaddr.isValid(host) && !isAllowedIpAddress(host, rules) ? null : url
}

/** Whether a connection may go to an IP address. */
export function isAllowedIpAddress(ipAddress: string, rules: UrlRules): boolean {
  if (rules.arePrivateIpAddressesAllowed || rules.also?.ipAddresses.has(ipAddress) === true)
    return true
  return isPublicIpAddress(ipAddress)
}

/** The host without the brackets of an IPv6 address. */
function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '')
}

/**
 * Whether an IP address belongs to the public internet. Reserved ranges do not: loopback,
 * private networks, link-local (cloud metadata services), carrier-grade NAT, multicast and
 * documentation. Nor do IPv6 addresses that contain an IPv4 address, because another
 * machine decides where they lead.
 */
export function isPublicIpAddress(ipAddress: string): boolean {
  if (!ipaddr.isValid(ipAddress)) return false
  const parsed = ipaddr.parse(ipAddress)
  if (parsed.range() !== 'unicast') return false
  if (parsed.kind() === 'ipv4') return true
  // Only 2000::/3 has been allocated for public use.
  return parsed.match(globalUnicast)
}

const globalUnicast = ipaddr.parseCIDR('2000::/3')
