import { useEffect, useState } from 'react'

const TYPED_INTO = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]'

/**
 * Whether the list of shortcuts is open. `?` opens it, except while something
 * is typed into or a dialog is open.
 */
export function useShortcutsKey(isOffered: boolean): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isOffered) return undefined
    const handleKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (event.key !== '?' || target?.closest(TYPED_INTO)) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [isOffered])
  return [isOpen && isOffered, setIsOpen]
}
