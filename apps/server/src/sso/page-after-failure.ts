import type { FastifyRequest } from 'fastify'

/** The page that says that signing in elsewhere did not work. */
export const FAILED_PAGE = '/sign-in/error/'

/** The sign-in page, with the reason why single sign-on did not start. */
export function signInPageAfter(problem: 'unknown' | 'busy'): string {
  return `/sign-in?sso-problem=${problem}`
}

/**
 * The page that a browser opens when a step of single sign-on fails, whatever the failure: a
 * person follows these URLs, and cannot read a problem document.
 *
 * @returns null for other URLs, and for clients that are no browser
 */
export function pageAfterFailure({ url, headers }: FastifyRequest, status: number): string | null {
  if (headers.accept?.includes('text/html') !== true) return null
  const [path] = url.split('?', 1)
  if (path === '/api/saml/acs') return FAILED_PAGE
  return path === '/api/saml/login' ? signInPageAfter(status === 429 ? 'busy' : 'unknown') : null
}
