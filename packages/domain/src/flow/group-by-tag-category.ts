import { TAG_CATEGORIES } from '../tags'
import { channelFinder, shownChannels } from './flow-facts'
import type { FlowFacts } from './flow-facts'
import { initiativeRows, withoutEmptyRows } from './group-by-channel'
import type { FlowSection, GroupedItem } from './flow-rows'
import { createRowBuilder } from './row-builder'

const NO_TAG = { id: 'no-tag', kind: 'group', name: 'No tag', color: null } as const

/**
 * Initiatives by their category, then a section for each category of tags with a row for
 * each tag; then what has no tag, in a row for each channel.
 */
export function groupByTagCategory<Item extends GroupedItem>(
  items: readonly Item[],
  facts: FlowFacts,
): readonly FlowSection<Item>[] {
  const builder = createRowBuilder<Item>()
  const placeInitiative = initiativeRows(builder, facts)
  const byTag = new Map<number, Item[]>()
  for (const category of TAG_CATEGORIES) {
    const ofCategory = facts.tags
      .filter((tag) => tag.category === category)
      .toSorted((a, b) => a.orderIndex - b.orderIndex || a.id - b.id)
    const head = { id: `tags:${category}`, kind: 'group', name: category, color: null } as const
    for (const { id, title } of ofCategory) {
      byTag.set(id, builder.section(head).row({ id: `tag:${id}`, name: title }))
    }
  }
  const channelOf = channelFinder(shownChannels(facts))
  for (const item of items) {
    if (placeInitiative(item)) continue
    const rows = item.tagIds.flatMap((id) => {
      const row = byTag.get(id)
      return row === undefined ? [] : [row]
    })
    for (const row of rows) row.push(item)
    if (rows.length > 0) continue
    const { key, name } = channelOf(item)
    builder
      .section(NO_TAG)
      .row({ id: `${NO_TAG.id}:channel:${key}`, name })
      .push(item)
  }
  return withoutEmptyRows(builder, facts)
}
