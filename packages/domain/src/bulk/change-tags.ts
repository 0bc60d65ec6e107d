import type { TacticListItem } from '../tactics'
import type { BulkChange } from './bulk-change'

type TagChange = Pick<Extract<BulkChange, { kind: 'tags' }>, 'addIds' | 'removeIds'>

/** An item with other tags, by id; the same item when its tags stay. */
export function withTags(item: TacticListItem, { addIds, removeIds }: TagChange): TacticListItem {
  const removed = new Set(removeIds)
  const kept = item.tagIds.filter((id) => !removed.has(id))
  const tagIds = [...new Set([...kept, ...addIds])].toSorted((a, b) => a - b)
  const before = new Set(item.tagIds)
  const isSame = tagIds.length === before.size && tagIds.every((id) => before.has(id))
  return isSame ? item : { ...item, tagIds }
}
