import type { DayNumber } from '@throughline/domain/calendar-dates'
import { useParams } from 'react-router-dom'
import { idFromRoute } from '../session/use-session'
import { useDateUrl, type DateUrl } from './use-date-url'

/** State of a plan's screen in its URL, and the functions that change it. */
export interface PlanUrl extends DateUrl {
  /** null when the URL names no plan. */
  readonly planId: number | null
  /** null when the URL names no account. */
  readonly accountId: number | null
}

/**
 * Returns account, plan, view and date of the URL. In a day view, `month` is the month of the day.
 */
export function usePlanUrl(today: DayNumber): PlanUrl {
  const { accountId, planId } = useParams()
  return {
    ...useDateUrl(today),
    planId: idFromRoute(planId),
    accountId: idFromRoute(accountId),
  }
}
