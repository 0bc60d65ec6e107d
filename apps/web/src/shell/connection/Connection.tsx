import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { logOutWithWaiting } from '@throughline/domain/messages'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'

import { useWaitingChanges } from '../../data/waiting/use-waiting-changes'
import type { WaitingChangesOptions } from '../../data/waiting/use-waiting-changes'
import { now } from '../../platform/now'
import { forgetPlaces, recordPlace } from '../../platform/route-history'
import { RouterContext } from '../../platform/router'
import { setReachable } from '../../platform/use-is-online'
import { useActiveAccount, useSessionActions, useSessionDetails } from '../../session/use-session'
import { ChangesDialog } from './ChangesDialog'
import { ConnectionNotice } from './ConnectionNotice'

/** Minimum pause between two checks of the server after changes of the page, in milliseconds. */
const RECHECK_PAUSE_MS = 30_000

/** Interval of the checks for maintenance without any action of the user, in milliseconds. */
const CHECK_INTERVAL_MS = 60_000

export interface ConnectionProps extends Pick<WaitingChangesOptions, 'waitingPlace'> {
  /** @default the clock of the browser */
  readonly clock?: () => number
}

/**
 * Shows the state of the connection and the waiting changes. Stores these changes for a reload, and
 * asks before a log-out would leave them unsent. Records each visited page for the way back. Each
 * change of the page checks the session and maintenance again.
 */
export function Connection({ waitingPlace, clock = now }: ConnectionProps) {
  const { user } = useSessionDetails()
  const account = useActiveAccount()
  const session = useSessionActions()
  const [areDetailsOpen, setDetailsOpen] = useState(false)
  const [state, changes] = useWaitingChanges({
    userId: user.id,
    accountId: account?.id ?? null,
    now: clock,
    probe: () => session.recheck(),
    waitingPlace,
  })
  const { connection, waiting, areAllStored } = state
  const isOnline = connection === 'online'
  useRecheck(() => {
    changes?.checkConnection()
  }, clock)
  useUnloadWarning(waiting.length > 0 && !areAllStored)

  useEffect(() => {
    setReachable(connection !== 'unreachable')
    return () => {
      setReachable(true)
    }
  }, [connection])

  return (
    <>
      <ConnectionNotice
        state={state}
        onShowDetails={() => {
          setDetailsOpen(true)
        }}
      />
      {areDetailsOpen && changes !== null ? (
        <ChangesDialog
          waiting={waiting}
          refused={state.refused}
          isOnline={isOnline}
          onDismiss={changes.dismiss}
          onSendAgain={changes.sendAgain}
          onClose={() => {
            setDetailsOpen(false)
          }}
        />
      ) : null}
      <LogOutQuestion count={waiting.length} />
    </>
  )
}

/** Checks again after each change of the page, when the tab becomes visible, and at intervals. */
function useRecheck(check: () => void, clock: () => number): void {
  const session = useSessionActions()
  const router = use(RouterContext)
  const checkedAt = useRef<number | null>(null)
  const checkAfter = useEffectEvent((pauseMs: number) => {
    checkedAt.current ??= clock()
    if (document.visibilityState === 'hidden' || clock() - checkedAt.current < pauseMs) return
    checkedAt.current = clock()
    check()
  })
  useEffect(() => {
    if (router === null) return undefined
    recordPlace(router.state.location)
    const stop = router.subscribe(({ location }) => {
      recordPlace(location)
      session.followBrowser()
      checkAfter(RECHECK_PAUSE_MS)
    })
    return () => {
      stop()
      forgetPlaces()
    }
  }, [router, session])
  useEffect(() => {
    const handleVisibility = () => {
      session.followBrowser()
      checkAfter(RECHECK_PAUSE_MS)
    }
    const timer = setInterval(() => {
      checkAfter(0)
    }, CHECK_INTERVAL_MS)
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [session])
}

/** Lets the browser ask before the tab closes with waiting changes. */
function useUnloadWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('beforeunload', warn)
    }
  }, [isNeeded])
}

/** Asks before a log-out with unsaved changes; `count` is their number. */
function LogOutQuestion({ count }: { readonly count: number }) {
  const session = useSessionActions()
  const [answer, setAnswer] = useState<{ readonly give: (isYes: boolean) => void } | null>(null)
  const ask = useEffectEvent(
    () =>
      new Promise<boolean>((resolve) => {
        if (count === 0) resolve(true)
        else setAnswer({ give: resolve })
      }),
  )
  useEffect(() => {
    session.guardLogOut(() => ask())
    return () => {
      session.guardLogOut(null)
    }
  }, [session])
  const give = (isYes: boolean) => {
    answer?.give(isYes)
    setAnswer(null)
  }
  return (
    <ConfirmDialog
      isOpen={answer !== null}
      title="Log out with unsaved changes?"
      confirmLabel="Log Out"
      cancelLabel="Stay"
      closeLabel="Close"
      isDestructive
      onConfirm={() => {
        give(true)
      }}
      onCancel={() => {
        give(false)
      }}
    >
      {logOutWithWaiting(Math.max(count, 1))}
    </ConfirmDialog>
  )
}
