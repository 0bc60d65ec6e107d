import { listVisitedPlans, recordRolesObserved, recordVisitedPlan } from '@throughline/api-client'
import { useMemo } from 'react'
import { useApiClient } from './core/api-client'

/** The tutorial of a role on a plan. */
export interface RoleTutorial {
  readonly planId: number
  readonly roleId: number
}

/** Returns the tutorial records of the signed-in user. */
export function useTutorialRecords(userId: number) {
  const client = useApiClient()
  return useMemo(
    () => ({
      /**
       * Returns whether the user has closed it, in any browser. Rejects with the error of the
       * server.
       */
      isObserved: async ({ planId, roleId }: RoleTutorial, signal: AbortSignal) => {
        const observed = await listVisitedPlans(client, planId, signal)
        return observed.some((seen) => seen.planId === planId && seen.roleId === roleId)
      },
      /**
       * Records that the user closed it: on the plan, then on the user. Rejects with the error of
       * the server.
       */
      record: async (tutorial: RoleTutorial) => {
        const observed = await recordVisitedPlan(client, { ...tutorial, userId })
        await recordRolesObserved(client, userId, observed)
      },
    }),
    [client, userId],
  )
}
