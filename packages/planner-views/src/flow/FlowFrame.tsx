import type { Density } from '@throughline/ui/theme'
import type { ReactNode } from 'react'

import { customProperties } from '../calendar-parts'
import type { DragSubject } from '../interaction'
import { FlowRoot } from './FlowCalendar.styles'
import type { FlowCalendarExpenses, FlowCalendarViewProps } from './FlowCalendar.types'
import { TOTALS_PIXELS } from './flow-sizes'
import { moneyColumnPixelsOf } from './money-column'
import { linesHeight } from './model/flow-lines'
import type { FlowPageState } from './use-flow-page'

interface FlowFrameProps {
  page: FlowPageState
  expenses: FlowCalendarExpenses | null
  status: NonNullable<FlowCalendarViewProps['status']>
  /** As the host has given it; undefined for that of the context. */
  density: Density | undefined
  /** How the pages for printing are shown; null while there are none. */
  paperLook: FlowCalendarViewProps['look'] | null
  /** What is dragged; null for nothing. */
  dragKind: DragSubject['kind'] | null
  /** Ctrl or Cmd with F was pressed. */
  onFind: () => void
  children: ReactNode
}

/**
 * The root element of a flow. Its state and its sizes, in pixels, are attributes and custom
 * properties here, from which everything inside is styled. When one of the properties changes,
 * the browser computes all styles inside again, so the size of the scrolling area is not one.
 */
export function FlowFrame({
  page,
  expenses,
  status,
  density,
  paperLook,
  dragKind,
  onFind,
  children,
}: FlowFrameProps) {
  const { dayPixels, dayCount, fixed, lines } = page
  return (
    <FlowRoot
      onKeyDown={(event) => {
        const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f'
        if (!isFind || event.altKey || event.shiftKey) return
        // The browser finds only what is drawn.
        event.preventDefault()
        onFind()
      }}
      data-status={status}
      data-density={density}
      data-paper={paperLook ?? undefined}
      {...(dragKind === null ? null : { 'data-dragging': dragKind })}
      style={customProperties({
        '--day': `${dayPixels}px`,
        '--timeline': `${dayCount * dayPixels}px`,
        '--fixed': `${fixed}px`,
        '--money': `${moneyColumnPixelsOf(expenses) ?? 0}px`,
        '--totals': `${expenses === null ? 0 : TOTALS_PIXELS}px`,
        '--lines': `${linesHeight(lines)}px`,
      })}
    >
      {children}
    </FlowRoot>
  )
}
