import { isolateText } from '@throughline/domain/messages'
import type { RefObject } from 'react'

import { DragGhost } from '../interaction'
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
 * The dragged bar, the days of its drop, and the lasso. Rendered once when a drag begins; from
 * then on the drag writes positions straight to the elements.
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
            <DragGhost
              drag={drag}
              movedCount={movedCount}
              context={context}
              itemColors={context.itemColors}
              renderTitle={({ item }) => <span data-part="title">{isolateText(item.title)}</span>}
            />
          </>
        )}
        {lassoRef === null ? null : <div ref={lassoRef} data-part="lasso" />}
      </div>
      {drag === null ? null : <div data-part="cover" data-kind={drag.subject.kind} />}
      {lassoRef === null ? null : <div data-part="cover" data-kind="lasso" />}
    </>
  )
}
