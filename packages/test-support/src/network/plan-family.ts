import type { PlanDetail } from '@throughline/api-client'

/** Ids of a plan, its lead plan and its nested plans: lists of a plan name entities of all of them. */
export function familyOf({ id, plans, parent }: PlanDetail): ReadonlySet<number> {
  return new Set([id, ...plans.map((nested) => nested.id), ...(parent === null ? [] : [parent.id])])
}
