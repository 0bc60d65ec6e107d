/** A list and the ids of its items, in order. */
export interface ArrangedGroup {
  readonly id: string
  readonly itemIds: readonly string[]
}

/** Where an item stands: `index` counts from 0 within its group. */
export interface Place {
  readonly groupId: string
  readonly index: number
}

/** A key that moves what is lifted, its direction already turned with the text. */
export type SortKey = 'previous' | 'next' | 'previous-group' | 'next-group' | 'first' | 'last'

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}

/**
 * Moves one of a list.
 *
 * @param toIndex where it stands afterwards, from 0; out of bounds counts as the nearest end
 * @returns the same ids in the new order; the list itself if the id is not in it or stands there already
 */
export function moveItem(ids: readonly string[], id: string, toIndex: number): readonly string[] {
  const from = ids.indexOf(id)
  const to = clamp(Math.trunc(toIndex), 0, ids.length - 1)
  if (from === -1 || from === to) return ids
  const others = ids.toSpliced(from, 1)
  return others.toSpliced(to, 0, id)
}

/** Where an item stands, or null if no group has it. */
export function placeOf(groups: readonly ArrangedGroup[], id: string): Place | null {
  for (const group of groups) {
    const index = group.itemIds.indexOf(id)
    if (index !== -1) return { groupId: group.id, index }
  }
  return null
}

/**
 * Moves an item to a place in its own or another group.
 *
 * @param to `index` is where it stands afterwards; out of bounds counts as the nearest end
 * @returns the groups themselves if the item or the group is not there or nothing changes
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
 * Where a key takes a lifted item. Past the end of a group comes the beginning
 * of the next one; into a group beside it, it keeps its row as far as there is one.
 *
 * @returns null if it stays where it is
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
 * Between which rows a point lies: the number of rows whose middle is above it.
 * Looks at few of them, however many there are.
 *
 * @param count number of rows
 * @param middleOf the middle of a row, growing with its index
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

/** So close to an edge, in pixels, a list begins to scroll. */
const scrollZone = 48
/** The most that it scrolls in a frame, in pixels. */
const fastestScroll = 18

/**
 * How far a list scrolls in a frame while something is dragged near its edge:
 * faster the closer, negative towards the beginning.
 *
 * @param point the pointer, `start` and `end` the edges of what is seen, in the same pixels
 */
export function scrollStep(point: number, start: number, end: number): number {
  const zone = Math.min(scrollZone, (end - start) / 4)
  if (zone <= 0) return 0
  if (point < start + zone) {
    return -Math.ceil(fastestScroll * Math.min(1, (start + zone - point) / zone))
  }
  if (point > end - zone) {
    return Math.ceil(fastestScroll * Math.min(1, (point - end + zone) / zone))
  }
  return 0
}
