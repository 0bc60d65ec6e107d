import { readFileSync } from 'node:fs'
import path from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { insertWorld } from '../testing/world'
import { migrationsFolder } from './migrations'
import { tactics } from './schema'
import { createTestDatabase } from './testing/create-test-database'

const STATEMENTS = readFileSync(path.join(migrationsFolder(), '0014_changed_by.sql'), 'utf8').split(
  '--> statement-breakpoint',
)

it('takes the creator of a first version for the last to have changed it, and of others nobody', async () => {
  const database = await createTestDatabase()
  const { orm } = database
  const { plans, people } = await insertWorld(orm)
  const { id: planId, emailTypeId: tacticTypeId } = plans.lead
  const item = { planId, tacticTypeId, title: 'An item', isUnscheduled: true }
  const made = await orm
    .insert(tactics)
    .values([
      { ...item, creatorId: people.owner },
      { ...item, creatorId: people.owner, version: 2 },
      { ...item },
    ])
    .returning({ id: tactics.id })
  await orm.execute(sql`alter table tactics drop column updater_id`)

  for (const statement of STATEMENTS) await orm.execute(sql.raw(statement))

  const after = await orm.select().from(tactics).orderBy(asc(tactics.id))
  const ids = new Set(made.map(({ id }) => id))
  expect(after.filter(({ id }) => ids.has(id)).map(({ updaterId }) => updaterId)).toEqual([
    people.owner,
    null,
    null,
  ])
  await database.close()
})
