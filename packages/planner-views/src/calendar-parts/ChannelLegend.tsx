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
  // Plans of a family have channels of the same name and colour: on paper they are one.
  const looks = new Map<string, CalendarChannel>()
  for (const [id, channel] of channels) {
    const look = `${channel.color} ${channel.name}`
    if (shownIds.has(id) && !looks.has(look)) looks.set(look, channel)
  }
  const shown = [...looks]
  if (shown.length === 0) return null
  return (
    <ul data-part="legend" aria-label={label}>
      {shown.map(([look, { name, color }]) => (
        <li
          key={look}
          style={customProperties({ '--tl-bar-color': color || DEFAULT_CHANNEL_COLOR })}
        >
          {name}
        </li>
      ))}
    </ul>
  )
}
