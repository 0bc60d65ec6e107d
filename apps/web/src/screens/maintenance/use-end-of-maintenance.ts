import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { returnPlaceOf } from '../../session/return-place'
import { useSession, useSessionActions } from '../../session/use-session'

/** The pause before the server is asked again, in milliseconds; it doubles each time. */
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

/**
 * Asks the server now and then whether maintenance is over, also when somebody comes back to
 * the tab, and then goes back to where it has begun. Whoever opens the notice while no
 * maintenance is on stays on it.
 */
export function useEndOfMaintenance(): void {
  const session = useSessionActions()
  const { isMaintenanceMode } = useSession()
  const { state } = useLocation()
  const navigate = useNavigate()
  const wasOn = useRef(isMaintenanceMode)
  const hasPlace = returnPlaceOf(state, null) !== null

  const goBack = useEffectEvent(async () => {
    // Without an answer during maintenance nobody was signed in, or only this browser says who is.
    const { who } = session.getState()
    if (who.status !== 'logged-in' || !who.isConfirmed) await session.start()
    if (session.getState().isMaintenanceMode) return
    const place = returnPlaceOf(state, null)
    await navigate(place?.url ?? '/', { replace: true, state: place?.state })
  })
  useEffect(() => {
    if (isMaintenanceMode) wasOn.current = true
    else if (wasOn.current || hasPlace) void goBack()
  }, [isMaintenanceMode, hasPlace])

  useEffect(() => {
    if (!isMaintenanceMode) return undefined
    let isWaiting = true
    let pauseMs = FIRST_PAUSE_MS
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(timer)
      void session
        .recheck()
        .catch(() => undefined)
        .finally(wait)
    }
    const wait = () => {
      clearTimeout(timer)
      if (!isWaiting) return
      timer = setTimeout(ask, pauseMs)
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
    }
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') ask()
    }
    wait()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      isWaiting = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [isMaintenanceMode, session])
}
