import type { DayNumber } from '@throughline/domain/calendar-dates'
import { useParams } from 'react-router-dom'
import { idFromRoute } from '../session/use-session'
import { useDateUrl, type DateUrl } from './use-date-url'

/** What the URL of a screen of a plan says, and how to change it. */
export interface PlanUrl extends DateUrl {
  /** null when the URL names no plan. */
  readonly planId: number | null
  /** null when the URL names no account. */
  readonly accountId: number | null
}

/** Account, plan, view and date out of the URL. In a day view, `month` is the month of the day. */
export function usePlanUrl(today: DayNumber): PlanUrl {
  const { accountId, planId } = useParams()
  return {
    ...useDateUrl(today),
    planId: idFromRoute(planId),
    accountId: idFromRoute(accountId),
  }
}
