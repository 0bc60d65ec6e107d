import { recordMostRecentPlan } from '@throughline/api-client'
import { useEffect } from 'react'
import { useApiClient } from './core/api-client'

/**
 * Records on the server which plan the person opened last, once for each plan that they open.
 *
 * @param userId id of the person who is signed in
 * @param planId null while no plan is shown
 */
export function useRecentPlanRecord(userId: number, planId: number | null): void {
  const client = useApiClient()
  useEffect(() => {
    if (planId === null) return
    // A failure is ignored: nothing depends on the record, and the next plan writes it again.
    recordMostRecentPlan(client, { userId, planId }).catch(() => undefined)
  }, [client, userId, planId])
}
