// Separate from `plans.ts`, because the first screen reads plans and writes none.
import { freezePlan, updatePlan, type PlanChanges, type PlanDetail } from '@throughline/api-client'
import { useSettingsWrite } from './settings-writes'

/** Changed properties of a plan, on the version that was read. */
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

/** Freezes a plan for everybody below admin, or unfreezes it. */
export function useFreezePlan(planId: number): (freeze: boolean) => Promise<PlanDetail> {
  return useSettingsWrite(planId, {
    send: (client, freeze: boolean) => freezePlan(client, planId, freeze),
  })
}
