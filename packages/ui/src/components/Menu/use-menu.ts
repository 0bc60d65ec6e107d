import { useRef, useState, type KeyboardEvent } from 'react'

import { usePressOutside } from '../../internal/floating/use-press-outside'

/** Opens and closes a menu with a button. */
export function useMenu() {
  const [openWith, setOpenWith] = useState<'first' | 'last' | null>(null)
  const isOpen = openWith !== null
  const triggerRef = useRef<HTMLButtonElement>(null)
  const levelsRef = useRef<HTMLDivElement>(null)

  const close = () => {
    setOpenWith(null)
  }
  const closeAndReturn = () => {
    triggerRef.current?.focus({ preventScroll: true })
    close()
  }
  usePressOutside(isOpen, [levelsRef, triggerRef], close)

  const handleTriggerKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpenWith(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  const handleTriggerClick = () => {
    setOpenWith(isOpen ? null : 'first')
  }
  return {
    openWith,
    levelsRef,
    triggerRef,
    closeAndReturn,
    handleTriggerClick,
    handleTriggerKeyDown,
  }
}
