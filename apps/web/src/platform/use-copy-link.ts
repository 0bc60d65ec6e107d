import { useCallback } from 'react'
import { useShowToast } from './ToastProvider'

/** Copies a URL to the clipboard and says whether that worked; the same function for life. */
export function useCopyLink(): (url: string) => Promise<void> {
  const showToast = useShowToast()
  return useCallback(
    async (url) => {
      try {
        await navigator.clipboard.writeText(url)
        showToast({ text: 'Link copied.', tone: 'success' })
      } catch {
        // The person has refused it, or the page is not served over HTTPS.
        showToast({ text: 'The link could not be copied.', tone: 'error' })
      }
    },
    [showToast],
  )
}
