import { planOf } from '@throughline/domain/tactics'
import type { ItemDefaults, UncheckedItem } from '@throughline/domain/tactics'
import { useCallback, useMemo, useState } from 'react'

import type { CalendarItem } from '../calendar-parts'
import { calendarItemReader, readItems, sourceOf } from './read-items'

const dated = { hasDates: true }

/** The items of a host as a view works with them. */
export interface HostItems<Item> {
  readonly items: readonly CalendarItem[]
  /** The current plan. */
  readonly currentPlanId: number
  /** The host's own object of an item. Stays the same function. */
  readonly sourceOf: (item: CalendarItem) => Item | undefined
}

/**
 * Reads the items of a host, once per array.
 *
 * @param currentPlanId provided by the host, or undefined
 * @param hasDates false for items whose dates the view ignores
 */
export function useHostItems<Item extends UncheckedItem>(
  list: readonly Item[] | null | undefined,
  currentPlanId: number | undefined,
  { hasDates }: Pick<ItemDefaults, 'hasDates'> = dated,
): HostItems<Item> {
  const [copies] = useState(() => new WeakMap<CalendarItem, Item>())
  const planId = planOf(currentPlanId, list)
  const items = useMemo(
    () => readItems(list, calendarItemReader({ planId, hasDates }), copies),
    [list, planId, hasDates, copies],
  )
  const itsSource = useCallback((item: CalendarItem) => sourceOf(item, copies), [copies])
  return { items, currentPlanId: planId, sourceOf: itsSource }
}
