import type { CalendarItem } from '../calendar-parts'
import { completeItem, isId } from './complete-item'
import type { ItemDefaults } from './complete-item'
import type { UncheckedItem } from './host-item.types'

interface Completed extends ItemDefaults {
  readonly item: CalendarItem | null
}

/** Items of hosts in their complete shape, so that each stays the same object in every list. */
const completed = new WeakMap<object, Completed>()

function completedOf(source: UncheckedItem, defaults: ItemDefaults): CalendarItem | null {
  const existing = completed.get(source)
  if (existing !== undefined && (existing.item === source || isAlike(existing, defaults)))
    return existing.item
  const item = completeItem(source, defaults)
  completed.set(source, { ...defaults, item })
  return item
}

function isAlike(a: ItemDefaults, b: ItemDefaults): boolean {
  return a.planId === b.planId && a.hasDates === b.hasDates
}

/**
 * Reads the items of a host: each in its complete shape, and the host's own array if all of them
 * have it. Leaves out an item that views cannot show, and an item with the id of an earlier one.
 *
 * @param list may come from JavaScript: with anything in it, or missing
 * @param copies gets the host's object of each item that was copied
 */
export function readItems<Item extends UncheckedItem>(
  list: readonly Item[] | null | undefined,
  defaults: ItemDefaults,
  copies: WeakMap<CalendarItem, Item>,
): readonly CalendarItem[] {
  if (!Array.isArray(list)) return []
  const ids = new Set<number>()
  const items: CalendarItem[] = []
  for (const source of list) {
    const item = isObject(source) ? completedOf(source, defaults) : null
    if (item === null || ids.has(item.id)) continue
    ids.add(item.id)
    items.push(item)
    if (!isSame(item, source)) copies.set(item, source)
  }
  return isSameList(list, items) ? list : items
}

/** Returns the id of the current plan: the host's, else the plan of its items. */
export function planOf(
  currentPlanId: number | undefined,
  items: readonly UncheckedItem[] | null | undefined,
): number {
  if (currentPlanId !== undefined) return currentPlanId
  for (const item of Array.isArray(items) ? items : none) {
    const planId = isObject(item) && 'planId' in item ? item.planId : null
    if (isId(planId)) return planId
  }
  return ONLY_PLAN_ID
}

/**
 * Returns the host's own object of an item, not a copy.
 *
 * @param copies as {@link readItems} has filled it
 */
export function sourceOf<Item>(
  item: CalendarItem,
  copies: WeakMap<CalendarItem, Item>,
): Item | undefined {
  return isSource(item, copies) ? item : copies.get(item)
}

/** The plan of items where neither they nor the host name one. */
const ONLY_PLAN_ID = 0

const none: readonly never[] = []

function isSource<Item>(
  item: CalendarItem,
  copies: WeakMap<CalendarItem, Item>,
): item is CalendarItem & Item {
  return !copies.has(item)
}

function isSame(item: CalendarItem, source: UncheckedItem): boolean {
  return item === source
}

function isSameList<Item extends UncheckedItem>(
  list: readonly Item[],
  items: readonly CalendarItem[],
): list is readonly (Item & CalendarItem)[] {
  return list.length === items.length && list.every((item, at) => items[at] === item)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
