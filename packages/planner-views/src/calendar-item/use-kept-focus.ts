import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FocusEvent, RefObject } from 'react'

/**
 * Gives the focus back that a redraw took. When others change a plan, or a change
 * is taken back, a bar that has the focus may come to stand elsewhere: the browser
 * then leaves the focus nowhere. Whoever went elsewhere by themselves is left there.
 *
 * @param rootRef the view
 * @param drawn changes whenever the bars may stand elsewhere
 * @param restore focuses what stands for the lost part now
 */
export function useKeptFocus(
  rootRef: RefObject<HTMLElement | null>,
  drawn: unknown,
  restore: () => void,
): {
  readonly handleKeptFocus: () => void
  readonly handleBlur: (event: FocusEvent) => void
} {
  const isHeldRef = useRef(false)

  useEffect(() => {
    // A press decides anew where the focus is, also when that is nowhere.
    const handlePress = (): void => {
      isHeldRef.current = false
    }
    const { ownerDocument } = rootRef.current ?? {}
    ownerDocument?.addEventListener('pointerdown', handlePress, { capture: true })
    return () => {
      ownerDocument?.removeEventListener('pointerdown', handlePress, { capture: true })
    }
  }, [rootRef])

  const drawnRef = useRef(drawn)
  const restoreFocus = useEffectEvent(restore)
  useLayoutEffect(() => {
    const root = rootRef.current
    if (drawnRef.current === drawn || root === null) return
    drawnRef.current = drawn
    const active = activeElementAround(root)
    const isNowhere = active === null || active === root.ownerDocument.body
    if (isHeldRef.current && isNowhere) restoreFocus()
  }, [rootRef, drawn])

  return {
    handleKeptFocus: () => {
      isHeldRef.current = true
    },
    handleBlur: ({ relatedTarget }) => {
      // Nothing comes after it when a redraw takes it, or when the window loses it.
      if (relatedTarget !== null) isHeldRef.current = false
    },
  }
}

/** What has the focus in the document, or in the shadow root, around an element. */
function activeElementAround(element: HTMLElement): Element | null {
  const root = element.getRootNode()
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
}
