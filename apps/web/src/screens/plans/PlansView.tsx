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
  /** False once the subscription of the account has expired: no plan can be launched. */
  readonly isAccountActive: boolean
  /** Why the plans could not be loaded. */
  readonly errorText: string
  readonly isRetrying: boolean
  readonly onRetry: () => void
  /**
   * The list with its search, sorting and actions, once its code is there; null until then: the
   * plans are shown plainly.
   */
  readonly desk: ReactNode
  /** The code of that list is on its way. */
  readonly isDeskComing: boolean
}

/** The plans that a person has a role on; the first thing they see. */
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
    <PlansPage>
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
