import type { RefObject } from 'react'

import { barAttributes, barText, customProperties } from '../calendar-item'
import type { BarSurroundings } from '../calendar-item'
import { DragLayer } from './MonthCalendarDragLayer.styles'
import type { ActiveDrag } from './use-bar-drag'

interface MonthCalendarDragLayerProps {
  drag: ActiveDrag
  surroundings: BarSurroundings
  ref: RefObject<HTMLDivElement | null>
}

/**
 * The dragged bar and the days it would come to lie on. Drawn once when a drag
 * begins; from then on the drag writes the places itself.
 */
export function MonthCalendarDragLayer({ drag, surroundings, ref }: MonthCalendarDragLayerProps) {
  const { item, continuesBefore, continuesAfter } = drag
  const rows = Array.from({ length: drag.weekCount }, (_, row) => row)
  const {
    style,
    'aria-label': _name,
    'data-selected': _selected,
    ...look
  } = barAttributes(
    { item, startDay: drag.startDay, endDay: drag.startDay + 1, continuesBefore, continuesAfter },
    surroundings,
  )
  return (
    <DragLayer ref={ref} aria-hidden="true">
      {rows.map((row) => (
        <div
          key={row}
          hidden
          data-part="target"
          style={customProperties({ '--row': row, '--rows': drag.weekCount })}
        />
      ))}
      <div
        {...look}
        data-part="ghost"
        style={{
          ...style,
          ...customProperties({
            '--left': `${drag.left}px`,
            '--top': `${drag.top}px`,
            '--width': `${drag.width}px`,
          }),
        }}
      >
        {barText(item, continuesBefore, surroundings.labels)}
      </div>
    </DragLayer>
  )
}
