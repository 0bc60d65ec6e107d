import { useMemo } from 'react'

import type { CalendarChannel } from '../calendar-parts'
import { entityMap } from './entity-map'
import type { EntitiesById } from './entity-map'
import { useSame } from './use-same'

/**
 * Returns the channels of a host as a map. The map stays the same for as long as ids, names and
 * colors do, so that a new list at each rendering does not render the view again.
 */
export function useChannels(
  channels: EntitiesById<CalendarChannel> | null | undefined,
): ReadonlyMap<number, CalendarChannel> {
  const map = useMemo(() => entityMap(channels), [channels])
  return useSame(map, areAlike)
}

function areAlike(
  before: ReadonlyMap<number, CalendarChannel>,
  after: ReadonlyMap<number, CalendarChannel>,
): boolean {
  if (before.size !== after.size) return false
  const others = after.entries()
  for (const [id, channel] of before) {
    const [otherId, other] = others.next().value ?? []
    if (id !== otherId || channel.name !== other?.name || channel.color !== other.color)
      return false
  }
  return true
}
