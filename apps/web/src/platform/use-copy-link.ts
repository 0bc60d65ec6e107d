import { useCallback } from 'react'
import { useShowToast } from './ToastProvider'

/**
 * Returns a function that copies a URL to the clipboard and shows the result in a toast. The
 * function is stable.
 */
export function useCopyLink(): (url: string) => Promise<void> {
  return useCopy('Link copied.', 'The link could not be copied.')
}

/** Returns a function that copies a text, as {@link useCopyLink} copies a URL. */
export function useCopyText(): (text: string) => Promise<void> {
  return useCopy('Text copied.', 'The text could not be copied.')
}

function useCopy(done: string, failed: string): (text: string) => Promise<void> {
  const showToast = useShowToast()
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text)
        showToast({ text: done, tone: 'success' })
      } catch {
        // The user has denied access, or the page is not served over HTTPS.
        showToast({ text: failed, tone: 'error' })
      }
    },
    [showToast, done, failed],
  )
}
