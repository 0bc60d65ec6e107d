import type { TacticListItem } from '@throughline/domain/tactics'
import { firstChangeOf } from '@throughline/planner-views/calendar-item'
import type { BulkAction, FirstChange } from '@throughline/planner-views/calendar-item'

/** A change of several items that the user has requested and must confirm. */
export interface BulkIntent extends FirstChange {
  /** At least one stored item. */
  readonly items: readonly TacticListItem[]
  /** Includes the tactics that belong to the initiatives. */
  readonly withRelated: boolean
}

/** Returns the intent of an action in the bar, in a menu or by a key. */
export function intentOf(action: BulkAction, items: readonly TacticListItem[]): BulkIntent {
  if (action === 'move-with-related') return { ...intentOf('move', items), withRelated: true }
  return { ...firstChangeOf(action), items, withRelated: false }
}
