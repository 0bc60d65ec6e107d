import type { PlanListEntry } from '@throughline/api-client'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'
import { ErrorState } from '@throughline/ui/ErrorState'
import { Announcement } from '@throughline/ui/VisuallyHidden'
import type { ReactNode } from 'react'
import { FirstPlansTable, type LaunchProps } from './FirstPlansTable'
import { Expired, Framed, PlansPage } from './PlansView.styles'

export interface PlansViewProps extends LaunchProps {
  readonly status: 'loading' | 'error' | 'ready'
  readonly plans: readonly PlanListEntry[]
  /**
   * Whether the subscription of the account is active. After it expires, the user can launch no
   * plan.
   */
  readonly isAccountActive: boolean
  /** Why the plans could not be loaded. */
  readonly errorText: string
  readonly isRetrying: boolean
  readonly onRetry: () => void
  /**
   * List with search, sorting and actions; null until its code has loaded. Until then, a plain list
   * shows the plans.
   */
  readonly desk: ReactNode
  /** Whether the code of that list is loading. */
  readonly isDeskComing: boolean
}

/** List of the plans on which the user has a role, the first view after sign-in. */
export function PlansView({
  status,
  plans,
  isAccountActive,
  errorText,
  isRetrying,
  onRetry,
  desk,
  isDeskComing,
  ...launch
}: PlansViewProps) {
  return (
    <PlansPage data-page="">
      <h1>{PLAN_MESSAGES.heading}</h1>
      {status === 'error' ? (
        <Framed>
          <ErrorState
            title="The plans could not be loaded"
            retryLabel="Try again"
            isRetrying={isRetrying}
            onRetry={onRetry}
          >
            {errorText}
          </ErrorState>
        </Framed>
      ) : status === 'ready' && desk !== null ? (
        desk
      ) : (
        <>
          {isAccountActive ? null : (
            <Expired>
              <Banner tone="warning">The subscription of this account has expired.</Banner>
            </Expired>
          )}
          {status === 'loading' ? <Announcement>{PLAN_MESSAGES.loading}</Announcement> : null}
          {status === 'ready' && plans.length === 0 ? (
            <p>{PLAN_MESSAGES.none}</p>
          ) : (
            <FirstPlansTable
              {...launch}
              plans={plans}
              isLoading={status === 'loading'}
              isAccountActive={isAccountActive}
              isPassing={isDeskComing}
            />
          )}
        </>
      )}
    </PlansPage>
  )
}
