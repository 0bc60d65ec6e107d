import { recordMostRecentPlan } from '@throughline/api-client'
import { useEffect } from 'react'
import { useServices } from '../services'
import { useSessionFacts } from '../session/use-session'

/** Remembers on the person which plan they opened last; once per plan that is opened. */
export function useRecentPlanRecord(planId: number | null): void {
  const { client } = useServices()
  const { id: userId } = useSessionFacts().user
  useEffect(() => {
    if (planId === null) return
    // Nobody waits for it, and nothing depends on it: the next plan is recorded again.
    recordMostRecentPlan(client, { userId, planId }).catch(() => undefined)
  }, [client, userId, planId])
}
