// Characters that browsers drop from an address before they read it; they can hide a scheme.
// oxlint-disable-next-line no-control-regex -- these are the characters that are looked for
const edges = /^[\u0000-\u0020\u007f-\u00a0]+|[\u0000-\u0020\u007f-\u00a0]+$/g
// oxlint-disable-next-line no-control-regex -- these are the characters that are looked for
const controls = /[\u0000-\u001f\u007f]/
const loneSurrogate = /\p{Surrogate}/u

/** Maximum length of a URL, in characters; longer ones are mistakes or attacks. */
const MAX_URL_LENGTH = 4096

function trimUrl(text: string): string {
  return text.replace(/[\t\n\r]/g, '').replace(edges, '')
}

function isParsable(address: string): boolean {
  try {
    return new URL(address).hostname !== ''
  } catch {
    return false
  }
}

/**
 * Allows the URLs that a link may have: `http`, `https`, `mailto` or `tel`, complete
 * with its scheme.
 *
 * @returns the URL without characters that browsers ignore; undefined if it must not be
 *   a link
 */
export function safeLinkHref(text: string): string | undefined {
  const address = trimUrl(text)
  if (address.length > MAX_URL_LENGTH) return undefined
  if (controls.test(address) || loneSurrogate.test(address)) return undefined
  if (/^https?:\/\//i.test(address)) return isParsable(address) ? address : undefined
  return /^(?:mailto|tel):[^\s:]/i.test(address) ? address : undefined
}

/**
 * Allows the URL of a picture: `https`, a path of this site, or a `data:` URL of a
 * format that cannot contain a script.
 *
 * @returns the URL without characters that browsers ignore; undefined if it must not be
 *   loaded
 */
export function safeImageSrc(text: string): string | undefined {
  const address = trimUrl(text)
  if (/^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z\d+/]+=*$/i.test(address)) return address
  if (address.length > MAX_URL_LENGTH) return undefined
  if (controls.test(address) || loneSurrogate.test(address)) return undefined
  if (/^https:\/\//i.test(address)) return isParsable(address) ? address : undefined
  return /^\/(?![/\\])/.test(address) ? address : undefined
}

/**
 * Parses a typed URL of a link: `example.com` becomes `https://example.com`,
 * `maya@example.com` gets `mailto:`.
 *
 * @returns undefined if it cannot be a link
 */
export function linkFromTyped(text: string): string | undefined {
  const address = trimUrl(text)
  const complete = safeLinkHref(address)
  if (complete !== undefined) return complete
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]{2,}$/.test(address)) return safeLinkHref(`mailto:${address}`)
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(address)
    ? safeLinkHref(`https://${address}`)
    : undefined
}
