import { useEffect, useRef, type RefObject } from 'react'
import { observeSize } from '../../internal/element-size/observe-size'

/**
 * Sets `data-more-start` and `data-more-end` on a strip while there are tabs beyond
 * that edge. Scrolling does not re-render.
 */
export function useTabOverflow(isActive: boolean): {
  stripRef: RefObject<HTMLDivElement | null>
  scrollTowards: (edge: 'start' | 'end') => void
} {
  const stripRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const strip = stripRef.current
    const list = strip?.querySelector<HTMLElement>(':scope > [data-part="list"]')
    if (!isActive || !strip || !list) return undefined
    const update = () => {
      // Negative in right-to-left text.
      const scrolled = Math.abs(list.scrollLeft)
      const rest = list.scrollWidth - list.clientWidth - scrolled
      strip.toggleAttribute('data-more-start', scrolled > 1)
      strip.toggleAttribute('data-more-end', rest > 1)
    }
    update()
    const ends = [list, ...list.children].map((element) => observeSize(element, update))
    list.addEventListener('scroll', update, { passive: true })
    return () => {
      for (const end of ends) end()
      list.removeEventListener('scroll', update)
    }
  })
  const scrollTowards = (edge: 'start' | 'end') => {
    const list = stripRef.current?.querySelector<HTMLElement>(':scope > [data-part="list"]')
    if (!list) return
    const isRightToLeft = getComputedStyle(list).direction === 'rtl'
    const sign = (edge === 'end') === isRightToLeft ? -1 : 1
    list.scrollBy({ left: sign * list.clientWidth * 0.7 })
  }
  return { stripRef, scrollTowards }
}
