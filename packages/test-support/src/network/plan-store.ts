import type { PlanDetail } from '@throughline/api-client'

/** The plans of a mocked server; its handlers read and change them. */
export interface PlanStore {
  /** As they are now, in their order. The array stays the same, so it can be kept. */
  readonly plans: readonly PlanDetail[]
  /** @throws Error when there is no such plan */
  readonly change: (id: number, change: (plan: PlanDetail) => Partial<PlanDetail>) => PlanDetail
}

/** Creates a store of plans. Each change of a plan makes it another version. */
export function createPlanStore(initial: readonly PlanDetail[]): PlanStore {
  const plans = [...initial]
  return {
    plans,
    change: (id, change) => {
      const at = plans.findIndex((plan) => plan.id === id)
      const before = plans[at]
      if (before === undefined) throw new Error(`There is no plan ${id} to change.`)
      const after = { ...before, ...change(before), version: before.version + 1 }
      plans[at] = after
      return after
    },
  }
}
