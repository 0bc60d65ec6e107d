import { recordMostRecentPlan } from '@throughline/api-client'
import type { CoreView } from '@throughline/domain/users'
import { useEffect } from 'react'
import { useApiClient } from './core/api-client'

/**
 * Records on the server which plan and which core view the user opened last, after each change of
 * one of them.
 *
 * @param userId id of the signed-in user
 * @param planId null while no plan is visible
 * @param view null for a page outside of the core views, which retains the last one
 */
export function useRecentPlanRecord(
  userId: number,
  planId: number | null,
  view: CoreView | null,
): void {
  const client = useApiClient()
  useEffect(() => {
    if (planId === null) return
    const record = view === null ? { userId, planId } : { userId, planId, view }
    // Ignores a failure, because no feature depends on the record, and the next plan writes it
    // again.
    recordMostRecentPlan(client, record).catch(() => undefined)
  }, [client, userId, planId, view])
}
