import { useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom'
import { isLandingOfNewSession } from '../session/new-session'
import { landingOf } from '../session/recent-place'
import { SIGN_IN_PATH, redirectFrom, signInState } from '../session/redirects'
import { useActiveAccount, useSession } from '../session/use-session'
import { focusHeading } from './focus-heading'
import { InitialisingScreen } from './InitialisingScreen'
import { metadataOf, windowTitle } from './route-metadata'
import { SessionNotices } from './SessionNotices'
import { SlowRequests } from './SlowRequests'
import { SmallViewportBlocker } from './SmallViewportBlocker'
import { StartFailure } from './StartFailure'

/** Around every route: the start of the app, and the redirects of the session. */
export function Root() {
  return (
    <SmallViewportBlocker>
      <SessionNotices />
      <SlowRequests />
      <GuardedRoute />
    </SmallViewportBlocker>
  )
}

function GuardedRoute() {
  const { who, isMaintenanceMode } = useSession()
  const account = useActiveAccount()
  const location = useLocation()
  const metadata = metadataOf(useMatches())
  const title = windowTitle(metadata)

  useEffect(() => {
    document.title = title
  }, [title])
  useHeadingFocus(location.pathname)

  if (who.status === 'uninitialised' && !isMaintenanceMode) return <InitialisingScreen />
  const isOnSignIn = location.pathname === SIGN_IN_PATH
  if (who.status === 'failed' && !isMaintenanceMode && !isOnSignIn) {
    return location.pathname === '/' ? (
      <StartFailure message={who.message} />
    ) : (
      <Navigate to="/" replace />
    )
  }
  const target = redirectFrom({
    isLoggedIn: who.status === 'logged-in',
    isMaintenanceMode,
    isAccountActive: account?.isActive ?? true,
    pathname: location.pathname,
    isPublic: metadata?.isPublic ?? false,
  })
  if (target === null) {
    if (who.status !== 'logged-in' || !isLandingOfNewSession(location.pathname, location.state)) {
      return <Outlet />
    }
    const landing = landingOf(who.facts)
    return <Navigate to={landing.path} replace state={landing.state} />
  }
  // The sign-in page itself leads back to the place that it has taken.
  if (target === '/' && location.state !== null) return <Outlet />
  const returning = isMaintenanceMode
    ? 'anybody'
    : who.status === 'logged-out'
      ? who.returning
      : 'nobody'
  const state = signInState(location, returning)
  return <Navigate to={target} replace state={state} />
}

/** After a change of place the heading of the new one takes the focus, so that it is read. */
function useHeadingFocus(pathname: string): void {
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    // A place that has put the focus where work begins keeps it there.
    const isPlaced = document.querySelector('main')?.contains(document.activeElement) === true
    if (!isPlaced) focusHeading()
  }, [pathname])
}
