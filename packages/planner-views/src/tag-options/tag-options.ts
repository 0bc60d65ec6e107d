import { TAG_CATEGORIES } from '@throughline/domain/tags'
import type { Tag } from '@throughline/domain/tags'

/** A tag as lists offer it. */
export type OfferedTag = Pick<
  Tag,
  'id' | 'title' | 'category' | 'categoryName' | 'planId' | 'abbreviatedPlanName'
>

/**
 * The tags that can be chosen, by category in the order of the categories.
 *
 * @param chosen ids of tags that are not offered again
 * @param planId tags of other plans bear the mark of theirs
 */
export function tagGroupsOf(
  tags: readonly OfferedTag[],
  chosen: readonly number[],
  planId: number,
) {
  const free = tags.filter(({ id }) => !chosen.includes(id))
  return tagCategoriesOf(tags).map(({ value }) => ({
    label: value,
    options: free.filter((tag) => groupName(tag) === value).map((tag) => tagOption(tag, planId)),
  }))
}

/** Returns the four standard categories, and the custom ones. */
export function tagCategoriesOf(
  tags: readonly OfferedTag[],
): readonly { value: string; label: string }[] {
  const names = new Set<string>(TAG_CATEGORIES)
  for (const tag of tags) names.add(groupName(tag))
  return [...names].map((name) => ({ value: name, label: name }))
}

function tagOption({ id, title, planId, abbreviatedPlanName }: OfferedTag, ownPlanId: number) {
  const option = { value: String(id), label: title }
  return planId === ownPlanId ? option : { ...option, description: abbreviatedPlanName }
}

function groupName({ category, categoryName }: OfferedTag): string {
  return category === 'Custom' && categoryName !== '' ? categoryName : category
}
