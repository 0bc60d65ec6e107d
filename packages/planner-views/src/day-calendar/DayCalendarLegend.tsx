import { customProperties } from '../calendar-item'
import type { CalendarChannel } from '../calendar-item'
import type { DayCalendarLabels } from './labels'
import type { BandModel, BoxModel } from './model/day-page'

interface DayCalendarLegendProps {
  placed: ReadonlyMap<string, BandModel | BoxModel>
  channels: ReadonlyMap<number, CalendarChannel>
  labels: DayCalendarLabels
}

/** The channels whose items are on printed days, in the order in which the host keeps them. */
export function DayCalendarLegend({ placed, channels, labels }: DayCalendarLegendProps) {
  const shownIds = new Set<number>()
  for (const { entry } of placed.values()) {
    if (entry.kind === 'item') shownIds.add(entry.item.channelId)
  }
  const shown = [...channels].filter(([id]) => shownIds.has(id))
  if (shown.length === 0) return null
  return (
    <ul data-part="legend" aria-label={labels.legend}>
      {shown.map(([id, { name, color }]) => (
        <li key={id} style={customProperties({ '--tl-bar-color': color })}>
          {name}
        </li>
      ))}
    </ul>
  )
}
