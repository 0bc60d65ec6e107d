import { useEffect, useState, type RefObject } from 'react'

import { scrollersOf } from './drag-geometry'

/** So far outside of what is on show something counts as near, in pixels. */
const NEAR_MARGIN = 800

interface Watch {
  readonly observer: IntersectionObserver
  readonly onNear: WeakMap<Element, () => void>
}

/* One observer for all rows of a list: hundreds cost more than what they save. */
const watches = new WeakMap<Element, Watch>()

function watchOf(list: Element): Watch {
  const known = watches.get(list)
  if (known) return known
  const scroller = scrollersOf(list).y
  const onNear = new WeakMap<Element, () => void>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) onNear.get(target)?.()
      }
    },
    {
      root: scroller === document.scrollingElement ? null : scroller,
      rootMargin: `${NEAR_MARGIN}px 0px`,
    },
  )
  const watch = { observer, onNear }
  watches.set(list, watch)
  return watch
}

/**
 * Whether a row is, or has been, near the part of its list that is on show.
 *
 * @param ref the row; its parent is the list
 * @param isNearFirst true if nothing needs to be waited for
 */
export function useNearWindow(ref: RefObject<Element | null>, isNearFirst: boolean): boolean {
  const [isNear, setIsNear] = useState(isNearFirst)
  useEffect(() => {
    const element = ref.current
    const list = element?.parentElement
    if (isNear || !element || !list) return undefined
    const { observer, onNear } = watchOf(list)
    onNear.set(element, () => {
      setIsNear(true)
    })
    observer.observe(element)
    return () => {
      observer.unobserve(element)
    }
  }, [ref, isNear])
  return isNear
}
