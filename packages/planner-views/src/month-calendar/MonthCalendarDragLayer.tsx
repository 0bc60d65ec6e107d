import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { RefObject } from 'react'

import { barText, customProperties } from '../calendar-parts'
import type { BarContext, DaySpan } from '../calendar-parts'
import { DragGhost } from '../interaction'
import type { ActiveDrag } from '../interaction'
import { cellRuns } from './model/grid-geometry'

interface MonthCalendarDragLayerProps {
  /** Null while days are only marked. */
  drag: ActiveDrag | null
  /** Days to mark while nothing is dragged. */
  marked: DaySpan | null
  firstDay: DayNumber
  rowTops: readonly number[]
  /** How many items the drag moves. */
  movedCount: number
  context: BarContext
  ref: RefObject<HTMLDivElement | null>
}

/**
 * The dragged bar and the days of its drop, or days that were chosen. Rendered
 * once when a drag begins; from then on the drag writes positions straight to
 * the elements.
 */
export function MonthCalendarDragLayer({
  drag,
  marked,
  firstDay,
  rowTops,
  movedCount,
  context,
  ref,
}: MonthCalendarDragLayerProps) {
  const weekCount = rowTops.length - 1
  const runs =
    marked === null
      ? []
      : cellRuns({ firstDay, weekCount }, marked.startDay, marked.endDayExclusive)
  return (
    <>
      <div
        ref={ref}
        aria-hidden="true"
        data-part="drag-layer"
        data-kind={drag?.subject.kind ?? 'marked'}
      >
        {rowTops.slice(0, -1).map((top, row) => {
          const run = runs.find((candidate) => candidate.row === row)
          const height = (rowTops[row + 1] ?? top) - top
          return (
            <div
              key={drag === null ? `marked:${top}` : `target:${top}`}
              hidden={run === undefined}
              data-part="target"
              style={customProperties({
                '--top': `${top}px`,
                '--height': `${height}px`,
                ...(run && { '--column': run.column, '--span': run.span }),
              })}
            />
          )
        })}
        {drag === null ? null : (
          <DragGhost
            drag={drag}
            movedCount={movedCount}
            context={context}
            renderTitle={({ item, continuesBefore }) =>
              barText(item, continuesBefore, context.labels)
            }
          />
        )}
      </div>
      {drag === null ? null : <div data-part="cover" data-kind={drag.subject.kind} />}
    </>
  )
}
