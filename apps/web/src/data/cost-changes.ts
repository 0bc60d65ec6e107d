import { updateTactic } from '@throughline/api-client'
import { listItemOf, type TacticListItem } from '@throughline/domain/tactics'
import { sendOnOwnVersion, writeOptions, type WriteContext } from './core/collection-writes'
import { useWrite } from './core/use-collection'
import { storeDetail } from './item-details'
import { readNewest, type SavedChange, type TakeBackOutcome } from './tactic-changes'
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
  const { client, queryClient, ownerId } = context
  return writeOptions(tactics, context, {
    action: 'take-back-cost',
    send: async ({ saving, name }: CostToTakeBack): Promise<TakeBackOutcome> => {
      const saved = await saving.catch(() => null)
      if (saved === null) return { code: 'never-saved' }
      const { before, after } = saved
      const newest = await readNewest(context, after.id)
      if (newest === null || newest[name] !== after[name]) {
        return newest?.version === tactics.versionsOf(queryClient).latestOf(after)
          ? { code: 'changed-since' }
          : { code: 'changed-by-others', newest }
      }
      const isRemoved = tactics.watchRemovals(queryClient)
      const stored = await sendOnOwnVersion(tactics, queryClient, newest, (version) =>
        updateTactic(client, version, { [name]: before[name] }),
      )
      if (!isRemoved(stored.id)) {
        tactics.store(queryClient, ownerId, { items: [listItemOf(stored)] })
      }
      storeDetail(queryClient, stored)
      return { code: 'taken-back', undone: { before: newest, after: stored } }
    },
    pending: ({ item, name }) => ({ item, changes: { [name]: item[name] } }),
    storedItem: (outcome) => (outcome.code === 'changed-by-others' ? outcome.newest : null),
  })
}

/** Restores a cost; see {@link takeBackCostOptions}. */
export const useTakeBackCost = (planId: number) => useWrite(takeBackCostOptions, planId)
