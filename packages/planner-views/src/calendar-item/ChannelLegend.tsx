import { customProperties, DEFAULT_CHANNEL_COLOR } from './bar-attributes'
import type { CalendarChannel } from './CalendarItem.types'

interface ChannelLegendProps {
  /** Names the list. */
  label: string
  /** Channels of the items on show, in any order and as often as they come. */
  channelIds: Iterable<number>
  channels: ReadonlyMap<number, CalendarChannel>
}

/** The channels of what is printed, in the order in which the host keeps them. */
export function ChannelLegend({ label, channelIds, channels }: ChannelLegendProps) {
  const shownIds = new Set(channelIds)
  const shown = [...channels].filter(([id]) => shownIds.has(id))
  if (shown.length === 0) return null
  return (
    <ul data-part="legend" aria-label={label}>
      {shown.map(([id, { name, color }]) => (
        <li key={id} style={customProperties({ '--tl-bar-color': color || DEFAULT_CHANNEL_COLOR })}>
          {name}
        </li>
      ))}
    </ul>
  )
}
