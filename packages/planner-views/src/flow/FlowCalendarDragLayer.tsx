import { isolateText } from '@throughline/domain/messages'
import type { RefObject } from 'react'

import { behindMark } from '../calendar-parts'
import { DragGhost } from '../interaction'
import type { ActiveDrag } from '../interaction'
import { markOf } from './FlowCalendarBar'
import type { FlowContext } from './FlowCalendarBar'

interface FlowCalendarDragLayerProps {
  drag: ActiveDrag | null
  /** How many items the drag moves. */
  movedCount: number
  /** Null while no marquee is drawn. */
  marqueeRef: RefObject<HTMLDivElement | null> | null
  context: FlowContext
  ref: RefObject<HTMLDivElement | null>
}

/**
 * The dragged bar, the days of its drop, and the marquee. Rendered once when a drag begins; from
 * then on the drag writes positions straight to the elements.
 */
export function FlowCalendarDragLayer({
  drag,
  movedCount,
  marqueeRef,
  context,
  ref,
}: FlowCalendarDragLayerProps) {
  return (
    <>
      <div ref={ref} aria-hidden="true" data-part="drag-layer">
        {drag === null ? null : (
          <>
            <div hidden data-part="target" />
            <DragGhost
              drag={drag}
              movedCount={movedCount}
              // Its mark is inside its title, as in a bar.
              context={{ ...context, channelMarks: null }}
              itemColors={context.itemColors}
              renderTitle={({ item }) => (
                <span data-part="title">
                  {behindMark(markOf(item, context), isolateText(item.title))}
                </span>
              )}
            />
          </>
        )}
        {marqueeRef === null ? null : <div ref={marqueeRef} data-part="marquee" />}
      </div>
      {drag === null ? null : <div data-part="cover" data-kind={drag.subject.kind} />}
      {marqueeRef === null ? null : <div data-part="cover" data-kind="marquee" />}
    </>
  )
}
