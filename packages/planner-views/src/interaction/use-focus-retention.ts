import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Parts that open over a view for a while and give the focus back. */
const OPEN_PARTS = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [popover]'

/**
 * Retains the focus in a view whose parts come and go. A bar that moves to another
 * day becomes another element, and the browser then drops the focus: the view
 * restores it before the next paint.
 *
 * The view owns the focus from the moment it enters until it is seen somewhere
 * else. A menu or a dialog borrows it: the bar that it was opened from may be gone
 * when it closes. When a person moves the focus elsewhere, or presses elsewhere, it
 * stays there.
 *
 * @param rootRef the view
 * @param settle called after every rendering while the view owns the focus, to put it where it belongs
 */
export function useFocusRetention(
  rootRef: RefObject<HTMLElement | null>,
  settle: (root: HTMLElement) => void,
): void {
  const isHeldRef = useRef(false)

  useEffect(() => {
    // A view that renders nothing yet is followed from the start as well.
    const document = rootRef.current?.ownerDocument ?? globalThis.document
    const follow = (event: Event): void => {
      const root = rootRef.current
      if (root === null) isHeldRef.current = false
      else if (isWithin(event, root)) isHeldRef.current ||= event.type === 'focusin'
      else if (!isBorrowing(event, root)) isHeldRef.current = false
    }
    document.addEventListener('focusin', follow, { capture: true })
    document.addEventListener('pointerdown', follow, { capture: true })
    return () => {
      document.removeEventListener('focusin', follow, { capture: true })
      document.removeEventListener('pointerdown', follow, { capture: true })
    }
  }, [rootRef])

  const settleFocus = useEffectEvent(settle)
  // After every rendering: any of them may have removed the element with the focus.
  useLayoutEffect(() => {
    if (rootRef.current !== null && isHeldRef.current) settleFocus(rootRef.current)
  })
}

/** What has the focus in the document, or in the shadow root, around a view; null when nothing has it. */
export function focusedAround(root: HTMLElement): Element | null {
  const { activeElement, body } = root.ownerDocument
  if (activeElement === null || activeElement === body) return null
  const scope = root.getRootNode()
  return scope instanceof ShadowRoot ? (scope.activeElement ?? activeElement) : activeElement
}

/** Works within shadow roots as well. */
function isWithin(event: Event, root: HTMLElement): boolean {
  return event.composedPath().includes(root)
}

/** Whether it happened in something that opened over the view, rather than in what the view is part of. */
function isBorrowing(event: Event, root: HTMLElement): boolean {
  return event
    .composedPath()
    .some((part) => part instanceof Element && part.matches(OPEN_PARTS) && !part.contains(root))
}
