import { isolateText } from '@throughline/domain/messages'
import type { RefObject } from 'react'

import { barAttributes, customProperties } from '../calendar-parts'
import type { ActiveDrag } from '../interaction'
import type { FlowContext } from './FlowCalendarBar'

interface FlowCalendarDragLayerProps {
  drag: ActiveDrag | null
  /** How many items the drag moves. */
  movedCount: number
  /** Null while no lasso is drawn. */
  lassoRef: RefObject<HTMLDivElement | null> | null
  context: FlowContext
  ref: RefObject<HTMLDivElement | null>
}

/**
 * The dragged bar, and the days that it would come to lie on. Drawn once when a drag
 * begins; from then on the drag writes the places itself.
 */
export function FlowCalendarDragLayer({
  drag,
  movedCount,
  lassoRef,
  context,
  ref,
}: FlowCalendarDragLayerProps) {
  return (
    <>
      <div ref={ref} aria-hidden="true" data-part="drag-layer">
        {drag === null ? null : (
          <>
            <div hidden data-part="target" />
            <Ghost drag={drag} movedCount={movedCount} context={context} />
          </>
        )}
        {lassoRef === null ? null : <div ref={lassoRef} data-part="lasso" />}
      </div>
      {drag === null ? null : <div data-part="cover" data-kind={drag.subject.kind} />}
      {lassoRef === null ? null : <div data-part="cover" data-kind="lasso" />}
    </>
  )
}

function Ghost({
  drag,
  movedCount,
  context,
}: Pick<FlowCalendarDragLayerProps, 'movedCount' | 'context'> & { drag: ActiveDrag }) {
  const { subject, box } = drag
  if (subject.kind !== 'move') return null
  const { continuesBefore, continuesAfter } = subject.target
  const {
    style,
    'aria-label': _name,
    'data-selected': _selected,
    ...attributes
  } = barAttributes(
    { item: subject.item, startDay: 0, endDayExclusive: 1, continuesBefore, continuesAfter },
    context,
  )
  const color = context.itemColors?.get(subject.item.id)
  return (
    <div
      {...attributes}
      data-part="ghost"
      style={{
        ...style,
        ...(color === undefined ? null : customProperties({ '--tl-bar-color': color })),
        ...customProperties({
          '--left': `${box.left}px`,
          '--top': `${box.top}px`,
          '--width': `${box.width}px`,
        }),
      }}
    >
      <span data-part="title">{isolateText(subject.item.title)}</span>
      {movedCount > 1 ? <span data-part="moved-count">{movedCount}</span> : null}
    </div>
  )
}
