import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'

type Row = Readonly<Record<string, unknown>>

/** A row before and after a statement wrote it; null: it did not exist. */
export interface WrittenRow extends Row {
  /** The name of its table. */
  readonly name: string
  readonly before: Row | null
  readonly after: Row | null
}

/** Makes the database write down each row that a statement inserts, changes or deletes. */
export async function watchWrites(orm: Orm): Promise<void> {
  await orm.execute(sql`
    create table written (place bigserial, name text, before jsonb, after jsonb)`)
  await orm.execute(sql`
    create function write_down() returns trigger language plpgsql as $$
    begin
      insert into written (name, before, after) values (tg_table_name, to_jsonb(old), to_jsonb(new));
      return null;
    end $$`)
  await orm.execute(sql`
    do $$
    declare one record;
    begin
      -- The end of a stream is counted some time after the call that began it.
      for one in select tablename from pg_tables
        where schemaname = 'public' and tablename not in ('written', 'open_streams')
      loop
        execute format('create trigger write_down after insert or update or delete on %I
          for each row execute function write_down()', one.tablename);
      end loop;
    end $$`)
}

/** Returns the rows that were written since the last call, in the order of tables. */
export async function readWrittenRows(orm: Orm): Promise<readonly WrittenRow[]> {
  const { rows } = await orm.execute<WrittenRow>(sql`
    with last as (delete from written returning *)
    select name, before, after from last order by name, place`)
  return rows
}

/** Returns the columns of a changed row whose values differ. */
export function changedColumns(before: Row, after: Row): Row {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([column, value]) => JSON.stringify(value) !== JSON.stringify(before[column]),
    ),
  )
}

/** Returns the values of a new row, without those that most rows have. */
export function notableValues(row: Row | null): Row {
  const isUsual = (value: unknown) =>
    value === null || value === false || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => !isUsual(value)))
}
