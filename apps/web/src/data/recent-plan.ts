import { recordMostRecentPlan } from '@throughline/api-client'
import type { CoreView } from '@throughline/domain/users'
import { useEffect } from 'react'
import { useApiClient } from './core/api-client'

/**
 * Records on the server which plan a person opened last, and in which core view, each time
 * that one of them changes.
 *
 * @param userId id of the person who is signed in
 * @param planId null while no plan is shown
 * @param view null where the plan is looked at in none of the core views: the last one stays
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
    // A failure is ignored: nothing depends on the record, and the next plan writes it again.
    recordMostRecentPlan(client, record).catch(() => undefined)
  }, [client, userId, planId, view])
}
