export { NEW_PLAN_NAME, SUPER_PLAN_ID } from './plan'
export type { Plan, PlanSummary, PlanType, RatingPointsType, RelatedPlan } from './plan'
export {
  canHoldNestedPlans,
  isNestedPlan,
  isVisibleInPlan,
  planTypeOf,
  showsOwnItemsOnly,
} from './plan-family'
export type { FamilyRelation, FamilyVisibility } from './plan-family'
export { abbreviatePlanName } from './plan-name'
export { comparePlanNames, inFamilyOrder } from './plan-order'
export type { PlacedPlan } from './plan-order'
