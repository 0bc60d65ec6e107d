import type { FastifyReply } from 'fastify'
import { PlanAccessList } from '../../access/access'
import type { SignedIn } from '../../access/access'
import { findPlanFamilies } from '../../access/access-queries'
import type { Orm } from '../../db/database'
import { notFound } from '../../errors/api-error'
import { findDashboard } from './queries'

/** The content of a signed URL that names the page of a dashboard: `dashboard.2201`. */
export function dashboardPageContent(id: number): string {
  return `dashboard.${id}`
}

/** Reads a text from `dashboardPageContent`; null for any other text. */
export function dashboardOfContent(content: string): number | null {
  const digits = /^dashboard\.(\d{1,10})$/.exec(content)?.[1]
  return digits === undefined ? null : Number(digits)
}

/**
 * Content security policy for the HTML of a dashboard. `sandbox` without `allow-same-origin` gives
 * the page an opaque origin, even in its own tab. So it has no cookies and no storage, cannot read
 * responses of the API, and cannot reach the app around it or the top window. Scripts, styles,
 * pictures and frames of other hosts are allowed, because the embed codes of reporting tools
 * consist of them.
 */
const POLICY = [
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' https: blob:",
  "style-src 'unsafe-inline' https:",
  'img-src https: data: blob:',
  'font-src https: data:',
  'media-src https: data: blob:',
  'connect-src https: wss:',
  'worker-src blob:',
  'frame-src https: data: blob:',
  'form-action https:',
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/**
 * Sends the HTML of a dashboard as a page of an opaque origin, with the user's permissions at that
 * time.
 *
 * @throws ApiError 404 if it is deleted, has no HTML, or the user may no longer see it
 */
export async function sendDashboardPage(
  id: number,
  { orm, signedIn }: { readonly orm: Orm; readonly signedIn: SignedIn },
  reply: FastifyReply,
): Promise<void> {
  const dashboard = await findDashboard(orm, id)
  if (dashboard === null || dashboard.embedHtml === null) throw notFound('file')
  const { planId } = dashboard
  const planAccesses = new PlanAccessList(
    await findPlanFamilies(orm, [planId]),
    [planId],
    signedIn.caller,
  )
  if (planAccesses.get(planId)?.abilities.canReadPerformance !== true) throw notFound('file')
  // An opaque origin is isolated anyway, and browsers warn if it requests isolation.
  reply.removeHeader('origin-agent-cluster')
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-resource-policy': 'same-origin',
    // Browsers refuse to open a sandboxed page in a tab with another policy.
    'cross-origin-opener-policy': 'unsafe-none',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  })
  await reply.send(dashboard.embedHtml)
}
