import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { usePlan } from '../data/plans'
import { useRecentPlanRecord } from '../data/recent-plan'
import { usePreferences } from '../preferences/preferences-context'
import { createRecentPlans } from '../preferences/recent-choices'
import { coreViewOf } from '../session/recent-place'
import { idFromRoute, useSessionFacts } from '../session/use-session'

/**
 * Records in which plan and core view the person works, once the plan is known: on the server,
 * for where they land after the next sign-in, and in this browser, for the switcher of plans.
 */
export function useWorkRecord(): void {
  const { store } = usePreferences()
  const { user } = useSessionFacts()
  const { pathname } = useLocation()
  const params = useParams()
  const planId = idFromRoute(params['planId'])
  const { data } = usePlan(planId)
  const isKnown = data !== undefined && data.accountId === idFromRoute(params['accountId'])
  const knownId = isKnown ? planId : null
  useRecentPlanRecord(user.id, knownId, coreViewOf(pathname))
  useEffect(() => {
    if (knownId !== null) createRecentPlans(store, user.id).add(String(knownId))
  }, [store, user.id, knownId])
}
