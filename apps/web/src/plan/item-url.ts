import { isCivilDate, isCivilDateTime } from '@throughline/domain/calendar-dates'

/** Kind of an item, as in the paths of its page. */
export type ItemKind = 'tactic' | 'initiative'

/** Item in the editor, as a URL names it. */
export interface ItemTarget {
  readonly kind: ItemKind
  /** 0 for a new item. */
  readonly id: number
  /** The original of a new item that is a copy; null for none. */
  readonly copyOf: number | null
  /** Start of a new item, as a date with or without a time; null for today. */
  readonly datetime: string | null
  /** Timestamp that gives successive new items different pages; null for none. */
  readonly stamp: string | null
}

/** Query values of a new item, the same on the page and beside a view. */
const newItemQuery = { stamp: 'new', copyOf: 'copyof', datetime: 'datetime' } as const
const kinds: readonly ItemKind[] = ['tactic', 'initiative']

/** Returns the target of a stored item. */
export function itemTarget(kind: ItemKind, id: number): ItemTarget {
  return { kind, id, copyOf: null, datetime: null, stamp: null }
}

/** Returns the target of a new item. */
export function newItemTarget(
  kind: ItemKind,
  values: Partial<Pick<ItemTarget, 'copyOf' | 'datetime' | 'stamp'>> = {},
): ItemTarget {
  return { ...itemTarget(kind, 0), ...values }
}

/** Returns the path and the query of the page of an item. */
export function itemPageUrl(accountId: number, planId: number, target: ItemTarget): string {
  const query = new URLSearchParams()
  writeNewItem(query, target)
  const text = query.toString()
  const path = `/account/${accountId}/plan/${planId}/${target.kind}/${target.id}`
  return text === '' ? path : `${path}?${text}`
}

/**
 * Returns the item that a page shows; null when its URL names none.
 *
 * @param id the last part of the path
 */
export function itemOfPage(
  kind: ItemKind,
  id: string | undefined,
  query: URLSearchParams,
): ItemTarget | null {
  return readItem(kind, id ?? null, query)
}

/** Returns the item beside a view; null when there is none. */
export function itemBesideView(query: URLSearchParams): ItemTarget | null {
  for (const kind of kinds) {
    const target = readItem(kind, query.get(kind), query)
    if (target !== null) return target
  }
  return null
}

/** Returns the query of a view with another item beside it, or with none. */
export function withItemBesideView(
  query: URLSearchParams,
  target: ItemTarget | null,
): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of [...kinds, ...Object.values(newItemQuery)]) next.delete(name)
  if (target === null) return next
  next.set(target.kind, String(target.id))
  writeNewItem(next, target)
  return next
}

/** Returns the item that a URL of the app shows, on its page or beside a view; null for none. */
export function itemOfUrl({
  pathname,
  search,
}: {
  readonly pathname: string
  readonly search: string
}): ItemTarget | null {
  const query = new URLSearchParams(search)
  const page = /\/plan\/\d+\/(?:settings\/)?(tactic|initiative)\/([^/]+)\/?$/.exec(pathname)
  if (page === null) return itemBesideView(query)
  return itemOfPage(page[1] === 'tactic' ? 'tactic' : 'initiative', page[2], query)
}

/** Returns whether two URLs show the same item. Going from one to the other then closes no form. */
export function isSameItem(a: ItemTarget | null, b: ItemTarget | null): boolean {
  if (a === null || b === null) return a === b
  return a.kind === b.kind && a.id === b.id && a.copyOf === b.copyOf && a.stamp === b.stamp
}

function readItem(kind: ItemKind, id: string | null, query: URLSearchParams): ItemTarget | null {
  const number = idFromText(id)
  if (number === null) return null
  if (number > 0) return itemTarget(kind, number)
  const datetime = query.get(newItemQuery.datetime)
  const isDate = datetime !== null && (isCivilDateTime(datetime) || isCivilDate(datetime))
  return newItemTarget(kind, {
    copyOf: idFromText(query.get(newItemQuery.copyOf)) || null,
    datetime: isDate ? datetime : null,
    stamp: query.get(newItemQuery.stamp),
  })
}

function writeNewItem(query: URLSearchParams, { id, stamp, copyOf, datetime }: ItemTarget): void {
  if (id !== 0) return
  if (stamp !== null) query.set(newItemQuery.stamp, stamp)
  if (copyOf !== null) query.set(newItemQuery.copyOf, String(copyOf))
  if (datetime !== null) query.set(newItemQuery.datetime, datetime)
}

/** Returns 0 or an id; null for any other text. */
function idFromText(text: string | null): number | null {
  return text !== null && /^(0|[1-9][0-9]{0,9})$/.test(text) ? Number(text) : null
}
