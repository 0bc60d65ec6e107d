import { CHANNEL_COLOURS } from '../channels'
import { TAG_CATEGORIES } from '../tags'
import type { FlowFacts } from './flow-facts'
import type { FlowGrouping, GroupedItem } from './flow-rows'

/** What the colours of a flow can stand for: the same things as its sections. */
export type FlowColouring = FlowGrouping

/** The colouring that a flow opens with. */
export const DEFAULT_FLOW_COLOURING: FlowColouring = 'channel'

/** The colours of items, and what they stand for. */
export interface FlowColors {
  /** `#RRGGBB` by the id of an item. */
  readonly colors: ReadonlyMap<number, string>
  /** The groups that have items, in the order of the colours. */
  readonly legend: readonly { readonly name: string; readonly color: string }[]
}

/** Slate, the last colour of the palette, is for items without a group. */
const NONE_COLOR = CHANNEL_COLOURS[CHANNEL_COLOURS.length - 1] ?? '#64748B'
const PALETTE = CHANNEL_COLOURS.slice(0, -1)

/**
 * The colours of items by initiative, tag category or plan; null by channel, whose colours
 * items have already. An item of several initiatives or categories takes the first.
 */
export function colorFlow(
  items: readonly GroupedItem[],
  colouring: FlowColouring,
  facts: FlowFacts,
): FlowColors | null {
  if (colouring === 'channel') return null
  const groups = {
    initiative: initiativesOf,
    'tag-category': tagCategoriesOf,
    plan: plansOf,
  }[colouring](items, facts)
  const colorOf = new Map(
    groups.names.map(([key], at) => [key, PALETTE[at % PALETTE.length] ?? NONE_COLOR]),
  )
  const used = new Set<string | null>()
  const colors = new Map<number, string>()
  for (const item of items) {
    const key = groups.keyOf(item)
    const color = key === null ? undefined : colorOf.get(key)
    used.add(color === undefined ? null : key)
    colors.set(item.id, color ?? NONE_COLOR)
  }
  const legend = groups.names
    .filter(([key]) => used.has(key))
    .map(([key, name]) => ({ name, color: colorOf.get(key) ?? NONE_COLOR }))
  const rest = used.has(null) ? [{ name: groups.noneName, color: NONE_COLOR }] : []
  return { colors, legend: [...legend, ...rest] }
}

interface Groups {
  /** Keys and names, in the order of the colours. */
  readonly names: readonly (readonly [key: string, name: string])[]
  /** The group of an item; null for none. */
  readonly keyOf: (item: GroupedItem) => string | null
  readonly noneName: string
}

function initiativesOf(items: readonly GroupedItem[]): Groups {
  const initiatives = items.filter(({ isInitiative }) => isInitiative)
  const ids = new Set(initiatives.map(({ id }) => id))
  return {
    names: initiatives.map(({ id, title }) => [String(id), title]),
    keyOf: ({ id, relatedInitiativeIds }) => {
      const found = ids.has(id) ? id : relatedInitiativeIds.find((related) => ids.has(related))
      return found === undefined ? null : String(found)
    },
    noneName: 'No initiative',
  }
}

function tagCategoriesOf(_items: readonly GroupedItem[], { tags }: FlowFacts): Groups {
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

function plansOf(_items: readonly GroupedItem[], { plans }: FlowFacts): Groups {
  return {
    names: plans.map(({ id, name }) => [String(id), name]),
    keyOf: ({ planId }) => String(planId),
    noneName: 'Another plan',
  }
}
