import { isolateText } from '@throughline/domain/messages'

import { behindMark, customProperties } from '../../../calendar-parts'
import type { FlowCalendarViewProps } from '../FlowCalendar.types'
import type { FlowCalendarLabels } from '../FlowCalendar.labels'

interface FlowLegendProps {
  legend: NonNullable<FlowCalendarViewProps['legend']> | null
  labels: FlowCalendarLabels
}

/** The meaning of the colors of bars; renders nothing without a legend. */
export function FlowLegend({ legend, labels }: FlowLegendProps) {
  if (legend === null || legend.length === 0) return null
  return (
    <ul data-part="legend" aria-label={labels.legend}>
      {legend.map(({ name, color, mark }) => (
        <li key={`${color} ${name}`} style={customProperties({ '--tl-bar-color': color })}>
          {behindMark(mark, isolateText(name))}
        </li>
      ))}
    </ul>
  )
}
