import { isApiError } from '@throughline/api-client'
import { isolateText, PLAN_MESSAGES } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { ErrorState } from '@throughline/ui/ErrorState'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { isRefusal } from '../data/refusals'
import { usePreferences } from '../preferences/preferences-context'
import { idFromRoute, useSessionDetails } from '../session/use-session'
import { CentredPlace } from '../shell/CentredPlace'
import { RouterLinkButton } from '../shell/RouterLinkButton'
import { PlanRefused } from './PlanRefused'

export interface PlanUnavailableProps {
  /** Reason why the plan could not be read; null when the URL names no plan of the account. */
  readonly error: Error | null
  /** Account of the plan, if it differs from that of the URL. @default not loaded */
  readonly ownAccountId?: number | null
  /** The user saw the plan before, and may have unsaved changes. @default false */
  readonly wasVisible?: boolean
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Page for a plan that does not exist, that the user may not see, or that could not be loaded. */
export function PlanUnavailable({
  error,
  ownAccountId = null,
  wasVisible = false,
  isRetrying,
  onRetry,
}: PlanUnavailableProps) {
  const { accounts } = useSessionDetails()
  const { pathname, search } = useLocation()
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
  const own = accounts.find(({ id }) => id === ownAccountId)
  if (own !== undefined) {
    const there = pathname.replace(/^\/account\/\d+\//u, `/account/${own.id}/`)
    return (
      <CentredPlace>
        <EmptyState
          illustration="calendar"
          title={<h1>{PLAN_MESSAGES.inOtherAccount}</h1>}
          actions={
            <>
              <RouterLinkButton variant="primary" to={`${there}${search}`}>
                {`Open it in ${isolateText(own.name)}`}
              </RouterLinkButton>
              {wayOut}
            </>
          }
        >
          {PLAN_MESSAGES.inOtherAccountHelp}
        </EmptyState>
      </CentredPlace>
    )
  }
  if (!accounts.some(({ id }) => id === accountId)) {
    return (
      <CentredPlace>
        <EmptyState
          illustration="search"
          title={<h1>This account does not exist</h1>}
          actions={accounts.length > 1 ? <AccountChoice /> : wayOut}
        >
          The address may be mistyped, or you no longer belong to the account.
        </EmptyState>
      </CentredPlace>
    )
  }
  return (
    <PlanRefused
      title={isApiError(error, 'forbidden') ? PLAN_MESSAGES.noAccess : PLAN_MESSAGES.notFound}
      accountId={accountId}
      planId={params['planId'] ?? ''}
      wasVisible={wasVisible}
      wayOut={wayOut}
    />
  )
}

/** Links to the plans of each account that the user belongs to. */
function AccountChoice() {
  const { accounts } = useSessionDetails()
  const preferences = usePreferences()
  const navigate = useNavigate()
  return accounts.map(({ id, name }) => (
    <Button
      key={id}
      onClick={() => {
        preferences.setActiveAccountId(id)
        void navigate('/plans')
      }}
    >
      {`Plans of ${isolateText(name)}`}
    </Button>
  ))
}
