import { touchesRange } from '@throughline/domain/layout'
import type { PlanAccessList } from '../../access/access'
import type { Orm } from '../../db/database'
import { cursorOf, keyOfCursor } from '../../http/pages'
import { findCachedTactics } from './cached-tactics'
import { planIdsOf } from './filter-queries'
import type { TacticFilter } from './filter-queries'
import { findItemChanges } from './item-changes'
import { compareItemKeys, itemKeyOf, requireItemKey } from './item-keys'
import type { ItemKey } from './item-keys'
import type { TacticListRow } from './item-rows-queries'
import { findTacticList, wholeList, withVisibleInitiatives } from './list-queries'
import type { PlanItemsStore } from './plan-items-store'

/** Changed items that the last page repeats; with more of them, the list begins again. */
const MAX_CHANGED_ITEMS = 100

/** A page of a list that others may change while it is read. */
export interface ListPage {
  readonly rows: readonly TacticListRow[]
  /** null for the last page. */
  readonly nextCursor: string | null
  /** Items that have changed since the first page, so their rows in earlier pages are outdated. */
  readonly changedIds: readonly number[]
  /** Earlier pages are outdated completely. */
  readonly isFirst: boolean
}

/** A list to read page by page. */
interface Listing {
  readonly orm: Orm
  readonly planItems: PlanItemsStore
  readonly planAccesses: PlanAccessList
  readonly filter: TacticFilter
}

/** The position of a page. */
interface Position {
  readonly after: ItemKey
  /** The newest change of each plan at the first page. */
  readonly changes: ReadonlyMap<number, number>
}

/**
 * Returns a page of a list. Pages follow the order of the list by position, and leave out items that
 * have changed since the first page. The last page has these items as they are now. A list that
 * is read to its end therefore has each item once.
 *
 * @throws ApiError 400 for a cursor that names no position
 */
export async function readListPage(
  listing: Listing,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<ListPage> {
  const position = positionOf(cursor)
  if (position !== null) {
    const candidates = await findCandidates(listing, position.after, limit)
    // Read after the rows, so that a change in between is among them.
    const changedIds = await findChangedIds(listing, position, limit)
    if (changedIds !== null)
      return cutListPage(listing, candidates, { position, changedIds, limit })
  }
  const candidates = await findCandidates(listing, null, limit)
  return cutListPage(listing, candidates, { position: null, changedIds: [], limit })
}

async function cutListPage(
  listing: Listing,
  { rows, lastRead }: Candidates,
  {
    position,
    changedIds,
    limit,
  }: {
    readonly position: Position | null
    readonly changedIds: readonly number[]
    readonly limit: number
  },
): Promise<ListPage> {
  const { orm, filter } = listing
  const changed = new Set(changedIds)
  const rest = rows.filter(({ id }) => !changed.has(id))
  const isRestRead = lastRead === null && rest.length <= limit
  const again = isRestRead ? await findAgain(orm, filter, changedIds) : []
  const isLast = isRestRead && rest.length + again.length <= limit
  const page = rest.slice(0, limit)
  const end = page.at(-1)
  const endKey = end === undefined ? (position?.after ?? null) : itemKeyOf(end)
  const next = isLast ? null : (lastRead ?? endKey)
  const changes = position?.changes ?? newestChanges(listing)
  return {
    rows: await withVisibleInitiatives(orm, filter, isLast ? [...page, ...again] : page),
    nextCursor: next === null ? null : cursorOf([...next, writeChanges(changes)]),
    changedIds,
    isFirst: position === null,
  }
}

/** Rows after a position. */
interface Candidates {
  readonly rows: readonly TacticListRow[]
  /** The position up to which they were read; null if they are all. */
  readonly lastRead: ItemKey | null
}

async function findCandidates(
  { orm, planItems, planAccesses, filter }: Listing,
  after: ItemKey | null,
  limit: number,
): Promise<Candidates> {
  const { range } = filter
  const newestChangeOf = (planId: number) => planAccesses.get(planId)?.plan.newestChangeId ?? 0
  const cached =
    range === null
      ? null
      : await findCachedTactics(orm, planItems, newestChangeOf, { ...filter, range })
  if (cached !== null) {
    return {
      rows:
        after === null
          ? cached
          : cached.filter((row) => compareItemKeys(itemKeyOf(row), after) > 0),
      lastRead: null,
    }
  }
  const read = await findTacticList(orm, filter, { after, limit: limit + 1 })
  const part = read.slice(0, limit)
  const end = part.at(-1)
  return {
    rows: range === null ? part : part.filter(touchesRange(range)),
    lastRead: read.length > limit && end !== undefined ? itemKeyOf(end) : null,
  }
}

/** Returns those of some items that the list contains now. */
async function findAgain(
  orm: Orm,
  filter: TacticFilter,
  ids: readonly number[],
): Promise<readonly TacticListRow[]> {
  if (ids.length === 0) return []
  const rows = await findTacticList(orm, { ...filter, ids }, wholeList)
  return filter.range === null ? rows : rows.filter(touchesRange(filter.range))
}

/**
 * Returns the items that have changed since the first page; null if there are so many that the list
 * must be read again.
 */
async function findChangedIds(
  listing: Listing,
  { changes }: Position,
  limit: number,
): Promise<readonly number[] | null> {
  const read = await Promise.all(
    [...newestChanges(listing)].map(async ([planId, until]) => {
      const after = changes.get(planId)
      return after === undefined ? null : findItemChanges(listing.orm, planId, { after, until })
    }),
  )
  const ids = new Set<number>()
  for (const changed of read) {
    if (changed === null) return null
    for (const id of changed.ids) ids.add(id)
  }
  return ids.size > Math.min(MAX_CHANGED_ITEMS, limit) ? null : [...ids]
}

/** The newest change of each plan of a list, as of the rights of the request. */
function newestChanges({ planAccesses, filter }: Listing): ReadonlyMap<number, number> {
  return new Map(
    planIdsOf(filter).map((planId) => [planId, planAccesses.get(planId)?.plan.newestChangeId ?? 0]),
  )
}

/** Returns the position that a cursor names; null for the first one. */
function positionOf(cursor: string | undefined): Position | null {
  const key = keyOfCursor(cursor, [null, 0, ''])
  if (key === null) return null
  const [startDate, id, changes] = key
  return { after: requireItemKey(startDate, id), changes: readChanges(changes) }
}

/** Writes the newest change of each plan, such as `12:1841,13:1790`. */
function writeChanges(changes: ReadonlyMap<number, number>): string {
  return [...changes].map((entry) => entry.join(':')).join(',')
}

/** Reads what {@link writeChanges} wrote. A plan without a readable change is left out. */
function readChanges(text: string): ReadonlyMap<number, number> {
  const entries = text.split(',').flatMap((entry): [number, number][] => {
    const [, planId, changeId] = /^(\d{1,10}):(\d{1,15})$/.exec(entry) ?? []
    return planId === undefined ? [] : [[Number(planId), Number(changeId)]]
  })
  return new Map(entries)
}
