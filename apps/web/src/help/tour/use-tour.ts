import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'

import { useShowToast } from '../../platform/ToastProvider'
import { planViewPath } from '../../session/landing'
import { recentPlanOf } from '../../session/recent-plan'
import { idFromRoute, useSessionDetails } from '../../session/use-session'

const NAME = 'route'
const VALUE = 'onboarding'

/** Returns whether a query requests the quick-start tour. */
function isTourUrl(search: string): boolean {
  return new URLSearchParams(search).get(NAME) === VALUE
}

/** Returns a query that requests the tour. */
function withTour(search: string): string {
  const query = new URLSearchParams(search)
  query.set(NAME, VALUE)
  return query.toString()
}

/** Returns a query without the request for the tour. */
function withoutTour(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(NAME)
  return query.toString()
}

/** Path of a calendar of a plan, which the tour explains. */
const calendarPath = /^\/account\/\d+\/plan\/\d+\/calendar\/(?:month|day|flow)\/?$/

export interface TourState {
  /** Id of the plan of the tour; null without a tour. */
  readonly planId: number | null
  /** Whether a tour of this plan has run since the user opened the app. */
  readonly wasAccepted: boolean
  readonly start: () => void
  readonly end: () => void
}

/**
 * Returns the state of the tour, which the URL requests. On other pages, the tour opens the
 * calendar first.
 */
export function useTour(): TourState {
  const navigate = useNavigate()
  const showToast = useShowToast()
  const details = useSessionDetails()
  const location = useLocation()
  const planId = idFromRoute(useParams()['planId'])
  const { pathname, search, hash, state } = location
  const isCalendar = planId !== null && calendarPath.test(pathname)
  const isRequested = isTourUrl(search)
  const [acceptedPlanIds, setAcceptedPlanIds] = useState<readonly number[]>([])

  const lead = (options: { readonly isReplaced: boolean }) => {
    const current = /^\/account\/(\d+)\/plan\/(\d+)\//.exec(pathname)
    const place =
      current === null
        ? recentPlanOf(details)
        : { accountId: Number(current[1]), planId: Number(current[2]) }
    const replace = options.isReplaced
    // Replaces the entry of the calendar, so Back leads to the page before it.
    if (isCalendar)
      void navigate({ pathname, search: withTour(search), hash }, { replace: true, state })
    else if (place === null) {
      showToast({ tone: 'warning', text: 'The tour shows a plan, and you have none yet.' })
      if (isRequested)
        void navigate({ pathname, search: withoutTour(search), hash }, { replace, state })
    } else {
      const month = planViewPath(place.accountId, place.planId, 'month')
      void navigate({ pathname: month, search: withTour('') }, { replace })
    }
  }
  const leadFromUrl = useEffectEvent(() => {
    lead({ isReplaced: true })
  })
  const isElsewhere = isRequested && !isCalendar && !/\/calendar\/?$/.test(pathname)
  useEffect(() => {
    if (isElsewhere) leadFromUrl()
  }, [isElsewhere])

  return {
    planId: isRequested && isCalendar ? planId : null,
    wasAccepted: planId !== null && acceptedPlanIds.includes(planId),
    start: () => {
      lead({ isReplaced: false })
    },
    end: () => {
      if (planId !== null) setAcceptedPlanIds((before) => [...before, planId])
      // A reload must not open the tour again.
      void navigate({ pathname, search: withoutTour(search), hash }, { replace: true, state })
    },
  }
}
