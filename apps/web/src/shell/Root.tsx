import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, useState } from 'react'
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom'
import { Spinner } from '@throughline/ui/Spinner'
import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'
import { Button } from '@throughline/ui/Button'
import { ErrorState } from '@throughline/ui/ErrorState'

import { LeaveGuards } from '../platform/LeaveGuards'
import { isLandingOfNewSession } from '../session/new-session'
import { returnPlaceOf } from '../session/return-place'
import { landingOf } from '../session/recent-place'
import { SIGN_IN_PATH, redirectFrom, signInState } from '../session/redirects'
import { useActiveAccount, useSession, useSessionActions } from '../session/use-session'
import { focusHeading } from './focus-heading'
import { InitialisingScreen } from './InitialisingScreen'
import { metadataOf, windowTitle } from './route-metadata'
import { SmallViewportBlocker } from './SmallViewportBlocker'
import { useShowToast } from '../platform/ToastProvider'
import { useRequestProgress } from './request-progress-context'
import { Logo } from './Logo'

const Page = styled.main`
  display: grid;
  gap: ${token('space-5')};
  align-content: center;
  justify-items: center;
  min-block-size: 100dvh;
`

/** Screen for a failed start: the user can try again, or log out. */
function StartFailure({ message }: { readonly message: string }) {
  const session = useSessionActions()
  const [isRetrying, setIsRetrying] = useState(false)
  const handleRetry = () => {
    setIsRetrying(true)
    void session.start().finally(() => {
      setIsRetrying(false)
    })
  }
  return (
    <Page>
      <Logo />
      <ErrorState
        title="Throughline could not start"
        retryLabel="Try again"
        isRetrying={isRetrying}
        onRetry={handleRetry}
        actions={
          <Button
            variant="ghost"
            onClick={() => {
              void session.logOut()
            }}
          >
            Log Out
          </Button>
        }
      >
        {message}
      </ErrorState>
    </Page>
  )
}

const Pill = styled.div`
  position: fixed;
  /* Above the footer of the page: headers have their controls where it would stand. */
  inset-block-end: ${token('space-8')};
  inset-inline-start: 50%;
  z-index: ${token('layer-floating')};
  display: flex;
  padding: ${token('space-2')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-pill')};
  background: ${token('color-surface')};
  color: ${token('color-action')};
  box-shadow: ${token('shadow-popover')};
  pointer-events: none;
  translate: -50% 0;
`

/** Global spinner, visible while requests take longer than expected. */
function SlowRequests() {
  const progress = useRequestProgress()
  const isSlow = useSyncExternalStore(progress.subscribe, progress.isSlow)
  return isSlow ? (
    <Pill data-print="hidden">
      <Spinner label="Loading" delayMs={0} />
    </Pill>
  ) : null
}

/** Root of every route: the start of the app, and the redirects of the session. */
export function Root() {
  return (
    <SmallViewportBlocker>
      <SessionNotices />
      <SlowRequests />
      <LeaveGuards>
        <GuardedRoute />
      </LeaveGuards>
    </SmallViewportBlocker>
  )
}

function GuardedRoute() {
  const { who, isMaintenanceMode } = useSession()
  const account = useActiveAccount()
  const location = useLocation()
  const metadata = metadataOf(useMatches())
  const title = windowTitle(metadata)

  // Before the effects of the page, which may name its plan.
  useLayoutEffect(() => {
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
    // Back to the page that the list of plans has replaced while the account was inactive.
    const isOnPlans = location.pathname === '/plans' && who.status === 'logged-in'
    const awaited =
      isOnPlans && account?.isActive === true
        ? returnPlaceOf(location.state, who.details.user.id)
        : null
    if (awaited !== null) return <Navigate to={awaited.url} replace state={awaited.state} />
    if (who.status !== 'logged-in' || !isLandingOfNewSession(location.pathname, location.state)) {
      return <Outlet />
    }
    const landing = landingOf(who.details)
    return <Navigate to={landing.path} replace state={landing.state} />
  }
  // The sign-in page itself returns to the page that it has replaced.
  if (target === '/' && location.state !== null) return <Outlet />
  const returning = isMaintenanceMode
    ? 'anybody'
    : who.status === 'logged-out'
      ? who.returning
      : who.status === 'logged-in' && target === '/plans'
        ? who.details.user.id
        : 'nobody'
  const state = signInState(location, returning)
  return <Navigate to={target} replace state={state} />
}

/** Focuses the heading of a new page, so that screen readers read it. */
function useHeadingFocus(pathname: string): void {
  const visiblePath = useRef(pathname)
  useEffect(() => {
    if (visiblePath.current === pathname) return
    visiblePath.current = pathname
    // A page that has already focused its first control retains that focus.
    const isPlaced = document.querySelector('main')?.contains(document.activeElement) === true
    if (!isPlaced) focusHeading()
  }, [pathname])
}

/** Shows events of the session as toasts. */
function SessionNotices() {
  const { notice } = useSession()
  const showToast = useShowToast()
  useEffect(() => {
    if (notice !== null) {
      showToast({ id: `session-${notice.id}`, tone: notice.tone, text: notice.text })
    }
  }, [notice, showToast])
  return null
}
