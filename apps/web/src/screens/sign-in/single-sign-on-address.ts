/**
 * Returns whether a URL is a path of this server or a URL of the web. The app does not open scripts
 * and other schemes.
 */
export function isWebAddress(url: string): boolean {
  const { protocol } = new URL(url, 'https://this.server')
  return protocol === 'https:' || protocol === 'http:'
}

/** Path of the request that starts single sign-on at this server. */
const START_PATH = '/api/saml/login'

/**
 * Returns the URL of a domain's single sign-on, with the path to open afterwards. A sign-on that
 * does not start at this server accepts no path.
 *
 * @param returnTo null for the user's start page
 */
export function withReturnPath(redirectUrl: string, returnTo: string | null): string {
  const url = new URL(redirectUrl, globalThis.location.origin)
  if (returnTo === null || url.pathname !== START_PATH) return redirectUrl
  url.searchParams.set('relayState', returnTo)
  return url.href
}

/**
 * Returns the URL that starts single sign-on with a connection.
 *
 * @param sso name of the connection
 * @param returnTo path to open afterwards; null for the user's start page
 */
export function samlAddress(sso: string, returnTo: string | null): string {
  const query = new URLSearchParams({ sso })
  if (returnTo !== null) query.set('relayState', returnTo)
  return `${START_PATH}?${query.toString()}`
}
