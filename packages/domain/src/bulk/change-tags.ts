import type { TacticListItem } from '../tactics'
import type { BulkChange } from './bulk-change'

type TagChange = Pick<Extract<BulkChange, { kind: 'tags' }>, 'addIds' | 'removeIds'>

/** An item with tags added and removed by id; the same object when its tags do not change. */
export function withTags(item: TacticListItem, { addIds, removeIds }: TagChange): TacticListItem {
  const removed = new Set(removeIds)
  const kept = item.tagIds.filter((id) => !removed.has(id))
  const tagIds = [...new Set([...kept, ...addIds])].toSorted((a, b) => a - b)
  const before = new Set(item.tagIds)
  const isSame = tagIds.length === before.size && tagIds.every((id) => before.has(id))
  return isSame ? item : { ...item, tagIds }
}
