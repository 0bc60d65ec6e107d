import { useCallback, useEffect } from 'react'
import { usePlans } from '../../data/plans'
import { planPath } from '../../session/landing'
import { useActiveAccount } from '../../session/use-session'
import { whenIdle } from '../../platform/when-idle'
import { PlansView } from './PlansView'

export interface PlansScreenProps {
  /** Loads the code of the calendar, which most people open next. */
  readonly loadCalendar: () => Promise<unknown>
}

/** The plans list of the account one works in. */
export function PlansScreen({ loadCalendar }: PlansScreenProps) {
  const loadAhead = useCallback(() => {
    // A failure does no harm: the route asks again and says what went wrong.
    loadCalendar().catch(() => undefined)
  }, [loadCalendar])
  const account = useActiveAccount()
  const plans = usePlans(account?.id ?? 0)
  useLoadedAhead(loadAhead, plans.isSuccess)
  return (
    <PlansView
      status={plans.isPending ? 'loading' : plans.isError ? 'error' : 'ready'}
      plans={plans.data ?? []}
      isAccountActive={account?.isActive ?? true}
      errorText={plans.error?.message ?? ''}
      isRetrying={plans.isFetching}
      onRetry={() => {
        void plans.refetch()
      }}
      launchPath={({ accountId, id }) => planPath(accountId, id)}
      onLaunchIntent={loadAhead}
    />
  )
}

/** Loads code once the list is shown and the browser has nothing else to do. */
function useLoadedAhead(loadAhead: () => void, isListed: boolean): void {
  useEffect(() => {
    if (!isListed) return undefined
    return whenIdle(loadAhead)
  }, [isListed, loadAhead])
}
