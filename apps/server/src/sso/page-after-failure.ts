import type { FastifyRequest } from 'fastify'

/** The page for a failed sign-in at an identity provider. */
export const FAILED_PAGE = '/sign-in/error/'

/** The sign-in page, with the reason why single sign-on did not start. */
export function signInPageAfter(problem: 'unknown' | 'busy'): string {
  return `/sign-in?sso-problem=${problem}`
}

/**
 * Returns the page that a browser opens after any failure of a step of single sign-on. Users follow
 * these URLs and cannot read a problem document.
 *
 * @returns null for other URLs, and for clients that are not browsers
 */
export function pageAfterFailure({ url, headers }: FastifyRequest, status: number): string | null {
  if (headers.accept?.includes('text/html') !== true) return null
  const [path] = url.split('?', 1)
  if (path === '/api/saml/acs') return FAILED_PAGE
  return path === '/api/saml/login' ? signInPageAfter(status === 429 ? 'busy' : 'unknown') : null
}
