import { activeFilters } from '@throughline/domain/filters'
import type { ActiveFilter, PlanFilters } from '@throughline/domain/filters'

import type { FilterChannel, FilterEntry, FilterGroups } from '../../FilterSidebar'
import type { FilterChipsLabels } from '../FilterChips.labels'

/** Content of the chip of a filter in use. */
export interface FilterChip {
  /** Unique among the chips, and the same while the filter is in use. */
  readonly key: string
  readonly filter: ActiveFilter
  /** null while it is loading. */
  readonly name: string | null
  /** The channel of a type or of a plan's types. */
  readonly channelName: string | null
  /** `#RRGGBB` of the channel. */
  readonly color: string | null
}

type Labels = Pick<FilterChipsLabels, 'hiddenPlan' | 'ofPlan' | 'unknown'>

/**
 * Returns a chip for each filter in use, as `activeFilters` of the domain lists them. Initiatives,
 * tags and calendars follow the order of their groups.
 */
export function chipsOf(
  filters: PlanFilters,
  groups: FilterGroups,
  labels: Labels,
): readonly FilterChip[] {
  const { leadPlan, nestedPlans, channels } = groups
  const family = { parentId: leadPlan?.id ?? 0, plans: nestedPlans }
  const lists: Lists = {
    'nested-plan': placesOf(nestedPlans),
    'lead-plan': placesOf(leadPlan === null ? [] : [leadPlan]),
    initiative: placesOf(groups.initiatives),
    tag: placesOf(groups.tagCategories && groups.tagCategories.flatMap(({ tags }) => tags)),
    calendar: placesOf(groups.calendars),
  }
  const channelsById = new Map(channels.map((channel) => [channel.id, channel]))
  const chipOf = (filter: ActiveFilter): FilterChip => ({
    key: `${filter.kind}:${filter.channelId}:${filter.id}`,
    filter,
    ...(filter.channelId === null
      ? { name: nameIn(lists[filter.kind], filter, labels), channelName: null, color: null }
      : inChannel(filter, channelsById.get(filter.channelId), labels)),
  })
  return inOrder(activeFilters(filters, family, channels), lists).map(chipOf)
}

interface Place {
  readonly entry: FilterEntry
  readonly at: number
}

/** The entries of each kind by id; null while they are loading. */
type Lists = Readonly<Partial<Record<ActiveFilter['kind'], ReadonlyMap<number, Place> | null>>>

function placesOf(
  entries: readonly FilterEntry[] | null | undefined,
): ReadonlyMap<number, Place> | null {
  if (entries === null) return null
  return new Map(entries?.map((entry, at) => [entry.id, { entry, at }]))
}

/** Kinds keep their order; those of no list keep their order among themselves. */
function inOrder(filters: readonly ActiveFilter[], lists: Lists): readonly ActiveFilter[] {
  const placeOf = ({ kind, id }: ActiveFilter) =>
    lists[kind]?.get(id)?.at ?? Number.MAX_SAFE_INTEGER
  return filters.toSorted((a, b) => (a.kind === b.kind ? placeOf(a) - placeOf(b) : 0))
}

function nameIn(
  list: ReadonlyMap<number, Place> | null | undefined,
  { kind, id }: ActiveFilter,
  labels: Labels,
): string | null {
  if (list === null) return null
  const entry = list?.get(id)?.entry
  if (entry === undefined) return labels.unknown[kind]
  const { name, planMark } = entry
  if (kind === 'lead-plan' || kind === 'nested-plan') return labels.hiddenPlan({ plan: name })
  return planMark === undefined ? name : labels.ofPlan({ name, planMark })
}

function inChannel(
  { kind, id }: ActiveFilter,
  channel: FilterChannel | undefined,
  labels: Labels,
): Pick<FilterChip, 'name' | 'channelName' | 'color'> {
  if (channel === undefined) return { name: labels.unknown[kind], channelName: null, color: null }
  const { name, color, planMark, types, plans } = channel
  const channelName = planMark === undefined ? name : labels.ofPlan({ name, planMark })
  if (kind === 'channel') return { name: channelName, channelName: null, color }
  const part =
    kind === 'type'
      ? types.find((type) => type.id === id)
      : plans.find(({ planId }) => planId === id)
  return { name: part?.name ?? labels.unknown[kind], channelName, color }
}
