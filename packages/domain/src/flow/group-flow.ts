import { groupByChannel } from './group-by-channel'
import { groupByInitiative } from './group-by-initiative'
import { groupByPlan } from './group-by-plan'
import { groupByTagCategory } from './group-by-tag-category'
import { keepUnchanged } from './keep-unchanged'
import type { FlowFacts } from './flow-facts'
import type { FlowGrouping, FlowSection, GroupedItem } from './flow-rows'

const GROUPERS = {
  channel: groupByChannel,
  initiative: groupByInitiative,
  'tag-category': groupByTagCategory,
  plan: groupByPlan,
} as const

/**
 * Puts the items of a plan and its family into sections and rows.
 *
 * Every item stands in one row at least, except items in the parking lot and those of
 * channels that are hidden in flow. By initiative and by tag category an item stands in a
 * row for each of its initiatives or tags.
 *
 * @param previous the sections before a change: rows, sections and lists of items in which
 *   nothing has changed stay the same objects
 */
export function groupFlow<Item extends GroupedItem>(
  items: readonly Item[],
  grouping: FlowGrouping,
  facts: FlowFacts,
  previous: readonly FlowSection<Item>[] = [],
): readonly FlowSection<Item>[] {
  const hidden = new Set(facts.channels.flatMap(({ id, hideInFlow }) => (hideInFlow ? [id] : [])))
  const shown = items.filter(
    ({ isUnscheduled, channelId }) => !isUnscheduled && !hidden.has(channelId),
  )
  return keepUnchanged(GROUPERS[grouping](shown, facts), previous)
}
