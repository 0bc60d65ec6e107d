import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertBaseData } from '../db/base-data'
import type { Database } from '../db/database'
import { createTestDatabase } from '../db/testing/create-test-database'
import { newFileKey } from '../files/file-key'
import { hashPassword, verifyPassword } from '../session/passwords'
import { buildDemonstration } from './build-demonstration'
import { insertDemonstration } from './insert-demonstration'
import { DEMONSTRATION_PASSWORD } from './people'
import { NATIONAL_PLAN_ID } from './testing/days'

describe('a database with the demonstration', () => {
  let database: Database

  beforeAll(async () => {
    database = await createTestDatabase()
    const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD)
    await database.orm.transaction(async (tx) => {
      await insertBaseData(tx)
      const rows = buildDemonstration('2026-11-21', 'small')
      const files = rows.files.map(({ id, name }) => ({
        id,
        name,
        storageKey: newFileKey(),
        contentType: 'application/pdf',
        sizeBytes: 1,
        sha256: '0'.repeat(64),
      }))
      await insertDemonstration(tx, rows, passwordHash, files)
    })
  })

  afterAll(() => database.close())

  async function rowsOf<T extends Record<string, unknown>>(
    query: ReturnType<typeof sql>,
  ): Promise<readonly T[]> {
    return (await database.orm.execute<T>(query)).rows
  }

  it('has every part on the national plan, and all four plans for the owner', async () => {
    const roles = await rowsOf<{ email: string; role: number }>(sql`
      select u.email_address as email, r.role_id as role from user_roles r
      join users u on u.id = r.user_id where r.plan_id = ${NATIONAL_PLAN_ID} order by u.id`)
    expect(roles).toEqual([
      { email: 'super-user-3@throughline.invalid', role: 4 },
      { email: 'owner@demo.test', role: 4 },
      { email: 'admin@demo.test', role: 4 },
      { email: 'contributor@demo.test', role: 5 },
      { email: 'limited@demo.test', role: 5 },
      { email: 'viewer@demo.test', role: 6 },
    ])
    const owned = await rowsOf<{ plans: number }>(
      sql`select count(plan_id)::int as plans from user_roles where user_id = 1001`,
    )
    expect(owned).toEqual([{ plans: 4 }])
  })

  it('shows tutorials of roles on the East region only: elsewhere everybody has closed them', async () => {
    const open = await rowsOf<{ name: string }>(sql`
      select distinct p.name from user_roles r join plans p on p.id = r.plan_id
      where not exists (select 1 from plan_visits v
        where v.user_id = r.user_id and v.plan_id = r.plan_id and v.role_id = r.role_id)`)
    expect(open).toEqual([{ name: 'East region' }])
  })

  it('lets the limited contributor into three channels of each of their plans', async () => {
    const channels = await rowsOf<{ plan: number; names: string }>(sql`
      select c.plan_id as plan, string_agg(c.name, ', ' order by c.order_index) as names
      from user_role_channels rc
      join user_roles r on r.id = rc.user_role_id
      join users u on u.id = r.user_id and u.email_address = 'limited@demo.test'
      join channels c on c.id = rc.channel_id and c.plan_id = r.plan_id
      group by c.plan_id order by c.plan_id`)
    expect(channels).toEqual([
      { plan: 101, names: 'Website, Email, Social Media' },
      { plan: 102, names: 'Website, Email, Social Media' },
    ])
  })

  it('lets everybody in with the password, and no super user', async () => {
    const people = await rowsOf<{ hash: string | null; isOrdinary: boolean }>(sql`
      select password_hash as hash, id > 1000 as "isOrdinary" from users order by id`)
    expect(people.filter(({ hash }) => hash === null).map(({ isOrdinary }) => isOrdinary)).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(await verifyPassword(people.at(-1)?.hash ?? null, DEMONSTRATION_PASSWORD)).toBe(true)
  })

  it('gives every plan fifteen channels and the initiatives, and the template too', async () => {
    const counts = await rowsOf<{ plan: number; channels: number; categories: string }>(sql`
      select c.plan_id as plan, count(distinct c.id)::int as channels,
        string_agg(t.kind, ' ' order by t.order_index) filter (where c.kind = 'initiatives') as categories
      from channels c join tactic_types t on t.channel_id = c.id group by c.plan_id order by 1`)
    expect(counts).toEqual(
      [15, 101, 102, 103, 104].map((plan) => ({
        plan,
        channels: 16,
        categories: 'campaign promotion keyDate monthlyTheme',
      })),
    )
  })

  it('has initiatives of all four kinds and a monthly focus on two channels', async () => {
    const kinds = await rowsOf<{ kind: string }>(sql`
      select t.kind from tactics x join tactic_types t on t.id = x.tactic_type_id
      where x.plan_id = ${NATIONAL_PLAN_ID} and t.kind <> 'standard' group by t.kind order by t.kind`)
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'campaign',
      'keyDate',
      'monthlyFocus',
      'monthlyTheme',
      'promotion',
    ])
    const focus = await rowsOf<{ channels: number }>(sql`
      select count(*)::int as channels from channels
      where plan_id = ${NATIONAL_PLAN_ID} and use_monthly_focus_type`)
    expect(focus).toEqual([{ channels: 2 }])
  })

  it('mirrors the primary budget in its plan, and the budget covers what is planned', async () => {
    const plans = await rowsOf<{ mirrors: boolean; covers: boolean }>(sql`
      select p.total_budget = b.value and p.start_date = b.start_date and p.end_date = b.end_date as mirrors,
        b.value >= (select sum(estimated_cost) from tactics where plan_id = p.id) as covers
      from plans p join budgets b on b.plan_id = p.id and b.is_primary`)
    expect(plans).toEqual(Array.from({ length: 4 }, () => ({ mirrors: true, covers: true })))
  })

  it('has two saved views of the owner, and two that everybody on the national plan sees', async () => {
    const views = await rowsOf<{ name: string; shared: boolean; tags: number | null }>(sql`
      select name, is_shared as shared, jsonb_array_length((definition -> 'filters' ->> 'tg')::jsonb) as tags
      from custom_views where plan_id = ${NATIONAL_PLAN_ID} and user_id = 1001 order by order_index`)
    expect(views).toEqual([
      { name: 'Email and social this month', shared: false, tags: null },
      { name: 'Loyalty next month', shared: false, tags: 1 },
      { name: 'Board: next quarter', shared: true, tags: null },
      { name: 'Without the East region', shared: true, tags: null },
    ])
  })

  it('has a saved view of whole channels, each of which is one filter', async () => {
    const [left] = await rowsOf<{ count: number }>(sql`
      select count(*)::int as count
      from tactic_types join channels on channels.id = tactic_types.channel_id
        join plans on plans.id = channels.plan_id
      where ${NATIONAL_PLAN_ID} in (plans.id, plans.parent_id)
        and channels.name in ('Email', 'Social Media')
        and not (
          select (definition -> 'filters' ->> 'tp')::jsonb @> to_jsonb(tactic_types.id)
          from custom_views where name = 'Email and social this month'
        )`)
    expect(left).toEqual({ count: 0 })
  })

  it('shows performance data on the lead plan: two dashboards of HTML and one PDF', async () => {
    const dashboards = await rowsOf<{ category: string; name: string; pdf: string | null }>(sql`
      select c.name as category, d.name, a.name as pdf from plan_dashboards d
      join plan_dashboard_categories c on c.id = d.category_id
      join plans p on p.id = d.plan_id and p.use_dashboards
      left join media_assets a on a.id = d.asset_id
      where d.plan_id = ${NATIONAL_PLAN_ID} order by d.order_index`)
    expect(dashboards).toEqual([
      { category: 'Digital', name: 'Website visits', pdf: null },
      { category: 'Digital', name: 'Orders from email', pdf: null },
      { category: 'Media', name: 'Media report', pdf: 'Media report.pdf' },
    ])
    const visible = await rowsOf<{ id: number }>(sql`select id from plans where use_dashboards`)
    expect(visible).toEqual([{ id: NATIONAL_PLAN_ID }])
  })

  it('has documents in categories, one of them on tactics', async () => {
    const documents = await rowsOf<{ category: string; name: string; tactics: number }>(sql`
      select c.name as category, a.name,
        (select count(*)::int from tactic_documents t where t.plan_document_id = d.id) as tactics
      from plan_documents d
      join media_assets a on a.id = d.asset_id and a.account_id = 101
      join plan_document_filings f on f.plan_document_id = d.id
      join plan_document_categories c on c.id = f.category_id
      where d.plan_id = ${NATIONAL_PLAN_ID} order by d.id`)
    expect(documents).toEqual([
      { category: 'Briefs', name: 'Holiday media brief.pdf', tactics: 3 },
      { category: 'Briefs', name: 'Brand guidelines.pdf', tactics: 0 },
      { category: 'Research', name: 'Store traffic research.pdf', tactics: 0 },
    ])
  })

  it('continues the ids after those of the demonstration', async () => {
    const next = await rowsOf<{ free: boolean }>(sql`
      select nextval(pg_get_serial_sequence('tactics', 'id')) > (select max(id) from tactics) as free`)
    expect(next).toEqual([{ free: true }])
  })
})
