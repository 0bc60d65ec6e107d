import type { DeletedPlan, PlanDetail } from '@throughline/api-client'

/** A deleted plan, and its entry in the list of deleted plans. */
interface DeletedEntry {
  readonly plan: PlanDetail
  readonly entry: DeletedPlan
}

/** The plans of a mocked server; its handlers read and change them. */
export interface PlanStore {
  /** The current plans, in their order. The array stays the same, so a caller can keep it. */
  readonly plans: readonly PlanDetail[]
  /** @throws Error when there is no such plan */
  readonly change: (id: number, change: (plan: PlanDetail) => Partial<PlanDetail>) => PlanDetail
  readonly add: (plan: PlanDetail) => void
  /**
   * Deletes a plan; its nested plans become individual plans.
   *
   * @param by name of who deletes it
   * @throws Error when there is no such plan
   */
  readonly remove: (id: number, by: string) => void
  /** The deleted plans, the newest deletion first. */
  readonly deleted: () => readonly DeletedPlan[]
  /** Brings a deleted plan back, with its nested plans; undefined when there is none. */
  readonly restore: (id: number) => PlanDetail | undefined
}

const RESTORE_MS = 7 * 86_400_000

/** Creates a store of plans. Each change of a plan makes it another version. */
export function createPlanStore(initial: readonly PlanDetail[]): PlanStore {
  const plans = [...initial]
  const deleted: DeletedEntry[] = []
  const change: PlanStore['change'] = (id, changeOf) => {
    const at = plans.findIndex((plan) => plan.id === id)
    const before = plans[at]
    if (before === undefined) throw new Error(`There is no plan ${id} to change.`)
    const after = { ...before, ...changeOf(before), version: before.version + 1 }
    plans[at] = after
    return after
  }
  const nestedOf = (plan: PlanDetail) =>
    plans.filter(({ id }) => plan.plans.some((nested) => nested.id === id))
  return {
    plans,
    change,
    add: (plan) => void plans.push(plan),
    remove: (id, by) => {
      const at = plans.findIndex((plan) => plan.id === id)
      const [plan] = at < 0 ? [] : plans.splice(at, 1)
      if (plan === undefined) throw new Error(`There is no plan ${id} to delete.`)
      for (const nested of nestedOf(plan)) {
        change(nested.id, () => ({ ...withoutLead, type: 'Individual' }))
      }
      const now = Date.now()
      const entry = {
        id,
        name: plan.name,
        type: plan.type,
        accountId: plan.accountId,
        deletedAt: new Date(now).toISOString(),
        deletedBy: by,
        restorableUntil: new Date(now + RESTORE_MS).toISOString(),
      }
      deleted.unshift({ plan, entry })
    },
    deleted: () => deleted.map(({ entry }) => entry),
    restore: (id) => {
      const at = deleted.findIndex(({ plan }) => plan.id === id)
      const [match] = at < 0 ? [] : deleted.splice(at, 1)
      if (match === undefined) return undefined
      const { plan } = match
      plans.push(plan)
      const { name, abbreviatedName, access } = plan
      for (const nested of nestedOf(plan)) {
        const parent = { id, name, abbreviatedName, roleId: access.level === 100 ? 4 : null }
        change(nested.id, () => ({ parent, parentId: id, isNested: true, type: 'Sub' }))
      }
      return plan
    },
  }
}

const withoutLead = { parent: null, parentId: 0, isNested: false } as const
