import type { ChannelGroup, PlanTypes } from './channel-groups'

/** Chosen tactic types that count as one filter. */
export interface ChosenTypes {
  /** All types of a channel, the types of one name, or the types that one plan has in a channel. */
  readonly kind: 'channel' | 'type' | 'plan-of-channel'
  /** Of the channel group, of the type group, or of the plan; of a type of no group, the type's. */
  readonly id: number
  /** The channel group that they belong to; null for a type of no group. */
  readonly channelId: number | null
  /** Chosen types, 1 or more. Every chosen type belongs to exactly one entry. */
  readonly typeIds: readonly number[]
}

/**
 * Returns the chosen tactic types in the form in which a person chose them. A channel with all its
 * types is one entry. A partly chosen channel has one entry for each type by name. If it takes
 * fewer entries, it has one for each plan with all types chosen, plus the remaining types. Types
 * that belong to no group follow at the end, one by one.
 */
export function chosenTypes(
  { tacticTypeIds }: { readonly tacticTypeIds: ReadonlySet<number> },
  groups: readonly ChannelGroup[],
): readonly ChosenTypes[] {
  if (tacticTypeIds.size === 0) return []
  const ungrouped = new Set(tacticTypeIds)
  const grouped = groups.flatMap((group): readonly ChosenTypes[] => {
    const chosen = new Set(group.typeIds.filter((id) => tacticTypeIds.has(id)))
    for (const id of chosen) ungrouped.delete(id)
    if (chosen.size === 0) return []
    return chosen.size === group.typeIds.length
      ? [{ kind: 'channel', id: group.id, channelId: group.id, typeIds: group.typeIds }]
      : partlyChosen(group, chosen)
  })
  const others = [...ungrouped].map(
    (id) => ({ kind: 'type', id, channelId: null, typeIds: [id] }) as const,
  )
  return [...grouped, ...others]
}

function partlyChosen(group: ChannelGroup, chosen: ReadonlySet<number>): readonly ChosenTypes[] {
  const byName = chosenByName(group, chosen)
  const wholePlans = group.plans.filter(({ typeIds }) => typeIds.every((id) => chosen.has(id)))
  const left = without(chosen, wholePlans)
  const byPlan = [
    ...wholePlans.map(
      ({ planId, typeIds }) =>
        ({ kind: 'plan-of-channel', id: planId, channelId: group.id, typeIds }) as const,
    ),
    ...chosenByName(group, left),
  ]
  return byPlan.length < byName.length ? byPlan : byName
}

function chosenByName(
  { id: channelId, types }: ChannelGroup,
  chosen: ReadonlySet<number>,
): readonly ChosenTypes[] {
  return types.flatMap(({ id, typeIds }) => {
    const chosenIds = typeIds.filter((typeId) => chosen.has(typeId))
    return chosenIds.length === 0 ? [] : [{ kind: 'type', id, channelId, typeIds: chosenIds }]
  })
}

function without(
  ids: ReadonlySet<number>,
  plans: readonly Pick<PlanTypes, 'typeIds'>[],
): ReadonlySet<number> {
  const left = new Set(ids)
  for (const { typeIds } of plans) for (const id of typeIds) left.delete(id)
  return left
}
