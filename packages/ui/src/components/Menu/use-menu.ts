import { useRef, useState, type KeyboardEvent } from 'react'

/** Opens and closes a menu with a button. */
export function useMenu() {
  const [openWith, setOpenWith] = useState<'first' | 'last' | null>(null)
  const triggerRef = useRef<HTMLButtonElement>(null)

  const handleTriggerKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpenWith(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  const handleTriggerClick = () => {
    setOpenWith(openWith === null ? 'first' : null)
  }
  return {
    openWith,
    triggerRef,
    close: () => {
      setOpenWith(null)
    },
    handleTriggerClick,
    handleTriggerKeyDown,
  }
}
