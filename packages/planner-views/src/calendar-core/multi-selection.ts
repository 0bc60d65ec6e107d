/** The keys that were held during a click on an item. */
export interface ClickModifiers {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** Effect of a click on an item on the selection. */
export type SelectionClick = 'clear' | 'toggle' | 'range' | 'add-range'

/**
 * Returns the effect of a click. Ctrl or Cmd toggles, Shift selects a range, both add a range.
 * Without these keys the click clears the selection.
 */
export function selectionClickOf({ ctrlKey, metaKey, shiftKey }: ClickModifiers): SelectionClick {
  const isCommand = ctrlKey || metaKey
  if (shiftKey) return isCommand ? 'add-range' : 'range'
  return isCommand ? 'toggle' : 'clear'
}

/** A selection with one item more, or less. */
export function toggledSelection(
  selection: ReadonlySet<number>,
  itemId: number,
): ReadonlySet<number> {
  const next = new Set(selection)
  if (!next.delete(itemId)) next.add(itemId)
  return next
}

/**
 * Returns the items from one to another, both included, in either direction.
 *
 * @param order the items in the reading order of the view; an item may appear more than once
 * @param anchor item at which the range begins; null, or an item that is not in `order`, for the
 * item alone
 */
export function rangeOfItems(
  order: readonly number[],
  anchor: number | null,
  itemId: number,
): readonly number[] {
  const [from, to] = [anchor === null ? -1 : order.indexOf(anchor), order.indexOf(itemId)]
  if (from === -1 || to === -1) return [itemId]
  return order.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** A selection with further items. */
export function joinedSelection(
  selection: ReadonlySet<number>,
  itemIds: Iterable<number>,
): ReadonlySet<number> {
  const next = new Set(selection)
  for (const itemId of itemIds) next.add(itemId)
  return next
}

/** A selection without the items that are gone; the same object when none is. */
export function remainingSelection(
  selection: ReadonlySet<number>,
  items: readonly { readonly id: number }[],
): ReadonlySet<number> {
  if (selection.size === 0) return selection
  const remaining = new Set<number>()
  for (const { id } of items) if (selection.has(id)) remaining.add(id)
  return remaining.size === selection.size ? selection : remaining
}

/** Whether two selections hold the same items. */
export function isSameSelection(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  if (a === b) return true
  if (a.size !== b.size) return false
  for (const itemId of a) if (!b.has(itemId)) return false
  return true
}
