import { useEffect, useRef, useState } from 'react'

/** Rest of the pointer before a tooltip opens, in milliseconds. */
const openDelayMs = 500

/** Opens after the pointer has rested, or at once on focus by keyboard; closes on leaving. */
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
