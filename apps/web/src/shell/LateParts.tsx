import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router-dom'

import { whenIdle } from '../platform/when-idle'
import { HelpHost } from './HelpHost'
import type { LoadHelp } from './HelpHost'
import { loadNavigationMenu } from './LazyNavigationMenu'
import { usePlan } from '../data/plans'
import { useRecentPlanRecord } from '../data/recent-plan'
import { usePreferences } from '../preferences/preferences-context'
import { createRecentPlans } from '../preferences/recent-choices'
import { coreViewOf } from '../session/recent-place'
import { idFromRoute, useSessionDetails } from '../session/use-session'

export interface LatePartsProps {
  readonly loadHelp: LoadHelp
}

/**
 * Components of the shell whose code loads after the first screen: the help, and the record of the
 * current plan. None of them handles keys, because a key press before their code has loaded would
 * be lost.
 */
export function LateParts({ loadHelp }: LatePartsProps) {
  useWorkRecord()
  // Loads the menus early, because their code cannot load without a connection.
  useEffect(() => whenIdle(loadNavigationMenu), [])
  return <HelpHost loadHelp={loadHelp} />
}

/**
 * Records the current plan and core view of the user, once the plan is loaded: on the server, for
 * the page after the next sign-in, and in this browser, for the switcher of plans.
 */
function useWorkRecord(): void {
  const { store } = usePreferences()
  const { user } = useSessionDetails()
  const { pathname } = useLocation()
  const params = useParams()
  const planId = idFromRoute(params['planId'])
  const { data } = usePlan(planId)
  const isSupported = data !== undefined && data.accountId === idFromRoute(params['accountId'])
  const existingId = isSupported ? planId : null
  useRecentPlanRecord(user.id, existingId, coreViewOf(pathname))
  useEffect(() => {
    if (existingId !== null) createRecentPlans(store, user.id).add(String(existingId))
  }, [store, user.id, existingId])
}
