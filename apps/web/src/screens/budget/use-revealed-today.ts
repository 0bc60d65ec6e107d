import type { CivilDate } from '@throughline/domain/calendar-dates'
import { useMemo, useState } from 'react'
import type { RangeUrl } from '../../plan'
import type { BudgetData } from './use-budget-data'

/**
 * Whether a budget scrolls to the period of today: when a plan is opened without days in its URL,
 * and each time that somebody asks for it.
 */
export function useRevealedToday(
  planId: number,
  today: CivilDate,
  { isRangeKnown }: Pick<BudgetData, 'isRangeKnown'>,
  { isChosen }: Pick<RangeUrl, 'isChosen'>,
) {
  // The plan for which somebody asked, and how often.
  const [asked, setAsked] = useState({ planId: 0, count: 0 })
  const count = asked.planId === planId ? asked.count : 0
  const isShown = isRangeKnown && (count > 0 || !isChosen)
  const revealedDay = useMemo(
    () => (isShown ? { date: today, key: `${planId} ${count}` } : null),
    [isShown, today, planId, count],
  )
  return {
    revealedDay,
    askForToday: () => {
      setAsked({ planId, count: count + 1 })
    },
  }
}
