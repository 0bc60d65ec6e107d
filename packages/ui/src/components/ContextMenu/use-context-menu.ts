import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'

import { activeElementAround } from '../../internal/active-element'
import type { FloatingAnchor } from '../../internal/floating/use-floating'
import { usePressOutside } from '../../internal/floating/use-press-outside'
import type { MenuOpening } from '../Menu/use-menu-level'

/** An open context menu: what it is about, and where it stands. */
interface OpenContextMenu {
  readonly target: Element
  readonly anchor: FloatingAnchor
  readonly opening: MenuOpening
  /** What had the focus. */
  readonly returnTo: Element | null
}

interface ContextMenuOptions {
  /** Whether there is anything to offer for what was pressed. */
  hasEntries: (target: Element) => boolean
  /** It opened or closed; not when it moves to something else. */
  onOpenChange: ((change: { isOpen: boolean }) => void) | undefined
}

function isMenuKey(event: KeyboardEvent): boolean {
  return event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
}

/** Opening and closing a menu at the pointer or at what has the focus. */
export function useContextMenu({ hasEntries, onOpenChange }: ContextMenuOptions) {
  const [open, setOpen] = useState<OpenContextMenu | null>(null)
  const levelsRef = useRef<HTMLDivElement>(null)

  const close = () => {
    if (open === null) return
    setOpen(null)
    onOpenChange?.({ isOpen: false })
  }
  const closeAndReturn = () => {
    if (open?.returnTo instanceof HTMLElement && open.returnTo.isConnected) {
      open.returnTo.focus({ preventScroll: true })
    }
    close()
  }
  usePressOutside(open !== null, [levelsRef], close)

  const openAt = (target: Element, anchor: FloatingAnchor, opening: MenuOpening) => {
    if (!hasEntries(target)) return false
    setOpen({ target, anchor, opening, returnTo: activeElementAround(target) })
    if (open === null) onOpenChange?.({ isOpen: true })
    return true
  }
  const handleContextMenu = (event: MouseEvent<HTMLElement>) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    // Opened by a key that this part did not see, the event has no place of the pointer.
    const isByKey = event.clientX === 0 && event.clientY === 0
    const anchor = isByKey
      ? { current: event.target }
      : { left: event.clientX, top: event.clientY, width: 0, height: 0 }
    if (openAt(event.target, anchor, isByKey ? 'first' : 'surface')) event.preventDefault()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || !isMenuKey(event) || !(event.target instanceof Element)) return
    // Not every system turns these keys into an event of its own.
    if (openAt(event.target, { current: event.target }, 'first')) event.preventDefault()
  }
  return { open, levelsRef, closeAndReturn, handleContextMenu, handleKeyDown }
}
