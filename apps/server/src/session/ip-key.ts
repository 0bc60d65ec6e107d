import { isIPv6 } from 'node:net'
import { keyedHash } from '../tokens/keyed-hash'

/** The groups of an IPv6 address that identify a network; devices choose the other groups themselves. */
const NETWORK_GROUPS = 4
const GROUPS = 8

/**
 * A keyed hash of the IP address of a request, as the audit log stores it. Of an IPv6
 * address only the network counts, because one connection has 2^64 IP addresses.
 *
 * @param ipAddress the IP address of the connection
 */
export function ipKeyOf(secret: string, ipAddress: string): string {
  return keyedHash(secret, `address:${networkOf(ipAddress)}`)
}

function networkOf(ipAddress: string): string {
  const [plain = ''] = ipAddress.split('%', 1)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(plain)) return plain
  const [start = '', end] = plain.split('::')
  const before = groupsOf(start)
  const after = groupsOf(end ?? '')
  const gap = Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  return [...before, ...gap, ...after].slice(0, NETWORK_GROUPS).join(':')
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => parseInt(group, 16).toString(16))
}
