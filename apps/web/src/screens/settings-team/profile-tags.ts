import { countText } from '@throughline/domain/messages'
import type { Tag } from '@throughline/domain/tags'
import { TAG_CATEGORIES } from '@throughline/domain/tags'

/** Tags of one category. */
export interface TagGroup {
  /** Unique id of the category. */
  readonly id: string
  readonly name: string
  readonly tags: readonly Tag[]
}

/** Whether all, some or none of a category's tags are hidden. */
export type HiddenExtent = 'all' | 'some' | 'none'

/** Returns the plan's own tags that match a text, by category. */
export function tagGroups(
  tags: readonly Tag[],
  planId: number,
  query: string,
): readonly TagGroup[] {
  const typed = query.trim().toLocaleLowerCase()
  const groups = new Map<string, Tag[]>()
  for (const tag of tags) {
    if (tag.planId !== planId) continue
    const name = groupName(tag)
    const isMatch = `${name} ${tag.title}`.toLocaleLowerCase().includes(typed)
    if (!isMatch) continue
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [tag])
    else group.push(tag)
  }
  const place = (name: string) => {
    const at = TAG_CATEGORIES.findIndex((category) => category === name)
    return at < 0 ? TAG_CATEGORIES.length : at
  }
  return [...groups]
    .toSorted(([one], [other]) => place(one) - place(other) || one.localeCompare(other, 'en-US'))
    .map(([name, own]) => ({ id: name, name, tags: own }))
}

function groupName({ category, categoryName }: Tag): string {
  if (category !== 'Custom') return category
  return categoryName === '' ? 'Custom' : categoryName
}

/** Returns whether all, some or none of the tags are hidden. */
export function extentOf(tags: readonly Tag[], hidden: ReadonlySet<number>): HiddenExtent {
  const count = tags.filter(({ id }) => hidden.has(id)).length
  if (count === 0) return 'none'
  return count === tags.length ? 'all' : 'some'
}

/** Returns the hidden tags after some tags are hidden or shown again. */
export function withHidden(
  hidden: ReadonlySet<number>,
  tags: readonly Tag[],
  isHidden: boolean,
): ReadonlySet<number> {
  const next = new Set(hidden)
  for (const { id } of tags) {
    if (isHidden) next.add(id)
    else next.delete(id)
  }
  return next
}

/** Returns the change after which exactly `after` is hidden. */
export function hiddenChange(
  before: ReadonlySet<number>,
  after: ReadonlySet<number>,
): { readonly hidden: readonly number[]; readonly visible: readonly number[] } {
  return {
    hidden: [...after].filter((id) => !before.has(id)),
    visible: [...before].filter((id) => !after.has(id)),
  }
}

/**
 * Returns the effects of a save: "Hides 12 tags and the tactics with them." Empty without changes.
 */
export function consequencesText({
  hidden,
  visible,
}: {
  readonly hidden: readonly number[]
  readonly visible: readonly number[]
}): string {
  const tagsOf = ({ length }: readonly number[]) => countText(length, 'tag')
  const withThem = ({ length }: readonly number[]) => (length === 1 ? 'it' : 'them')
  return [
    hidden.length === 0 ? '' : `Hides ${tagsOf(hidden)} and the tactics with ${withThem(hidden)}.`,
    visible.length === 0
      ? ''
      : `Shows ${tagsOf(visible)} again, and the tactics with ${withThem(visible)}.`,
  ]
    .filter((text) => text !== '')
    .join(' ')
}
