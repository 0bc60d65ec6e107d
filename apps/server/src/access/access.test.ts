import { describe, expect, it } from 'vitest'
import { loadContract } from '../http/contract'
import type { Call } from '../testing/test-server'
import { handlers } from '../resources/handlers'
import { ask, server, setUpServer, tokens, world } from '../testing/world-scenario'

setUpServer()

const verbs = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const

describe('the contract', () => {
  it('has a handler for each operation', () => {
    const ids = loadContract().operations.map(({ id }) => id)
    expect(Object.keys(handlers).toSorted()).toEqual(ids.toSorted())
  })
})

describe('a session alone', () => {
  it('is enough only for what is one’s own, or everybody’s', () => {
    const free = loadContract().operations.flatMap(({ id, requires }) =>
      'signedIn' in requires ? [id] : [],
    )
    expect(free.toSorted()).toEqual([
      // An upload is the person's own until something uses it.
      'createMediaAsset',
      // Lists of the person's own plans and accounts; the call cannot name any others.
      'listAccounts',
      'listPlans',
      // The six roles, the same for every user.
      'listRoles',
      'listVisitedPlans',
      'readMe',
    ])
  })
})

describe('without a session', () => {
  it('no operation but the public ones answers', async () => {
    for (const { id, method, path, requires } of loadContract().operations) {
      if ('public' in requires) continue
      const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`
      const verb = verbs.find((one) => one === method) ?? 'GET'
      const answer = await server.app.inject({ method: verb, url })
      expect({ id, status: answer.statusCode }).toEqual({ id, status: 401 })
    }
  })

  it.each([
    ['nothing', ''],
    ['no token of ours', 'Bearer abc.def.ghi'],
    ['another scheme', 'Basic b3duZXI6cGFzcw=='],
    [
      'a token without a signature',
      'Bearer eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzaWQiOiIwMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDAiLCJleHAiOjQ5MDAwMDAwMDB9.',
    ],
  ])('%s is refused', async (_sentence, authorization) => {
    const headers = authorization === '' ? {} : { authorization }
    expect((await server.call({ method: 'GET', url: '/api/me', headers })).status).toBe(401)
  })
})

/** Returns the status that each person gets for a call. */
async function statusesOf(call: Call): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (const [name, token] of Object.entries(tokens)) {
    statuses[name] = (await server.call({ ...call, token })).status
  }
  return statuses
}

const everybodyOfLead = {
  owner: 200,
  admin: 200,
  contributor: 200,
  limited: 200,
  viewer: 200,
  withoutBudget: 200,
  withBlockedTag: 200,
  nestedViewer: 404,
  outsider: 404,
  lapsed: 404,
}

describe('who may do what', () => {
  it.each([
    ['read a plan', () => `/api/plans/${world.plans.lead.id}`],
    ['list its channels', () => `/api/channels?plan=${world.plans.lead.id}`],
    ['list its types', () => `/api/tactic_types?plan=${world.plans.lead.id}`],
    ['list its platforms', () => `/api/tactic_platforms?plan=${world.plans.lead.id}`],
    ['list its fields', () => `/api/tactic_fields?plan=${world.plans.lead.id}`],
    ['list its tags', () => `/api/tags?plan=${world.plans.lead.id}`],
    ['list its tactics', () => `/api/tactics?plan=${world.plans.lead.id}`],
  ])('everybody with a role may %s, and for anybody else it is not there', async (_s, url) => {
    expect(await statusesOf({ method: 'GET', url: url() })).toEqual(everybodyOfLead)
  })

  it('admins rename a plan', async () => {
    const url = `/api/update-plan-name/${world.plans.lead.id}`
    const body = { name: 'Spring Campaign' }
    expect(await statusesOf({ method: 'PUT', url, body })).toEqual({
      ...everybodyOfLead,
      contributor: 403,
      limited: 403,
      viewer: 403,
      withoutBudget: 403,
      withBlockedTag: 403,
    })
  })

  it('contributors add tactics to the channels that they may edit', async () => {
    const { lead } = world.plans
    const create = (tacticTypeId: number): Call => ({
      method: 'POST',
      url: '/api/tactics',
      body: {
        title: 'New',
        planId: lead.id,
        tacticTypeId,
        startDate: '2027-01-04T08:00:00',
      },
    })
    const created = Object.fromEntries(
      Object.entries(everybodyOfLead).map(([name, status]) => [
        name,
        status === 200 ? 201 : status,
      ]),
    )
    expect(await statusesOf(create(lead.emailTypeId))).toEqual({ ...created, viewer: 403 })
    expect(await statusesOf(create(lead.socialTypeId))).toEqual({
      ...created,
      viewer: 403,
      limited: 403,
    })
    expect(await statusesOf(create(lead.campaignTypeId))).toEqual({ ...created, viewer: 403 })
  })

  it('calling a tactic an initiative opens no channel', async () => {
    const { lead } = world.plans
    const answer = await ask('limited', 'POST', '/tactics', {
      title: 'New',
      planId: lead.id,
      tacticTypeId: lead.socialTypeId,
      isInitiative: true,
      startDate: '2027-01-04T08:00:00',
    })
    expect(answer.json).toMatchObject({ status: 403, code: 'channel_not_editable' })
  })

  it('a viewer gets the message of the product', async () => {
    const answer = await ask('viewer', 'POST', '/tactics', {
      title: 'New',
      planId: world.plans.lead.id,
      tacticTypeId: 1,
    })
    expect(answer.json?.['detail']).toBe(
      'Viewers do not have the ability to add to or edit the Plan.',
    )
  })
})

describe('an inactive account', () => {
  it('lists its plans and opens none of them', async () => {
    const list = await ask('lapsed', 'GET', '/plans')
    expect(list.json?.['total']).toBe(1)
    const url = `/api/plans/${world.plans.lapsed.id}`
    const answer = await server.call({ method: 'GET', url, token: tokens.lapsed })
    expect(answer.json).toMatchObject({ status: 403, code: 'account_inactive' })
  })
})
