import { and, inArray, not, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { NOTES_AS_READ, tactics } from '../../db/schema'
import { folded, hasAll } from './word-queries'

/** How much of the notes an excerpt shows to both sides of a word. */
const CHARACTERS_BESIDE = 60

/**
 * Finds excerpts of notes, as plain text around the first of some words. An item gets one if its
 * notes contain a word that its title lacks. An excerpt has an ellipsis where it cuts the notes,
 * and cuts only between words.
 *
 * @param ids at most the items of one page
 */
export async function findExcerpts(
  orm: Orm,
  words: readonly string[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const title = folded(tactics.title)
  const isOutsideTitle = not(hasAll(title, words))
  const read = orm
    .select({
      id: tactics.id,
      title: sql<string>`${title}`.as('folded_title'),
      notes: sql<string>`${sql.raw(NOTES_AS_READ)}`.as('notes'),
    })
    .from(tactics)
    .where(and(inArray(tactics.id, [...ids]), isOutsideTitle))
    .as('read')
  const foldedNotes = folded(read.notes)
  const places = words.map((word) => {
    const sought = folded(word)
    return sql`case when position(${sought} in ${read.title}) = 0 then nullif(position(${sought} in ${foldedNotes}), 0) end`
  })
  // A folded text can be longer than the text; then the place is about there.
  const stretch = sql`(length(${read.notes})::float / greatest(1, length(${foldedNotes})))`
  const place = sql<number>`greatest(1, round(coalesce(${sql.join(places, sql`, `)}) * ${stretch})::int)`
  const from = sql`greatest(1, ${place} - ${CHARACTERS_BESIDE})`
  const length = CHARACTERS_BESIDE * 2 + Math.max(...words.map((word) => word.length))
  const rows = await orm
    .select({
      id: read.id,
      piece: sql<string>`substring(${read.notes} from ${from} for ${length})`,
      isBegin: sql<boolean>`${place} <= ${CHARACTERS_BESIDE + 1}`,
      isEnd: sql<boolean>`length(${read.notes}) < ${from} + ${length}`,
    })
    .from(read)
    .where(sql`coalesce(${sql.join(places, sql`, `)}) is not null`)
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
