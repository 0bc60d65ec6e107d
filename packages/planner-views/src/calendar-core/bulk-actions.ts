import type { BulkChange } from '@throughline/domain/bulk'

const bulkActions = [
  'move',
  'type',
  'tags',
  'flag',
  'unflag',
  'copy',
  'delete',
  'move-with-related',
] as const

/**
 * A change of several items together; `move-with-related` of one initiative together
 * with the tactics that are linked to it.
 */
export type BulkAction = (typeof bulkActions)[number]

/** Whether a text names a change of several items. */
export function isBulkAction(text: string): text is BulkAction {
  return (bulkActions as readonly string[]).includes(text)
}

/** The kind of a change of several items, and the change; null until the user has chosen it. */
export interface FirstChange {
  readonly kind: BulkChange['kind']
  readonly change: BulkChange | null
}

/** Returns the change of an action, which is complete if it needs no choice. */
export function firstChangeOf(action: Exclude<BulkAction, 'move-with-related'>): FirstChange {
  switch (action) {
    case 'flag':
    case 'unflag':
      return complete({ kind: 'flag', isFlagged: action === 'flag' })
    case 'delete':
      return complete({ kind: action })
    case 'copy':
    case 'move':
    case 'type':
    case 'tags':
      return { kind: action, change: null }
    default:
      return action satisfies never
  }
}

function complete(change: BulkChange): FirstChange {
  return { kind: change.kind, change }
}
