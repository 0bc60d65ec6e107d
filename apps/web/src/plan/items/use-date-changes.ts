import { isApiError, newestTacticOf } from '@throughline/api-client'
import { isolateText, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { hasSameDates, type TacticDates, type TacticListItem } from '@throughline/domain/tactics'
import type { SavedChange } from '../../data/tactic-changes'
import { useTakeBackDates, useUpdateTactic } from '../../data/use-tactic-changes'
import { useShowToast } from '../../platform/ToastProvider'
import { UNDO_TOAST_LIFETIME_MS, useReportedChange, type UndoStack } from '../../undo'
import type { PlanLookup } from '../plan-lookup'
import { refusalOfError, type RefusalNotice } from '../refusals'

/** Toasts about dates take each other's place: the last change is the one to take back. */
const TOAST_ID = 'date'

/** Changes of dates as a view asks for them. */
export interface DateChanges {
  /** Saves the dates that the view has computed. */
  readonly setDates: (item: TacticListItem, dates: TacticDates) => void
}

export interface DateChangeOptions {
  /** The plan on show. */
  readonly planId: number
  readonly lookup: PlanLookup
  readonly undoStack: UndoStack
  /** An item has the dates again that it had before. */
  readonly onTakenBack: (change: { item: TacticListItem }) => void
}

/** Moves and resizes items of a plan, tells how it went, and lets a person take it back. */
export function useDateChanges({
  planId,
  lookup,
  undoStack,
  onTakenBack,
}: DateChangeOptions): DateChanges {
  const update = useUpdateTactic(planId)
  const takeBackDates = useTakeBackDates(planId)
  const showToast = useShowToast()
  const report = useReportedChange(undoStack)

  const tellFailure = (error: unknown, item: TacticListItem) => {
    showToast({ id: TOAST_ID, ...failureNotice(error, item, lookup) })
  }

  const takeBack = async (item: TacticListItem, saving: Promise<SavedChange>) => {
    try {
      const outcome = takeBackDates.mutateAsync({ item, saving })
      onTakenBack({ item })
      const { code } = await outcome
      if (code === 'changed-by-others') showToast({ id: TOAST_ID, ...changedByOthers(item) })
      else if (code === 'taken-back') {
        showToast({ id: TOAST_ID, text: TACTIC_MESSAGES.dateUpdated })
      }
      return code !== 'changed-since'
    } catch (error) {
      tellFailure(error, item)
      return !isApiError(error, 'network')
    }
  }

  const change = async (item: TacticListItem, dates: TacticDates) => {
    const saving = update.mutateAsync({ item, changes: dates })
    try {
      await report({
        saving,
        takeBack: () => takeBack(item, saving),
        toast: { id: TOAST_ID, text: TACTIC_MESSAGES.dateUpdated },
      })
    } catch (error) {
      tellFailure(error, item)
    }
  }

  return {
    setDates: (item, dates) => {
      if (!hasSameDates(item, dates)) void change(item, dates)
    },
  }
}

function changedByOthers({ title }: TacticListItem): RefusalNotice {
  return {
    tone: 'warning',
    text: `Somebody else changed ${isolateText(title)} since. The calendar shows their version.`,
    lifetimeMs: UNDO_TOAST_LIFETIME_MS,
  }
}

function failureNotice(error: unknown, item: TacticListItem, lookup: PlanLookup): RefusalNotice {
  if (newestTacticOf(error) !== null) return changedByOthers(item)
  const names = {
    channelName: lookup.channels.get(item.channelId)?.name ?? '',
    planName: lookup.planNames.get(item.planId) ?? 'another plan',
  }
  return (
    refusalOfError(error, names) ?? {
      tone: 'error',
      text: TACTIC_MESSAGES.dateFailed,
      lifetimeMs: UNDO_TOAST_LIFETIME_MS,
    }
  )
}
