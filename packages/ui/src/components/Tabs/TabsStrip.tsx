import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useRef } from 'react'

import { Badge } from '../Badge'
import { Icon } from '../Icon'
import type { IconShape } from '../Icon'
import { TabLabel, TabScroll, TabStrip } from './Tabs.styles'
import { observeSize } from '../../internal/element-size/observe-size'

/** The strip of tabs with its scroll buttons. */
export function TabsStrip({
  orientation,
  children,
}: {
  orientation: 'horizontal' | 'vertical'
  children: ReactNode
}) {
  const { stripRef, scrollTowards } = useTabOverflow(orientation === 'horizontal')
  const scroll = (edge: 'start' | 'end', icon: IconShape) => (
    <TabScroll
      type="button"
      data-edge={edge}
      aria-hidden="true"
      tabIndex={-1}
      onClick={() => {
        scrollTowards(edge)
      }}
    >
      <Icon icon={icon} />
    </TabScroll>
  )
  return (
    <TabStrip ref={stripRef} data-orientation={orientation}>
      {children}
      {orientation === 'horizontal' ? (
        <>
          {scroll('start', ChevronLeft)}
          {scroll('end', ChevronRight)}
        </>
      ) : null}
    </TabStrip>
  )
}

/** The content of a tab. */
export function TabContent({
  icon,
  label,
  count,
}: {
  icon?: IconShape | undefined
  label: string
  count?: ReactNode
}) {
  return (
    <>
      {icon ? <Icon icon={icon} /> : null}
      <TabLabel>{label}</TabLabel>
      {count === undefined ? null : <Badge shape="count">{count}</Badge>}
    </>
  )
}

/**
 * Sets `data-more-start` and `data-more-end` on a strip while there are tabs beyond
 * that edge. Scrolling does not re-render.
 */
function useTabOverflow(isActive: boolean): {
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
