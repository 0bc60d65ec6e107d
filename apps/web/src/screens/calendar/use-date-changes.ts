import { newestTacticOf } from '@throughline/api-client'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { moveTactic, type TacticDates, type TacticListItem } from '@throughline/domain/tactics'
import { useNewestTactic, useUpdateTactic } from '../../data/tactics'
import { useShowToast } from '../../shell/ToastProvider'
import type { CalendarLookup } from './calendar-lookup'
import { refusalOfError, type RefusalNotice } from './refusals'
import type { UndoStack } from './use-undo'

/** Toasts about dates take each other's place: the last change is the one to take back. */
const TOAST_ID = 'date'
/** Long enough to see that it was the wrong day, in milliseconds. */
const UNDO_NOTICE_MS = 6000

/** Changes of dates as a calendar asks for them. */
export interface DateChanges {
  /** Whole days, as items of monthly types move by months. */
  readonly moveByDays: (item: TacticListItem, deltaDays: number) => void
  readonly setDates: (item: TacticListItem, dates: TacticDates) => void
}

/** Moves and resizes items of a plan, tells how it went, and lets a person take it back. */
export function useDateChanges(
  planId: number,
  lookup: CalendarLookup,
  undoStack: UndoStack,
): DateChanges {
  const update = useUpdateTactic(planId)
  const readNewest = useNewestTactic(planId)
  const showToast = useShowToast()

  const tellFailure = (error: unknown, item: TacticListItem) => {
    showToast({ id: TOAST_ID, ...failureNotice(error, item, lookup) })
  }

  /** Gives an item back the dates that it had, unless somebody has given it others since. */
  const takeBack = async (after: TacticListItem, before: TacticDates) => {
    try {
      const newest = await readNewest(after.id)
      if (newest === null || !hasDates(newest, after)) {
        showToast({ id: TOAST_ID, ...changedByOthers(after) })
        return
      }
      await update.mutateAsync({ item: newest, changes: before })
      showToast({ id: TOAST_ID, text: TACTIC_MESSAGES.dateUpdated })
    } catch (error) {
      tellFailure(error, after)
    }
  }

  const change = async (item: TacticListItem, dates: TacticDates) => {
    try {
      const stored = await update.mutateAsync({ item, changes: dates })
      const { startDate, endDate, isAllDay } = item
      const undo = undoStack.push({
        run: () => takeBack(stored, { startDate, endDate, isAllDay }),
      })
      showToast({
        id: TOAST_ID,
        text: TACTIC_MESSAGES.dateUpdated,
        lifetimeMs: UNDO_NOTICE_MS,
        action: { label: 'Undo', onSelect: undo },
      })
    } catch (error) {
      tellFailure(error, item)
    }
  }

  return {
    moveByDays: (item, deltaDays) => {
      const outcome = moveTactic({ ...item, isMonthly: lookup.isMonthly(item) }, deltaDays)
      if (outcome.code === 'changed') void change(item, outcome.dates)
    },
    setDates: (item, dates) => {
      if (!hasDates(item, dates)) void change(item, dates)
    },
  }
}

function hasDates(item: TacticDates, { startDate, endDate, isAllDay }: TacticDates): boolean {
  return item.startDate === startDate && item.endDate === endDate && item.isAllDay === isAllDay
}

function changedByOthers({ title }: TacticListItem): RefusalNotice {
  return {
    tone: 'warning',
    text: `Somebody else changed ${title} since. The calendar shows their version.`,
    lifetimeMs: UNDO_NOTICE_MS,
  }
}

function failureNotice(
  error: unknown,
  item: TacticListItem,
  lookup: CalendarLookup,
): RefusalNotice {
  if (newestTacticOf(error) !== null) return changedByOthers(item)
  const names = {
    channelName: lookup.channels.get(item.channelId)?.name ?? '',
    planName: lookup.planNames.get(item.planId) ?? 'another plan',
  }
  return (
    refusalOfError(error, names) ?? {
      tone: 'error',
      text: TACTIC_MESSAGES.dateFailed,
      lifetimeMs: UNDO_NOTICE_MS,
    }
  )
}
