import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useLeaveGuard } from '../../../forms'

interface UnsavedGuardOptions {
  /** A part which holds its text itself has some that is not saved. */
  readonly hasUnsaved: boolean
  /** Closes what is around the part. @default it cannot be closed */
  readonly onClose?: () => void
}

/**
 * Asks before something is lost that was typed into a part which holds its text itself.
 * Going to another place of the same page loses nothing. A page has one guard at a time, so
 * that it is to be there only while something can be lost, or in a dialog.
 */
export function useUnsavedGuard({ hasUnsaved, onClose = stay }: UnsavedGuardOptions) {
  const { pathname } = useLocation()
  const hasUnsavedRef = useRef(hasUnsaved)
  useEffect(() => {
    hasUnsavedRef.current = hasUnsaved
  }, [hasUnsaved])
  return useLeaveGuard({
    form: {
      isChanged: hasUnsaved,
      hasChanges: useCallback(() => hasUnsavedRef.current, []),
      isSaving: false,
      discard: () => {
        hasUnsavedRef.current = false
      },
    },
    isLeaving: useCallback(
      ({ next, isRedirect }: { next: { pathname: string }; isRedirect: boolean }) =>
        !isRedirect && next.pathname !== pathname,
      [pathname],
    ),
    onClose,
  })
}

function stay() {
  return undefined
}
