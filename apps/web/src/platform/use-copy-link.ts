import { useCallback } from 'react'
import { useShowToast } from './ToastProvider'

/**
 * Returns a function that copies a URL to the clipboard and shows the result in a toast. The
 * function is stable.
 */
export function useCopyLink(): (url: string) => Promise<void> {
  const showToast = useShowToast()
  return useCallback(
    async (url) => {
      try {
        await navigator.clipboard.writeText(url)
        showToast({ text: 'Link copied.', tone: 'success' })
      } catch {
        // The user has denied access, or the page is not served over HTTPS.
        showToast({ text: 'The link could not be copied.', tone: 'error' })
      }
    },
    [showToast],
  )
}
