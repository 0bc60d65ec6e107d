import { Button } from '@throughline/ui/Button'

import type { MonthCalendarLabels } from './labels'
import { MonthNotice } from './MonthCalendarNotice.styles'

interface MonthCalendarNoticeProps {
  kind: 'empty' | 'error'
  year: number
  month: number
  canCreate: boolean
  onRetry: (() => void) | undefined
  labels: MonthCalendarLabels
}

/** A word over the lower edge of the grid, which stays in use underneath. */
export function MonthCalendarNotice({
  kind,
  year,
  month,
  canCreate,
  onRetry,
  labels,
}: MonthCalendarNoticeProps) {
  return (
    <MonthNotice>
      <div data-part="notice" data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
        {kind === 'error' ? labels.error : labels.empty({ year, month, canCreate })}
        {kind === 'error' && onRetry !== undefined ? (
          <Button
            size="small"
            onClick={() => {
              onRetry()
            }}
          >
            {labels.retry}
          </Button>
        ) : null}
      </div>
    </MonthNotice>
  )
}
