import { ROLES } from '@throughline/domain/access'
import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Orm } from '../database'
import { database, scheduled, setUpAccounts } from '../testing/accounts-scenario'
import { schemasByKind } from '../testing/create-test-database'
import {
  accounts,
  civilDateTimeFromSql,
  plans,
  roles,
  tactics,
  tags,
  tacticTags,
  userRoles,
  users,
} from './index'

async function inDiscardedTransaction<T>(work: (tx: Orm) => Promise<T>): Promise<T | undefined> {
  let result: T | undefined
  const discard = new Error('discard')
  await database.orm
    .transaction(async (tx) => {
      result = await work(tx)
      throw discard
    })
    .catch((error: unknown) => {
      if (error !== discard) throw error
    })
  return result
}

describe.each(schemasByKind)('the schema (%s)', (_kind, template) => {
  setUpAccounts(template)

  it('comes with the six roles of the rules', async () => {
    expect(await database.orm.select().from(roles).orderBy(roles.id)).toEqual(ROLES)
  })

  it('numbers ordinary people from 1001, accounts and plans from 101', async () => {
    const person = await database.orm.select({ id: users.id }).from(users).orderBy(users.id)
    const account = await database.orm
      .select({ id: accounts.id })
      .from(accounts)
      .orderBy(accounts.id)
    expect(person[0]?.id).toBe(1001)
    expect(account[0]?.id).toBe(101)
    const [plan] = await database.orm
      .insert(plans)
      .values({ name: 'Numbered', type: 'Individual', accountId: 101 })
      .returning({ id: plans.id })
    expect(plan?.id).toBe(101)
  })

  it('gives civil date-times back as they were written', async () => {
    const [row] = await database.orm.insert(tactics).values(scheduled).returning()
    expect(row?.startDate).toBe('2026-03-03T08:00:00')
    expect(row?.endDate).toBe('2026-03-05T08:00:00')
    expect(civilDateTimeFromSql('2026-03-08 02:30:00')).toBe('2026-03-08T02:30:00')
  })

  const spans = [
    ['a single item: its own days', {}, '2026-03-03', '2026-03-05'],
    [
      'an endless series: from its start, without end',
      { rrule: 'FREQ=DAILY' },
      '2026-03-03',
      'infinity',
    ],
    [
      'a series with a stop date: the last occurrence keeps its length',
      { rrule: 'FREQ=WEEKLY', recurrenceEndDate: '2026-05-01T23:59:59' },
      '2026-03-03',
      '2026-05-03',
    ],
    [
      'a stop date before the start never turns the span around',
      { rrule: 'FREQ=WEEKLY', recurrenceEndDate: '2026-01-01T23:59:59' },
      '2026-03-03',
      '2026-03-05',
    ],
    [
      'the parking lot: no span at all',
      { isUnscheduled: true, startDate: null, endDate: null },
      null,
      null,
    ],
  ] as const
  it.each(spans)('computes the span of %s', async (_name, change, start, end) => {
    const [row] = await database.orm
      .insert(tactics)
      .values({ ...scheduled, ...change })
      .returning()
    expect([row?.spanStart, row?.spanEnd]).toEqual([start, end])
  })

  it('deletes everything of an account with the account', async () => {
    const left = await inDiscardedTransaction(async (tx) => {
      const [tactic] = await tx.insert(tactics).values(scheduled).returning({ id: tactics.id })
      const [tag] = await tx
        .insert(tags)
        .values({ planId: 201, text: 'Objective:Awareness' })
        .returning({ id: tags.id })
      await tx.insert(tacticTags).values({ tacticId: tactic?.id ?? 0, tagId: tag?.id ?? 0 })
      await tx.insert(userRoles).values({ accountId: 101, userId: 1001, planId: 201, roleId: 4 })
      await tx.insert(plans).values({ name: 'Nested', type: 'Sub', parentId: 201, accountId: 101 })
      await tx.delete(accounts).where(eq(accounts.id, 101))
      const counted = await tx.execute<{ left: number }>(
        sql`select (select count(*) from plans where account_id = 101)::int + (select count(*) from tactics where plan_id = 201)::int + (select count(*) from tags)::int + (select count(*) from user_roles)::int as left`,
      )
      return counted.rows[0]?.left
    })
    expect(left).toBe(0)
  })

  it('has an index under every foreign key, so that deletes and joins never scan', async () => {
    const bare = await database.orm.execute<{ name: string }>(sql`
      select c.conrelid::regclass::text || '.' || c.conname as name
      from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace
        and not exists (
          select 1 from pg_index i
          where i.indrelid = c.conrelid and i.indpred is null
            and (i.indkey::int2[])[0] = any (c.conkey)
        )
      order by 1`)
    expect(bare.rows.map((row) => row.name)).toEqual([
      'deleted_plan_roles.deleted_plan_roles_role_id_roles_id_fk',
      'plan_visits.plan_visits_role_id_roles_id_fk',
      'user_roles.user_roles_role_id_roles_id_fk',
    ])
  })

  it('reads a month of a plan through the span index', async () => {
    // In a table of a few rows, every index of the plan costs the same.
    const years = Array.from({ length: 1000 }, (_, at) => {
      const day = `${2000 + (at % 50)}-03-03`
      return { ...scheduled, startDate: `${day}T08:00:00`, endDate: `${day}T09:00:00` }
    })
    const ids = await database.orm.insert(tactics).values(years).returning({ id: tactics.id })
    await database.orm.execute(sql`analyze tactics`)
    const plan = await database.orm.execute(sql`
      explain select id from tactics
      where plan_id = 201 and deleted_at is null and not is_unscheduled
        and span_end >= '2026-03-01' and span_start <= '2026-03-31'`)
    await database.orm.delete(tactics).where(
      inArray(
        tactics.id,
        ids.map(({ id }) => id),
      ),
    )
    expect(JSON.stringify(plan.rows)).toContain('tactics_plan_span')
  })
})
