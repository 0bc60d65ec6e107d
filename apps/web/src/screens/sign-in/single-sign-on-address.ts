/** A path of this server, or a URL of the web; scripts and others are not opened. */
export function isWebAddress(url: string): boolean {
  const { protocol } = new URL(url, 'https://this.server')
  return protocol === 'https:' || protocol === 'http:'
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
  return `/api/saml/login?${query.toString()}`
}
