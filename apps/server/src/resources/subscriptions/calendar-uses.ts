import { callerAccessOn } from '../../access/access'
import type { SignedIn } from '../../access/access'
import { findPlans } from '../../access/access-queries'
import type { Orm } from '../../db/database'
import { findPlansShowing } from './queries'
import type { SubscriptionRow } from './queries'

/** The plans that show a calendar. */
export interface CalendarUses {
  /** Plans that the user may see, by name. */
  readonly plans: readonly { readonly id: number; readonly name: string }[]
  /** The number of further plans. */
  readonly otherCount: number
}

/** The plans that show each of some calendars. */
export async function findUses(
  orm: Orm,
  rows: readonly SubscriptionRow[],
  signedIn: SignedIn,
): Promise<ReadonlyMap<number, CalendarUses>> {
  const visible = await findPlansShowing(
    orm,
    rows.map(({ id }) => id),
  )
  const plans = await findPlans(orm, [...new Set(visible.map(({ planId }) => planId))])
  const existing = plans
    .filter((plan) => callerAccessOn(plan, signedIn.caller).abilities.canList)
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  return new Map(
    rows.map(({ id }) => {
      const planIds = new Set(
        visible.filter((one) => one.subscriptionId === id).map(({ planId }) => planId),
      )
      const ofCalendar = existing.filter((plan) => planIds.has(plan.id))
      return [id, { plans: ofCalendar, otherCount: planIds.size - ofCalendar.length }] as const
    }),
  )
}
