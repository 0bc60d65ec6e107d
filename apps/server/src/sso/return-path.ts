/** Query parameter of the first page of a session: the page cannot see the cookie. */
const SIGNED_IN = 'signed-in'

/** Adds the parameter to a path of the application that starts a session in the page. */
export function firstPageOf(path: string, publicUrl: string): string {
  const url = new URL(path, publicUrl)
  url.searchParams.set(SIGNED_IN, 'sso')
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * Returns the page of the application to open after a sign-in. A path that could lead a browser to
 * another site becomes the start page.
 *
 * @param intended a path with query and fragment from the request, which may be forged
 */
export function returnPathOf(intended: string | undefined, publicUrl: string): string {
  if (intended === undefined || !URL.canParse(intended, publicUrl)) return '/'
  const { origin } = new URL(publicUrl)
  const url = new URL(intended, publicUrl)
  if (!intended.startsWith('/') || url.origin !== origin) return '/'
  const path = `${url.pathname}${url.search}${url.hash}`
  // The resolved path may begin with two slashes, which name a host.
  return path.startsWith('//') ? '/' : path
}
