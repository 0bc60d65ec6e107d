import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'

import type { FloatingAnchor } from '../../internal/floating/use-floating'
import { usePressOutside } from '../../internal/floating/use-press-outside'
import { activeElementAround } from '../../internal/focus/shadow-root'
import { useEscape } from '../../internal/keyboard/use-escape'
import type { LazyModule } from '../../internal/lazy-module/lazy-module'
import { useLazyModule } from '../../internal/lazy-module/use-lazy-module'
import type { MenuOpening } from '../../internal/menu/use-menu-level'

/** An open context menu: its target and its position. */
interface OpenContextMenu {
  readonly target: Element
  readonly anchor: FloatingAnchor
  readonly opening: MenuOpening
  /** The element that had the focus before. */
  readonly returnTo: Element | null
}

interface ContextMenuOptions<Levels> {
  /** The code of what an open menu shows. */
  levels: LazyModule<Levels>
  /** Whether there are entries for the pressed element. */
  hasEntries: (target: Element) => boolean
  /** It opened or closed. Not called when it moves to another target. */
  onOpenChange: ((change: { isOpen: boolean }) => void) | undefined
}

function isMenuKey(event: KeyboardEvent): boolean {
  return event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
}

/**
 * Opens and closes a menu at the pointer or at the focused element. While its code is
 * fetched the menu is open and not yet visible; when that fails it closes.
 */
export function useContextMenu<Levels>({
  levels,
  hasEntries,
  onOpenChange,
}: ContextMenuOptions<Levels>) {
  const loaded = useLazyModule(levels)
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
  const isAwaited = open !== null && loaded.status !== 'ready'
  // The menu itself handles Escape as soon as it is there.
  useEscape(isAwaited, closeAndReturn)
  const handleFailure = useEffectEvent(close)
  useEffect(() => {
    if (!isAwaited) return undefined
    return levels.subscribe(() => {
      if (levels.read().status === 'failed') handleFailure()
    })
  }, [isAwaited, levels])

  const openAt = (target: Element, anchor: FloatingAnchor, opening: MenuOpening) => {
    if (!hasEntries(target)) return false
    levels.load()
    setOpen({ target, anchor, opening, returnTo: activeElementAround(target) })
    if (open === null) onOpenChange?.({ isOpen: true })
    return true
  }
  const handleContextMenu = (event: MouseEvent<HTMLElement>) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    // An event caused by a key has no pointer position.
    const isByKey = event.clientX === 0 && event.clientY === 0
    const anchor = isByKey
      ? { current: event.target }
      : { left: event.clientX, top: event.clientY, width: 0, height: 0 }
    if (openAt(event.target, anchor, isByKey ? 'first' : 'surface')) event.preventDefault()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || !isMenuKey(event) || !(event.target instanceof Element)) return
    // Not every platform fires a `contextmenu` event for these keys.
    if (openAt(event.target, { current: event.target }, 'first')) event.preventDefault()
  }
  const Levels = loaded.status === 'ready' ? loaded.value : null
  return { open, Levels, levelsRef, closeAndReturn, handleContextMenu, handleKeyDown }
}
