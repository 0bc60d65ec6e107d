import type { PlanDetail } from '@throughline/api-client'
import { ROLE_LEVELS } from '@throughline/domain/access'
import type { SavableView } from '@throughline/domain/saved-views'

/** Views that a plan offers only if it uses budgets or dashboards. */
const optionalViews: readonly SavableView[] = ['budget', 'performance']

/** Returns the views that a plan does not offer to the user. */
export function hiddenViewsOf({
  useBudgets,
  useDashboards,
  access,
}: Pick<PlanDetail, 'useBudgets' | 'useDashboards' | 'access'>): readonly SavableView[] {
  const isOffered: Partial<Record<SavableView, boolean>> = {
    budget: useBudgets && access.canViewBudget,
    performance: useDashboards,
  }
  return optionalViews.filter((view) => isOffered[view] !== true)
}

/**
 * Returns whether the navigation contains the settings of a plan. Repeats `canSeePlanSettings` of
 * the rules of access, because the first screen need not load the other rules.
 */
export function offersSettings(
  { access }: Pick<PlanDetail, 'access'>,
  isAccountActive: boolean,
): boolean {
  return isAccountActive && access.level <= ROLE_LEVELS.contributor
}
