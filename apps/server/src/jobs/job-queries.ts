import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { jobs } from '../db/schema'

/** The longest time between two attempts of a job. */
export const LONGEST_PAUSE_MS = 3_600_000

/** The time, as the database writes it in a statement. */
export type DatabaseTime = SQL

/** Returns the time of the clock of the database. */
export const clockOfDatabase = (): DatabaseTime => sql`clock_timestamp()`

/** A job that a process has leased. */
export interface JobLease {
  readonly name: string
  /** The number of the lease; a later one has a higher number. */
  readonly number: number
  /** Failed attempts since the last successful one. */
  readonly failures: number
}

const after = (now: DatabaseTime, ms: number): SQL =>
  sql`${now} + ${ms}::int * interval '1 millisecond'`

/** Adds jobs that the database does not have yet. Each begins after its pause. */
export async function addJobs(
  orm: Orm,
  list: readonly { readonly name: string; readonly everyMs: number }[],
  now: DatabaseTime,
): Promise<void> {
  for (const { name, everyMs } of list) {
    await orm.execute(sql`
      insert into ${jobs} (name, next_attempt_at) values (${name}, ${after(now, everyMs)})
      on conflict do nothing`)
  }
}

/**
 * Leases the job that has been due for the longest time, so that no other process leases it until
 * the lease ends.
 *
 * @param names the jobs that the process can run
 * @returns null when none is due
 */
export async function leaseJob(
  orm: Orm,
  names: readonly string[],
  leaseMs: number,
  now: DatabaseTime,
): Promise<JobLease | null> {
  const { rows } = await orm.execute<{ name: string; leases: number; failures: number }>(sql`
    update ${jobs} set next_attempt_at = ${after(now, leaseMs)}, leases = leases + 1
    where name = (
      select name from ${jobs}
      where name in ${names}
        -- The second is of a clock that ran ahead and was corrected.
        and (next_attempt_at <= ${now} or next_attempt_at > ${after(now, LONGEST_PAUSE_MS + 60_000)})
      order by next_attempt_at, name
      limit 1
      for update skip locked
    )
    returning name, leases, failures`)
  const [row] = rows
  return row === undefined ? null : { name: row.name, number: row.leases, failures: row.failures }
}

/**
 * Sets when a leased job is due next: the end of the lease while it runs.
 *
 * @param outcome what else to record at the end of an attempt
 * @returns false when another process has leased the job meanwhile
 */
export async function postponeJob(
  orm: Orm,
  { name, number }: JobLease,
  ms: number,
  now: DatabaseTime,
  outcome: { readonly failures: number; readonly lastError: string | null } | null = null,
): Promise<boolean> {
  const recorded =
    outcome === null
      ? sql``
      : sql`, failures = ${outcome.failures}, last_error = ${outcome.lastError}`
  const { rows } = await orm.execute(sql`
    update ${jobs} set next_attempt_at = ${after(now, ms)}${recorded}
    where name = ${name} and leases = ${number}
    returning name`)
  return rows.length > 0
}
