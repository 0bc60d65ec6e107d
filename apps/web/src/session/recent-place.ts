// Apart from `landing.ts`, which the first screen of a signed-in person needs.
import type { SessionFacts } from '@throughline/api-client'
import type { SavableView } from '@throughline/domain/saved-views'
import type { CoreView } from '@throughline/domain/users'
import { planPath } from './landing'

/** The view that a core view stands for; null for the calendar, which a plan opens with anyway. */
const VIEWS: Readonly<Record<CoreView, SavableView | null>> = {
  calendar: null,
  budget: 'budget',
  view: 'table',
  dashboard: 'performance',
}

/** Where a person goes after signing in. */
interface Landing {
  readonly path: string
  /** State of the history: the view that the plan opens with, where it offers it. */
  readonly state: { readonly recentView: SavableView } | null
}

/**
 * Where a person goes after signing in: to the plan and the core view that they used last,
 * while they still have a role on the plan, else to the plans list. The core view comes along
 * in the state of the history, because whether the plan offers it is known only when the plan
 * has been read.
 *
 * A default view that the person has saved comes first: they have said once and for all how the
 * plan opens, and the core view is only what they happened to look at. Without one, the plan
 * opens with the core view: `budget` with the budget, `view` with the table, `dashboard` with
 * the performance. Views that the plan does not use or the person may not see give way to the
 * month, with which `calendar` opens too (`plan/views/DefaultViewOpener.tsx`).
 */
export function landingOf({ user, roles, accounts }: SessionFacts): Landing {
  const role = roles.find(({ planId }) => planId !== null && planId === user.mostRecentPlanId)
  const isActive = accounts.some(({ id, isActive }) => id === role?.accountId && isActive)
  if (role === undefined || role.planId === null || !isActive) return { path: '/', state: null }
  const view = VIEWS[user.mostRecentView]
  return {
    path: planPath(role.accountId, role.planId),
    state: view === null ? null : { recentView: view },
  }
}

/** The view that {@link landingOf} has put into the state of the history; null for none. */
export function recentViewIn(state: unknown): SavableView | null {
  if (typeof state !== 'object' || state === null || !('recentView' in state)) return null
  return Object.values(VIEWS).find((view) => view === state.recentView) ?? null
}

/**
 * The core view that a URL of a plan shows; null where it shows none of them, and while it is
 * still open with which view the plan opens.
 */
export function coreViewOf(pathname: string): CoreView | null {
  const [, place, view] = /\/plan\/\d+\/([a-z]+)(?:\/([a-z]+))?/u.exec(pathname) ?? []
  if (place === 'calendar') return view === undefined ? null : 'calendar'
  const cores: readonly CoreView[] = ['budget', 'view', 'dashboard']
  return cores.find((core) => VIEWS[core] === place) ?? null
}
