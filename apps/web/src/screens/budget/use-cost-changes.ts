import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import type { TacticListItem } from '@throughline/domain/tactics'
import { type CostName, useTakeBackCost } from '../../data/cost-changes'
import { useUpdateTactic } from '../../data/use-tactic-changes'
import { type PlanLookup, useUndoableChanges } from '../../plan'
import type { UndoStack } from '../../undo'

/** Cost that the user has entered. */
export interface CostChange {
  readonly item: TacticListItem
  readonly name: CostName
  /** Full dollars; null for none. */
  readonly amountDollars: number | null
}

/** Returns a function that saves costs of items, shows the result in a toast, and offers Undo. */
export function useCostChanges({
  planId,
  lookup,
  undoStack,
}: {
  readonly planId: number
  readonly lookup: PlanLookup
  readonly undoStack: UndoStack
}): (change: CostChange) => void {
  const update = useUpdateTactic(planId)
  const takeBackCost = useTakeBackCost(planId)
  const follow = useUndoableChanges({ toastId: 'cost', lookup, undoStack, view: 'budget' })
  return ({ item, name, amountDollars }) => {
    const changes = { [name]: amountDollars }
    void follow({
      sent: [
        { item, changed: { ...item, ...changes }, saving: update.mutateAsync({ item, changes }) },
      ],
      restore: (to, saving) => takeBackCost.mutateAsync({ item: to, name, saving }),
      texts: {
        done: { text: TACTIC_MESSAGES.updated },
        undone: { title: 'Undone.', text: TACTIC_MESSAGES.updated },
        failed: 'The cost was not changed.',
      },
    })
  }
}
