import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { openStreams } from '../../db/schema'

/** The processes that have a connection to the server of the database. */
const alive = sql`(select application_name from pg_stat_activity)`

/**
 * Counts a stream that begins, unless its person has as many open streams in all processes. The
 * streams of processes that died do not count. One statement locks, reads and writes the row of
 * the person, so that two processes never exceed the limit together.
 *
 * @returns false if the person has as many
 */
export async function countStream(
  orm: Orm,
  { userId, processName, max }: { userId: number; processName: string; max: number },
): Promise<boolean> {
  const { rows } = await orm.execute(sql`
    insert into ${openStreams} as open (user_id, by_process)
    values (${userId}, jsonb_build_object(${processName}::text, 1))
    on conflict (user_id) do update set by_process = (
      select coalesce(jsonb_object_agg(key, value), '{}')
      from jsonb_each(open.by_process) where key in ${alive}
    ) || jsonb_build_object(
      ${processName}::text, coalesce((open.by_process ->> ${processName})::int, 0) + 1
    )
    where (
      select coalesce(sum(value::int), 0)
      from jsonb_each_text(open.by_process) where key in ${alive}
    ) < ${max}::int
    returning user_id`)
  return rows.length > 0
}

/** Ends the count of a stream. */
export async function uncountStream(
  orm: Orm,
  { userId, processName }: { userId: number; processName: string },
): Promise<void> {
  await orm.execute(sql`
    update ${openStreams} set by_process = case
      when (by_process ->> ${processName})::int > 1 then by_process || jsonb_build_object(
        ${processName}::text, (by_process ->> ${processName})::int - 1
      )
      else by_process - ${processName}::text
    end
    where user_id = ${userId}`)
}
