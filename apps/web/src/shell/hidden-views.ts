import type { PlanDetail } from '@throughline/api-client'
import { ROLE_LEVELS } from '@throughline/domain/access'
import type { SavableView } from '@throughline/domain/saved-views'

/** Views that a plan offers only where it uses what they show. */
const OPTIONAL_VIEWS: readonly SavableView[] = ['budget', 'performance']

/** The views that a plan does not offer to the person. */
export function hiddenViewsOf({
  useBudgets,
  useDashboards,
  access,
}: Pick<PlanDetail, 'useBudgets' | 'useDashboards' | 'access'>): readonly SavableView[] {
  const isOffered: Partial<Record<SavableView, boolean>> = {
    budget: useBudgets && access.canViewBudget,
    performance: useDashboards,
  }
  return OPTIONAL_VIEWS.filter((view) => isOffered[view] !== true)
}

/**
 * Whether the navigation leads to the settings of a plan: `canSeePlanSettings` of the rules of
 * access, without what else they decide, which the first screen need not load.
 */
export function offersSettings(
  { access }: Pick<PlanDetail, 'access'>,
  isAccountActive: boolean,
): boolean {
  return isAccountActive && access.level <= ROLE_LEVELS.contributor
}
