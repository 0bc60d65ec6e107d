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
  readonly after: ItemKey | null
  /** The newest changes of the plans at the first page, as in {@link writeChanges}. */
  readonly changes: string
  readonly changedIds: readonly number[]
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
  const position = await positionOf(listing, cursor, limit)
  const { after, changes, changedIds } = position
  const changed = new Set(changedIds)
  const candidates = await findCandidates(listing, after, limit)
  const rest = candidates.rows.filter(({ id }) => !changed.has(id))
  const isRestRead = candidates.lastRead === null && rest.length <= limit
  const again = isRestRead ? await candidates.readAgain(changedIds) : []
  const isLast = isRestRead && rest.length + again.length <= limit
  const page = rest.slice(0, limit)
  const end = page.at(-1)
  const next = candidates.lastRead ?? (end === undefined ? requirePosition(after) : itemKeyOf(end))
  const rows = isLast ? [...page, ...again] : page
  return {
    rows: await withVisibleInitiatives(listing.orm, listing.filter, rows),
    nextCursor: isLast ? null : cursorOf([...next, changes]),
    changedIds,
    isFirst: after === null,
  }
}

/** Rows after a position. */
interface Candidates {
  readonly rows: readonly TacticListRow[]
  /** The position up to which they were read; null if they are all. */
  readonly lastRead: ItemKey | null
  /** Returns those of some items that the list contains now. */
  readonly readAgain: (ids: readonly number[]) => Promise<readonly TacticListRow[]>
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
      readAgain: async (ids) => {
        const requested = new Set(ids)
        return cached.filter(({ id }) => requested.has(id))
      },
    }
  }
  const isTouching = range === null ? () => true : touchesRange(range)
  const read = await findTacticList(orm, filter, { after, limit: limit + 1 })
  const part = read.slice(0, limit)
  const end = part.at(-1)
  return {
    rows: part.filter(isTouching),
    lastRead: read.length > limit && end !== undefined ? itemKeyOf(end) : null,
    readAgain: async (ids) => {
      if (ids.length === 0) return []
      const rows = await findTacticList(orm, { ...filter, ids }, wholeList)
      return rows.filter(isTouching)
    },
  }
}

/** Returns a position that must exist: a first page without rows is the last one. */
function requirePosition(after: ItemKey | null): ItemKey {
  if (after === null) throw new Error('A first page without a row has no next page.')
  return after
}

/**
 * Returns the position that a cursor names. It is the first one if so much has changed since the
 * first page that the list must be read again.
 */
async function positionOf(
  { orm, planAccesses, filter }: Listing,
  cursor: string | undefined,
  limit: number,
): Promise<Position> {
  const newest = new Map(
    planIdsOf(filter).map((planId) => [planId, planAccesses.get(planId)?.plan.newestChangeId ?? 0]),
  )
  const first = { after: null, changes: writeChanges(newest), changedIds: [] }
  const key = keyOfCursor(cursor, [null, 0, ''])
  if (key === null) return first
  const [startDate, id, changes] = key
  const after = requireItemKey(startDate, id)
  const before = readChanges(changes)
  const changed = await Promise.all(
    [...newest].map(async ([planId, until]) => {
      const seen = before.get(planId)
      if (seen === until) return []
      return seen === undefined
        ? null
        : ((await findItemChanges(orm, planId, { after: seen, until }))?.ids ?? null)
    }),
  )
  const changedIds = new Set<number>()
  for (const ids of changed) {
    if (ids === null) return first
    for (const one of ids) changedIds.add(one)
  }
  if (changedIds.size > Math.min(MAX_CHANGED_ITEMS, limit)) return first
  return { after, changes, changedIds: [...changedIds] }
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
