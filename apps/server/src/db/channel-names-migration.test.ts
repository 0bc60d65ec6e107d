import { readFileSync } from 'node:fs'
import path from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { migrationsFolder } from './migrations'
import { accountMembers, accounts, channels, plans, users } from './schema'
import { createTestDatabase } from './testing/create-test-database'

const STATEMENTS = readFileSync(
  path.join(migrationsFolder(), '0011_channel_names_once.sql'),
  'utf8',
).split('--> statement-breakpoint')

it('gives channels of one name names of their own, always the same ones, and loses none', async () => {
  const database = await createTestDatabase()
  const { orm } = database
  await orm.insert(users).values({ emailAddress: 'ann@example.test' })
  await orm.insert(accounts).values({ contactCompanyName: 'First', ownerId: 1001 })
  await orm.insert(accountMembers).values({ accountId: 101, userId: 1001 })
  await orm.insert(plans).values([
    { id: 201, name: 'Spring', type: 'Individual', accountId: 101 },
    { id: 202, name: 'Autumn', type: 'Individual', accountId: 101 },
  ])
  await orm.execute(sql`drop index channels_name_once_in_plan`)
  const longName = 'x'.repeat(255)
  const before: readonly (readonly [planId: number, name: string])[] = [
    [201, 'Email'],
    [202, 'Email'],
    [201, ' EMAIL '],
    [201, 'Email (2)'],
    [201, 'email'],
    [201, 'Print'],
    [201, longName],
    [201, longName],
    [202, 'Élan'],
    [202, ' Élan'],
  ]
  await orm
    .insert(channels)
    .values(before.map(([planId, name], at) => ({ id: 301 + at, planId, name })))

  for (const statement of STATEMENTS) await orm.execute(sql.raw(statement))

  const after = await orm.select().from(channels).orderBy(asc(channels.id))
  expect(after.map(({ planId, name }) => [planId, name])).toEqual([
    [201, 'Email'],
    [202, 'Email'],
    [201, 'EMAIL (3)'],
    [201, 'Email (2)'],
    [201, 'email (4)'],
    [201, 'Print'],
    [201, longName],
    [201, `${'x'.repeat(249)} (2)`],
    [202, 'Élan'],
    [202, 'Élan (2)'],
  ])
  await expect(orm.insert(channels).values({ planId: 201, name: 'PRINT ' })).rejects.toHaveProperty(
    'cause.message',
    expect.stringContaining('channels_name_once_in_plan'),
  )
  await database.close()
})
