import { useEffect, useRef, useState } from 'react'

/** Rest of the pointer before a tooltip opens, in milliseconds. */
const openDelayMs = 500

/** Opens after the pointer has rested, or at once on focus by keyboard; closes on leaving and on Esc. */
export function useHoverIntent() {
  const [isOpen, setIsOpen] = useState(false)
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => {
    clearTimeout(timerRef.current)
  }
  useEffect(
    () => () => {
      clearTimeout(timerRef.current)
    },
    [],
  )
  useEffect(() => {
    if (!isOpen) return undefined
    // Not a layer of its own: the same press also closes what the control stands in.
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [isOpen])
  return {
    isOpen,
    open: () => {
      cancel()
      setIsOpen(true)
    },
    openSoon: () => {
      cancel()
      timerRef.current = setTimeout(() => {
        setIsOpen(true)
      }, openDelayMs)
    },
    close: () => {
      cancel()
      setIsOpen(false)
    },
  }
}
