import { INITIATIVES_NAME, mergedChannels, OTHER_NAME, visibleChannels } from './flow-details'
import type { FlowDetails, ReadGroupedItem } from './flow-details'
import type { FlowSection, FlowTarget } from './flow-rows'
import { createRowBuilder } from './row-builder'
import type { RowBuilder } from './row-builder'

/** The section of initiatives, which comes before those of channels. */
const initiativesSection = {
  id: 'initiatives',
  kind: 'initiatives',
  name: INITIATIVES_NAME,
  color: null,
} as const

const otherSection = { id: 'other', kind: 'group', name: OTHER_NAME, color: null } as const

/** Initiatives by their category, then a section for each channel with a row for each type. */
export function groupByChannel<Item>(
  items: readonly Item[],
  details: FlowDetails,
  read: ReadGroupedItem,
): readonly FlowSection<Item>[] {
  const builder = createRowBuilder<Item>()
  const placeInitiative = initiativeRows(builder, details, read)
  const place = channelRows(builder, details, read)
  for (const item of items) {
    if (!placeInitiative(item)) place(item)
  }
  return withoutEmptyRows(builder, details)
}

/**
 * Adds the section of initiatives.
 *
 * @returns puts an item into it; false when the item is no initiative
 */
export function initiativeRows<Item>(
  builder: RowBuilder<Item>,
  details: FlowDetails,
  read: ReadGroupedItem,
): (item: Item) => boolean {
  const channels = visibleChannels(details).filter(({ kind }) => kind === 'initiatives')
  const section = builder.section({
    ...initiativesSection,
    color: channels[0]?.uiColor ?? null,
  })
  const ownTypes = targetsByType(details)
  const byType = new Map<number, Item[]>()
  for (const { types } of mergedChannels(channels)) {
    for (const { id, name, typeIds } of types) {
      const rowItems = section.row({
        id: `type:${id}`,
        name,
        target: firstTarget(typeIds, ownTypes),
      })
      for (const typeId of typeIds) byType.set(typeId, rowItems)
    }
  }
  return (item) => {
    const { tacticTypeId, isInitiative } = read(item)
    const ofType = byType.get(tacticTypeId)
    if (ofType === undefined && !isInitiative) return false
    const rowItems = ofType ?? section.row({ id: 'initiatives:other', name: OTHER_NAME })
    rowItems.push(item)
    return true
  }
}

function channelRows<Item>(
  builder: RowBuilder<Item>,
  details: FlowDetails,
  read: ReadGroupedItem,
): (item: Item) => void {
  const channels = visibleChannels(details).filter(({ kind }) => kind !== 'initiatives')
  const ownTypes = targetsByType(details)
  const byType = new Map<number, Item[]>()
  for (const { id, name, color, types } of mergedChannels(channels)) {
    const section = builder.section({ id: `channel:${id}`, kind: 'group', name, color })
    for (const type of types) {
      const rowItems = section.row({
        id: `type:${type.id}`,
        name: type.name,
        target: firstTarget(type.typeIds, ownTypes),
      })
      for (const typeId of type.typeIds) byType.set(typeId, rowItems)
    }
  }
  return (item) => {
    const rowItems =
      byType.get(read(item).tacticTypeId) ??
      builder.section(otherSection).row({ id: 'type:other', name: OTHER_NAME })
    rowItems.push(item)
  }
}

/** Types of the open plan in which something can be created, as targets of rows. */
function targetsByType({ channels, currentPlanId }: FlowDetails): ReadonlyMap<number, FlowTarget> {
  return new Map(
    channels
      .filter(({ planId = currentPlanId }) => planId === currentPlanId)
      .flatMap(({ id: channelId, tacticTypes }) =>
        tacticTypes
          .filter(({ isHidden }) => isHidden !== true)
          .map(({ id: tacticTypeId }) => [tacticTypeId, { channelId, tacticTypeId }] as const),
      ),
  )
}

function firstTarget(
  typeIds: readonly number[],
  targets: ReadonlyMap<number, FlowTarget>,
): FlowTarget | null {
  for (const typeId of typeIds) {
    const target = targets.get(typeId)
    if (target !== undefined) return target
  }
  return null
}

/** Rows without items stay only where something can be created, and sections only with rows. */
export function withoutEmptyRows<Item>(
  builder: RowBuilder<Item>,
  { hasEmptyRows }: Pick<FlowDetails, 'hasEmptyRows'>,
): readonly FlowSection<Item>[] {
  return builder
    .sections()
    .map(({ id, kind, name, color, rows }) => ({
      id,
      kind,
      name,
      color,
      rows: rows.filter(
        ({ items, target }) => items.length > 0 || (hasEmptyRows && target !== null),
      ),
    }))
    .filter(({ rows }) => rows.length > 0)
}
