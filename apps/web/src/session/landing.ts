import { FILTER_KEYS } from '@throughline/domain/filters'
import type { SavableView } from '@throughline/domain/saved-views'

/** Returns the path of a view of a plan. */
export function planViewPath(accountId: number, planId: number, view: SavableView): string {
  const isCalendar = view === 'month' || view === 'day' || view === 'flow'
  return `/account/${accountId}/plan/${planId}/${isCalendar ? `calendar/${view}` : view}`
}

const sharedQueryNames = ['date', 'from', 'to', ...FILTER_KEYS]

/** Returns the part of a query that all views of a plan read: its dates, and the filters of a link. */
export function sharedQueryOf(search: string): string {
  const query = new URLSearchParams(search)
  const shared = sharedQueryNames.flatMap((name) => {
    const value = query.get(name)
    return value === null ? [] : [[name, value]]
  })
  return shared.length === 0 ? '' : `?${new URLSearchParams(shared).toString()}`
}

/** Returns the path of a plan, which opens with the user's default view. */
export function planPath(accountId: number, planId: number): string {
  return `/account/${accountId}/plan/${planId}/calendar`
}

/** Returns the path of the month calendar of a plan. */
export function monthPath(accountId: number, planId: number): string {
  return planViewPath(accountId, planId, 'month')
}
