export { formContextOf } from './form-context'
export type { PlanChannel, PlanItem, PlanTag, PlanType } from './plan-data.types'
export { usePlanData, usePlanReport } from './use-plan-data'
export { listOf } from './list-of'
