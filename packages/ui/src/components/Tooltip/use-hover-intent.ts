import { useEffect, useRef, useState } from 'react'

/** How long the pointer rests before a tooltip opens, in milliseconds. */
const OPEN_DELAY_MS = 500
/** How long a tooltip stays open for the pointer to move onto it, in milliseconds. */
const CLOSE_DELAY_MS = 150
/** For how long after a tooltip has closed the next one opens without delay, in milliseconds. */
const WARM_MS = 400

/* Only one tooltip is open: that of another control replaces it at once. */
let closeOpenOne: (() => void) | null = null
let isWarm = false
let coolTimer: ReturnType<typeof setTimeout> | undefined

function warm() {
  clearTimeout(coolTimer)
  isWarm = true
}

function coolSoon() {
  clearTimeout(coolTimer)
  coolTimer = setTimeout(() => {
    isWarm = false
  }, WARM_MS)
}

/** Opens after the pointer has rested, or at once on focus by keyboard; closes on leave and on Esc. */
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
    const closeThis = () => {
      clearTimeout(timerRef.current)
      setIsOpen(false)
    }
    closeOpenOne?.()
    closeOpenOne = closeThis
    warm()
    // Not an Escape layer: the same press also closes the dialog or menu around the
    // control.
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeThis()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      if (closeOpenOne === closeThis) closeOpenOne = null
      coolSoon()
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [isOpen])
  const open = () => {
    cancel()
    setIsOpen(true)
  }
  const close = () => {
    cancel()
    setIsOpen(false)
  }
  return {
    isOpen,
    open,
    openSoon: () => {
      cancel()
      if (isOpen) return
      timerRef.current = setTimeout(open, isWarm ? 0 : OPEN_DELAY_MS)
    },
    closeSoon: () => {
      cancel()
      timerRef.current = setTimeout(close, CLOSE_DELAY_MS)
    },
    close,
  }
}
