import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { returnPlaceOf } from '../../session/return-place'
import { useSession, useSessionActions } from '../../session/use-session'

/** Pause before the next request to the server, in milliseconds; it doubles each time. */
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

/**
 * Checks repeatedly whether maintenance is over, and also when the user returns to the tab. When it
 * is over, returns to the page on which it began. A user who opens the notice without maintenance
 * stays on it.
 */
export function useEndOfMaintenance(): void {
  const session = useSessionActions()
  const { isMaintenanceMode } = useSession()
  const { state } = useLocation()
  const navigate = useNavigate()
  const wasOn = useRef(isMaintenanceMode)
  const hasPlace = returnPlaceOf(state, null) !== null

  const goBack = useEffectEvent(async () => {
    // If the server did not answer during maintenance, the app has not confirmed the user: it reads
    // the session again.
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
