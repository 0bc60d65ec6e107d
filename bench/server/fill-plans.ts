import { execFileSync } from 'node:child_process'

/** The plans of the small demonstration that are filled, and over how many years. */
export const filledPlans = [
  { planId: 101, years: 1 },
  { planId: 104, years: 10 },
] as const

/** Tactics of each filled plan. */
const TACTICS = 100_000

/** Above the ids of the demonstration; each copy of its tactics adds this to their ids. */
const ID_STEP = 10_000

/**
 * Fills plans of the small demonstration with copies of their tactics, moved to other days, with
 * tags, platforms and initiatives. Needs `psql`.
 *
 * @param url of a PostgreSQL server that holds the demonstration
 */
export function fillPlans(url: string): void {
  for (const [index, { planId, years }] of filledPlans.entries()) {
    const copies = (field: string) => `${field} + ${ID_STEP} * (${index} + 2 * copy)`
    const days = `((copy * 37) % 365 - 180 + 365 * (copy % ${years} - ${years} / 2))`
    run(
      url,
      `
      create temporary table tactic_copies as
        select tactics.id as source, ${copies('tactics.id')} as id, copy,
          row_number() over (order by copy, tactics.id) as place
        from tactics, generate_series(1, 2000) copy
        where plan_id = ${planId} and deleted_at is null order by place
        limit ${TACTICS} - (select count(*) from tactics where plan_id = ${planId});
      insert into tactics (id, plan_id, tactic_type_id, creator_id, title, start_date, end_date,
          is_all_day, is_unscheduled, is_flagged, is_initiative, estimated_cost, actual_cost, summary,
          rrule, recurrence_end_date)
        overriding system value
        select tactic_copies.id, plan_id, tactic_type_id, creator_id, title || ' ' || copy,
          start_date + make_interval(days => ${days}), end_date + make_interval(days => ${days}),
          is_all_day, is_unscheduled, is_flagged, is_initiative, estimated_cost, actual_cost, summary,
          rrule, recurrence_end_date + make_interval(days => ${days})
        from tactic_copies join tactics on tactics.id = source;
      insert into tactic_tags (tactic_id, tag_id)
        select tactic_copies.id, tag_id from tactic_copies join tactic_tags on tactic_id = source;
      insert into tactic_platform_choices (tactic_id, tactic_platform_id)
        select tactic_copies.id, tactic_platform_id
        from tactic_copies join tactic_platform_choices on tactic_id = source;
      insert into tactic_initiatives (tactic_id, initiative_id)
        select tactic_copies.id, initiative_id
        from tactic_copies join tactic_initiatives on tactic_id = source;`,
    )
  }
  run(url, `select setval(pg_get_serial_sequence('tactics', 'id'), (select max(id) from tactics));`)
  run(url, 'vacuum analyze')
}

function run(url: string, statements: string): void {
  execFileSync('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', url], {
    input: statements,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
}
