import { parseTagText, TAG_CATEGORIES, tagCategoryKey } from '@throughline/domain/tags'
import type { SortableGroup, SortableItem } from '@throughline/ui/SortableGroups'
import type { ManagedTag } from './TagManager.types'

/** A row of the manager. */
export interface TagItem extends SortableItem {
  readonly tag: ManagedTag
}

/** A category with its tags. */
export interface TagGroup extends SortableGroup<TagItem> {
  /** Text before the colon in the name of a tag that moves into the category. */
  readonly categoryName: string
}

/**
 * Returns the standard categories, with or without tags, and then custom categories by name. Within
 * a category the tags of other plans come last, as they cannot be moved.
 */
export function tagGroupsOf(tags: readonly ManagedTag[], emptyText: string): readonly TagGroup[] {
  const groups = new Map<string, { categoryName: string; own: TagItem[]; others: TagItem[] }>()
  for (const category of TAG_CATEGORIES) {
    if (category !== 'Custom') groups.set(category, { categoryName: category, own: [], others: [] })
  }
  const byName = tags.toSorted((one, other) =>
    one.category === 'Custom' && other.category === 'Custom'
      ? one.categoryName.localeCompare(other.categoryName, 'en', { sensitivity: 'base' })
      : 0,
  )
  for (const tag of byName) {
    const key = tagCategoryKey(tag)
    const group = groups.get(key) ?? { categoryName: tag.categoryName, own: [], others: [] }
    groups.set(key, group)
    const item = { id: String(tag.id), label: tag.name, tag }
    if (tag.otherPlan === null) group.own.push(item)
    else group.others.push({ ...item, isDisabled: true })
  }
  return [...groups].map(([key, { categoryName, own, others }]) => ({
    id: key,
    anchorId: anchorOf(key),
    label: categoryName === '' ? 'Custom' : categoryName,
    categoryName,
    items: [...own, ...others],
    emptyText,
  }))
}

/** Returns the tags whose name or category contains every word of a search. */
export function matchingTags(tags: readonly ManagedTag[], search: string): readonly ManagedTag[] {
  const words = search.trim().toLocaleLowerCase('en').split(/\s+/u)
  return tags.filter(({ name, categoryName }) => {
    const text = `${name} ${categoryName}`.toLocaleLowerCase('en')
    return words.every((word) => text.includes(word))
  })
}

/** The key of the category with some name. */
export function categoryKeyOf(categoryName: string): string {
  return tagCategoryKey(parseTagText(`${categoryName.replaceAll(':', ' ')}:`))
}

/**
 * Whether a category has a tag of some name, ignoring case. Tags of other plans do not count.
 *
 * @param exceptId a tag that is renamed
 */
export function isTagUsed(
  groups: readonly TagGroup[],
  { key, name, exceptId }: { key: string; name: string; exceptId: number | null },
): boolean {
  const target = name.trim().toLocaleLowerCase('en')
  return (groups.find(({ id }) => id === key)?.items ?? []).some(
    ({ tag }) =>
      tag.otherPlan === null && tag.id !== exceptId && tag.name.toLocaleLowerCase('en') === target,
  )
}

/** `Target Segment` as `target-segment`. */
function anchorOf(key: string): string {
  return key.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
}
