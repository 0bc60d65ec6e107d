import { INITIATIVE_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { hasSameDates, type TacticDates, type TacticListItem } from '@throughline/domain/tactics'
import {
  NotRedone,
  savedByRedo,
  type PlacementChange,
  type SavedChange,
  type TacticChange,
} from '../../data/tactic-changes'
import { useTakeBackPlacement, useUpdateTactic } from '../../data/use-tactic-changes'
import { useShowToast } from '../../platform/ToastProvider'
import {
  redoToast,
  resultOfFailedUndo,
  useReportedChange,
  type UndoResult,
  type UndoStack,
} from '../../undo'
import type { PlanLookup } from '../plan-lookup'
import { changedByOtherUsers, failureNotice } from './change-failure'
import { itemDatesText } from './item-dates-text'

/**
 * Id of toasts about dates. A new toast replaces the previous one, because only the last change
 * offers Undo.
 */
const TOAST_ID = 'date'

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
  const showToast = useShowToast()
  const report = useReportedChange(undoStack)

  const tellFailure = (error: unknown, item: TacticListItem, { failed }: Texts) => {
    showToast({ id: TOAST_ID, ...failureNotice(error, item, lookup, { text: failed }) })
  }

  /**
   * Restores the placement of an item. The undo of a change and the redo of an undone one are the
   * same.
   */
  const restore = (item: TacticListItem, saving: Promise<SavedChange>, texts: Texts) => {
    const isTypeChanged = texts !== dateTexts
    const outcome = takeBackPlacement.mutateAsync({ item, isTypeChanged, saving })
    onUndone({ item })
    return outcome
  }
  const follow = async (saving: Promise<SavedChange>, placed: Placed, isRedo = false) => {
    const { item, changed, texts } = placed
    let undoing = saving
    const takeBack = async (onRedo: () => void): Promise<UndoResult> => {
      try {
        const restoring = restore(item, saving, texts)
        undoing = savedByRedo(restoring)
        undoing.catch(() => undefined)
        const { code } = await restoring
        if (code === 'changed-by-others') showToast({ id: TOAST_ID, ...changedByOtherUsers(item) })
        else if (code === 'taken-back') {
          const text = `${itemDatesText(item)} again.`
          showToast(redoToast({ id: TOAST_ID, title: 'Undone.', text }, onRedo))
        }
        return code === 'taken-back' || (code === 'changed-since' ? false : 'not-undone')
      } catch (error) {
        tellFailure(error, item, texts)
        return resultOfFailedUndo(error)
      }
    }
    try {
      await report({
        saving,
        takeBack,
        redo: () => {
          void follow(savedByRedo(restore(changed, undoing, texts)), placed, true)
        },
        isRedo,
        toast: { id: TOAST_ID, title: texts.done, text: `${itemDatesText(changed)}.` },
      })
    } catch (error) {
      if (!(error instanceof NotRedone)) tellFailure(error, item, texts)
      else if (error.code !== 'never-saved') {
        showToast({ id: TOAST_ID, ...changedByOtherUsers(item) })
      }
    }
  }

  const change = (item: TacticListItem, request: Request, texts: Texts) => {
    const { changes, channelId = item.channelId } = request
    const changed = { ...item, ...changes, channelId }
    void follow(update.mutateAsync({ item, ...request }), { item, changed, texts })
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

/** An item before and after a change, as the user saw it. */
interface Placed {
  readonly item: TacticListItem
  readonly changed: TacticListItem
  readonly texts: Texts
}

/** Texts about a change of an item. */
interface Texts {
  readonly done: string
  readonly failed: string
}

const dateTexts: Texts = { done: TACTIC_MESSAGES.dateUpdated, failed: TACTIC_MESSAGES.dateFailed }
const NOT_MOVED = 'The item was not moved.'
