import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasEarlierEntry } from '../../platform/earlier-entry'
import { usePageKeys } from '../../platform/use-page-keys'

/** A new tab has one entry, and the page that was opened in it is the second. */
const ENTRIES_OF_A_NEW_TAB = 2

/**
 * Leaves the page, which Esc does too: back to where the person came from, or to the start of
 * the app where there is nothing of it to go back to.
 */
export function useCloseAccount(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const close = useCallback(() => {
    const canGoBack = window.history.length > ENTRIES_OF_A_NEW_TAB && hasEarlierEntry(key)
    void (canGoBack ? navigate(-1) : navigate('/'))
  }, [navigate, key])
  usePageKeys((event) => {
    if (event.key !== 'Escape') return false
    close()
    return true
  })
  return close
}
