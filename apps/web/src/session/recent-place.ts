// Separate from `landing.ts`, which the first screen of a signed-in user needs.
import type { SessionDetails } from '@throughline/api-client'
import type { SavableView } from '@throughline/domain/saved-views'
import type { CoreView } from '@throughline/domain/users'
import { planPath } from './landing'

/** View of the app for each core view; null for the calendar, which is the default of a plan. */
const views: Readonly<Record<CoreView, SavableView | null>> = {
  calendar: null,
  budget: 'budget',
  view: 'table',
  dashboard: 'performance',
}

/** Page that opens after signing in. */
interface Landing {
  readonly path: string
  /** State of the history: the view to open, if the plan offers it. */
  readonly state: { readonly recentView: SavableView } | null
}

/**
 * Returns the page that opens after signing in. This is the plan that the user used last, while the
 * user has a role on it, otherwise the list of plans. The state of the history contains the core
 * view that the user used last, because only the loaded plan shows whether it offers this view.
 *
 * The user's saved default view comes first, because the user chose it on purpose. Without one, the
 * plan opens with the core view: `budget` with the budget, `view` with the table, `dashboard` with
 * the performance. The plan opens with the month for `calendar`, and for views that it does not use
 * or that the user may not see (`plan/views/DefaultViewOpener.tsx`).
 */
export function landingOf({ user, roles, accounts }: SessionDetails): Landing {
  const role = roles.find(({ planId }) => planId !== null && planId === user.mostRecentPlanId)
  const isActive = accounts.some(({ id, isActive }) => id === role?.accountId && isActive)
  if (role === undefined || role.planId === null || !isActive) return { path: '/', state: null }
  const view = views[user.mostRecentView]
  return {
    path: planPath(role.accountId, role.planId),
    state: view === null ? null : { recentView: view },
  }
}

/** Returns the view that {@link landingOf} has put into the state of the history; null for none. */
export function recentViewIn(state: unknown): SavableView | null {
  if (typeof state !== 'object' || state === null || !('recentView' in state)) return null
  return Object.values(views).find((view) => view === state.recentView) ?? null
}

/**
 * Returns the core view that a URL of a plan shows. Returns null for all other pages, and while the
 * app has not yet chosen the view of the plan.
 */
export function coreViewOf(pathname: string): CoreView | null {
  const [, place, view] = /\/plan\/\d+\/([a-z]+)(?:\/([a-z]+))?/u.exec(pathname) ?? []
  if (place === 'calendar') return view === undefined ? null : 'calendar'
  const cores: readonly CoreView[] = ['budget', 'view', 'dashboard']
  return cores.find((core) => views[core] === place) ?? null
}
