import { CalendarNotice } from '../calendar-parts'
import type { DayCalendarProps } from './DayCalendar.types'
import type { DayCalendarLabels } from './labels'

interface DayCalendarNoticeProps {
  status: DayCalendarProps['status']
  /** Nothing is shown, here or in the overstory. */
  isEmpty: boolean
  isSeveral: boolean
  onRetry: DayCalendarProps['onRetry']
  onClearFilters: DayCalendarProps['onClearFilters']
  /** Null where nothing can be added. */
  onAdd: ((button: HTMLElement) => void) | null
  labels: DayCalendarLabels
}

/** What days without items say, and what days that could not be loaded say. */
export function DayCalendarNotice({
  status,
  isEmpty,
  isSeveral,
  labels,
  ...actions
}: DayCalendarNoticeProps) {
  const isFailed = status === 'error'
  if (!isFailed && !(status === 'ready' && isEmpty)) return null
  return (
    <CalendarNotice
      {...actions}
      isFailed={isFailed}
      labels={{
        ...labels,
        empty: labels.empty({ isSeveral }),
        emptyFiltered: labels.emptyFiltered({ isSeveral }),
      }}
    />
  )
}
