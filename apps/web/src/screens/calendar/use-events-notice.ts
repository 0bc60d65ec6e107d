import { CALENDAR_MESSAGES } from '@throughline/domain/messages'
import { useEffect } from 'react'
import { useShowToast } from '../../platform/ToastProvider'

/**
 * Shows a toast when calendars of interest could not be read, or have more events than
 * are shown. The rest of the calendar works without them.
 */
export function useEventsNotice({
  areEventsFailed,
  cutCalendars,
}: {
  readonly areEventsFailed: boolean
  /** Names of the calendars that have more occurrences than are shown. */
  readonly cutCalendars: readonly string[]
}): void {
  const showToast = useShowToast()
  useEffect(() => {
    if (!areEventsFailed) return
    showToast({ id: 'events-failed', tone: 'error', text: CALENDAR_MESSAGES.eventsFailed })
  }, [areEventsFailed, showToast])
  const cutNames = cutCalendars.join(', ')
  useEffect(() => {
    if (cutNames === '') return
    const text = `${cutNames}: ${CALENDAR_MESSAGES.eventsCut}`
    showToast({ id: 'events-cut', tone: 'warning', text })
  }, [cutNames, showToast])
}
