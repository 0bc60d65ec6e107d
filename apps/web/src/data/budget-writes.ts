import {
  createBudget,
  deleteBudget,
  updateBudget,
  updatePlan,
  type ApiClient,
  type BudgetChanges,
  type BudgetDraft,
  type PlanDetail,
} from '@throughline/api-client'
import type { Budget } from '@throughline/domain/budget'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { budgetsRead } from './budgets'
import { planRead } from './plans'
import { useSettingsWrite } from './settings-writes'

/** Budget settings of a plan as the cache has them. */
export interface StoredBudgets {
  readonly plan: PlanDetail
  /** Empty while the plan does not use budgets, because the server refuses to read them then. */
  readonly budgets: readonly Budget[]
}

/** Changes of the budget settings of a plan, with the versions that the user saw. */
export interface BudgetSettingsChange {
  readonly plan: { readonly id: number; readonly version: number }
  /** null leaves the switch as it is. Off archives the active budgets. */
  readonly useBudgets: boolean | null
  readonly creation: BudgetDraft | null
  readonly updates: readonly {
    readonly budget: { readonly id: number; readonly version: number }
    readonly changes: BudgetChanges
  }[]
}

const refreshes = (planId: number): readonly QueryKey[] => [
  ['budgets', planId],
  ['plans', 'list'],
]

/**
 * Returns the writes of the budget settings of a plan.
 *
 * A save sends its changes one after the other. If the server refuses one, the changes before it
 * remain stored. The cache has the stored state again when the promise rejects.
 */
export function useBudgetWrites(planId: number) {
  const queryClient = useQueryClient()
  return {
    save: useSettingsWrite(planId, { send: saveBudgets, refreshes }),
    remove: useSettingsWrite(planId, {
      send: (client, id: number) => deleteBudget(client, id),
      refreshes,
    }),
    /** Returns the last settings read from the server; null if the plan is not cached. */
    readNewest: (): StoredBudgets | null => {
      const plan = queryClient.getQueryData<PlanDetail>(planRead.key(planId))
      const budgets = queryClient.getQueryData<readonly Budget[]>(budgetsRead.key(planId))
      if (plan === undefined) return null
      return { plan, budgets: budgets ?? [] }
    },
  }
}

async function saveBudgets(
  client: ApiClient,
  { plan, useBudgets, creation, updates }: BudgetSettingsChange,
): Promise<void> {
  if (useBudgets !== null) await updatePlan(client, plan, { useBudgets })
  if (creation !== null) await createBudget(client, plan.id, creation)
  // One after the other, because each write may make another budget the primary one.
  for (const { budget, changes } of updates) await updateBudget(client, budget, changes)
}
