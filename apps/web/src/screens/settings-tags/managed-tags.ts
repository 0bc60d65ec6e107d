import type { Tag } from '@throughline/domain/tags'
import type { ManagedTag } from '@throughline/planner-views/tag-manager'

/**
 * Tags as the manager shows them.
 *
 * @param planId tags of other plans bear the abbreviation of theirs
 * @param tacticCounts items by tag, those of no item left out; undefined while not known
 */
export function managedTagsOf(
  tags: readonly Tag[],
  planId: number,
  tacticCounts: ReadonlyMap<number, number> | undefined,
): readonly ManagedTag[] {
  return tags.map((tag) => ({
    id: tag.id,
    name: tag.title,
    category: tag.category,
    categoryName: tag.categoryName,
    otherPlan: tag.planId === planId ? null : tag.abbreviatedPlanName,
    tacticCount: tacticCounts === undefined ? null : (tacticCounts.get(tag.id) ?? 0),
  }))
}
