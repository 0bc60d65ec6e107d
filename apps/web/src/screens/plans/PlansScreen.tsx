import { useEffect } from 'react'
import { loadCalendarScreen } from '../../calendar-chunk'
import { usePlans } from '../../data/plans'
import { monthPath } from '../../session/landing'
import { useActiveAccount } from '../../session/use-session'
import { whenIdle } from '../../when-idle'
import { PlansView } from './PlansView'

/** The plans list of the account one works in. */
export function PlansScreen() {
  const account = useActiveAccount()
  const plans = usePlans(account?.id ?? 0)
  usePrefetchedCalendar(plans.isSuccess)
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
      launchPath={({ accountId, id }) => monthPath(accountId, id)}
      onLaunchIntent={fetchCalendarCode}
    />
  )
}

function fetchCalendarCode(): void {
  // A miss is no harm: the route asks again and says what went wrong.
  loadCalendarScreen().catch(() => undefined)
}

/** Fetches the code of the calendar once the list stands and the browser has nothing else to do. */
function usePrefetchedCalendar(isListed: boolean): void {
  useEffect(() => {
    if (!isListed) return undefined
    return whenIdle(fetchCalendarCode)
  }, [isListed])
}
