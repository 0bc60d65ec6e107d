import { validationFailed } from '../errors/api-error'

/** A part of the position of an item in its list. */
type KeyPart = string | number | null

/** The position of an item in its list: what the list is sorted by, with the id last. */
export type Key = readonly KeyPart[]

/** The parts of a position with this shape. */
type Parts<Shape extends Key> = {
  readonly [Index in keyof Shape]: Shape[Index] extends string
    ? string
    : Shape[Index] extends number
      ? number
      : KeyPart
}

/** The query of a page. */
interface PageQuery {
  readonly limit?: number
  readonly cursor?: string
}

/** The largest integer of the database. */
export const MAX_ID = 2_147_483_647

/** Max items of a page without a limit. */
export const DEFAULT_LIMIT = 100

/** Writes the position of the last item of a page as the cursor of the next page. */
export function cursorOf(key: Key): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

/**
 * Reads the position after which a page begins; null for the first page.
 *
 * @param shape a position of the list, whose parts have the types of the cursor; null is any type
 * @throws ApiError 400 for a cursor of another list, and for no cursor
 */
export function keyOfCursor<const Shape extends Key>(
  cursor: string | undefined,
  shape: Shape,
): Parts<Shape> | null {
  if (cursor === undefined) return null
  const key = parsed(Buffer.from(cursor, 'base64url').toString('utf8'))
  const isOfList =
    Array.isArray(key) &&
    key.length === shape.length &&
    shape.every((part, index) => part === null || hasTypeOf(key[index], part))
  if (!isOfList) {
    throw validationFailed([
      { path: 'query/cursor', message: 'is no cursor of this list', code: 'format' },
    ])
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- compared above
  return key as unknown as Parts<Shape>
}

/** A text with a zero, and a number beyond the ids of the database, would fail there. */
function hasTypeOf(value: unknown, part: KeyPart): boolean {
  if (typeof value !== typeof part) return false
  if (typeof value === 'string') return !value.includes('\0')
  return Number.isInteger(value) && Math.abs(Number(value)) <= MAX_ID
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A page of rows that were read completely, and the cursor of the next page; null for the last. */
interface Page<Row> {
  readonly page: readonly Row[]
  readonly nextCursor: string | null
}

/**
 * Returns a page of a list by the positions of its rows. Rows that are added or removed between two
 * pages move no other row to another page.
 *
 * @param keyOf the position of a row; the list is sorted by it
 */
export function pageOf<Row>(
  rows: readonly Row[],
  { cursor, limit = DEFAULT_LIMIT }: PageQuery,
  keyOf: (row: Row) => Key,
  compareTexts: (one: string, other: string) => number = byCodeUnits,
): Page<Row> {
  const keyed = rows
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted((one, other) => compareKeys(one.key, other.key, compareTexts))
  const [first] = keyed
  const after = first === undefined ? null : keyOfCursor(cursor, first.key)
  const rest =
    after === null ? keyed : keyed.filter(({ key }) => compareKeys(key, after, compareTexts) > 0)
  return cutPage(
    rest,
    limit,
    ({ key }) => key,
    ({ row }) => row,
  )
}

/** Cuts the rows after a cursor into a page. There may be one row more than the page has. */
export function cutPage<Row, Item = Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => Key,
  itemOf: (row: Row) => Item,
): Page<Item> {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    page: page.map(itemOf),
    nextCursor: rows.length > limit && last !== undefined ? cursorOf(keyOf(last)) : null,
  }
}

function byCodeUnits(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function compareKeys(
  one: Key,
  other: Key,
  compareTexts: (one: string, other: string) => number,
): number {
  for (const [index, part] of one.entries()) {
    const otherPart = other[index] ?? null
    const order =
      typeof part === 'string' && typeof otherPart === 'string'
        ? compareTexts(part, otherPart)
        : Number(part) - Number(otherPart)
    if (order !== 0) return order
  }
  return 0
}
