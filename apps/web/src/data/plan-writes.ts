// Separate from `plans.ts`, because the first screen reads plans and writes none.
import { freezePlan, updatePlan, type PlanChanges, type PlanDetail } from '@throughline/api-client'
import { useSettingsWrite } from './settings-writes'

/** Changed properties of a plan, with the version that the user saw. */
interface PlanChange {
  readonly plan: PlanDetail
  readonly changes: PlanChanges
}

/**
 * Changes properties of a plan. Rejects with the error of the server. Reads the plan again after a
 * 412.
 */
export function useUpdatePlan(planId: number): (change: PlanChange) => Promise<PlanDetail> {
  return useSettingsWrite(planId, {
    send: (client, { plan, changes }: PlanChange) => updatePlan(client, plan, changes),
  })
}

/** Returns a function that freezes a plan for every user below admin, or unfreezes it. */
export function useFreezePlan(planId: number): (freeze: boolean) => Promise<PlanDetail> {
  return useSettingsWrite(planId, {
    send: (client, freeze: boolean) => freezePlan(client, planId, freeze),
  })
}
