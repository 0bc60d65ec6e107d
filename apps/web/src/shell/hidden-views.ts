import type { PlanDetail } from '@throughline/api-client'
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
