import { varianceOf } from '../budget'
import type { Expenses } from '../budget'
import { civilDateOf, dayNumberOf, monthIndexOf, startOfMonthIndex } from '../calendar-dates'
import { englishLocale } from '../locale'
import type { Locale } from '../locale'
import type { TagCategory } from '../tags'
import { compareNames } from './sort-rows'
import type { TacticTableMode } from './table-columns'
import type { TableChannel, TableTag, TacticTableDetails } from './table-details'
import type { TacticRow } from './table-row'

/** The ways to group the rows of a table. */
export const TACTIC_GROUPINGS = [
  'none',
  'channel',
  'initiative',
  'month',
  'tag-objective',
  'tag-target-segment',
  'tag-journey-phase',
  'tag-custom',
] as const

/** How the rows of a table are put together. */
export type TacticGrouping = (typeof TACTIC_GROUPINGS)[number]

/** The grouping that a table opens with. */
export const DEFAULT_TACTIC_GROUPING: TacticGrouping = 'channel'

const categoriesByGrouping: ReadonlyMap<TacticGrouping, TagCategory> = new Map([
  ['tag-objective', 'Objective'],
  ['tag-target-segment', 'Target Segment'],
  ['tag-journey-phase', 'Journey Phase'],
  ['tag-custom', 'Custom'],
])

/** The category of tags that a grouping is about; null for the others. */
function categoryOfGrouping(grouping: TacticGrouping): TagCategory | null {
  return categoriesByGrouping.get(grouping) ?? null
}

/** The groupings that a table offers: items of the parking lot have neither month nor initiative. */
export function availableGroupings(mode: TacticTableMode): readonly TacticGrouping[] {
  return TACTIC_GROUPINGS.filter(
    (grouping) => mode === 'scheduled' || (grouping !== 'month' && grouping !== 'initiative'),
  )
}

/** Rows that belong together, with their costs. */
export interface TacticGroup {
  /** Unique within the table, and the same when its items change. */
  readonly id: string
  /** Empty for the rows that belong to no group. */
  readonly name: string
  /** `#RRGGBB`; null for none. */
  readonly color: string | null
  /** In the order of the list that was grouped; never empty. */
  readonly rows: readonly TacticRow[]
  /** The costs of its rows. */
  readonly expenses: RowExpenses
}

/** The costs of some rows in whole dollars; null if no row has a cost. */
export type RowExpenses = Pick<TacticRow, keyof Expenses>

/** A group that contains a row, and its place among the groups. */
interface Place {
  readonly id: string
  readonly name: string
  readonly color: string | null
  /** Groups are sorted by this, then by name; the rest comes last. */
  readonly order: number
}

const nowhere: readonly Place[] = []
const rest: Place = { id: 'rest', name: '', color: null, order: Number.MAX_SAFE_INTEGER }
const onlyRest: readonly Place[] = [rest]

/**
 * Puts rows into groups. An item of several initiatives or tags is in the group of each of them,
 * and an initiative is in its own group. Rows without a group come last, under an empty name.
 *
 * @returns one group with all rows for `none`; no group without rows
 */
export function groupTacticRows(
  rows: readonly TacticRow[],
  grouping: TacticGrouping,
  details: TacticTableDetails,
  locale: Pick<Locale, 'day'> = englishLocale,
): readonly TacticGroup[] {
  const placesOf = placeFinder(grouping, details, locale)
  const groups = new Map<string, { readonly place: Place; readonly rows: TacticRow[] }>()
  for (const row of rows) {
    const places = placesOf(row)
    for (const place of places.length === 0 ? onlyRest : places) {
      const existing = groups.get(place.id)
      if (existing === undefined) groups.set(place.id, { place, rows: [row] })
      else existing.rows.push(row)
    }
  }
  return [...groups.values()]
    .toSorted((a, b) => a.place.order - b.place.order || compareNames(a.place.name, b.place.name))
    .map(({ place: { id, name, color }, rows: own }) => ({
      id,
      name,
      color,
      rows: own,
      expenses: expensesOf(own),
    }))
}

/** Returns the costs of rows, each item once. A sum of no costs is null, unlike a sum of zeros. */
export function expensesOf(rows: readonly TacticRow[]): RowExpenses {
  let estimate: number | null = null
  let actual: number | null = null
  for (const row of rows) {
    if (row.estimate !== null) estimate = (estimate ?? 0) + row.estimate
    if (row.actual !== null) actual = (actual ?? 0) + row.actual
  }
  const isNothing = estimate === null && actual === null
  return { estimate, actual, variance: isNothing ? null : varianceOf(estimate ?? 0, actual ?? 0) }
}

function placeFinder(
  grouping: TacticGrouping,
  details: TacticTableDetails,
  locale: Pick<Locale, 'day'>,
): (row: TacticRow) => readonly Place[] {
  const category = categoryOfGrouping(grouping)
  if (category !== null) return tagPlaces(category)
  if (grouping === 'initiative') return (row) => initiativePlaces(row, details)
  if (grouping === 'channel') return channelPlaces()
  return grouping === 'month' ? monthPlaces(locale) : () => nowhere
}

/** Caches the result for a key, because thousands of rows share a few places. */
function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const existing = made.get(key)
    if (existing !== undefined) return existing
    const value = make(key)
    made.set(key, value)
    return value
  }
}

function channelPlaces(): (row: TacticRow) => readonly Place[] {
  const placesOf = remembered((channel: TableChannel): readonly Place[] => [
    { ...channel, id: `channel-${channel.id}` },
  ])
  return ({ channelGroup }) => (channelGroup === null ? nowhere : placesOf(channelGroup))
}

function initiativePlaces(
  { item }: TacticRow,
  { initiativeNames }: TacticTableDetails,
): readonly Place[] {
  const ids = item.isInitiative ? [item.id] : item.relatedInitiativeIds
  return ids.flatMap((id) => {
    const name = initiativeNames.get(id) ?? (id === item.id ? item.title : undefined)
    return name === undefined ? [] : [{ id: `initiative-${id}`, name, color: null, order: 0 }]
  })
}

function monthPlaces(locale: Pick<Locale, 'day'>): (row: TacticRow) => readonly Place[] {
  const placesOf = remembered((order: number): readonly Place[] => {
    const name = locale.day(civilDateOf(startOfMonthIndex(order)), 'month')
    return [{ id: `month-${order}`, name, color: null, order }]
  })
  return ({ item }) =>
    item.isUnscheduled ? nowhere : placesOf(monthIndexOf(dayNumberOf(item.startDate)))
}

function tagPlaces(category: TagCategory): (row: TacticRow) => readonly Place[] {
  const placeOf = remembered(({ id, title, order }: TableTag): Place => ({
    id: `tag-${id}`,
    name: title,
    color: null,
    order,
  }))
  return ({ tags }) => tags.filter((tag) => tag.category === category).map(placeOf)
}
