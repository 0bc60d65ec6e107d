import { CALENDAR_MESSAGES } from '@throughline/domain/messages'
import { useEffect } from 'react'
import { useShowToast } from '../../shell/ToastProvider'

/** Says once that calendars of interest could not be read; the rest of the calendar is of use without them. */
export function useEventsNotice(isFailed: boolean): void {
  const showToast = useShowToast()
  useEffect(() => {
    if (!isFailed) return
    showToast({ id: 'events-failed', tone: 'error', text: CALENDAR_MESSAGES.eventsFailed })
  }, [isFailed, showToast])
}
