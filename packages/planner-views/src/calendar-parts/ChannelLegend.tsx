import { visibleChannelColor } from '@throughline/domain/channels'
import { customProperties } from './bar-attributes'
import type { CalendarChannel } from './CalendarItem.types'
import { behindMark } from './channel-marks'
import type { ChannelMarks } from './channel-marks'

interface ChannelLegendProps {
  /** Names the list. */
  label: string
  /** Channels of the visible items, in any order, also repeatedly. */
  channelIds: Iterable<number>
  channels: ReadonlyMap<number, CalendarChannel>
  /** The marks that bars have; null for none. */
  channelMarks: ChannelMarks | null
}

/** Legend of the printed channels, in the order of the host. */
export function ChannelLegend({ label, channelIds, channels, channelMarks }: ChannelLegendProps) {
  const visibleIds = new Set(channelIds)
  // Plans of a family have channels of the same name and color: on paper they are one.
  const looks = new Map<string, CalendarChannel & { readonly mark: string | undefined }>()
  for (const [id, { name, color }] of channels) {
    const look = `${color} ${name}`
    if (visibleIds.has(id) && !looks.has(look)) {
      looks.set(look, { name, color, mark: channelMarks?.get(id) })
    }
  }
  const visible = [...looks]
  if (visible.length === 0) return null
  return (
    <ul data-part="legend" aria-label={label}>
      {visible.map(([look, { name, color, mark }]) => (
        <li
          key={look}
          style={customProperties({ '--tl-bar-color': visibleChannelColor({ name, color }) })}
        >
          {behindMark(mark, name)}
        </li>
      ))}
    </ul>
  )
}
