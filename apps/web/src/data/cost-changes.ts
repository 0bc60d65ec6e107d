import type { TacticListItem } from '@throughline/domain/tactics'
import { writeOptions, type WriteContext } from './core/collection-writes'
import { useWrite } from './core/use-collection'
import { takeBack, type SavedChange } from './tactic-changes'
import { tactics } from './tactics'

/** One of the two costs of an item. */
export type CostName = 'estimatedCost' | 'actualCost'

/** A saved or running change of a cost to undo. */
interface CostToTakeBack {
  /** The item as the user saw it before the change. */
  readonly item: TacticListItem
  readonly name: CostName
  /** Settles with the change. */
  readonly saving: Promise<SavedChange>
}

/**
 * Restores the cost that an item had before a change. The screen shows it at once. The request
 * follows when the change has been saved, unless the cost has another value by then.
 */
export function takeBackCostOptions(context: WriteContext) {
  return writeOptions(tactics, context, {
    action: 'take-back-cost',
    send: ({ saving, name }: CostToTakeBack) =>
      takeBack(context, saving, {
        isUnchanged: (newest, after) => newest[name] === after[name],
        changesTo: (before) => ({ [name]: before[name] }),
      }),
    pending: ({ item, name }) => ({ item, changes: { [name]: item[name] } }),
    storedItem: (outcome) => (outcome.code === 'changed-by-others' ? outcome.newest : null),
  })
}

/** Restores a cost; see {@link takeBackCostOptions}. */
export const useTakeBackCost = (planId: number) => useWrite(takeBackCostOptions, planId)
