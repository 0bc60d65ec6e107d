import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePlans } from '../../data/plans'
import { useShowToast } from '../../platform/ToastProvider'
import { watchPresses } from '../../platform/watch-presses'
import { whenIdle } from '../../platform/when-idle'
import { planPath } from '../../session/landing'
import { useActiveAccount } from '../../session/use-session'
import type { PlansDesk } from './desk/PlansDesk'
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
      // A list that could not be read again stays, with what is typed into it.
      status={plans.data !== undefined ? 'ready' : plans.isError ? 'error' : 'loading'}
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
            // What is searched and sorted belongs to the account.
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

/** Says why the plans could not be read, once for each failure. */
function useFailureToast(error: Error | null): void {
  const showToast = useShowToast()
  useEffect(() => {
    if (error !== null) showToast({ tone: 'error', text: error.message })
  }, [error, showToast])
}

interface LoadedDesk {
  /** null until its code is there, or for good without it: the plans can be launched anyway. */
  readonly Desk: typeof PlansDesk | null
  /** The path of the link that had the focus then; it is taken down with the plain list. */
  readonly focusedPath: string | null
  /** False once its code is there, or could not be loaded. */
  readonly isComing: boolean
}

const COMING: LoadedDesk = { Desk: null, focusedPath: null, isComing: true }

/** The list with what can be done with it. */
function useDesk(): LoadedDesk {
  const [loaded, setLoaded] = useState(COMING)
  useEffect(() => {
    let isShown = true
    const presses = watchPresses()
    const load = async () => {
      const { PlansDesk: Desk } = await import('./desk/PlansDesk')
      // A link that is replaced while it is pressed would not be followed.
      await presses.untilReleased()
      const focusedPath = document.activeElement?.getAttribute('href') ?? null
      // Drawn at once: a press that begins before it is drawn would be lost as well.
      flushSync(() => {
        if (isShown) setLoaded({ Desk, focusedPath, isComing: false })
      })
    }
    load().catch(() => {
      if (isShown) setLoaded({ ...COMING, isComing: false })
    })
    return () => {
      isShown = false
      presses.stop()
    }
  }, [])
  return loaded
}

/** Loads code once the list is shown and the browser has nothing else to do. */
function useLoadedAhead(loadAhead: () => void, isListed: boolean): void {
  useEffect(() => {
    if (!isListed) return undefined
    return whenIdle(loadAhead)
  }, [isListed, loadAhead])
}
