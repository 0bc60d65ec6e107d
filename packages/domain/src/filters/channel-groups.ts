/** A channel of one plan, with those of its tactic types that can be chosen. */
export interface FilterableChannel {
  readonly id: number
  readonly planId: number
  readonly name: string
  /** `#RRGGBB`. */
  readonly color: string
  readonly types: readonly { readonly id: number; readonly name: string }[]
}

/** The tactic types of a channel group that have one name. */
export interface TypeGroup {
  /** The first of `typeIds`. */
  readonly id: number
  readonly name: string
  readonly typeIds: readonly number[]
}

/** The tactic types that one plan has in a channel group. */
export interface PlanTypes {
  readonly planId: number
  readonly typeIds: readonly number[]
}

/** The channels of a plan family that have one name: a person chooses them together. */
export interface ChannelGroup {
  /** The id of the first channel. */
  readonly id: number
  /** The name as the first channel writes it. */
  readonly name: string
  /** The color of the first channel, `#RRGGBB`. */
  readonly color: string
  /** Types by name, in the order of their first appearance. */
  readonly types: readonly TypeGroup[]
  /** Types by plan, in the order of the channels. One entry at least. */
  readonly plans: readonly PlanTypes[]
  /** All types of the group. */
  readonly typeIds: readonly number[]
}

/**
 * Puts the channels of a plan family that have the same name into one group.
 * Names are compared without regard to case and spaces.
 *
 * @param channels in the order of the groups; a channel without types is left out
 */
export function groupChannels(channels: readonly FilterableChannel[]): readonly ChannelGroup[] {
  const byName = groupedByName(channels.filter(({ types }) => types.length > 0))
  return byName.map((members) => {
    const first = members[0]
    const types = members.flatMap((member) => member.types)
    return {
      id: first.id,
      name: first.name,
      color: first.color,
      types: groupedByName(types).map((same) => ({
        id: same[0].id,
        name: same[0].name,
        typeIds: same.map(({ id }) => id),
      })),
      plans: typesByPlan(members),
      typeIds: types.map(({ id }) => id),
    }
  })
}

function typesByPlan(members: readonly FilterableChannel[]): readonly PlanTypes[] {
  const byPlan = new Map<number, number[]>()
  for (const { planId, types } of members) {
    const typeIds = byPlan.get(planId) ?? []
    byPlan.set(planId, typeIds)
    for (const { id } of types) typeIds.push(id)
  }
  return [...byPlan].map(([planId, typeIds]) => ({ planId, typeIds }))
}

type NonEmpty<Entry> = [Entry, ...Entry[]]

function groupedByName<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
): readonly NonEmpty<Entry>[] {
  const byName = new Map<string, NonEmpty<Entry>>()
  for (const entry of entries) {
    const key = entry.name.trim().replace(/\s+/gu, ' ').toLowerCase()
    const same = byName.get(key)
    if (same === undefined) byName.set(key, [entry])
    else same.push(entry)
  }
  return [...byName.values()]
}
