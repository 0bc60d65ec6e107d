import { isMonthlyKind } from '../channels'
import type { TacticListItem } from '../tactics'
import type { BulkChannel } from './bulk-change'

/** A type together with its channel. */
export interface PlacedType {
  readonly type: BulkChannel['tacticTypes'][number]
  readonly channel: BulkChannel
}

/** Channels and types by id. */
export interface Places {
  readonly channels: ReadonlyMap<number, BulkChannel>
  readonly types: ReadonlyMap<number, PlacedType>
  /** Whether an item lasts whole months. */
  readonly isMonthly: (item: Pick<TacticListItem, 'tacticTypeId'>) => boolean
}

/** Indexes channels and types by id, so that checking an item takes constant time. */
export function placesOf(channels: readonly BulkChannel[]): Places {
  const types = new Map(
    channels.flatMap((channel) =>
      channel.tacticTypes.map((type) => [type.id, { type, channel }] as const),
    ),
  )
  return {
    channels: new Map(channels.map((channel) => [channel.id, channel])),
    types,
    isMonthly: ({ tacticTypeId }) => {
      const placed = types.get(tacticTypeId)
      return placed !== undefined && isMonthlyKind(placed.type.kind)
    },
  }
}
