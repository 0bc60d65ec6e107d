import type { CallerPlanAccess, PlanAccessList } from '../../access/access'
import type { ChannelPlan } from '../channels/presenter'
import { itemPlanOf } from '../tactics/list-presenter'
import { visibleFamilyOf } from '../../access/plan-family'

/** The plans whose channels and tags a plan shows, with the data about each. */
export interface VisiblePlans {
  readonly planIds: readonly number[]
  readonly byId: ReadonlyMap<number, ChannelPlan>
}

/** Returns the plan itself and, with `hasFamily`, the plans of its family that the user may see. */
export function visiblePlansOf(
  planAccess: CallerPlanAccess,
  planAccesses: PlanAccessList,
  { hasFamily }: { readonly hasFamily: boolean },
): VisiblePlans {
  const { lead, nested } = visibleFamilyOf(planAccess, planAccesses)
  const family = hasFamily ? [...(lead === null ? [] : [lead]), ...nested] : []
  const visible = [planAccess, ...family]
  return {
    planIds: visible.map(({ plan }) => plan.id),
    byId: new Map(
      visible.map((one) => [
        one.plan.id,
        { ...itemPlanOf(one), hasTacticTypeCF: one.plan.account?.hasTacticTypeCF ?? true },
      ]),
    ),
  }
}
