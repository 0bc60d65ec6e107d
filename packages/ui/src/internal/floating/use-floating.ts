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
}

function boxOf(anchor: FloatingAnchor): Box | null {
  return 'current' in anchor ? (anchor.current?.getBoundingClientRect() ?? null) : anchor
}

/**
 * Lifts an element with `popover="manual"` into the top layer, beside its
 * anchor, and keeps it there while things scroll and grow. It writes the place
 * straight to the element: following a scroll renders nothing. The element
 * stays where it is in the document, so theme, focus order and events are those
 * of its surroundings.
 */
export function useFloating<Floating extends HTMLElement>({
  isOpen,
  anchor,
  placement,
  gap = 4,
  matchesWidth = false,
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
      })
      style.left = `${Math.round(place.left)}px`
      style.top = `${Math.round(place.top)}px`
      style.setProperty('--tl-floating-height', `${Math.floor(place.maxHeight)}px`)
      floating.dataset['side'] = place.side
    }
    update()

    const handleScroll = (event: Event) => {
      // Its own list may scroll: nothing moves then.
      if (event.target instanceof Node && floating.contains(event.target)) return
      update()
    }
    const observer = new ResizeObserver(update)
    observer.observe(floating)
    if ('current' in anchor && anchor.current) observer.observe(anchor.current)
    window.addEventListener('scroll', handleScroll, { capture: true, passive: true })
    window.addEventListener('resize', update)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', handleScroll, { capture: true })
      window.removeEventListener('resize', update)
    }
  }, [isOpen, anchor, placement, gap, matchesWidth])

  return floatingRef
}
