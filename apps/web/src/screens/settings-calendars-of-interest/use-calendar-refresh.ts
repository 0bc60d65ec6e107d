import type { Calendar } from '@throughline/api-client'
import { CALENDAR_SETTINGS_MESSAGES, isolateText } from '@throughline/domain/messages'
import { useState } from 'react'
import { useRefreshCalendar } from '../../data/subscription-writes'
import { useShowToast } from '../../platform/ToastProvider'
import { reasonOf } from './calendar-texts'

const NOTHING: ReadonlySet<number> = new Set()

/** Reads calendars again, each once at a time. */
export function useCalendarRefresh(planId: number): {
  readonly busyIds: ReadonlySet<number>
  readonly run: (calendar: Calendar) => void
} {
  const showToast = useShowToast()
  const refresh = useRefreshCalendar(planId)
  const [busyIds, setBusyIds] = useState(NOTHING)
  const setBusy = (id: number, isBusy: boolean) => {
    setBusyIds((before) => {
      const after = new Set(before)
      if (isBusy) after.add(id)
      else after.delete(id)
      return after
    })
  }
  const run = async ({ id, name }: Calendar) => {
    setBusy(id, true)
    try {
      const { report } = await refresh(id)
      const isRead = report === null || report.problem === null
      showToast(
        isRead
          ? { tone: 'success', text: `${isolateText(name)} was refreshed.` }
          : { tone: 'error', text: `${isolateText(name)} could not be read: ${reasonOf(report)}.` },
      )
    } catch (error) {
      const reason = error instanceof Error ? error.message : ''
      const text = reason === '' ? CALENDAR_SETTINGS_MESSAGES.refreshFailed : reason
      showToast({ tone: 'error', text })
    } finally {
      setBusy(id, false)
    }
  }
  return {
    busyIds,
    run: (calendar) => {
      if (!busyIds.has(calendar.id)) void run(calendar)
    },
  }
}
