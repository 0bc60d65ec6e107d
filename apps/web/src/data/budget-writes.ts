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

/** What is stored of the budget settings of a plan. */
export interface StoredBudgets {
  readonly plan: PlanDetail
  /** None while the plan does not use budgets: they cannot be read then. */
  readonly budgets: readonly Budget[]
}

/** What to change in the budget settings of a plan, on the versions that were read. */
export interface BudgetSettingsChange {
  readonly plan: { readonly id: number; readonly version: number }
  /** null: as it is. Off archives the active budgets. */
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
 * Changes the budget settings of a plan. When a save is refused, what came before it is
 * stored; what is stored then has been read again once the promise rejects.
 */
export function useBudgetWrites(planId: number) {
  const queryClient = useQueryClient()
  return {
    save: useSettingsWrite(planId, { send: saveBudgets, refreshes }),
    remove: useSettingsWrite(planId, {
      send: (client, id: number) => deleteBudget(client, id),
      refreshes,
    }),
    /** What is stored as it was read last; null before that. */
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
  // One after the other: each may make another budget the primary one.
  for (const { budget, changes } of updates) await updateBudget(client, budget, changes)
}
