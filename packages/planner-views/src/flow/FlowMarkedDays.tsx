import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'

import { customProperties } from '../calendar-parts'
import type { FlowMarkedDays as MarkedDays } from './FlowCalendar.types'
import type { FlowPageState } from './use-flow-page'

interface FlowMarkedDaysProps {
  marked: MarkedDays | null | undefined
  page: Pick<FlowPageState, 'lineOf'>
  startDay: DayNumber
}

/** The marked days of a row; nothing while its section is closed. Its ends are cut by the timeline. */
export function FlowMarkedDays({ marked, page, startDay }: FlowMarkedDaysProps) {
  if (marked === null || marked === undefined) return null
  const line = page.lineOf(marked.rowId)
  if (line?.kind !== 'row') return null
  const from = dayNumberOf(marked.startDate)
  return (
    <div aria-hidden="true" data-part="marked-area">
      <div
        data-part="marked"
        style={customProperties({
          '--top': `${line.top}px`,
          '--height': `${line.height}px`,
          '--from': from - startDay,
          '--days': dayNumberOf(marked.endDate) + 1 - from,
        })}
      />
    </div>
  )
}
