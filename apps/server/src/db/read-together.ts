import { Column, SQL, is, sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import type { Orm } from './database'

/** A query of the query builder that has not run. */
interface Query extends SQLWrapper, PromiseLike<readonly unknown[]> {
  readonly _: { readonly selectedFields: unknown }
}

/** The rows of several queries, by their names. */
export type Rows<Queries> = { [Name in keyof Queries]: Awaited<Queries[Name]> }

/**
 * Runs several queries as one statement, so that they cost one turn to the database, and returns
 * the rows of each as if it had run alone. The database writes the rows as one JSON text, which
 * also takes the embedded one less time than rows do.
 *
 * @param queries at most 100 fields each, none with `mapWith`
 */
export async function readTogether<Queries extends Readonly<Record<string, Query>>>(
  orm: Orm,
  queries: Queries,
): Promise<Rows<Queries>> {
  const entries = Object.entries(queries)
  const lists = entries.map(([, query]) => {
    // Numbered, because joined tables have columns of one name.
    const names = fieldsOf(query._.selectedFields).map((_field, at) => sql.raw(`c${at}`))
    const columns = sql.join(names, sql`, `)
    return sql`(
      select coalesce(json_agg(json_build_array(${columns})), '[]')
      from ${query} as rows(${columns})
    )`
  })
  const result = await orm.execute<{ answer: string }>(
    sql`select json_build_array(${sql.join(lists, sql`, `)})::text as answer`,
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the statement builds exactly this text
  const answer = JSON.parse(result.rows[0]?.answer ?? '[]') as readonly (readonly unknown[][])[]
  const read = entries.map(([name, { _ }], at) => {
    const list = answer[at] ?? []
    return [name, list.map((values) => rowOf(_.selectedFields, values.values()))]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each row has the fields of its query, decoded by them
  return Object.fromEntries(read) as Rows<Queries>
}

type Field = Column | SQL | SQL.Aliased

function isField(field: unknown): field is Field {
  return is(field, Column) || is(field, SQL) || is(field, SQL.Aliased)
}

/** The fields of a selection in the order in which its query selects them. */
function fieldsOf(selection: unknown): readonly Field[] {
  if (isField(selection)) return [selection]
  return Object.values(selection ?? {}).flatMap((part) => fieldsOf(part))
}

/** Builds a row from its values. Fields of a table that a left join did not find are null. */
function rowOf(selection: unknown, values: Iterator<unknown, undefined>): unknown {
  if (isField(selection)) {
    const { value } = values.next()
    if (value === null || value === undefined) return null
    return is(selection, Column) ? selection.mapFromDriverValue(value) : value
  }
  const parts = Object.entries(selection ?? {}).map(([name, part]): [string, unknown] => {
    const value = rowOf(part, values)
    const isMissing = !isField(part) && Object.values(value ?? {}).every((one) => one === null)
    return [name, isMissing ? null : value]
  })
  return Object.fromEntries(parts)
}
