import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'

/** All rows of all tables, generated columns too, and the position of each sequence. */
export async function contentOf(orm: Orm): Promise<Readonly<Record<string, unknown>>> {
  const tables = await orm.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const content: Record<string, unknown> = {}
  for (const { name } of tables.rows) {
    const { rows } = await orm.execute<{ text: string }>(
      sql`select row_to_json(t)::text as text from ${sql.identifier(name)} t`,
    )
    content[name] = rows.map(({ text }) => text).toSorted()
  }
  const sequences = await orm.execute(
    sql`select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`,
  )
  return { ...content, sequences: sequences.rows }
}
