import { readPlan, updatePlanName } from '@throughline/api-client'
import { useSettingsWrite } from './settings-writes'

/** Result of renaming a plan. */
export interface Renaming {
  /** false if the plan has the name, but could not be read again. */
  readonly isReloaded: boolean
}

/**
 * Renames a plan, also in the list of plans. Rejects with the error of the server if the name
 * stays.
 */
export function usePlanNameWrite(planId: number): (name: string) => Promise<Renaming> {
  return useSettingsWrite(planId, {
    send: async (client, name: string) => {
      await updatePlanName(client, { id: planId }, name)
      return readPlan(client, planId).then(
        () => ({ isReloaded: true }),
        () => ({ isReloaded: false }),
      )
    },
    refreshes: () => [['plans', 'list']],
  })
}
