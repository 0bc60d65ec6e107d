import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { readStatusOf } from '../../data/read-status'
import { usePlans } from '../../data/plans'
import { useShowToast } from '../../platform/ToastProvider'
import { watchPresses } from '../../platform/watch-presses'
import { whenIdle } from '../../platform/when-idle'
import { planPath } from '../../session/landing'
import { useActiveAccount } from '../../session/use-session'
import type { PlansDesk } from './desk/PlansDesk'
import { PlansView } from './PlansView'

export interface PlansScreenProps {
  /** Loads the code of the calendar, which most users open next. */
  readonly loadCalendar: () => Promise<unknown>
}

/** Screen with the plans list of the active account. */
export function PlansScreen({ loadCalendar }: PlansScreenProps) {
  const loadAhead = useCallback(() => {
    // A failure is harmless: the route loads the code again and reports a failure itself.
    loadCalendar().catch(() => undefined)
  }, [loadCalendar])
  const account = useActiveAccount()
  const plans = usePlans(account?.id ?? 0)
  useLoadedAhead(loadAhead, plans.isSuccess)
  const { Desk, focusedPath, isComing } = useDesk()
  useFailureToast(plans.error)
  const retry = () => {
    void plans.refetch()
  }
  const launch = {
    launchPath: ({ accountId, id }: { readonly accountId: number; readonly id: number }) =>
      planPath(accountId, id),
    onLaunchIntent: loadAhead,
  }
  const listed = plans.data ?? []
  return (
    <PlansView
      {...launch}
      status={readStatusOf(plans)}
      plans={listed}
      isAccountActive={account?.isActive ?? true}
      errorText={plans.error?.message ?? ''}
      isRetrying={plans.isFetching}
      onRetry={retry}
      isDeskComing={isComing}
      desk={
        Desk === null || account === null ? null : (
          <Desk
            {...launch}
            // Search and sorting belong to the account.
            key={account.id}
            account={account}
            plans={listed}
            focusedPlanId={
              listed.find((plan) => launch.launchPath(plan) === focusedPath)?.id ?? null
            }
            isRetrying={plans.isFetching}
            onRetry={retry}
          />
        )
      }
    />
  )
}

/** Shows a toast with the reason if the plans could not be read, once for each failure. */
function useFailureToast(error: Error | null): void {
  const showToast = useShowToast()
  useEffect(() => {
    if (error !== null) showToast({ tone: 'error', text: error.message })
  }, [error, showToast])
}

interface LoadedDesk {
  /** null until its code has loaded, and if it fails to load: users can still launch plans. */
  readonly Desk: typeof PlansDesk | null
  /** Path of the link that had the focus when the desk replaced the plain list. */
  readonly focusedPath: string | null
  /** Whether its code is still loading; false after success or failure. */
  readonly isComing: boolean
}

const coming: LoadedDesk = { Desk: null, focusedPath: null, isComing: true }

/** Loads the plans list with its actions. */
function useDesk(): LoadedDesk {
  const [loaded, setLoaded] = useState(coming)
  useEffect(() => {
    let isVisible = true
    const presses = watchPresses()
    const load = async () => {
      const { PlansDesk: Desk } = await import('./desk/PlansDesk')
      // If React replaced a pressed link, the browser would not follow it.
      await presses.untilReleased()
      const focusedPath = document.activeElement?.getAttribute('href') ?? null
      // Renders at once: a press that began before the rendering would be lost as well.
      flushSync(() => {
        if (isVisible) setLoaded({ Desk, focusedPath, isComing: false })
      })
    }
    load().catch(() => {
      if (isVisible) setLoaded({ ...coming, isComing: false })
    })
    return () => {
      isVisible = false
      presses.stop()
    }
  }, [])
  return loaded
}

/** Loads code once the list is visible and the browser is idle. */
function useLoadedAhead(loadAhead: () => void, isListed: boolean): void {
  useEffect(() => {
    if (!isListed) return undefined
    return whenIdle(loadAhead)
  }, [isListed, loadAhead])
}
