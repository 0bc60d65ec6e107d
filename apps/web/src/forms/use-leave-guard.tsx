import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
  type ReactElement,
} from 'react'
import { NavigationType, type BlockerFunction, type Location } from 'react-router-dom'
import { useRequired } from '../platform/use-required'
import type { GuardedForm } from './guarded-form'
import { LeaveGuardContext } from '../platform/LeaveGuards'
import { LeaveQuestion } from './use-close-question'

export interface LeaveGuardOptions {
  readonly form: GuardedForm
  /** Closes the form. */
  readonly onClose: () => void
  /** The user left by a link or the Back button and discarded the changes. @default nothing */
  readonly onDiscard?: () => void
  /**
   * Returns whether a change of the URL closes the form.
   * @default all changes do, except redirects, which replace the URL, and links to a fragment of
   * the page
   */
  readonly isLeaving?: (step: { readonly next: Location; readonly isRedirect: boolean }) => boolean
  /** Text of the dialog below its title. @default 'Your changes will be lost.' */
  readonly message?: string
}

/**
 * Asks before the user loses unsaved changes: when the form closes, when the user goes to another
 * URL of the app, and, with the dialog of the browser, when the tab closes. Redirects of the app,
 * which replace the URL, cause no question: they follow a log-out or a refusal. If a navigation
 * closes several forms with changes, one question asks for all of them. Needs `LeaveGuards` around
 * it.
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
  /** Dialog with the question; render it anywhere. */
  readonly question: ReactElement
} {
  const { hasChanges } = form
  const [isRequested, setIsRequested] = useState(false)
  const guards = useRequired(
    LeaveGuardContext,
    'No question appears before changes are lost. Put LeaveGuards around the form.',
  )
  const id = useId()
  const isAsking = useEffectEvent<BlockerFunction>(
    ({ historyAction, currentLocation, nextLocation }) => {
      const isRedirect = historyAction === NavigationType.Replace
      const leaves =
        isLeaving?.({ next: nextLocation, isRedirect }) ??
        (!isRedirect && !isFragment(currentLocation, nextLocation))
      return leaves && hasChanges()
    },
  )
  const leave = useEffectEvent(() => {
    form.discard()
    onDiscard?.()
  })
  const { add } = guards
  useLayoutEffect(
    () =>
      add({
        id,
        isAsking: (navigation) => isAsking(navigation),
        leave: () => {
          leave()
        },
      }),
    [add, id],
  )
  const isBlocked = guards.askingId === id
  useUnloadWarning(form.isChanged, hasChanges)

  const close = () => {
    if (form.isSavingNow()) return
    if (hasChanges()) setIsRequested(true)
    else onClose()
  }
  const handleConfirm = () => {
    setIsRequested(false)
    if (isBlocked) {
      guards.proceed()
    } else {
      form.discard()
      onClose()
    }
  }
  return {
    close,
    question: (
      <LeaveQuestion
        isOpen={isRequested || isBlocked}
        message={isBlocked && guards.askingCount > 1 ? undefined : message}
        onConfirm={handleConfirm}
        onCancel={() => {
          setIsRequested(false)
          if (isBlocked) guards.stay()
        }}
      />
    ),
  }
}

/**
 * Lets the browser ask before the tab closes. The listener exists only while the form has changes,
 * because it excludes a page from the back/forward cache.
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

/**
 * Returns whether a navigation only changes the fragment. The forms of the page then stay mounted.
 */
function isFragment(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash
}
