import type { PlanUsage } from '@throughline/api-client'
import { countText, formatCount, isolateText } from '@throughline/domain/messages'
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

/**
 * Returns the effects of deleting a category of initiatives, such as "Deletes 2 initiatives of this
 * category. 3 tactics lose their links to them: Banner, Letter and 1 more."
 *
 * @param count number of its initiatives
 * @param linked tactics with links to initiatives, by category; undefined while they are loading
 */
export function describeCategoryDeletion(
  id: number,
  count: number,
  linked: PlanUsage['linkedTacticsByType'] | undefined,
): string {
  const deletes =
    count === 0
      ? 'No initiative has this category.'
      : `Deletes ${countText(count, 'initiative')} of this category.`
  return [deletes, ...lostLinksTexts(id, count, linked), 'This cannot be undone.'].join(' ')
}

function lostLinksTexts(
  id: number,
  count: number,
  linked: PlanUsage['linkedTacticsByType'] | undefined,
): readonly string[] {
  const initiatives = count === 1 ? 'it' : 'them'
  if (linked === undefined)
    return count === 0 ? [] : [`Tactics lose their links to ${initiatives}.`]
  const tactics = linked.get(id)
  if (tactics === undefined) return []
  const more = tactics.count - tactics.titles.length
  const titles = tactics.titles.map(isolateText)
  const lose = tactics.count === 1 ? 'loses its link' : 'lose their links'
  const sentence = `${countText(tactics.count, 'tactic')} ${lose} to ${initiatives}`
  if (titles.length === 0) return [`${sentence}.`]
  return [
    `${sentence}: ${inOneList(more > 0 ? [...titles, `${formatCount(more)} more`] : titles)}.`,
  ]
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
