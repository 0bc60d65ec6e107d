import { useMemo } from 'react'

import type { CalendarChannel } from '../calendar-parts'
import { entityMap } from './entity-map'
import type { EntitiesById } from './entity-map'
import { useSame } from './use-same'

/**
 * The channels of a host as a map. It stays the same for as long as ids, names and colours
 * do, so that a list that is written anew at each rendering draws nothing again.
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
