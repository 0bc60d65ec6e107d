import { touchesRange } from '@throughline/domain/layout'
import type { PlanAccessList } from '../../access/access'
import type { Orm } from '../../db/database'
import { MAX_ID, cursorOf, keyOfCursor } from '../../http/pages'
import { findCachedTactics } from './cached-tactics'
import { planIdsOf } from './filter-queries'
import type { TacticFilter } from './filter-queries'
import { findItemChanges } from './item-changes-queries'
import type { ChangePoint } from './item-changes-queries'
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
  /** Of the last page: the cursor of what changes after it; null for other pages. */
  readonly endCursor: string | null
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
  /** Differs when the person has other rights, or asks for another list. */
  readonly rights: string
}

/** The newest change of each plan at some moment. */
type Changes = ReadonlyMap<number, ChangePoint>

/** The position after every item. */
const endKey: ItemKey = [null, MAX_ID]

/** The position of a page. */
interface Position {
  readonly after: ItemKey
  /** At the first page. */
  readonly changes: Changes
  readonly rights: string
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
    const changed = await findChanged(listing, position, limit)
    if (changed !== null) return cutListPage(listing, candidates, { position, ...changed, limit })
  }
  const candidates = await findCandidates(listing, null, limit)
  const newest = newestChanges(listing)
  return cutListPage(listing, candidates, { position: null, changedIds: [], newest, limit })
}

async function cutListPage(
  listing: Listing,
  { rows, lastRead }: Candidates,
  {
    position,
    changedIds,
    newest,
    limit,
  }: {
    readonly position: Position | null
    readonly changedIds: readonly number[]
    readonly newest: Changes
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
  const lastKey = lastRead ?? (end === undefined ? (position?.after ?? endKey) : itemKeyOf(end))
  const cursor = (key: ItemKey, changes: Changes) =>
    cursorOf([...key, `${listing.rights}.${writeChanges(changes)}`])
  return {
    rows: await withVisibleInitiatives(orm, filter, isLast ? [...page, ...again] : page),
    nextCursor: isLast ? null : cursor(lastKey, position?.changes ?? newest),
    endCursor: isLast ? cursor(endKey, newest) : null,
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
  if (after !== null && compareItemKeys(after, endKey) === 0) return { rows: [], lastRead: null }
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
 * must be read again, or if the person has other rights by now.
 */
async function findChanged(
  listing: Listing,
  { changes, rights }: Position,
  limit: number,
): Promise<{ readonly changedIds: readonly number[]; readonly newest: Changes } | null> {
  const plans = newestChanges(listing)
  if (rights !== listing.rights || changes.size !== plans.size) return null
  const read = await Promise.all(
    [...plans].map(async ([planId, { id }]) => {
      const after = changes.get(planId)
      if (after === undefined || after.id > id) return null
      const changed = await findItemChanges(listing.orm, planId, { after, until: id })
      return changed === null ? null : { planId, changed }
    }),
  )
  const ids = new Set<number>()
  const newest = new Map<number, ChangePoint>()
  for (const part of read) {
    if (part === null) return null
    const { planId, changed } = part
    newest.set(planId, changed.newest)
    for (const id of changed.ids) ids.add(id)
  }
  if (ids.size > Math.min(MAX_CHANGED_ITEMS, limit)) return null
  return { changedIds: [...ids], newest }
}

/** The newest change of each plan of a list, as of the rights of the request. */
function newestChanges({ planAccesses, filter }: Listing): Changes {
  return new Map(
    planIdsOf(filter).map((planId) => {
      const plan = planAccesses.get(planId)?.plan
      return [planId, { id: plan?.newestChangeId ?? 0, at: plan?.newestChangeAt ?? 0 }]
    }),
  )
}

/** Returns the position that a cursor names; null for the first one. */
function positionOf(cursor: string | undefined): Position | null {
  const key = keyOfCursor(cursor, [null, 0, ''])
  if (key === null) return null
  const [startDate, id, state] = key
  const dot = state.indexOf('.')
  return {
    after: requireItemKey(startDate, id),
    rights: state.slice(0, dot),
    changes: readChanges(state.slice(dot + 1)),
  }
}

/** Writes the newest change of each plan with its time, such as `12:1841:1764512345.5`. */
function writeChanges(changes: Changes): string {
  return [...changes].map(([planId, { id, at }]) => [planId, id, at].join(':')).join(',')
}

/** Reads what {@link writeChanges} wrote. It leaves out what it cannot read. */
function readChanges(text: string): Changes {
  const entries = text.split(',').flatMap((entry): [number, ChangePoint][] => {
    const [, planId, id, at] = /^(\d{1,10}):(\d{1,15}):(\d{1,12}(?:\.\d{1,9})?)$/.exec(entry) ?? []
    return planId === undefined ? [] : [[Number(planId), { id: Number(id), at: Number(at) }]]
  })
  return new Map(entries)
}
