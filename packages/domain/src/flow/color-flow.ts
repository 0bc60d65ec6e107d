import { CHANNEL_COLORS, nameMarks } from '../channels'
import { TAG_CATEGORIES } from '../tags'
import { groupedItemReader, namesOfInitiatives } from './flow-details'
import type { FlowDetails } from './flow-details'
import type { CompleteGroupedItem, FlowGrouping, GroupedItem } from './flow-rows'

/** The property that the colors of a flow represent: one of the groupings of its sections. */
export type FlowColouring = FlowGrouping

/** The coloring that a flow opens with. */
export const DEFAULT_FLOW_COLOURING: FlowColouring = 'channel'

/** A group of a flow with its color. */
export interface FlowLegendEntry {
  readonly name: string
  /** `#RRGGBB`; groups share colors where there are more groups than colors. */
  readonly color: string
  /** A short text that no other group has; empty for items without a group. */
  readonly mark: string
}

/** The colors of items, with their marks and legend. */
export interface FlowColors {
  /** `#RRGGBB` by the id of an item. */
  readonly colors: ReadonlyMap<number, string>
  /** The mark of the group by the id of an item; items without a group have no mark. */
  readonly marks: ReadonlyMap<number, string>
  /** The groups that have items, in the order of the colors. */
  readonly legend: readonly FlowLegendEntry[]
}

/** Slate, the last color of the palette, is for items without a group. */
const NONE_COLOR = CHANNEL_COLORS[CHANNEL_COLORS.length - 1] ?? '#64748B'
const palette = CHANNEL_COLORS.slice(0, -1)

/**
 * Returns the colors of items by initiative, tag category or plan; null by channel, because items
 * already have the colors of their channels. An item of several initiatives or categories uses the
 * first.
 */
export function colorFlow(
  sources: readonly GroupedItem[],
  colouring: FlowColouring,
  details: FlowDetails,
): FlowColors | null {
  if (colouring === 'channel') return null
  const items = sources.map(groupedItemReader(details))
  const groups = {
    initiative: initiativesOf,
    'tag-category': tagCategoriesOf,
    plan: plansOf,
  }[colouring](items, details)
  const marks = nameMarks(groups.names.map(([, name]) => name))
  const entries = new Map(
    groups.names.map(([key, name], at) => [
      key,
      { name, color: palette[at % palette.length] ?? NONE_COLOR, mark: marks.get(name) ?? '' },
    ]),
  )
  const none: FlowLegendEntry = { name: groups.noneName, color: NONE_COLOR, mark: '' }
  const used = new Set<FlowLegendEntry>()
  const colors = new Map<number, string>()
  const itemMarks = new Map<number, string>()
  for (const item of items) {
    const key = groups.keyOf(item)
    const entry = (key === null ? undefined : entries.get(key)) ?? none
    used.add(entry)
    colors.set(item.id, entry.color)
    if (entry.mark !== '') itemMarks.set(item.id, entry.mark)
  }
  const legend = [...entries.values(), none].filter((entry) => used.has(entry))
  return { colors, marks: itemMarks, legend }
}

interface Groups {
  /** Keys and names, in the order of the colors. */
  readonly names: readonly (readonly [key: string, name: string])[]
  /** Returns the group of an item; null without a group. */
  readonly keyOf: (item: CompleteGroupedItem) => string | null
  readonly noneName: string
}

function initiativesOf(items: readonly CompleteGroupedItem[], details: FlowDetails): Groups {
  const initiatives = items.filter(({ isInitiative }) => isInitiative)
  const names = namesOfInitiatives(initiatives, details)
  const ids = new Set(initiatives.map(({ id }) => id))
  return {
    names: initiatives.map(({ id, title }) => [String(id), names.get(id) ?? title]),
    keyOf: ({ id, relatedInitiativeIds }) => {
      const match = ids.has(id) ? id : relatedInitiativeIds.find((related) => ids.has(related))
      return match === undefined ? null : String(match)
    },
    noneName: 'No initiative',
  }
}

function tagCategoriesOf(_items: readonly CompleteGroupedItem[], { tags }: FlowDetails): Groups {
  const categories = new Map(tags.map(({ id, category }) => [id, category]))
  return {
    names: TAG_CATEGORIES.map((category) => [category, category]),
    keyOf: ({ tagIds }) => {
      const ofItem = new Set(tagIds.map((id) => categories.get(id)))
      return TAG_CATEGORIES.find((category) => ofItem.has(category)) ?? null
    },
    noneName: 'No tag',
  }
}

function plansOf(_items: readonly CompleteGroupedItem[], { plans }: FlowDetails): Groups {
  return {
    names: plans.map(({ id, name }) => [String(id), name]),
    keyOf: ({ planId }) => String(planId),
    noneName: 'Another plan',
  }
}
