import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'

import type { CalendarNoticeContentProps } from './CalendarNotice.types'

/** A notice of a calendar. Loaded on demand: a calendar with items shows none. */
export function CalendarNoticeContent({ kind, text, hint, action }: CalendarNoticeContentProps) {
  const button =
    action === null ? null : (
      <Button
        size="small"
        onClick={({ currentTarget }) => {
          action.onPress(currentTarget)
        }}
      >
        {action.label}
      </Button>
    )
  if (kind === 'error') {
    return (
      <div data-part="notice" data-kind="error" role="alert">
        {text}
        {button}
      </div>
    )
  }
  return (
    <div data-part="notice">
      <EmptyState
        size="small"
        illustration={kind === 'filtered' ? 'filter' : 'calendar'}
        title={text}
        actions={button ?? undefined}
      >
        {hint}
      </EmptyState>
    </div>
  )
}
