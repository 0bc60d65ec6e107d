import { isApiError } from '@throughline/api-client'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import { EmptyState } from '@throughline/ui/EmptyState'
import { ErrorState } from '@throughline/ui/ErrorState'
import { LinkButton } from '@throughline/ui/LinkButton'
import { useParams } from 'react-router-dom'
import { useAccount } from '../data/accounts'
import { isRefusal } from '../data/refusals'
import { idFromRoute, useSessionFacts } from '../session/use-session'
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
  const { accounts } = useSessionFacts()
  const params = useParams()
  const accountId = idFromRoute(params['accountId'])
  const wayOut = <RouterLinkButton to="/plans">All plans</RouterLinkButton>
  if (error !== null && !isRefusal(error)) {
    return (
      <CentredPlace>
        <ErrorState
          title={<h1>The plan could not be loaded</h1>}
          retryLabel="Try again"
          isRetrying={isRetrying}
          onRetry={onRetry}
          actions={wayOut}
        >
          {error.message}
        </ErrorState>
      </CentredPlace>
    )
  }
  if (!accounts.some(({ id }) => id === accountId)) {
    return (
      <CentredPlace>
        <EmptyState
          illustration="search"
          title={<h1>This account does not exist</h1>}
          actions={wayOut}
        >
          The address may be mistyped, or you no longer belong to the account.
        </EmptyState>
      </CentredPlace>
    )
  }
  return (
    <CentredPlace>
      <EmptyState
        illustration="calendar"
        title={
          <h1>
            {isApiError(error, 'forbidden') ? 'You cannot open this plan' : PLAN_MESSAGES.notFound}
          </h1>
        }
        actions={
          <>
            <RequestAccess accountId={accountId} planId={params['planId'] ?? ''} />
            {wayOut}
          </>
        }
      >
        It may have been deleted, or you may no longer have a role on it.
      </EmptyState>
    </CentredPlace>
  )
}

/** Writes to the account owner; nothing for those who do not see who that is. */
function RequestAccess({
  accountId,
  planId,
}: {
  readonly accountId: number | null
  readonly planId: string
}) {
  const { user } = useSessionFacts()
  const { data } = useAccount(accountId)
  const owner = data?.users.find(({ id }) => id === data.ownerId)
  if (owner === undefined || owner.id === user.id) return null
  const subject = encodeURIComponent(`Access to plan ${planId}`)
  const body = encodeURIComponent(
    `Could you please give me access to this plan? ${globalThis.location.href}`,
  )
  return (
    <LinkButton
      variant="primary"
      href={`mailto:${owner.emailAddress}?subject=${subject}&body=${body}`}
    >
      Request access
    </LinkButton>
  )
}
