import { useState } from 'react'
import { usePageKeys } from '../platform/use-page-keys'

/** Whether the list of shortcuts is open. `?` opens it, where the page offers shortcuts. */
export function useShortcutsKey(isOffered: boolean): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false)
  usePageKeys(({ key }) => {
    if (!isOffered || key !== '?') return false
    setIsOpen(true)
    return true
  })
  return [isOpen && isOffered, setIsOpen]
}
