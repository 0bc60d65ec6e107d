import { useEffect } from 'react'

/** Undoes the last change on Ctrl+Z or Cmd+Z, except in text fields, which have their own undo. */
export function useUndoKeys({ undo }: { readonly undo: () => void }): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
      // The target of an event from a shadow root is its host: only the path has the element
      // itself.
      const [target] = event.composedPath()
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
      if (target instanceof HTMLElement && target.isContentEditable) return
      event.preventDefault()
      undo()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [undo])
}
