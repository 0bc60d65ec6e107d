import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { Badge } from '../Badge'
import { Icon, type IconShape } from '../Icon'
import { TabLabel, TabScroll, TabStrip } from './Tabs.styles'
import { useTabOverflow } from './use-tab-overflow'

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
