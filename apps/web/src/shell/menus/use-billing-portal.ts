import { useCallback } from 'react'
import { useBillingVisits } from '../../data/billing'
import { useShowToast } from '../../platform/ToastProvider'
import { useSessionActions } from '../../session/use-session'

/** Interval at which the page checks whether the portal is closed, in milliseconds. */
const LOOK_MS = 500

/**
 * Opens the billing portal of an account in a new window. When that window closes, or the user
 * returns to this one, reads the user and the accounts again. Reports a failure as a warning in the
 * console and as a toast.
 */
export function useBillingPortal(): (accountId: number) => Promise<void> {
  const visits = useBillingVisits()
  const session = useSessionActions()
  const showToast = useShowToast()
  return useCallback(
    async (accountId) => {
      // Opens the window before any wait, because browsers otherwise treat it as an advertisement.
      const portal = globalThis.open('about:blank', '_blank')
      try {
        const url = await visits.begin(accountId)
        if (portal === null) throw new Error('The browser has blocked the new window.')
        portal.opener = null
        portal.location.replace(url)
        whenBack(portal, () => {
          visits.readChanged()
          session.readUserAgain().catch(() => undefined)
        })
      } catch (error) {
        portal?.close()
        // oxlint-disable-next-line no-console -- the specification asks for this warning
        console.warn('The billing portal could not be opened.', error)
        showToast({
          tone: 'warning',
          text: 'Subscriptions could not be opened. Please try again later.',
        })
      }
    },
    [visits, session, showToast],
  )
}

/** Calls `onBack` once, when a window closes or the user returns to this one. */
function whenBack(portal: Window, onBack: () => void): void {
  let hasLeft = !document.hasFocus()
  const finish = () => {
    clearInterval(timer)
    globalThis.removeEventListener('blur', handleBlur)
    globalThis.removeEventListener('focus', handleFocus)
    onBack()
  }
  const handleBlur = () => {
    hasLeft = true
  }
  const handleFocus = () => {
    if (hasLeft) finish()
  }
  const timer = setInterval(() => {
    if (portal.closed) finish()
  }, LOOK_MS)
  globalThis.addEventListener('blur', handleBlur)
  globalThis.addEventListener('focus', handleFocus)
}
