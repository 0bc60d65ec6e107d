import { channelFinder, shownChannels } from './flow-facts'
import type { FlowFacts } from './flow-facts'
import { withoutEmptyRows } from './group-by-channel'
import type { FlowSection, GroupedItem } from './flow-rows'
import { createRowBuilder } from './row-builder'

const NO_INITIATIVE = {
  id: 'no-initiative',
  kind: 'group',
  name: 'No initiative',
  color: null,
} as const

/**
 * A section for each initiative in the list, with itself in the first row and the tactics
 * that belong to it in a row for each channel; then what belongs to none of them.
 */
export function groupByInitiative<Item extends GroupedItem>(
  items: readonly Item[],
  facts: FlowFacts,
): readonly FlowSection<Item>[] {
  const builder = createRowBuilder<Item>()
  const channels = shownChannels(facts)
  const initiativeTypes = new Set(
    channels
      .filter(({ kind }) => kind === 'initiatives')
      .flatMap(({ tacticTypes }) => tacticTypes.map(({ id }) => id)),
  )
  const isInitiative = (item: Item): boolean =>
    item.isInitiative || initiativeTypes.has(item.tacticTypeId)
  const sections = new Map(
    items.filter(isInitiative).map((item) => {
      const id = `initiative:${item.id}`
      const section = builder.section({ id, kind: 'group', name: item.title, color: null })
      section.row({ id: `${id}:self`, name: 'Initiative' }).push(item)
      return [item.id, { id, section }] as const
    }),
  )
  const channelOf = channelFinder(channels)
  for (const item of items) {
    if (isInitiative(item)) continue
    const { key, name } = channelOf(item)
    const found = item.relatedInitiativeIds.flatMap((id) => sections.get(id) ?? [])
    for (const { id, section } of found)
      section.row({ id: `${id}:channel:${key}`, name }).push(item)
    if (found.length > 0) continue
    const rest = builder.section(NO_INITIATIVE)
    rest.row({ id: `${NO_INITIATIVE.id}:channel:${key}`, name }).push(item)
  }
  return withoutEmptyRows(builder, facts)
}
