import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertBaseData } from '../../db/base-data'
import { customViews, planVisits, users } from '../../db/schema'
import { loadContract } from '../../http/contract'
import { samples } from '../../testing/access-matrix/samples'
import { scenarioFor } from '../../testing/access-matrix/scenario'
import { secrets } from '../../testing/world'
import { ask, server, setUpServer, tokens, world } from '../../testing/world-scenario'

let turn = 0

setUpServer({ hasDevModeSeats: true })
beforeAll(async () => {
  const { orm } = server.database
  await insertBaseData(orm)
  const { id: planId } = world.plans.lead
  const userId = world.people.owner
  await orm.update(users).set({ mostRecentPlanId: planId }).where(eq(users.id, userId))
  await orm.insert(planVisits).values({ userId, planId, roleId: 4 })
  await orm.insert(customViews).values({ userId, planId, name: 'A view of it' })
  await ask('owner', 'DELETE', `/plans/${planId}`)
})

describe('to the owner who deleted it, a deleted plan', () => {
  const ofPlans = loadContract().operations.filter(({ requires }) => 'plan' in requires)

  it('is what most operations are about', () => {
    expect(ofPlans.length).toBeGreaterThan(70)
  })

  it.each(ofPlans)('is not there for $id', async ({ id }) => {
    turn += 1
    const caller = {
      title: 'owner',
      meaning: '',
      userId: world.people.owner,
      plan: world.plans.lead,
      hidden: [],
    } as const
    const scope = { orm: server.database.orm, world, calendarOrigin: 'http://127.0.0.1:9' }
    const { method, url, headers, body, payload } = await samples[id](
      scenarioFor(scope, caller, turn),
    )
    const response = await server.app.inject({
      method,
      url,
      headers: { host: '127.0.0.1:4320', ...headers, authorization: `Bearer ${tokens.owner}` },
      ...(payload === undefined ? {} : { payload }),
      ...(body === undefined ? {} : { payload: body }),
    })
    expect([response.statusCode, response.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'not_found' }),
    ])
  })

  it.each([
    ['the list of plans', '/plans'],
    ['who is signed in', '/me'],
    ['the person', () => `/users/${world.people.owner}`],
    ['the account', () => `/accounts/${world.accounts.own}`],
    ['the roles', '/user_roles'],
    ['the people', '/users'],
    ['the saved views', '/custom_views'],
    ['the tutorials', '/plan-visited'],
    [
      'the search of the account',
      () => `/accounts/${world.accounts.own}/item-search?keyword=Quokka`,
    ],
  ] as const)('is not in %s', async (_sentence, url) => {
    const { status, text } = await ask('owner', 'GET', typeof url === 'function' ? url() : url)
    expect(status).toBe(200)
    const { id } = world.plans.lead
    expect(text).not.toMatch(new RegExp(`"plan(?:Id)?":(?:"/api/plans/)?${id}\\b`))
    expect(text).not.toMatch(new RegExp(`"/api/plans/${id}"|"mostRecentPlanId":${id}\\b`))
    for (const reported of ['Spring Campaign', 'A view of it', secrets.blockedTitle]) {
      expect(text).not.toContain(reported)
    }
  })

  it.each([
    ['views', () => `/custom_views?plan=${world.plans.lead.id}`],
    ['people', () => `/users?plan=${world.plans.lead.id}`],
    ['tutorials', () => `/plan-visited?plan=${world.plans.lead.id}`],
    ['plans by number', () => `/plans?ids=${world.plans.lead.id}`],
  ] as const)('has no list of %s', async (_sentence, url) => {
    expect((await ask('owner', 'GET', url())).status).toBe(404)
  })

  it('takes nobody in', async () => {
    const { lead } = world.plans
    const answer = await ask('owner', 'POST', '/user_roles', {
      role: 6,
      user: world.people.nestedViewer,
      plan: lead.id,
      account: lead.accountId,
    })
    expect(answer.status).toBe(404)
  })
})
