/** A list and the ids of its items, in order. */
export interface ArrangedGroup {
  readonly id: string
  readonly itemIds: readonly string[]
}

/** The position of an item: `index` counts from 0 within its group. */
export interface Place {
  readonly groupId: string
  readonly index: number
}

/** A direction for a lifted item, with the text direction already applied. */
export type SortKey = 'previous' | 'next' | 'previous-group' | 'next-group' | 'first' | 'last'

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}

/**
 * Moves an item of a list.
 *
 * @param toIndex its new index, from 0; clamped to the list
 * @returns the same ids in the new order; the same array if nothing changes or the id
 *   is unknown
 */
export function moveItem(ids: readonly string[], id: string, toIndex: number): readonly string[] {
  const from = ids.indexOf(id)
  const to = clamp(Math.trunc(toIndex), 0, ids.length - 1)
  if (from === -1 || from === to) return ids
  const others = ids.toSpliced(from, 1)
  return others.toSpliced(to, 0, id)
}

/** The position of an item, or null if no group has it. */
export function placeOf(groups: readonly ArrangedGroup[], id: string): Place | null {
  for (const group of groups) {
    const index = group.itemIds.indexOf(id)
    if (index !== -1) return { groupId: group.id, index }
  }
  return null
}

/**
 * Moves an item to a position in its own or another group.
 *
 * @param to `index` is its new index; clamped to the group
 * @returns the same array if nothing changes or the item or group is unknown
 */
export function moveBetween(
  groups: readonly ArrangedGroup[],
  id: string,
  to: Place,
): readonly ArrangedGroup[] {
  const from = placeOf(groups, id)
  if (!from || !groups.some((group) => group.id === to.groupId)) return groups
  if (from.groupId === to.groupId) {
    return groups.map((group) => {
      if (group.id !== to.groupId) return group
      const itemIds = moveItem(group.itemIds, id, to.index)
      return itemIds === group.itemIds ? group : { ...group, itemIds }
    })
  }
  return groups.map((group) => {
    if (group.id === from.groupId) {
      return { ...group, itemIds: group.itemIds.toSpliced(from.index, 1) }
    }
    if (group.id !== to.groupId) return group
    const index = clamp(Math.trunc(to.index), 0, group.itemIds.length)
    return { ...group, itemIds: group.itemIds.toSpliced(index, 0, id) }
  })
}

/**
 * The position to which a key moves a lifted item. After the end of a group comes the
 * start of the next one; moving into a group beside it keeps the row index if possible.
 *
 * @returns null if it does not move
 */
export function stepPlace(
  groups: readonly ArrangedGroup[],
  id: string,
  key: SortKey,
): Place | null {
  const from = placeOf(groups, id)
  if (!from) return null
  const at = groups.findIndex((group) => group.id === from.groupId)
  const count = groups[at]?.itemIds.length ?? 0
  const before = groups[at - 1]
  const after = groups[at + 1]
  const inGroup = (index: number): Place | null =>
    index === from.index ? null : { groupId: from.groupId, index }
  switch (key) {
    case 'first':
      return inGroup(0)
    case 'last':
      return inGroup(count - 1)
    case 'previous':
      if (from.index > 0) return inGroup(from.index - 1)
      return before ? { groupId: before.id, index: before.itemIds.length } : null
    case 'next':
      if (from.index < count - 1) return inGroup(from.index + 1)
      return after ? { groupId: after.id, index: 0 } : null
    case 'previous-group':
      return before
        ? { groupId: before.id, index: Math.min(from.index, before.itemIds.length) }
        : null
    case 'next-group':
    default:
      return after ? { groupId: after.id, index: Math.min(from.index, after.itemIds.length) } : null
  }
}

/**
 * The insertion index for a point: the number of rows whose middle is before it. A
 * binary search, so that few rows are measured.
 *
 * @param count number of rows
 * @param middleOf the middle of a row; increases with its index
 */
export function gapAt(count: number, middleOf: (index: number) => number, point: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (middleOf(middle) < point) low = middle + 1
    else high = middle
  }
  return low
}

/** Distance from an edge, in pixels, within which a list scrolls. */
const SCROLL_ZONE = 48
/** The maximum scroll distance in a frame, in pixels. */
const FASTEST_SCROLL = 18

/**
 * The scroll distance in a frame while a row is dragged near an edge: larger the closer
 * it is, negative towards the start.
 *
 * @param point the pointer position; `start` and `end` are the visible edges, in the
 *   same pixels
 */
export function scrollStep(point: number, start: number, end: number): number {
  const zone = Math.min(SCROLL_ZONE, (end - start) / 4)
  if (zone <= 0) return 0
  if (point < start + zone) {
    return -Math.ceil(FASTEST_SCROLL * Math.min(1, (start + zone - point) / zone))
  }
  if (point > end - zone) {
    return Math.ceil(FASTEST_SCROLL * Math.min(1, (point - end + zone) / zone))
  }
  return 0
}
