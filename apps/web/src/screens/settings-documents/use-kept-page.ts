import { useEffect } from 'react'

/**
 * Keeps the page when files are dropped beside the place that takes them: the browser would
 * open them instead of it, and what was typed or chosen would be lost.
 */
export function useKeptPage(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const { dataTransfer } = event
      if (event.defaultPrevented || dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', refuse)
    addEventListener('drop', refuse)
    return () => {
      removeEventListener('dragover', refuse)
      removeEventListener('drop', refuse)
    }
  }, [])
}
