import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'

/**
 * Returns the words of a keyword, each once. It leaves out a word that is part of another one,
 * because every text with the longer word also contains the shorter.
 */
export function wordsOf(keyword: string): readonly string[] {
  // Wide forms of the signs of patterns become these signs, which are escaped below.
  const words = [...new Set(keyword.normalize('NFKD').split(/\s+/u))].filter((word) => word !== '')
  return words.filter((word) => words.every((other) => other === word || !other.includes(word)))
}

/** A text as searches compare it: without case, accents, ligatures and widths. */
export function folded(text: SQLWrapper | string): SQL<string> {
  return sql<string>`search_fold(${text})`
}

/**
 * The condition that a folded text contains a word. `%`, `_` and the escape character are literal.
 */
export function has(foldedText: SQLWrapper, word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`${foldedText} like ${folded(pattern)}`
}

/** The condition that a folded text contains all words. */
export function hasAll(foldedText: SQLWrapper, words: readonly string[]): SQL {
  return sql.join(
    words.map((word) => sql`(${has(foldedText, word)})`),
    sql` and `,
  )
}
