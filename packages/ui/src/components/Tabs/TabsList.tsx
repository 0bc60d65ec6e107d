import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../internal/locale/locale-context'

import { Badge } from '../Badge'
import { Icon } from '../Icon'
import type { IconShape } from '../Icon'
import { TabLabel, TabScroll, TabsRow } from './Tabs.styles'
import { observeSize } from '../../internal/element-size/observe-size'

/** The list of tabs with its scroll buttons. */
export function TabsList({
  orientation,
  children,
}: {
  orientation: 'horizontal' | 'vertical'
  children: ReactNode
}) {
  const { tabListRef, scrollTowards } = useTabOverflow(orientation === 'horizontal')
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
    <TabsRow ref={tabListRef} data-orientation={orientation}>
      {children}
      {orientation === 'horizontal' ? (
        <>
          {scroll('start', ChevronLeft)}
          {scroll('end', ChevronRight)}
        </>
      ) : null}
    </TabsRow>
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
  const locale = useLocale()
  return (
    <>
      {icon ? <Icon icon={icon} /> : null}
      <TabLabel>{label}</TabLabel>
      {count === undefined ? null : (
        <Badge shape="count">{typeof count === 'number' ? locale.number(count) : count}</Badge>
      )}
    </>
  )
}

/**
 * Sets `data-more-start` and `data-more-end` on a tab list while there are tabs beyond
 * that edge. Scrolling does not re-render.
 */
function useTabOverflow(isActive: boolean): {
  tabListRef: RefObject<HTMLDivElement | null>
  scrollTowards: (edge: 'start' | 'end') => void
} {
  const tabListRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const overstory = tabListRef.current
    const list = overstory?.querySelector<HTMLElement>(':scope > [data-part="list"]')
    if (!isActive || !overstory || !list) return undefined
    const update = () => {
      // Negative in right-to-left text.
      const scrolled = Math.abs(list.scrollLeft)
      const rest = list.scrollWidth - list.clientWidth - scrolled
      overstory.toggleAttribute('data-more-start', scrolled > 1)
      overstory.toggleAttribute('data-more-end', rest > 1)
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
    const list = tabListRef.current?.querySelector<HTMLElement>(':scope > [data-part="list"]')
    if (!list) return
    const isRightToLeft = getComputedStyle(list).direction === 'rtl'
    const sign = (edge === 'end') === isRightToLeft ? -1 : 1
    list.scrollBy({ left: sign * list.clientWidth * 0.7 })
  }
  return { tabListRef, scrollTowards }
}
