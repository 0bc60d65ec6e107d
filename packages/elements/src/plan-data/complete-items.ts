import { withDefaults, type TacticListItem } from '@throughline/domain/tactics'

import type { PlanItem } from './plan-data.types'

const existing = new WeakMap<PlanItem, { readonly planId: number; readonly item: TacticListItem }>()

/**
 * Completes the items of a page with everything that views and rules need. A property that the page
 * leaves out gets its usual value. The same item gives the same object again, so that React draws
 * only changed ones.
 *
 * @param planId of items that name none
 */
export function completeItems(
  items: readonly PlanItem[],
  planId: number,
): readonly TacticListItem[] {
  return items.map((item) => {
    const before = existing.get(item)
    if (before?.planId === planId) return before.item
    const whole = completeItem(item, planId)
    existing.set(item, { planId, item: whole })
    return whole
  })
}

function completeItem(item: PlanItem, planId: number): TacticListItem {
  return {
    // Keeps further properties of the page.
    ...item,
    startDate: withTime(item.startDate),
    endDate: withTime(item.endDate),
    ...withDefaults(item),
    planId: item.planId ?? planId,
  }
}

/** A day alone begins at midnight. */
function withTime(date: string): string {
  return date.includes('T') ? date : `${date}T00:00:00`
}
