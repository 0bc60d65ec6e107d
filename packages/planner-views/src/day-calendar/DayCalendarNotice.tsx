import { Button } from '@throughline/ui/Button'

import type { DayCalendarLabels } from './labels'

interface DayCalendarNoticeProps {
  kind: 'empty' | 'error'
  isSeveral: boolean
  canCreate: boolean
  onRetry: (() => void) | undefined
  labels: DayCalendarLabels
}

/** A word over the lower edge of the hours, which stay in use underneath. */
export function DayCalendarNotice({
  kind,
  isSeveral,
  canCreate,
  onRetry,
  labels,
}: DayCalendarNoticeProps) {
  return (
    <div data-part="notices">
      <div data-part="notice" data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
        {kind === 'error' ? labels.error : labels.empty({ isSeveral, canCreate })}
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
    </div>
  )
}
