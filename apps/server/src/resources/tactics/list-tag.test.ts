import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { planChanges, userBlockedTags, userRoles } from '../../db/schema'
import type { Reply } from '../../testing/test-server'
import { ask, server, setUpServer, world } from '../../testing/world-scenario'

setUpServer()

const MARCH = 'startDate=2026-03-01&endDate=2026-03-31&family=true'

/** Lists a month as a person, with the tag of an answer that they have. */
async function list(userId: number, planId: number, existing?: string, more = ''): Promise<Reply> {
  return server.call({
    method: 'GET',
    url: `/api/tactics?plan=${planId}&${MARCH}${more}`,
    token: await server.tokenFor(userId),
    ...(existing === undefined ? {} : { headers: { 'if-none-match': existing } }),
  })
}

async function tagFor(userId: number, planId: number): Promise<string> {
  return String((await list(userId, planId)).headers['etag'])
}

async function addTactic(planId: number, tacticTypeId: number): Promise<number> {
  const { json, status } = await ask('owner', 'POST', '/tactics', {
    title: 'Newsletter',
    planId,
    tacticTypeId,
    startDate: '2026-03-10T09:00:00',
    endDate: '2026-03-10T10:00:00',
  })
  expect(status).toBe(201)
  return Number(json?.['id'])
}

describe('the entity tag of a list of items', () => {
  it('answers 304 to a client that has the current list', async () => {
    const { people, plans } = world
    const tag = await tagFor(people.viewer, plans.lead.id)
    const again = await list(people.viewer, plans.lead.id, tag)
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
    expect(again.headers['etag']).toBe(tag)
    expect(again.headers['cache-control']).toBe('no-store')
  })

  it('is known among others, and when a proxy has made it weak', async () => {
    const { people, plans } = world
    const tag = await tagFor(people.viewer, plans.lead.id)
    expect((await list(people.viewer, plans.lead.id, `"other", W/${tag}`)).status).toBe(304)
    expect((await list(people.viewer, plans.lead.id, '"other"')).status).toBe(200)
  })

  it('is another one for another range and for another plan of the family', async () => {
    const { people, plans } = world
    const tag = await tagFor(people.admin, plans.lead.id)
    const { status } = await list(people.admin, plans.lead.id, tag, '&isInitiative=true')
    expect(status).toBe(200)
    expect(await tagFor(people.admin, plans.nested.id)).not.toBe(tag)
  })

  it('changes with an item of the plan, of its lead and of its nested plans', async () => {
    const { people, plans } = world
    for (const plan of [plans.lead, plans.nested]) {
      const ofLead = await tagFor(people.admin, plans.lead.id)
      const ofNested = await tagFor(people.admin, plans.nested.id)
      const id = await addTactic(plan.id, plan.emailTypeId)
      for (const [visibleId, tag] of [
        [plans.lead.id, ofLead],
        [plans.nested.id, ofNested],
      ] as const) {
        const { status, json } = await list(people.admin, visibleId, tag)
        expect(status).toBe(200)
        expect(JSON.stringify(json)).toContain(`"id":${id},`)
      }
    }
  })

  it('is another one for a person who may see less', async () => {
    const { people, plans } = world
    const tag = await tagFor(people.contributor, plans.lead.id)
    expect((await list(people.withoutBudget, plans.lead.id, tag)).status).toBe(200)
    expect((await list(people.withBlockedTag, plans.lead.id, tag)).status).toBe(200)
    expect((await list(people.outsider, plans.lead.id, tag)).status).toBe(404)
  })

  it('changes when a role loses the sight of the budget', async () => {
    const { people, plans } = world
    const tag = await tagFor(people.limited, plans.lead.id)
    await server.database.orm
      .update(userRoles)
      .set({ canViewBudget: false })
      .where(eq(userRoles.userId, people.limited))
    const { status, json } = await list(people.limited, plans.lead.id, tag)
    expect(status).toBe(200)
    expect(JSON.stringify(json)).not.toMatch(/"estimatedCost":\d/)
  })

  it('changes when a tag is hidden from the person', async () => {
    const { people, plans, tags, tactics } = world
    const tag = await tagFor(people.viewer, plans.lead.id)
    await server.database.orm
      .insert(userBlockedTags)
      .values({ userId: people.viewer, tagId: tags.blocked })
    const { status, json } = await list(people.viewer, plans.lead.id, tag)
    expect(status).toBe(200)
    expect(JSON.stringify(json)).not.toContain(`"id":${tactics.blocked},`)
  })

  it('does not help a person who has lost the role on the plan', async () => {
    const { people, plans } = world
    const tag = await tagFor(people.nestedViewer, plans.nested.id)
    await server.database.orm.delete(userRoles).where(eq(userRoles.userId, people.nestedViewer))
    expect((await list(people.nestedViewer, plans.nested.id, tag)).status).toBe(404)
  })

  it('is another one when a database that was put back gives the same number again', async () => {
    const { people, plans } = world
    const tag = await tagFor(people.owner, plans.lead.id)
    await server.database.orm
      .update(planChanges)
      .set({ at: new Date('2026-03-17T00:00:00Z') })
      .where(eq(planChanges.planId, plans.lead.id))
    expect((await list(people.owner, plans.lead.id, tag)).status).toBe(200)
  })
})
