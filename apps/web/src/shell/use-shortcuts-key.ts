import { useEffect, useState } from 'react'
import { isPageKey } from './page-keys'

/**
 * Whether the list of shortcuts is open. `?` opens it, except while something
 * is typed into or a dialog is open.
 */
export function useShortcutsKey(isOffered: boolean): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isOffered) return undefined
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || !isPageKey(event)) return
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
