import type { PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { SavedViewsStart } from '@throughline/planner-views/saved-views'
import type { PlanFilterState } from '../filters/use-plan-filters'
import type { OpenableViewName } from '../plan-view'
import type { PlanUrl } from '../use-plan-url'

export interface SavedViewsProps {
  readonly planId: number
  /** undefined while it is loading. */
  readonly plan: PlanDetail | undefined
  /** Access of the user to the plan; null while the plan is loading. */
  readonly access: PlanAccess | null
  readonly url: Pick<PlanUrl, 'accountId' | 'month' | 'day'> & { readonly view: OpenableViewName }
  readonly filters: PlanFilterState
  readonly today: CivilDate
}

export interface LoadedSavedViewsProps extends SavedViewsProps {
  /** Event on the button before the menu was loaded; null for none. */
  readonly start: SavedViewsStart | null
}
