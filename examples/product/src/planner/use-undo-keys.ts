import { useEffect } from 'react'

/** Ctrl or Cmd with Z takes the last change back, except in text, which has an undo of its own. */
export function useUndoKeys({ undo }: { readonly undo: () => void }): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
      // Out of a shadow root the target is its host: only the path knows the element itself.
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
