import { useCallback, useEffect, useEffectEvent, useState, type ReactElement } from 'react'
import { NavigationType, useBlocker, type BlockerFunction, type Location } from 'react-router-dom'
import type { GuardedForm } from './guarded-form'
import { LeaveQuestion } from './use-close-question'

export interface LeaveGuardOptions {
  readonly form: GuardedForm
  /** Closes the form. */
  readonly onClose: () => void
  /** The person left by a link or the Back button and gave the changes up. @default nothing */
  readonly onDiscard?: () => void
  /**
   * Whether going to another URL closes the form.
   * @default all but redirects, which replace the URL, and links to a fragment of the page do
   */
  readonly isLeaving?: (step: { readonly next: Location; readonly isRedirect: boolean }) => boolean
  /** What the dialog says below its title. @default 'Your changes will be lost.' */
  readonly message?: string
}

/**
 * Asks before unsaved changes are lost: when the form is closed, when the person goes
 * to another URL of the app, and, with the dialog of the browser, when the tab is closed.
 * Redirects of the app, which replace the URL, pass: they follow a log-out or a refusal.
 * Needs a data router around it.
 */
export function useLeaveGuard({
  form,
  onClose,
  onDiscard,
  isLeaving,
  message,
}: LeaveGuardOptions): {
  /** Closes the form; asks first when there are changes, does nothing while it is saving. */
  readonly close: () => void
  /** The question while it is asked; render it anywhere. */
  readonly question: ReactElement
} {
  const { hasChanges } = form
  const [isAsked, setIsAsked] = useState(false)
  const shouldBlock = useCallback<BlockerFunction>(
    ({ historyAction, currentLocation, nextLocation }) => {
      const isRedirect = historyAction === NavigationType.Replace
      const leaves =
        isLeaving?.({ next: nextLocation, isRedirect }) ??
        (!isRedirect && !isFragment(currentLocation, nextLocation))
      return leaves && hasChanges()
    },
    [hasChanges, isLeaving],
  )
  const blocker = useBlocker(shouldBlock)
  useUnloadWarning(form.isChanged, hasChanges)

  const close = () => {
    if (form.isSavingNow()) return
    if (hasChanges()) setIsAsked(true)
    else onClose()
  }
  const handleConfirm = () => {
    form.discard()
    setIsAsked(false)
    if (blocker.state === 'blocked') {
      onDiscard?.()
      blocker.proceed()
    } else {
      onClose()
    }
  }
  return {
    close,
    question: (
      <LeaveQuestion
        isOpen={isAsked || blocker.state === 'blocked'}
        message={message}
        onConfirm={handleConfirm}
        onCancel={() => {
          setIsAsked(false)
          if (blocker.state === 'blocked') blocker.reset()
        }}
      />
    ),
  }
}

/**
 * Lets the browser ask before the tab is closed. The listener is there only while it is
 * needed, because it keeps a page out of the back/forward cache.
 */
function useUnloadWarning(isChanged: boolean, hasChanges: () => boolean): void {
  const handleUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasChanges()) event.preventDefault()
  })
  useEffect(() => {
    if (!isChanged) return undefined
    const listener = (event: BeforeUnloadEvent) => {
      handleUnload(event)
    }
    globalThis.addEventListener('beforeunload', listener)
    return () => {
      globalThis.removeEventListener('beforeunload', listener)
    }
  }, [isChanged])
}

/** Whether a step leads to another place of the same page, where forms stay as they are. */
function isFragment(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash
}
