import { monthPath } from '../../session/landing'
import { idFromRoute } from '../../session/use-session'
import { setupStartPath } from '../../shell/setup-path'

/**
 * Returns the path at which a user begins after setting their first password, from the query of the
 * link: `accountId`, `planId`, and `route`, which is `onboarding` or `plan`.
 */
export function welcomePlace(query: URLSearchParams): string {
  const accountId = idFromRoute(query.get('accountId') ?? undefined)
  const planId = idFromRoute(query.get('planId') ?? undefined)
  if (accountId === null || planId === null) return '/'
  const route = query.get('route')
  if (route === 'onboarding') return setupStartPath(accountId, planId)
  return route === 'plan' ? monthPath(accountId, planId) : '/'
}
