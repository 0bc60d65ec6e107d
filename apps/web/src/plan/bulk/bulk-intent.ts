import type { BulkChange } from '@throughline/domain/bulk'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { BulkAction } from '@throughline/planner-views/calendar-item'

/** A change of several items that the user has requested and must confirm. */
export interface BulkIntent {
  readonly kind: BulkChange['kind']
  /** null if the user must choose it in the dialog. */
  readonly change: BulkChange | null
  /** At least one stored item. */
  readonly items: readonly TacticListItem[]
  /** Includes the tactics that belong to the initiatives. */
  readonly withRelated: boolean
}

/** Returns the intent of an action in the bar, in a menu or by a key. */
export function intentOf(action: BulkAction, items: readonly TacticListItem[]): BulkIntent {
  if (action === 'move-with-related') return { ...intentOf('move', items), withRelated: true }
  const change = changeOf(action)
  const kind = action === 'unflag' ? 'flag' : action
  return { kind, change, items, withRelated: false }
}

/** Returns the change of an action that needs no choice. Copying always asks for a target date. */
function changeOf(action: Exclude<BulkAction, 'move-with-related'>): BulkChange | null {
  switch (action) {
    case 'flag':
    case 'unflag':
      return { kind: 'flag', isFlagged: action === 'flag' }
    case 'delete':
      return { kind: 'delete' }
    case 'copy':
    case 'move':
    case 'type':
    case 'tags':
      return null
    default:
      return action satisfies never
  }
}
