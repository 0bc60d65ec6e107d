import { useLayoutEffect, useRef, type RefObject } from 'react'

import { placeBeside, type Box, type Placement } from '../../internal/floating/place-beside'
import { arrowOf, spotlightOf } from './mark-geometry'

interface MarkedElement {
  readonly spotlightRef: RefObject<HTMLDivElement | null>
  readonly cardRef: RefObject<HTMLDivElement | null>
  readonly arrowRef: RefObject<HTMLDivElement | null>
}

/** Distance of the card from the light, in pixels: the arrow is in between. */
const GAP_PIXELS = 12

/** A card is never higher than that in a window that the product supports. */
const MIN_HEIGHT_PIXELS = 160

/**
 * Keeps light, card and arrow at an element. Measures the element in every frame, and writes styles
 * only when it has moved. Scroll and resize events are not enough: while the page below still
 * loads, content above the element can move it without such an event.
 */
export function useMarkedElement({
  anchor,
  placement,
}: {
  readonly anchor: Element | null
  readonly placement: Placement
}): MarkedElement {
  const spotlightRef = useRef<HTMLDivElement>(null)
  const cardRef = useRef<HTMLDivElement>(null)
  const arrowRef = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    anchor?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    let drawn = ''
    let frame = 0
    const update = () => {
      frame = requestAnimationFrame(update)
      const spotlight = spotlightRef.current
      const card = cardRef.current
      const arrow = arrowRef.current
      if (!spotlight || !card || !arrow) return
      const viewport = {
        width: document.documentElement.clientWidth,
        height: document.documentElement.clientHeight,
      }
      const box = boxOf(anchor)
      const size = { width: card.offsetWidth, height: card.offsetHeight }
      const state = JSON.stringify([box, size, viewport])
      if (state === drawn) return
      drawn = state

      const light = spotlightOf(box, viewport)
      draw(spotlight, light)
      spotlight.toggleAttribute('data-empty', light.width === 0)
      const isRightToLeft = getComputedStyle(card).direction === 'rtl'
      const position =
        box === null
          ? {
              left: (viewport.width - size.width) / 2,
              top: (viewport.height - size.height) / 2,
            }
          : placeBeside({
              anchor: light,
              floating: size,
              viewport,
              placement,
              gap: GAP_PIXELS,
              isRightToLeft,
              minHeight: MIN_HEIGHT_PIXELS,
            })
      const place = { ...size, left: Math.floor(position.left), top: Math.floor(position.top) }
      card.style.left = `${place.left}px`
      card.style.top = `${place.top}px`
      const { side, offset } = arrowOf(place, light)
      card.dataset['side'] = side
      arrow.style.removeProperty('left')
      arrow.style.removeProperty('top')
      if (side === 'top' || side === 'bottom') arrow.style.left = `${offset}px`
      if (side === 'left' || side === 'right') arrow.style.top = `${offset}px`
    }
    update()
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [anchor, placement])

  return { spotlightRef, cardRef, arrowRef }
}

/** Where an element is; null when it is not on the page, or has no size. */
function boxOf(anchor: Element | null): Box | null {
  if (anchor === null) return null
  const { left, top, width, height } = anchor.getBoundingClientRect()
  return width === 0 || height === 0 ? null : { left, top, width, height }
}

function draw({ style }: HTMLElement, { left, top, width, height }: Box) {
  style.left = `${left}px`
  style.top = `${top}px`
  style.width = `${width}px`
  style.height = `${height}px`
}
