import { useLayoutEffect, useRef, type RefObject } from 'react'

import { placeBeside, type Box, type Placement } from './place-beside'

/**
 * The anchor of a floating element: another element, or a box of the viewport such as the point of
 * a click.
 */
export type FloatingAnchor = RefObject<Element | null> | Box

interface FloatingOptions {
  isOpen: boolean
  anchor: FloatingAnchor
  placement: Placement
  /** Distance from the anchor in pixels. @default 4 */
  gap?: number
  /** Makes the floating element at least as wide as the anchor. @default false */
  matchesWidth?: boolean
  /**
   * In pixels. Where there is less height above and below the anchor, the element
   * goes beside the anchor or over it. @default 480
   */
  minHeight?: number
}

/** Two thirds of a small window. Lists, which scroll anyway, use `MIN_LIST_PIXELS`. */
const MIN_HEIGHT_PIXELS = 480
/** Four options of a list and half of the next, which shows that there are more. */
export const MIN_LIST_PIXELS = 134

function boxOf(anchor: FloatingAnchor): Box | null {
  return 'current' in anchor ? (anchor.current?.getBoundingClientRect() ?? null) : anchor
}

/**
 * Shows an element with `popover="manual"` in the top layer, beside its anchor,
 * and updates its position when something scrolls or changes its size. The position
 * is written to the element's style directly, so following a scroll does not
 * re-render. The element stays where it is in the document: theme, focus order and
 * events are those of its parent.
 */
export function useFloating<Floating extends HTMLElement>({
  isOpen,
  anchor,
  placement,
  gap = 4,
  matchesWidth = false,
  minHeight = MIN_HEIGHT_PIXELS,
}: FloatingOptions): RefObject<Floating | null> {
  const floatingRef = useRef<Floating>(null)

  useLayoutEffect(() => {
    const floating = floatingRef.current
    if (!floating) return undefined
    const isVisible = floating.matches(':popover-open')
    if (!isOpen) {
      if (isVisible) floating.hidePopover()
      return undefined
    }
    // Not hidden on clean-up: removing the element hides it, and hiding it first
    // would lose the focus before its owner can return it.
    if (!isVisible) floating.showPopover()

    const update = () => {
      const box = boxOf(anchor)
      if (!box) return
      const { style } = floating
      if (matchesWidth) style.minWidth = `${box.width}px`
      const { scrollTop } = floating
      // Measures the natural height: with the last limit, a list could not grow again.
      style.removeProperty('--tl-floating-height')
      const position = placeBeside({
        anchor: box,
        floating: { width: floating.offsetWidth, height: floating.offsetHeight },
        viewport: {
          width: document.documentElement.clientWidth,
          height: document.documentElement.clientHeight,
        },
        placement,
        gap,
        isRightToLeft: getComputedStyle(floating).direction === 'rtl',
        minHeight,
      })
      style.left = `${Math.floor(position.left)}px`
      style.top = `${Math.floor(position.top)}px`
      style.setProperty('--tl-floating-height', `${Math.floor(position.maxHeight)}px`)
      floating.dataset['side'] = position.side
      // Removing the limit has reset the scroll position.
      if (floating.scrollTop !== scrollTop) floating.scrollTop = scrollTop
    }
    update()

    const handleScroll = (event: Event) => {
      // Scrolling inside of the element does not move it.
      if (event.target instanceof Node && floating.contains(event.target)) return
      update()
    }
    const sizesNow = () => {
      const box = boxOf(anchor)
      return [floating.offsetWidth, floating.offsetHeight, box?.width, box?.height].join()
    }
    let sizes = sizesNow()
    let frame = 0
    const observer = new ResizeObserver(() => {
      if (sizesNow() === sizes) return
      update()
      sizes = sizesNow()
      // The update may have changed the size again. Observing from the next frame on
      // avoids the error "ResizeObserver loop completed with undelivered notifications".
      observer.disconnect()
      frame = requestAnimationFrame(observe)
    })
    const observe = () => {
      observer.observe(floating)
      if ('current' in anchor && anchor.current) observer.observe(anchor.current)
    }
    observe()
    window.addEventListener('scroll', handleScroll, { capture: true, passive: true })
    window.addEventListener('resize', update)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', handleScroll, { capture: true })
      window.removeEventListener('resize', update)
    }
  }, [isOpen, anchor, placement, gap, matchesWidth, minHeight])

  return floatingRef
}
