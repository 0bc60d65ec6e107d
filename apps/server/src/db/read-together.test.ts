import { asc, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { server, setUpServer } from '../testing/world-scenario'
import { channels, mediaAssets, planChanges, plans, userRoles, users } from './schema'
import { readTogether } from './read-together'
import { recordStatements } from '../testing/record-statements'

setUpServer()

it('queries that run together answer as each alone, in one statement', async () => {
  const { orm } = server.database
  const [plan] = await orm.select().from(plans)
  if (plan === undefined) throw new Error('There is no plan.')
  const at = new Date('2026-03-18T12:00:00.123Z')
  const change = { planId: plan.id, collection: 'tags', action: 'created', at } as const
  await orm.insert(planChanges).values({ ...change, ids: [3, 1, 2] })
  const queries = {
    days: orm.select().from(plans).orderBy(asc(plans.id)),
    lists: orm.select().from(planChanges),
    counts: orm
      .select({ roleId: userRoles.roleId, count: sql<number>`count(*)::int` })
      .from(userRoles)
      .groupBy(userRoles.roleId)
      .orderBy(asc(userRoles.roleId)),
    columnsOfOneName: orm
      .select({ id: channels.id, plan: { id: plans.id, name: plans.name }, name: channels.name })
      .from(channels)
      .innerJoin(plans, eq(plans.id, channels.planId))
      .orderBy(asc(channels.name), asc(channels.id)),
    withoutMatch: orm
      .select({ id: users.id, photo: { id: mediaAssets.id, name: mediaAssets.name } })
      .from(users)
      .leftJoin(mediaAssets, eq(mediaAssets.id, users.profileImageId))
      .orderBy(asc(users.id)),
    nothing: orm.select().from(mediaAssets),
  }
  const statements = await recordStatements(async () => {
    expect(await readTogether(orm, queries)).toEqual({
      days: await queries.days,
      lists: await queries.lists,
      counts: await queries.counts,
      columnsOfOneName: await queries.columnsOfOneName,
      withoutMatch: await queries.withoutMatch,
      nothing: [],
    })
  })
  expect(await queries.withoutMatch).toContainEqual({ id: expect.any(Number), photo: null })
  expect(statements).toHaveLength(1 + 5)
})
