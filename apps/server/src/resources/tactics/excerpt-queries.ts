import { and, inArray, not, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { NOTES_AS_READ, tactics } from '../../db/schema'
import { anywhere } from './search-queries'

/** How much of the notes an excerpt shows to both sides of the keyword. */
const CHARACTERS_BESIDE = 60

/**
 * Pieces of plain text around a keyword, of the items whose notes contain it and whose title
 * does not. A piece that does not begin or end with the notes has an ellipsis there, and whole
 * words.
 *
 * @param ids at most the items of one page
 */
export async function findExcerpts(
  orm: Orm,
  keyword: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const pattern = anywhere(keyword)
  const notes = sql.raw(NOTES_AS_READ)
  const read = orm
    .select({ id: tactics.id, notes: sql<string>`${notes}`.as('notes') })
    .from(tactics)
    .where(
      and(
        inArray(tactics.id, [...ids]),
        sql`${tactics.searchText} like lower(${pattern})`,
        not(sql`lower(${tactics.title}) like lower(${pattern})`),
      ),
    )
    .as('read')
  const place = sql<number>`position(lower(${keyword}) in lower(${read.notes}))`
  const from = sql`greatest(1, ${place} - ${CHARACTERS_BESIDE})`
  const length = CHARACTERS_BESIDE * 2 + keyword.length
  const rows = await orm
    .select({
      id: read.id,
      piece: sql<string>`substring(${read.notes} from ${from} for ${length})`,
      isBegin: sql<boolean>`${place} <= ${CHARACTERS_BESIDE + 1}`,
      isEnd: sql<boolean>`length(${read.notes}) < ${from} + ${length}`,
    })
    .from(read)
    .where(sql`${place} > 0`)
  return new Map(rows.map((row) => [row.id, excerptOf(row)]))
}

interface Piece {
  readonly piece: string
  readonly isBegin: boolean
  readonly isEnd: boolean
}

function excerptOf({ piece, isBegin, isEnd }: Piece): string {
  const fromWord = isBegin ? piece : piece.replace(/^\S{0,20}\s+/, '')
  const words = isEnd ? fromWord : fromWord.replace(/\s+\S{0,20}$/, '')
  const text = words.replaceAll(/\s+/g, ' ').trim()
  return `${isBegin ? '' : '… '}${text}${isEnd ? '' : ' …'}`
}
