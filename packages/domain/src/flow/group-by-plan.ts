import { channelFinder, mergedChannels, OTHER_NAME, shownChannels } from './flow-facts'
import type { FlowFacts } from './flow-facts'
import { withoutEmptyRows } from './group-by-channel'
import type { FlowSection, GroupedItem } from './flow-rows'
import { createRowBuilder } from './row-builder'

/** A section for each plan of the family, with a row for each of its channels. */
export function groupByPlan<Item extends GroupedItem>(
  items: readonly Item[],
  facts: FlowFacts,
): readonly FlowSection<Item>[] {
  const builder = createRowBuilder<Item>()
  const channels = shownChannels(facts)
  const names = new Map(facts.plans.map(({ id, name }) => [id, name]))
  const sectionOf = (planId: number) =>
    builder.section({
      id: `plan:${planId}`,
      kind: 'group',
      name: names.get(planId) ?? OTHER_NAME,
      color: null,
    })
  for (const { id: planId } of facts.plans) {
    const section = sectionOf(planId)
    for (const { id, name } of mergedChannels(channels)) {
      section.row({ id: `plan:${planId}:channel:${id}`, name })
    }
  }
  const channelOf = channelFinder(channels)
  for (const item of items) {
    const { key, name } = channelOf(item)
    const row = { id: `plan:${item.planId}:channel:${key}`, name }
    sectionOf(item.planId).row(row).push(item)
  }
  return withoutEmptyRows(builder, facts)
}
