import type { TacticListItem } from '../tactics'

type Related = Pick<TacticListItem, 'id' | 'relatedInitiativeIds'>

/**
 * Returns items together with all items that belong to their initiatives, directly or through other
 * initiatives.
 *
 * @param all every item that may belong to an initiative
 * @returns ids, those of `ids` first
 */
export function withRelatedItems(
  ids: readonly number[],
  all: readonly Related[],
): readonly number[] {
  const byInitiative = new Map<number, number[]>()
  for (const { id, relatedInitiativeIds } of all) {
    for (const initiativeId of relatedInitiativeIds) {
      const existing = byInitiative.get(initiativeId)
      if (existing === undefined) byInitiative.set(initiativeId, [id])
      else existing.push(id)
    }
  }
  const used = new Set(ids)
  // Iterating a set follows the order of insertion and includes ids added during the loop.
  for (const id of used) {
    for (const relatedId of byInitiative.get(id) ?? []) used.add(relatedId)
  }
  return [...used]
}
