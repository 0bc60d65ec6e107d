import { useLayoutEffect, useRef, type RefObject } from 'react'

import { placeBeside, type Box, type Placement } from './place-beside'

/** What a part floats beside: an element, or a box of the viewport such as the point of a click. */
export type FloatingAnchor = RefObject<Element | null> | Box

interface FloatingOptions {
  isOpen: boolean
  anchor: FloatingAnchor
  placement: Placement
  /** Distance from the anchor in pixels. @default 4 */
  gap?: number
  /** Makes it at least as wide as the anchor. @default false */
  matchesWidth?: boolean
  /**
   * Above or below the anchor it gets no lower than this, in pixels: where there is
   * less room it goes beside the anchor or over it. @default 480
   */
  leastHeight?: number
}

/** Two thirds of a small window. What is made to scroll, such as a list, can do with less. */
const MIN_HEIGHT_PIXELS = 480
/** Four options of a list, and half of one that shows that there are more. */
export const MIN_LIST_PIXELS = 134

function boxOf(anchor: FloatingAnchor): Box | null {
  return 'current' in anchor ? (anchor.current?.getBoundingClientRect() ?? null) : anchor
}

/**
 * Lifts an element with `popover="manual"` into the top layer, beside its
 * anchor, and keeps it there while things scroll and grow. It writes the place
 * straight to the element: following a scroll renders nothing. The element
 * stays where it is in the document, so theme, focus order and events are those
 * of its context.
 */
export function useFloating<Floating extends HTMLElement>({
  isOpen,
  anchor,
  placement,
  gap = 4,
  matchesWidth = false,
  leastHeight = MIN_HEIGHT_PIXELS,
}: FloatingOptions): RefObject<Floating | null> {
  const floatingRef = useRef<Floating>(null)

  useLayoutEffect(() => {
    const floating = floatingRef.current
    if (!floating) return undefined
    const isShown = floating.matches(':popover-open')
    if (!isOpen) {
      if (isShown) floating.hidePopover()
      return undefined
    }
    // Not hidden on clean-up: an element that goes away is hidden by going, and
    // hiding it first would drop a focus that its owner wants to hand back.
    if (!isShown) floating.showPopover()

    const update = () => {
      const box = boxOf(anchor)
      if (!box) return
      const { style } = floating
      if (matchesWidth) style.minWidth = `${box.width}px`
      const { scrollTop } = floating
      // The natural height: with the last limit on, a list could never grow again.
      style.removeProperty('--tl-floating-height')
      const place = placeBeside({
        anchor: box,
        floating: { width: floating.offsetWidth, height: floating.offsetHeight },
        viewport: {
          width: document.documentElement.clientWidth,
          height: document.documentElement.clientHeight,
        },
        placement,
        gap,
        isRightToLeft: getComputedStyle(floating).direction === 'rtl',
        leastHeight,
      })
      style.left = `${Math.floor(place.left)}px`
      style.top = `${Math.floor(place.top)}px`
      style.setProperty('--tl-floating-height', `${Math.floor(place.maxHeight)}px`)
      floating.dataset['side'] = place.side
      // Without the limit there was nothing to scroll.
      if (floating.scrollTop !== scrollTop) floating.scrollTop = scrollTop
    }
    update()

    const handleScroll = (event: Event) => {
      // Its own list may scroll: nothing moves then.
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
      // Placing it may have changed its size: of that the observer hears nothing,
      // and does not complain about a size that it could not report in this frame.
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
  }, [isOpen, anchor, placement, gap, matchesWidth, leastHeight])

  return floatingRef
}
