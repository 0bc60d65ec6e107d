import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'

import { customProperties } from '../calendar-parts'
import type { FlowMarkedDays as MarkedDays } from './FlowCalendar.types'
import type { FlowLine } from './model/flow-lines'
import type { FlowPageState } from './use-flow-page'

interface FlowMarkedDaysProps {
  marked: MarkedDays | null | undefined
  page: Pick<FlowPageState, 'lineOf' | 'lines'>
  startDay: DayNumber
}

/**
 * The marked days of a row, or of all rows; nothing while the section of the row is closed.
 * Its ends are cut by the timeline.
 */
export function FlowMarkedDays({ marked, page, startDay }: FlowMarkedDaysProps) {
  if (marked === null || marked === undefined) return null
  const place = marked.rowId === null ? boxOf(page.lines) : rowOf(page.lineOf(marked.rowId))
  if (place === null) return null
  const from = dayNumberOf(marked.startDate)
  return (
    <div aria-hidden="true" data-part="marked-area">
      <div
        data-part="marked"
        style={customProperties({
          '--top': `${place.top}px`,
          '--height': `${place.height}px`,
          '--from': from - startDay,
          '--days': dayNumberOf(marked.endDate) + 1 - from,
        })}
      />
    </div>
  )
}

type Box = Pick<FlowLine, 'top' | 'height'>

function rowOf(line: FlowLine | undefined): Box | null {
  return line?.kind === 'row' ? line : null
}

/** All lines together, from the first to the last. */
function boxOf(lines: readonly FlowLine[]): Box | null {
  const last = lines.at(-1)
  return last === undefined ? null : { top: 0, height: last.top + last.height }
}
