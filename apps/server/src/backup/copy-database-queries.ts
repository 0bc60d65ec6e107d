import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { users } from '../db/schema'

/** Rows of one statement; a row with long notes has some hundred kilobytes. */
const BATCH_ROWS = 250

/** A database that is to be filled contains an installation already. */
class FilledDatabaseError extends Error {
  override readonly name = 'FilledDatabaseError'

  constructor() {
    super(
      'The PostgreSQL database of the target contains an installation already. Create another database; nothing was changed.',
    )
  }
}

/** A copy is not equal to its source. Nothing was stored. */
class UnequalCopyError extends Error {
  override readonly name = 'UnequalCopyError'

  constructor(table: string, reason: string) {
    super(`The table ${table} could not be copied: ${reason}. Nothing was stored; try again.`)
  }
}

interface Column {
  readonly name: string
  readonly type: string
  /** Whether the database computes it. */
  readonly isGenerated: boolean
}

interface Table {
  readonly name: string
  /** In the order of the table. */
  readonly columns: readonly Column[]
}

/** What was copied. */
export interface CopiedRows {
  readonly tables: number
  readonly rows: number
}

/** @throws FilledDatabaseError if the database contains more than what its migrations insert */
export async function refuseFilledDatabase(orm: Orm): Promise<void> {
  const [user] = await orm.select({ id: users.id }).from(users).limit(1)
  if (user !== undefined) throw new FilledDatabaseError()
}

/**
 * Copies all rows and the positions of all sequences into a database of the same schema, which
 * contains only what the migrations insert. Reads one state of the source, also while others write.
 * The target changes in one transaction, after counts and checksums of all tables are equal. Either
 * may be embedded or on a server.
 *
 * @throws FilledDatabaseError, UnequalCopyError
 */
export async function copyDatabase(source: Orm, target: Orm): Promise<CopiedRows> {
  return source.transaction(
    (from) =>
      target.transaction(async (to) => {
        await refuseFilledDatabase(to)
        await applySettings(from)
        await applySettings(to)
        const tables = await listTables(to)
        refuseOtherTables(tables, await listTables(from))
        const restoreReferences = await removeReferences(to)
        await to.execute(sql`truncate ${sql.join(tables.map(identifierOf), sql`, `)}`)
        let rows = 0
        for (const table of tables) rows += await copyTable(from, to, table)
        await restoreReferences()
        await copySequences(from, to)
        await to.execute(sql`analyze`)
        return { tables: tables.length, rows }
      }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/**
 * Settings of a transaction that copies. Values are copied and compared as text, and a large table
 * takes longer than a request may take.
 */
const settings = {
  timezone: 'UTC',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

async function applySettings(orm: Orm): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    await orm.execute(sql`select set_config(${name}, ${value}, true)`)
  }
}

async function listTables(orm: Orm): Promise<readonly Table[]> {
  const { rows } = await orm.execute<{ name: string; columns: readonly Column[] }>(sql`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isGenerated', a.attgenerated <> '') order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::text::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`)
  return rows
}

function refuseOtherTables(tables: readonly Table[], others: readonly Table[]): void {
  const textOf = ({ name, columns }: Table) =>
    JSON.stringify([name, columns.toSorted((one, other) => (one.name < other.name ? -1 : 1))])
  const texts = new Set(others.map(textOf))
  const other = tables.find((table) => !texts.has(textOf(table)))
  if (other !== undefined) throw new UnequalCopyError(other.name, 'it has other columns there')
  if (others.length !== tables.length) throw new UnequalCopyError('list', 'the tables are others')
}

const identifierOf = ({ name }: { readonly name: string }): SQL => sql`${sql.identifier(name)}`

/**
 * Removes all foreign keys, because tables refer to each other in circles. Only their creation
 * afterwards checks the references.
 *
 * @returns creates them again
 */
async function removeReferences(orm: Orm): Promise<() => Promise<void>> {
  const { rows } = await orm.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::text::regnamespace`)
  for (const { table, name } of rows) {
    await orm.execute(sql`alter table ${sql.raw(table)} drop constraint ${sql.identifier(name)}`)
  }
  return async () => {
    for (const { table, name, definition } of rows) {
      await orm.execute(
        sql`alter table ${sql.raw(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      )
    }
  }
}

/** @returns how many rows the table has */
async function copyTable(from: Orm, to: Orm, table: Table): Promise<number> {
  const name = identifierOf(table)
  const stored = table.columns.filter(({ isGenerated }) => !isGenerated).map(identifierOf)
  const inOrder = table.columns.map((column) =>
    column.isGenerated ? sql`null` : sql`t.${identifierOf(column)}`,
  )
  const parts = stored.map((column) => sql`(copied.item).${column}`)
  await from.execute(
    sql`declare copied no scroll cursor for select row(${sql.join(inOrder, sql`, `)})::text as item from ${name} t`,
  )
  for (;;) {
    const { rows } = await from.execute<{ item: string }>(
      sql`fetch ${sql.raw(String(BATCH_ROWS))} from copied`,
    )
    if (rows.length === 0) break
    const items = sql.param(rows.map(({ item }) => item))
    await to.execute(
      sql`insert into ${name} (${sql.join(stored, sql`, `)}) overriding system value select ${sql.join(parts, sql`, `)} from (select unnest(${items}::text[])::${name} as item) copied`,
    )
  }
  await from.execute(sql`close copied`)
  const [before, after] = [await digestOf(from, name, stored), await digestOf(to, name, stored)]
  if (before.rows !== after.rows) {
    throw new UnequalCopyError(table.name, `it has ${after.rows} of ${before.rows} rows`)
  }
  if (before.checksum !== after.checksum) {
    throw new UnequalCopyError(table.name, 'its rows differ')
  }
  return Number(after.rows)
}

/** The number of rows, and a checksum that does not depend on their order. */
async function digestOf(orm: Orm, table: SQL, columns: readonly SQL[]) {
  const { rows } = await orm.execute<{ rows: string; checksum: string }>(
    sql`select count(*)::text as rows, coalesce(sum(('x' || left(md5(row(${sql.join([...columns], sql`, `)})::text), 15))::bit(60)::bigint), 0)::text as checksum from ${table}`,
  )
  return rows[0] ?? { rows: '0', checksum: '0' }
}

async function copySequences(from: Orm, to: Orm): Promise<void> {
  const { rows } = await from.execute<{ name: string; position: string; isUsed: boolean }>(
    sql`select sequencename as name, coalesce(last_value, start_value)::text as position, last_value is not null as "isUsed" from pg_sequences where schemaname = current_schema()`,
  )
  for (const { name, position, isUsed } of rows) {
    await to.execute(
      sql`select setval(quote_ident(${name})::regclass, ${position}::bigint, ${isUsed})`,
    )
  }
}
