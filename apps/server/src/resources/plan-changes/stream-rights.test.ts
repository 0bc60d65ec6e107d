import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { planChanges, sessions, userBlockedTags, userRoles } from '../../db/schema'
import { recordStatements } from '../../testing/record-statements'
import { askWith, server, world } from '../../testing/world-scenario'
import { addTactic, dataOf, followPlan, serverUrl, setUpStreams } from './testing/follow'

setUpStreams()
beforeEach(() => server.database.orm.delete(planChanges))

const follow = (planId: number, token: string, query = '') =>
  followPlan(serverUrl, planId, token, { query })

/** Lets so much time pass that the rights of open streams are read again. */
function expireCachedRights(): void {
  server.clock.instant = new Date(server.clock.instant.getTime() + 60_000)
}

describe('the rights of an open change stream', () => {
  it('cost a change few statements more than without streams, for twelve as for two', async () => {
    const { admin, contributor, withBlockedTag, withoutBudget } = world.people
    const people = [withBlockedTag, contributor, admin, withoutBudget]
    const tokens = await Promise.all(people.map((id) => server.tokenFor(id)))
    const author = await server.tokenFor(admin)
    const statementsWith = async (count: number) => {
      const lines = await Promise.all(
        Array.from({ length: count }, (_none, at) =>
          follow(world.plans.lead.id, tokens[at % tokens.length] ?? ''),
        ),
      )
      for (const line of lines) await line.next()
      const change = async () => {
        await addTactic(author, { tagIds: [world.tags.blocked] })
        const blocks = await Promise.all(lines.map((line) => line.next()))
        const item: unknown = expect.objectContaining({ version: 1 })
        for (const [at, block] of blocks.entries()) {
          const isHidden = people[at % people.length] === withBlockedTag
          const items: unknown = Reflect.get(dataOf(block) ?? {}, 'items')
          expect(items ?? null).toEqual(isHidden ? null : [item])
        }
      }
      const counts: number[] = []
      // Some streams may still read what they missed while they began, so the fewest count.
      for (let at = 0; at < 3; at += 1) {
        expireCachedRights()
        counts.push((await recordStatements(change, { isOfProcess: true })).length)
      }
      for (const line of lines) line.close()
      return Math.min(...counts)
    }
    const few = await statementsWith(2)
    expect(await statementsWith(12)).toBe(few)
    expect(few - (await statementsWith(0))).toBeLessThanOrEqual(6)
  })

  it('never names a blocked tag', async () => {
    const admin = await server.tokenFor(world.people.admin)
    const line = await follow(
      world.plans.lead.id,
      await server.tokenFor(world.people.withBlockedTag),
    )
    await line.next()
    for (const [id, text] of [
      [world.tags.blocked, 'Objective:Still secret'],
      [world.tags.open, 'Objective:Reach'],
    ] as const) {
      const url = `/api/tags/${id}`
      await server.call({ method: 'PUT', url, token: admin, body: { text } })
    }
    // The id of a change that is not named moves the client on.
    const changes = [dataOf(await line.next()), dataOf(await line.next())]
    expect(changes).toMatchObject([null, { collection: 'tags', ids: [world.tags.open] }])
    line.close()
  })

  it('never names a tactic with a blocked tag, or a budget to people without budget rights', async () => {
    const admin = await server.tokenFor(world.people.admin)
    const blocked = await server.tokenFor(world.people.withBlockedTag)
    const withoutBudget = await server.tokenFor(world.people.withoutBudget)
    const lines = [
      await follow(world.plans.lead.id, blocked),
      await follow(world.plans.lead.id, withoutBudget),
    ]
    for (const line of lines) await line.next()
    await addTactic(admin, { tagIds: [world.tags.blocked] })
    await askWith(admin, 'POST', '/budgets', { plan: world.plans.lead.id, value: 7 })
    const changesOf = async (line: (typeof lines)[number] | undefined) => {
      const blocks = [await line?.next(), await line?.next(), await line?.next()]
      return blocks.map((block) => dataOf(block ?? null))
    }
    // The plan mirrors its first budget, so it changes as well; null is an id without a change.
    const plan = { collection: 'plans', action: 'updated' }
    expect(await changesOf(lines[0])).toMatchObject([null, plan, { collection: 'budgets' }])
    expect(await changesOf(lines[1])).toMatchObject([{ collection: 'tactics' }, plan, null])
    for (const line of lines) line.close()
  })

  it('tells viewers about no role but their own', async () => {
    const { people, plans } = world
    const admin = await server.tokenFor(people.admin)
    const viewer = await server.tokenFor(people.viewer)
    const contributor = await server.tokenFor(people.contributor)
    const lines = [await follow(plans.lead.id, viewer), await follow(plans.lead.id, contributor)]
    for (const line of lines) await line.next()
    const { orm } = server.database
    const change = async (userId: number) => {
      const [role] = await orm
        .select({ id: userRoles.id })
        .from(userRoles)
        .where(and(eq(userRoles.userId, userId), eq(userRoles.planId, plans.lead.id)))
      const id = role?.id ?? 0
      const url = `/api/user_roles/${id}`
      const answer = await server.call({ method: 'PUT', url, token: admin, body: {} })
      expect(answer.status).toBe(200)
      return { collection: 'user_roles', action: 'updated', ids: [id] }
    }
    const others = await change(people.withoutBudget)
    const own = await change(people.viewer)
    const changesOf = async (line: (typeof lines)[number] | undefined) =>
      [await line?.next(), await line?.next()].map((block) => dataOf(block ?? null))
    expect(await changesOf(lines[0])).toMatchObject([null, own])
    expect(await changesOf(lines[1])).toMatchObject([others, own])
    for (const line of lines) line.close()
  })

  it('ends when the role that allowed it is removed', async () => {
    const { orm } = server.database
    const admin = await server.tokenFor(world.people.admin)
    const limited = await server.tokenFor(world.people.limited)
    const line = await follow(world.plans.lead.id, limited)
    await line.next()
    const current = eq(userRoles.userId, world.people.limited)
    await orm.delete(userRoles).where(current)
    await addTactic(admin)
    expect(await line.next()).toBeNull()
  })

  it('is 404 for people without a role', async () => {
    const outsider = await server.tokenFor(world.people.outsider)
    const line = await follow(world.plans.lead.id, outsider)
    expect(line.response.status).toBe(404)
    line.close()
  })

  it('no longer covers a plan of the family whose role is removed while it is open', async () => {
    const { orm } = server.database
    const { lead, nested } = world.plans
    const admin = await server.tokenFor(world.people.admin)
    const contributor = await server.tokenFor(world.people.contributor)
    const stream = await follow(lead.id, contributor, '?family=true')
    await stream.next()
    const ofNested = { planId: nested.id, tacticTypeId: nested.emailTypeId }
    const before = await addTactic(admin, ofNested)
    expect(dataOf(await stream.next())).toMatchObject({ planId: nested.id, ids: [before] })

    await orm
      .delete(userRoles)
      .where(and(eq(userRoles.userId, world.people.contributor), eq(userRoles.planId, nested.id)))
    expireCachedRights()
    await addTactic(admin, ofNested)
    const own = await addTactic(admin)
    // The id of the nested change still arrives, so that the stream can be resumed after it.
    expect(dataOf(await stream.next())).toBeNull()
    expect(dataOf(await stream.next())).toMatchObject({ planId: lead.id, ids: [own] })
    stream.close()
  })

  it('reads blocked tags again: a newly blocked tag hides its tactics', async () => {
    const { orm } = server.database
    const { lead } = world.plans
    const admin = await server.tokenFor(world.people.admin)
    const owner = await server.tokenFor(world.people.owner)
    const stream = await follow(lead.id, owner)
    await stream.next()
    const before = await addTactic(admin, { tagIds: [world.tags.open] })
    expect(dataOf(await stream.next())).toMatchObject({ ids: [before] })

    await orm.insert(userBlockedTags).values({ userId: world.people.owner, tagId: world.tags.open })
    expireCachedRights()
    await addTactic(admin, { tagIds: [world.tags.open] })
    expect(dataOf(await stream.next())).toBeNull()
    stream.close()
  })

  it('ends when the session ends', async () => {
    const { orm } = server.database
    const admin = await server.tokenFor(world.people.admin)
    const owner = await server.tokenFor(world.people.owner)
    const stream = await follow(world.plans.lead.id, owner)
    await stream.next()
    await orm.delete(sessions).where(eq(sessions.userId, world.people.owner))
    expireCachedRights()
    await addTactic(admin)
    expect(await stream.next()).toBeNull()
  })
})
