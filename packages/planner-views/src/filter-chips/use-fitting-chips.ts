import { observeSize } from '@throughline/ui/element-size'
import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

import { fittingChips } from './model/fitting-chips'

/** The button is this wide, with the gap before it, until it has been on the line. */
const USUAL_MORE_PIXELS = 84

/**
 * Measures how many chips fit in the line, before it is painted and whenever the line
 * or a chip changes its width.
 *
 * @param lineRef contains the list of chips, the button with `data-part="more"`, and other controls
 * @returns 1 or more; all of them until the first measurement
 */
export function useFittingChips(lineRef: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY)
  // Whenever it is drawn: the chips may be others then.
  useLayoutEffect(() => {
    const line = lineRef.current
    const list = line?.querySelector('ul')
    if (!line || !list) return undefined
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0
      const others = [...line.children].filter(
        (child) => child !== list && !child.matches('[data-part="more"]'),
      )
      const more = line.querySelector('[data-part="more"]')?.getBoundingClientRect().width
      setCount(
        fittingChips({
          line: others.reduce((rest, other) => rest - widthOf(other) - gap, line.clientWidth),
          chips: [...list.children].map(widthOf),
          gap,
          more: more ? more + gap : USUAL_MORE_PIXELS,
        }),
      )
    }
    measure()
    const ends = [line, ...list.children].map((element) => observeSize(element, measure))
    return () => {
      for (const end of ends) end()
    }
  })
  return count
}

function widthOf(element: Element): number {
  return element.getBoundingClientRect().width
}
