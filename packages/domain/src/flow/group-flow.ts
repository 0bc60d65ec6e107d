import { groupByChannel, withoutEmptyRows, initiativeRows } from './group-by-channel'
import type { FlowDetails, ReadGroupedItem } from './flow-details'
import type { FlowGrouping, FlowSection, GroupedItem, FlowRow } from './flow-rows'
import {
  channelFinder,
  groupedItemReader,
  namesOfInitiatives,
  mergedChannels,
  OTHER_NAME,
  visibleChannels,
} from './flow-details'
import { createRowBuilder } from './row-builder'
import { TAG_CATEGORIES } from '../tags'

const noTag = { id: 'no-tag', kind: 'group', name: 'No tag', color: null } as const

/**
 * Initiatives by their category, then a section for each category of tags with a row for each tag.
 * Items without a tag follow, in a row for each channel.
 */
function groupByTagCategory<Item>(
  items: readonly Item[],
  details: FlowDetails,
  read: ReadGroupedItem,
): readonly FlowSection<Item>[] {
  const builder = createRowBuilder<Item>()
  const placeInitiative = initiativeRows(builder, details, read)
  const byTag = new Map<number, Item[]>()
  for (const category of TAG_CATEGORIES) {
    const ofCategory = details.tags
      .filter((tag) => tag.category === category)
      .toSorted((a, b) => a.orderIndex - b.orderIndex || a.id - b.id)
    const head = { id: `tags:${category}`, kind: 'group', name: category, color: null } as const
    for (const { id, title } of ofCategory) {
      byTag.set(id, builder.section(head).row({ id: `tag:${id}`, name: title }))
    }
  }
  const channelOf = channelFinder(visibleChannels(details))
  for (const item of items) {
    if (placeInitiative(item)) continue
    const fields = read(item)
    const rows = fields.tagIds.flatMap((id) => {
      const row = byTag.get(id)
      return row === undefined ? [] : [row]
    })
    for (const row of rows) row.push(item)
    if (rows.length > 0) continue
    const { key, name } = channelOf(fields)
    builder
      .section(noTag)
      .row({ id: `${noTag.id}:channel:${key}`, name })
      .push(item)
  }
  return withoutEmptyRows(builder, details)
}

const noInitiative = {
  id: 'no-initiative',
  kind: 'group',
  name: 'No initiative',
  color: null,
} as const

/**
 * A section for each initiative in the list. Its first row has the initiative itself, and its
 * tactics follow in a row for each channel. Items without an initiative come last.
 */
function groupByInitiative<Item>(
  items: readonly Item[],
  details: FlowDetails,
  read: ReadGroupedItem,
): readonly FlowSection<Item>[] {
  const builder = createRowBuilder<Item>()
  const channels = visibleChannels(details)
  const initiativeTypes = new Set(
    channels
      .filter(({ kind }) => kind === 'initiatives')
      .flatMap(({ tacticTypes }) => tacticTypes.map(({ id }) => id)),
  )
  const isInitiative = (item: Item): boolean => {
    const fields = read(item)
    return fields.isInitiative || initiativeTypes.has(fields.tacticTypeId)
  }
  const initiatives = items.filter(isInitiative)
  const names = namesOfInitiatives(initiatives.map(read), details)
  const sections = new Map(
    initiatives.map((item) => {
      const fields = read(item)
      const id = `initiative:${fields.id}`
      const section = builder.section({
        id,
        kind: 'group',
        name: names.get(fields.id) ?? fields.title,
        color: null,
      })
      section.row({ id: `${id}:self`, name: 'Initiative' }).push(item)
      return [fields.id, { id, section }] as const
    }),
  )
  const channelOf = channelFinder(channels)
  for (const item of items) {
    if (isInitiative(item)) continue
    const fields = read(item)
    const { key, name } = channelOf(fields)
    const matches = fields.relatedInitiativeIds.flatMap((id) => sections.get(id) ?? [])
    for (const { id, section } of matches)
      section.row({ id: `${id}:channel:${key}`, name }).push(item)
    if (matches.length > 0) continue
    const rest = builder.section(noInitiative)
    rest.row({ id: `${noInitiative.id}:channel:${key}`, name }).push(item)
  }
  return withoutEmptyRows(builder, details)
}

const groupers = {
  channel: groupByChannel,
  initiative: groupByInitiative,
  'tag-category': groupByTagCategory,
  plan: groupByPlan,
} as const

/**
 * Puts the items of a plan and its family into sections and rows.
 *
 * Every item has at least one row, except items in the parking lot and items of channels that are
 * hidden in flow. By initiative and by tag category, an item has a row for each of its initiatives
 * or tags.
 *
 * @param previous the sections before a change: unchanged rows, sections and lists of items stay
 *   the same objects
 */
export function groupFlow<Item extends GroupedItem>(
  items: readonly Item[],
  grouping: FlowGrouping,
  details: FlowDetails,
  previous: readonly FlowSection<Item>[] = [],
): readonly FlowSection<Item>[] {
  const hidden = new Set(
    details.channels.flatMap(({ id, hideInFlow }) => (hideInFlow === true ? [id] : [])),
  )
  const read = groupedItemReader(details)
  const visible = items.filter((item) => {
    // A completed item without dates is always unscheduled.
    const isUnscheduled = typeof item === 'object' && item !== null && item.isUnscheduled === true
    return !isUnscheduled && !hidden.has(read(item).channelId)
  })
  return keepUnchanged(groupers[grouping](visible, details, read), previous)
}

/** A section for each plan of the family, with a row for each of its channels. */
function groupByPlan<Item>(
  items: readonly Item[],
  details: FlowDetails,
  read: ReadGroupedItem,
): readonly FlowSection<Item>[] {
  const builder = createRowBuilder<Item>()
  const channels = visibleChannels(details)
  const names = new Map(details.plans.map(({ id, name }) => [id, name]))
  const sectionOf = (planId: number) =>
    builder.section({
      id: `plan:${planId}`,
      kind: 'group',
      name: names.get(planId) ?? OTHER_NAME,
      color: null,
    })
  for (const { id: planId } of details.plans) {
    const section = sectionOf(planId)
    for (const { id, name } of mergedChannels(channels)) {
      section.row({ id: `plan:${planId}:channel:${id}`, name })
    }
  }
  const channelOf = channelFinder(channels)
  for (const item of items) {
    const fields = read(item)
    const { key, name } = channelOf(fields)
    const row = { id: `plan:${fields.planId}:channel:${key}`, name }
    sectionOf(fields.planId).row(row).push(item)
  }
  return withoutEmptyRows(builder, details)
}

/**
 * Returns the sections with the previous objects for all unchanged parts, so that only changed
 * parts are laid out and drawn again.
 */
function keepUnchanged<Item>(
  sections: readonly FlowSection<Item>[],
  previous: readonly FlowSection<Item>[],
): readonly FlowSection<Item>[] {
  const sectionsBefore = new Map(previous.map((section) => [section.id, section]))
  const rowsBefore = new Map(
    previous.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)),
  )
  const retained = sections.map((section) =>
    retainedSection(section, sectionsBefore.get(section.id), rowsBefore),
  )
  return isSameList(retained, previous) ? previous : retained
}

function retainedSection<Item>(
  section: FlowSection<Item>,
  before: FlowSection<Item> | undefined,
  rowsBefore: ReadonlyMap<string, FlowRow<Item>>,
): FlowSection<Item> {
  const rows = section.rows.map((row) => retainedRow(row, rowsBefore.get(row.id)))
  const isSame =
    before?.kind === section.kind &&
    before.name === section.name &&
    before.color === section.color &&
    isSameList(rows, before.rows)
  return isSame ? before : { ...section, rows }
}

function retainedRow<Item>(row: FlowRow<Item>, before: FlowRow<Item> | undefined): FlowRow<Item> {
  if (before === undefined) return row
  const items = isSameList(row.items, before.items) ? before.items : row.items
  const isSame =
    items === before.items &&
    row.name === before.name &&
    row.target?.channelId === before.target?.channelId &&
    row.target?.tacticTypeId === before.target?.tacticTypeId
  return isSame ? before : { ...row, items }
}

function isSameList<Entry>(a: readonly Entry[], b: readonly Entry[]): boolean {
  return a.length === b.length && a.every((entry, at) => entry === b[at])
}
