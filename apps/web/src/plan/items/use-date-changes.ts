import { INITIATIVE_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { hasSameDates, type TacticDates, type TacticListItem } from '@throughline/domain/tactics'
import type { PlacementChange, TacticChange } from '../../data/tactic-changes'
import { useTakeBackPlacement, useUpdateTactic } from '../../data/use-tactic-changes'
import type { UndoStack } from '../../undo'
import type { PlanLookup } from '../plan-lookup'
import { itemDatesText } from './item-dates-text'
import { useUndoableChanges } from './use-undoable-changes'

/** Changes of dates, and of type, for views. */
export interface DateChanges {
  /** Saves the dates that the view has computed. */
  readonly setDates: (item: TacticListItem, dates: TacticDates) => void
  /** Saves dates together with another type. The platforms of the old type are cleared. */
  readonly setPlacement: (item: TacticListItem, placement: Required<PlacementChange>) => void
}

export interface DateChangeOptions {
  /** Id of the visible plan. */
  readonly planId: number
  readonly lookup: PlanLookup
  readonly undoStack: UndoStack
  /** Runs when an undo has restored the dates, and the type, of an item. */
  readonly onUndone: (change: { item: TacticListItem }) => void
}

/** Returns functions that move and resize items of a plan, report the result and offer Undo. */
export function useDateChanges({
  planId,
  lookup,
  undoStack,
  onUndone,
}: DateChangeOptions): DateChanges {
  const update = useUpdateTactic(planId)
  const takeBackPlacement = useTakeBackPlacement(planId)
  const follow = useUndoableChanges({ toastId: 'date', lookup, undoStack })

  const change = (item: TacticListItem, request: Request, texts: Texts) => {
    const { changes, channelId = item.channelId } = request
    const changed = { ...item, ...changes, channelId }
    const isTypeChanged = changes.tacticTypeId !== undefined
    void follow({
      sent: [{ item, changed, saving: update.mutateAsync({ item, ...request }) }],
      restore: (to, saving) => takeBackPlacement.mutateAsync({ item: to, isTypeChanged, saving }),
      texts: {
        done: { title: texts.done, text: `${itemDatesText(changed)}.` },
        undone: { title: 'Undone.', text: `${itemDatesText(item)} again.` },
        failed: texts.failed,
      },
      onUndone: () => {
        onUndone({ item })
      },
    })
  }

  return {
    setDates: (item, dates) => {
      if (!hasSameDates(item, dates)) change(item, { changes: dates }, dateTexts)
    },
    setPlacement: (item, { target: { channelId, tacticTypeId }, ...dates }) => {
      const changes = { ...dates, tacticTypeId, tacticPlatformIds: [] }
      const { updated } = item.isInitiative ? INITIATIVE_MESSAGES : TACTIC_MESSAGES
      change(item, { changes, channelId }, { done: updated, failed: NOT_MOVED })
    },
  }
}

/** Dates of an item, and its type if that changes too. */
type Request = Pick<TacticChange, 'channelId'> & {
  readonly changes: TacticDates &
    Partial<Pick<TacticListItem, 'tacticTypeId' | 'tacticPlatformIds'>>
}

/** Texts about a change of an item. */
interface Texts {
  readonly done: string
  readonly failed: string
}

const dateTexts: Texts = { done: TACTIC_MESSAGES.dateUpdated, failed: TACTIC_MESSAGES.dateFailed }
const NOT_MOVED = 'The item was not moved.'
