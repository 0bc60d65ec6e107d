import { CALENDAR_MESSAGES, PLAN_MESSAGES } from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'

export interface PlanNoticesProps {
  /** The plan is read-only for everyone below plan admin. */
  readonly isFrozen: boolean
  /** What is on show was read earlier and could not be read again. */
  readonly isOutdated: boolean
  /** Asks to read it again. */
  readonly onRetry: () => void
}

/** What there is to know before all else about a view of a plan. */
export function PlanNotices({ isFrozen, isOutdated, onRetry }: PlanNoticesProps) {
  return (
    <>
      {isFrozen ? (
        <Banner tone="warning" title={PLAN_MESSAGES.frozen}>
          Only plan admins can change it.
        </Banner>
      ) : null}
      {isOutdated ? (
        <Banner
          tone="warning"
          title={CALENDAR_MESSAGES.outdated}
          actions={<Button onClick={onRetry}>Try again</Button>}
        >
          {CALENDAR_MESSAGES.outdatedHint}
        </Banner>
      ) : null}
    </>
  )
}
