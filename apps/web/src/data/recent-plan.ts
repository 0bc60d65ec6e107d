import { recordMostRecentPlan } from '@throughline/api-client'
import { useEffect } from 'react'
import { useServices } from '../services'
import { useSessionFacts } from '../session/use-session'

/** Records on the server which plan the person opened last, once for each plan that they open. */
export function useRecentPlanRecord(planId: number | null): void {
  const { client } = useServices()
  const { id: userId } = useSessionFacts().user
  useEffect(() => {
    if (planId === null) return
    // A failure is ignored: nothing depends on the record, and the next plan writes it again.
    recordMostRecentPlan(client, { userId, planId }).catch(() => undefined)
  }, [client, userId, planId])
}
