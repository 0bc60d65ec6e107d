import { customProperties, DEFAULT_CHANNEL_COLOR } from '../calendar-item'
import type { CalendarChannel } from '../calendar-item'
import type { MonthCalendarLabels } from './labels'
import type { WeekModel } from './model/week-model'

interface MonthCalendarLegendProps {
  weeks: readonly WeekModel[]
  channels: ReadonlyMap<number, CalendarChannel>
  labels: MonthCalendarLabels
}

/** The channels whose items are on a printed month, in the order in which the host keeps them. */
export function MonthCalendarLegend({ weeks, channels, labels }: MonthCalendarLegendProps) {
  const shownIds = new Set<number>()
  for (const { bars } of weeks) {
    for (const { entry } of bars) if (entry.kind === 'item') shownIds.add(entry.item.channelId)
  }
  const shown = [...channels].filter(([id]) => shownIds.has(id))
  if (shown.length === 0) return null
  return (
    <ul data-part="legend" aria-label={labels.legend}>
      {shown.map(([id, { name, color }]) => (
        <li key={id} style={customProperties({ '--tl-bar-color': color || DEFAULT_CHANNEL_COLOR })}>
          {name}
        </li>
      ))}
    </ul>
  )
}
