import { isApiError } from '@throughline/api-client'
import { INITIATIVE_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { hasSameDates, type TacticDates, type TacticListItem } from '@throughline/domain/tactics'
import type { PlacementChange, SavedChange, TacticChange } from '../../data/tactic-changes'
import { useTakeBackPlacement, useUpdateTactic } from '../../data/use-tactic-changes'
import { useShowToast } from '../../platform/ToastProvider'
import { useReportedChange, type UndoStack } from '../../undo'
import type { PlanLookup } from '../plan-lookup'
import { changedByOtherUsers, failureNotice } from './change-failure'

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

  const takeBack = async (item: TacticListItem, saving: Promise<SavedChange>, texts: Texts) => {
    try {
      const isTypeChanged = texts !== dateTexts
      const outcome = takeBackPlacement.mutateAsync({ item, isTypeChanged, saving })
      onUndone({ item })
      const { code } = await outcome
      if (code === 'changed-by-others') showToast({ id: TOAST_ID, ...changedByOtherUsers(item) })
      else if (code === 'taken-back') {
        showToast({ id: TOAST_ID, text: texts.done })
      }
      return code !== 'changed-since'
    } catch (error) {
      tellFailure(error, item, texts)
      return !isApiError(error, 'network')
    }
  }

  const change = async (item: TacticListItem, request: Request, texts: Texts) => {
    const saving = update.mutateAsync({ item, ...request })
    try {
      await report({
        saving,
        takeBack: () => takeBack(item, saving, texts),
        toast: { id: TOAST_ID, text: texts.done },
      })
    } catch (error) {
      tellFailure(error, item, texts)
    }
  }

  return {
    setDates: (item, dates) => {
      if (!hasSameDates(item, dates)) void change(item, { changes: dates }, dateTexts)
    },
    setPlacement: (item, { target: { channelId, tacticTypeId }, ...dates }) => {
      const changes = { ...dates, tacticTypeId, tacticPlatformIds: [] }
      const { updated } = item.isInitiative ? INITIATIVE_MESSAGES : TACTIC_MESSAGES
      void change(item, { changes, channelId }, { done: updated, failed: NOT_MOVED })
    },
  }
}

type Request = Omit<TacticChange, 'item'>

/** Texts about a change of an item. */
interface Texts {
  readonly done: string
  readonly failed: string
}

const dateTexts: Texts = { done: TACTIC_MESSAGES.dateUpdated, failed: TACTIC_MESSAGES.dateFailed }
const NOT_MOVED = 'The item was not moved.'
