/** The data of a plan that the order of a list reads. */
interface ListedPlan {
  readonly id: number
  /** 0: it has no lead plan. */
  readonly parentId: number
}

/** A plan in its place in a list. */
export interface PlacedPlan<Plan extends ListedPlan> {
  readonly plan: Plan
  /** The lead plan above it in the list; null for a plan on the top level. */
  readonly lead: Plan | null
}

/**
 * Returns plans in the order of lists: in the provided order, with each lead plan followed by its
 * nested ones. A nested plan whose lead is not in the list is on the top level.
 */
export function inFamilyOrder<Plan extends ListedPlan>(
  plans: readonly Plan[],
): readonly PlacedPlan<Plan>[] {
  const byId = new Map(plans.map((plan) => [plan.id, plan]))
  const nested = new Map<number, PlacedPlan<Plan>[]>()
  for (const plan of plans) {
    const lead = byId.get(plan.parentId)
    if (lead === undefined) continue
    const others = nested.get(lead.id)
    if (others === undefined) nested.set(lead.id, [{ plan, lead }])
    else others.push({ plan, lead })
  }
  return plans.flatMap((plan) =>
    byId.has(plan.parentId)
      ? []
      : [{ plan, lead: null } satisfies PlacedPlan<Plan>, ...(nested.get(plan.id) ?? [])],
  )
}

const { compare: compareNames } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Orders plans by name, as people read it: `Plan 2` before `Plan 10`. Older ones first where it is the same. */
export function comparePlanNames(
  a: { readonly id: number; readonly name: string },
  b: { readonly id: number; readonly name: string },
): number {
  return compareNames(a.name, b.name) || a.id - b.id
}
