import { newestTacticOf } from '@throughline/api-client'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { moveTactic, type TacticDates, type TacticListItem } from '@throughline/domain/tactics'
import { isMonthlyKind } from '@throughline/domain/channels'
import { useUpdateTactic } from '../../data/tactics'
import { useShowToast } from '../../shell/ToastProvider'
import type { CalendarLookup } from './calendar-lookup'
import { refusalOfError, type RefusalNotice } from './refusals'

/** Toasts about dates take each other's place: the last move is the one to take back. */
const TOAST_ID = 'date'
const CONFLICT_NOTICE_MS = 6000

/** Moves items of a plan by days, tells how it went, and lets a person take it back. */
export function useMove(planId: number, lookup: CalendarLookup) {
  const update = useUpdateTactic(planId)
  const showToast = useShowToast()

  const setDates = async (item: TacticListItem, dates: TacticDates, canUndo: boolean) => {
    try {
      const stored = await update.mutateAsync({ item, changes: dates })
      const { startDate, endDate, isAllDay } = item
      const undo = () => {
        void setDates(stored, { startDate, endDate, isAllDay }, false)
      }
      showToast({
        id: TOAST_ID,
        text: TACTIC_MESSAGES.dateUpdated,
        ...(canUndo ? { action: { label: 'Undo', onSelect: undo } } : {}),
      })
    } catch (error) {
      showToast({ id: TOAST_ID, ...failureNotice(error, item, lookup) })
    }
  }

  return ({ item, deltaDays }: { item: TacticListItem; deltaDays: number }) => {
    const type = lookup.types.get(item.tacticTypeId)
    const isMonthly = type !== undefined && isMonthlyKind(type.kind)
    const outcome = moveTactic({ ...item, isMonthly }, deltaDays)
    if (outcome.code === 'changed') void setDates(item, outcome.dates, true)
  }
}

function failureNotice(
  error: unknown,
  item: TacticListItem,
  lookup: CalendarLookup,
): RefusalNotice {
  if (newestTacticOf(error) !== null) {
    return {
      tone: 'warning',
      text: `Somebody else changed ${item.title} before you. The calendar now shows their version.`,
      lifetimeMs: CONFLICT_NOTICE_MS,
    }
  }
  const names = {
    channelName: lookup.channels.get(item.channelId)?.name ?? '',
    planName: lookup.planNames.get(item.planId) ?? 'another plan',
  }
  return (
    refusalOfError(error, names) ?? {
      tone: 'error',
      text: TACTIC_MESSAGES.dateFailed,
      lifetimeMs: CONFLICT_NOTICE_MS,
    }
  )
}
