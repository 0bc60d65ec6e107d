import { countText } from '@throughline/domain/messages'
import type { Channel, TacticType } from '@throughline/domain/channels'
import { listedTypes } from '@throughline/planner-views/channel-list'

/** Number of tactics of each type; null while they are loading. */
type TacticCounts = ReadonlyMap<number, number> | null

/** Returns the effects of deleting a channel, such as "Deletes 3 tactic types and 48 tactics." */
export function describeChannelDeletion(channel: Channel, counts: TacticCounts): string {
  const types = listedTypes(channel)
  return deletionText([countText(types.length, 'tactic type')], channel.tacticTypes, counts)
}

/** Returns the effects of deleting a type, such as "Deletes 48 tactics." */
export function describeTypeDeletion(type: TacticType, counts: TacticCounts): string {
  return deletionText([], [type], counts)
}

function deletionText(
  first: readonly string[],
  types: readonly TacticType[],
  counts: TacticCounts,
): string {
  const fieldCount = types.reduce((sum, { tacticFields }) => sum + tacticFields.length, 0)
  const tacticCount =
    counts === null ? null : types.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0)
  const parts = [
    ...first,
    ...(fieldCount === 0 ? [] : [countText(fieldCount, 'custom field')]),
    ...(tacticCount === 0
      ? []
      : [tacticCount === null ? 'all of its tactics' : countText(tacticCount, 'tactic')]),
  ]
  const unused = tacticCount === 0 ? ['No tactics use it.'] : []
  const deletes = parts.length === 0 ? [] : [`Deletes ${inOneList(parts)}.`]
  return [...deletes, ...unused, 'This cannot be undone.'].join(' ')
}

function inOneList(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  const others = parts.slice(0, -1)
  return others.length === 0 ? last : `${others.join(', ')} and ${last}`
}
