import { listVisitedPlans, recordRolesObserved, recordVisitedPlan } from '@throughline/api-client'
import { useMemo } from 'react'
import { useApiClient } from './core/api-client'

/** The tutorial of a role on a plan. */
export interface RoleTutorial {
  readonly planId: number
  readonly roleId: number
}

/** What the server knows of the tutorials of the person who is signed in. */
export function useTutorialRecords(userId: number) {
  const client = useApiClient()
  return useMemo(
    () => ({
      /** Whether it was closed before, in any browser. Rejects when the server does not say. */
      isObserved: async ({ planId, roleId }: RoleTutorial, signal: AbortSignal) => {
        const observed = await listVisitedPlans(client, planId, signal)
        return observed.some((seen) => seen.planId === planId && seen.roleId === roleId)
      },
      /** Records that it was closed: on the plan, then on the person. Rejects as the server refused. */
      record: async (tutorial: RoleTutorial) => {
        const observed = await recordVisitedPlan(client, { ...tutorial, userId })
        await recordRolesObserved(client, userId, observed)
      },
    }),
    [client, userId],
  )
}
