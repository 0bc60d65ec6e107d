import { Suspense } from 'react'
import type { ComponentProps } from 'react'

import { CalendarNotice } from '../calendar-parts'
import type { FlowItem } from './FlowCalendar.types'
import type { FlowCalendarLabels } from './labels'
import { FlowFigureList, FlowFind } from './lazy-parts'

interface FlowOverlaysProps {
  /** The search field; null while it is closed. */
  find: Omit<ComponentProps<typeof FlowFind>, 'labels'> | null
  /** The message over the timeline: its items could not be read, or there are none; null for none. */
  notice: 'error' | 'empty' | null
  /** The figure whose items are listed; null for none. */
  figureList: Omit<ComponentProps<typeof FlowFigureList>, 'labels' | 'onOpen'> | null
  labels: FlowCalendarLabels
  onRetry: (() => void) | undefined
  /** Given while filters are in use. */
  onClearFilters: (() => void) | undefined
  onOpenItem: (item: FlowItem, anchor: HTMLElement) => void
}

/** What lies over the timeline of a flow: the search field, messages, and the items of a figure. */
export function FlowOverlays({
  find,
  notice,
  figureList,
  labels,
  onRetry,
  onClearFilters,
  onOpenItem,
}: FlowOverlaysProps) {
  return (
    <>
      {find === null ? null : (
        <Suspense fallback={null}>
          <FlowFind {...find} labels={labels} />
        </Suspense>
      )}
      {notice === null ? null : (
        <CalendarNotice
          isFailed={notice === 'error'}
          onRetry={onRetry}
          onClearFilters={onClearFilters}
          onAdd={null}
          labels={labels}
        />
      )}
      {figureList === null ? null : (
        <Suspense fallback={null}>
          <FlowFigureList {...figureList} labels={labels} onOpen={onOpenItem} />
        </Suspense>
      )}
    </>
  )
}
