import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import type { World } from '../../testing/world'

/** Links every tactic and comment of the lead plan with several rows of each kind. */
export async function linkRows(orm: Orm, { plans, people, accounts }: World): Promise<void> {
  const { id: planId, campaignTypeId } = plans.lead
  const last = (table: string, condition = sql`plan_id = ${planId}`) =>
    sql`(select id from ${sql.identifier(table)} where ${condition} order by id desc limit 3) linked`
  const tactics = sql`(select id from tactics where plan_id = ${planId}) tactic`
  const campaigns = sql`tactic_type_id = ${campaignTypeId} and plan_id = ${planId}`
  const statements = [
    // The same words and days, so that only the ids order them.
    sql`update tactics set title = 'Launch spring', deleted_at = null, is_unscheduled = false,
      start_date = '2026-03-10 08:00', end_date = '2026-03-10 08:00'
      where plan_id = ${planId}`,
    sql`insert into tactic_tags (tactic_id, tag_id)
      select tactic.id, linked.id from ${tactics}, ${last('tags')} on conflict do nothing`,
    sql`insert into tactic_platform_choices (tactic_id, tactic_platform_id)
      select tactic.id, linked.id from ${tactics}, ${last('tactic_platforms')} on conflict do nothing`,
    sql`insert into tactic_documents (tactic_id, plan_document_id)
      select tactic.id, linked.id from ${tactics}, ${last('plan_documents')} on conflict do nothing`,
    sql`insert into tactic_initiatives (tactic_id, initiative_id)
      select tactic.id, linked.id from ${tactics}, ${last('tactics', campaigns)}
      where tactic.id <> linked.id on conflict do nothing`,
    sql`insert into tactic_field_values (tactic_id, tactic_field_id, value)
      select tactic.id, linked.id, 'x' from ${tactics}, ${last('tactic_fields')} on conflict do nothing`,
    sql`insert into plan_subscriptions (plan_id, subscription_id)
      select ${planId}, id from ${last('subscriptions', sql`account_id is null`)}
      on conflict do nothing`,
    sql`insert into comments (record_type, tactic_id, creator_id, text)
      select 'tactic', tactic.id, ${people.admin}, 'Text' from ${tactics}, generate_series(1, 2)`,
    sql`insert into comment_tagged_users (comment_id, user_id)
      select comments.id, linked.id from comments, ${last('users', sql`id <= ${people.viewer}`)}
      on conflict do nothing`,
    sql`insert into user_blocked_tags (user_id, tag_id)
      select ${people.viewer}, id from ${last('tags')} on conflict do nothing`,
    sql`insert into plan_visits (user_id, plan_id, role_id)
      select ${people.viewer}, id, 6 from ${last('plans', sql`true`)} on conflict do nothing`,
    sql`insert into account_members (account_id, user_id)
      select account, person from unnest(array[${accounts.other}::int, ${accounts.lapsed}::int]) account,
        unnest(array[${people.owner}::int, ${people.viewer}::int]) person on conflict do nothing`,
  ]
  for (const statement of statements) await orm.execute(statement)
}
