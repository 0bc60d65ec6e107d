import { isApiError } from '@throughline/api-client'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import { EmptyState } from '@throughline/ui/EmptyState'
import { ErrorState } from '@throughline/ui/ErrorState'
import { CentredPlace } from '../shell/CentredPlace'
import { RouterLinkButton } from '../shell/RouterLinkButton'

export interface PlanUnavailableProps {
  /** Why the plan could not be read; null when the URL names no plan of the account. */
  readonly error: Error | null
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Shown instead of a plan that does not exist, that the person may not see, or that could not be loaded. */
export function PlanUnavailable({ error, isRetrying, onRetry }: PlanUnavailableProps) {
  const wayOut = <RouterLinkButton to="/plans">All plans</RouterLinkButton>
  return (
    <CentredPlace>
      {error === null || isApiError(error, 'not-found') ? (
        <EmptyState
          illustration="calendar"
          title={<h1>{PLAN_MESSAGES.notFound}</h1>}
          actions={wayOut}
        >
          It may have been deleted, or you may no longer have a role on it.
        </EmptyState>
      ) : (
        <ErrorState
          title={<h1>The plan could not be loaded</h1>}
          retryLabel="Try again"
          isRetrying={isRetrying}
          onRetry={onRetry}
          actions={wayOut}
        >
          {error.message}
        </ErrorState>
      )}
    </CentredPlace>
  )
}
