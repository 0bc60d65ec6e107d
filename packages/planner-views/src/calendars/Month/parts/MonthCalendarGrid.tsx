/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { MonthGrid } from '@throughline/domain/layout'

import { customProperties, barText } from '../../../calendar-parts'
import type { DaySpan, BarContext } from '../../../calendar-parts'
import type { ActiveDrag } from '../../../calendar-core'
import { lanesInSlice } from '../model/month-rows'
import type { MonthContext } from './MonthCalendarBar'
import { MonthCalendarPages } from './MonthCalendarPages'
import { MonthCalendarWeek } from './MonthCalendarWeek'
import { MonthCalendarWeekdays } from './MonthCalendarWeekdays'
import type { FocusCell } from '../focus-cell'
import type { useMonthPage } from '../use-month-page'
import { DragGhost } from '../../../calendar-core'
import { cellRuns } from '../model/grid-geometry'

interface MonthCalendarGridProps extends ComponentPropsWithRef<'div'> {
  page: Pick<
    ReturnType<typeof useMonthPage>,
    'weeks' | 'rowTops' | 'moreLane' | 'sizes' | 'paper' | 'slice'
  >
  grid: MonthGrid
  today: DayNumber
  activeCell: FocusCell
  weeksRef: RefObject<HTMLDivElement | null>
  layerRef: RefObject<HTMLDivElement | null>
  drag: ActiveDrag | null
  /** Days to mark while nothing is dragged. */
  marked: DaySpan | null
  /** How many items the drag moves. */
  movedCount: number
  selection: ReadonlySet<number>
  /** The rectangle that selects items; null while none is drawn. */
  marqueeRef: RefObject<HTMLDivElement | null> | null
  context: MonthContext
  /** Shapes in place of bars while the items are loading. */
  hasSkeleton: boolean
  /** As in `MonthCalendarPages`. */
  paperHeading: ReactNode
}

/** The weeks of a month, on the screen or on paper, with the layer of a drag above them. */
export function MonthCalendarGrid({
  page: { weeks, rowTops, moreLane, sizes, paper, slice },
  grid,
  today,
  activeCell,
  weeksRef,
  layerRef,
  drag,
  marked,
  movedCount,
  selection,
  marqueeRef,
  context,
  hasSkeleton,
  paperHeading,
  ...rest
}: MonthCalendarGridProps) {
  const focusCellWeek = Math.floor((activeCell.day - grid.firstDay) / 7)
  const weekProps = { grid, today, context, hasSkeleton }
  return (
    <div {...rest} role="grid" tabIndex={-1} part="grid" data-part="grid">
      {paper === null ? (
        <MonthCalendarWeekdays firstDay={grid.firstDay} labels={context.labels} />
      ) : (
        <MonthCalendarPages paper={paper} weeks={weeks} heading={paperHeading} {...weekProps} />
      )}
      <div
        ref={weeksRef}
        role="rowgroup"
        data-part="weeks"
        hidden={paper !== null}
        style={customProperties({
          '--weeks-height': `${rowTops.at(-1) ?? 0}px`,
          '--day-head': `${sizes.head}px`,
          '--bar-pitch': `${sizes.pitch}px`,
        })}
      >
        {paper !== null
          ? null
          : weeks.map((week, row) => {
              const top = rowTops[row] ?? 0
              const rowPixels = (rowTops[row + 1] ?? top) - top
              return (
                <MonthCalendarWeek
                  key={week.startDay}
                  week={week}
                  row={row}
                  heightPixels={rowPixels}
                  moreLane={moreLane}
                  activeCell={row === focusCellWeek ? activeCell : null}
                  selection={selection}
                  {...weekProps}
                  {...lanesInSlice(slice, top, rowPixels, sizes)}
                />
              )
            })}
        {drag === null && marked === null ? null : (
          <MonthCalendarDragLayer
            ref={layerRef}
            drag={drag}
            marked={marked}
            firstDay={grid.firstDay}
            rowTops={rowTops}
            movedCount={movedCount}
            context={context}
          />
        )}
        {marqueeRef === null ? null : (
          <>
            <div aria-hidden="true" data-part="drag-layer" data-kind="marquee">
              <div ref={marqueeRef} data-part="marquee" />
            </div>
            <div data-part="cover" data-kind="marquee" />
          </>
        )}
      </div>
    </div>
  )
}

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
function MonthCalendarDragLayer({
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
