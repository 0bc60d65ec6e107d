export { formContextOf } from './form-context'
export type { PlanChannel, PlanItem, PlanTag, PlanType } from './plan-data.types'
export { usePlanData } from './use-plan-data'
export { completeItems } from './complete-items'
