import ipaddr from 'ipaddr.js'

/** What decides which addresses calendars are fetched from. */
export interface UrlRules {
  /** True lets addresses of the own machine and network pass, and every port. */
  readonly arePrivateAddressesAllowed: boolean
  /** Further addresses and ports that count as public, where a test plays the internet. */
  readonly also?: {
    readonly addresses: ReadonlySet<string>
    readonly ports: ReadonlySet<string>
  }
}

const ALLOWED_PORTS: ReadonlySet<string> = new Set(['', '80', '443', '8080', '8443'])
const TLS_PORTS: ReadonlySet<string> = new Set(['', '443', '8443'])
const MAX_URL_LENGTH = 2048

/**
 * The address to fetch for what a person typed: `webcal` becomes `https` (`http`
 * when it names a port that is none of TLS), `webcals` always `https`, the fragment
 * goes, and scheme and host are in lower case, so that one calendar has one address.
 *
 * @returns null when nothing is fetched from there whatever the name leads to:
 * another scheme, a name or password, another port than 80, 443, 8080 and 8443, or
 * a host written as an address that is not public
 */
export function fetchableUrl(text: string, rules: UrlRules): URL | null {
  const trimmed = text.trim()
  if (trimmed.length > MAX_URL_LENGTH) return null
  const isWebcal = /^webcal:\/\//i.test(trimmed)
  // Only then does the parser read numbers as hosts the way a connection does.
  const spelled = trimmed.replace(/^webcals?:\/\//i, 'https://')
  if (!URL.canParse(spelled)) return null
  const url = new URL(spelled)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null
  if (isWebcal && !TLS_PORTS.has(url.port)) url.protocol = 'http:'
  url.hash = ''
  if (rules.arePrivateAddressesAllowed) return url
  if (!ALLOWED_PORTS.has(url.port) && rules.also?.ports.has(url.port) !== true) return null
  const host = bareHost(url)
  return ipaddr.isValid(host) && !isAllowedUrl(host, rules) ? null : url
}

/** Whether a connection may go to an IP address. */
export function isAllowedUrl(address: string, rules: UrlRules): boolean {
  if (rules.arePrivateAddressesAllowed || rules.also?.addresses.has(address) === true) return true
  return isPublicAddress(address)
}

/** The host without the brackets of an IPv6 address. */
function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '')
}

/**
 * Whether an IP address is one of the public internet. Everything that the
 * registries set aside is not: own machine and network, link-local with the
 * metadata services, carrier-grade NAT, multicast, documentation, and IPv6
 * addresses that carry an IPv4 one, because another machine decides where those
 * lead.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed.kind() === 'ipv4') return true
  // Only this block has been handed out; what lies outside leads nowhere, or home.
  return parsed.match(GLOBAL_UNICAST)
}

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')
