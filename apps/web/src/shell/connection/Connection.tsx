import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { logOutWithWaiting } from '@throughline/domain/messages'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'

import { useWaitingChanges } from '../../data/waiting/use-waiting-changes'
import type { WaitingChangesOptions } from '../../data/waiting/use-waiting-changes'
import { now } from '../../platform/now'
import { forgetPlaces, recordPlace } from '../../platform/route-history'
import { RouterContext } from '../../platform/router'
import { setReachable } from '../../platform/use-is-online'
import { useActiveAccount, useSessionActions, useSessionFacts } from '../../session/use-session'
import { ChangesDialog } from './ChangesDialog'
import { ConnectionNotice } from './ConnectionNotice'

/** Going from place to place asks the server at most this often, in milliseconds. */
const RECHECK_PAUSE_MS = 30_000

/** Who does nothing for longer than this learns of maintenance all the same, in milliseconds. */
const CHECK_INTERVAL_MS = 60_000

/** For so long the notice says that the changes were saved, in milliseconds. */
const REPORT_MS = 4_000

export interface ConnectionProps extends Pick<WaitingChangesOptions, 'waitingPlace'> {
  /** @default the clock of the browser */
  readonly clock?: () => number
}

/**
 * Says that the connection is gone and what waits for it, keeps what waits over a reload, and
 * asks before a log-out leaves it behind. Each change of place is remembered for the way back,
 * and asks anew who is signed in and whether maintenance has begun.
 */
export function Connection({ waitingPlace, clock = now }: ConnectionProps) {
  const { user } = useSessionFacts()
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
  const { connection, waiting, areAllStored, savedCount } = state
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

  const hasReport = isOnline && waiting.length === 0 && savedCount > 0
  useEffect(() => {
    if (!hasReport) return undefined
    const timer = setTimeout(() => {
      changes?.endReport()
    }, REPORT_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [changes, hasReport])

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

/** Asks anew with each change of place, when the tab is looked at again, and now and then. */
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

/** The browser asks before the tab is closed, and what waits with it. */
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

/** Asks before somebody logs out whose changes are not saved yet; `count` says how many. */
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
