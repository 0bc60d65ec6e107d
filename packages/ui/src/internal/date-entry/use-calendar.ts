import { useState, type RefObject } from 'react'

interface CalendarOptions {
  /** The box of the field, whose direction the calendar has. */
  boxRef: RefObject<HTMLElement | null>
  /** Whether another day can be chosen. */
  canChange: boolean
}

/** Whether the calendar of a field is open. It closes when the field cannot be changed any more. */
export function useCalendar({ boxRef, canChange }: CalendarOptions) {
  const [direction, setDirection] = useState<'ltr' | 'rtl' | null>(null)
  const isOpen = direction !== null && canChange
  if (direction !== null && !canChange) setDirection(null)
  const open = () => {
    const box = boxRef.current
    setDirection(box && getComputedStyle(box).direction === 'rtl' ? 'rtl' : 'ltr')
  }
  const close = () => {
    setDirection(null)
  }
  return {
    isOpen,
    isRightToLeft: direction === 'rtl',
    open,
    close,
    toggle: () => {
      if (isOpen) close()
      else open()
    },
  }
}
