/** A path of this server, or a URL of the web; scripts and others are not opened. */
export function isWebAddress(url: string): boolean {
  const { protocol } = new URL(url, 'https://this.server')
  return protocol === 'https:' || protocol === 'http:'
}

/** Path of the call that starts single sign-on at this server. */
const START_PATH = '/api/saml/login'

/**
 * The address of a domain's single sign-on, with the path to go to afterwards. A sign-on that
 * does not start at this server takes none.
 *
 * @param returnTo null for where people land
 */
export function withReturnPath(redirectUrl: string, returnTo: string | null): string {
  const url = new URL(redirectUrl, globalThis.location.origin)
  if (returnTo === null || url.pathname !== START_PATH) return redirectUrl
  url.searchParams.set('relayState', returnTo)
  return url.href
}

/**
 * The address that starts single sign-on with a connection.
 *
 * @param sso name of the connection
 * @param returnTo path to go to afterwards; null for where people land
 */
export function samlAddress(sso: string, returnTo: string | null): string {
  const query = new URLSearchParams({ sso })
  if (returnTo !== null) query.set('relayState', returnTo)
  return `${START_PATH}?${query.toString()}`
}
