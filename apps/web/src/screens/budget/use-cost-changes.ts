import { isApiError } from '@throughline/api-client'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import type { TacticListItem } from '@throughline/domain/tactics'
import { type CostName, useTakeBackCost } from '../../data/cost-changes'
import type { SavedChange } from '../../data/tactic-changes'
import { useUpdateTactic } from '../../data/use-tactic-changes'
import { changedByOtherUsers, failureNotice, type PlanLookup } from '../../plan'
import { useShowToast } from '../../platform/ToastProvider'
import { useReportedChange, type UndoStack } from '../../undo'

/** A toast about a cost replaces the previous one: the user can only undo the last change. */
const TOAST_ID = 'cost'
const NOT_CHANGED = 'The cost was not changed.'

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
  const showToast = useShowToast()
  const report = useReportedChange(undoStack)

  const tellFailure = (error: unknown, item: TacticListItem) => {
    const notice = failureNotice(error, item, lookup, { text: NOT_CHANGED, view: 'budget' })
    showToast({ id: TOAST_ID, ...notice })
  }
  const takeBack = async (item: TacticListItem, name: CostName, saving: Promise<SavedChange>) => {
    try {
      const { code } = await takeBackCost.mutateAsync({ item, name, saving })
      if (code === 'changed-by-others') {
        showToast({ id: TOAST_ID, ...changedByOtherUsers(item, 'budget') })
      } else if (code === 'taken-back') showToast({ id: TOAST_ID, text: TACTIC_MESSAGES.updated })
      return code !== 'changed-since'
    } catch (error) {
      tellFailure(error, item)
      return !isApiError(error, 'network')
    }
  }
  const save = async ({ item, name, amountDollars }: CostChange) => {
    const saving = update.mutateAsync({ item, changes: { [name]: amountDollars } })
    try {
      await report({
        saving,
        takeBack: () => takeBack(item, name, saving),
        toast: { id: TOAST_ID, text: TACTIC_MESSAGES.updated },
      })
    } catch (error) {
      tellFailure(error, item)
    }
  }
  return (change) => {
    void save(change)
  }
}
