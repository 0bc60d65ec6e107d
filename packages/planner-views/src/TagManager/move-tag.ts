import { parseTagText, tagCategoryKey } from '@throughline/domain/tags'
import type { ManagedTag, TagMove } from './TagManager.types'

/** The tags after one of them was put to another place; without it they stay as they are. */
export function withMovedTag(
  tags: readonly ManagedTag[],
  { id, categoryName, index }: TagMove,
): readonly ManagedTag[] {
  const moved = tags.find((tag) => tag.id === id)
  if (moved === undefined) return tags
  const { category } = parseTagText(`${categoryName}:`)
  const tag = { ...moved, category, categoryName }
  const others = tags.filter((one) => one !== moved)
  const next = ownTagsOf(others, tag)[index]
  return others.toSpliced(next === undefined ? others.length : others.indexOf(next), 0, tag)
}

/** Where a tag is now, as a move that leads back to it. */
export function placeOfTag(tags: readonly ManagedTag[], tag: ManagedTag): TagMove {
  const index = ownTagsOf(tags, tag).findIndex(({ id }) => id === tag.id)
  return { id: tag.id, categoryName: tag.categoryName, index }
}

function ownTagsOf(tags: readonly ManagedTag[], tag: ManagedTag): readonly ManagedTag[] {
  const key = tagCategoryKey(tag)
  return tags.filter((one) => one.otherPlan === null && tagCategoryKey(one) === key)
}
