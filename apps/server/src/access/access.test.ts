import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATION_ACCESS } from '../operations/operation-access'
import { plans, sessions, tactics, userRoles, users } from '../db/schema'
import { loadContract } from '../http/contract'
import { createTestServer } from '../testing/test-server'
import type { Call, TestServer } from '../testing/test-server'
import { addTactic, createWorld } from '../testing/world'
import type { World } from '../testing/world'
import { handlers } from '../resources/handlers'

const VERBS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const

let server: TestServer
let world: World
let tokens: Record<keyof World['people'], string>

beforeAll(async () => {
  server = await createTestServer()
  world = await createWorld(server.database.orm)
  const { people } = world
  tokens = {
    owner: await server.tokenFor(people.owner),
    admin: await server.tokenFor(people.admin),
    contributor: await server.tokenFor(people.contributor),
    limited: await server.tokenFor(people.limited),
    viewer: await server.tokenFor(people.viewer),
    withoutBudget: await server.tokenFor(people.withoutBudget),
    withBlockedTag: await server.tokenFor(people.withBlockedTag),
    nestedViewer: await server.tokenFor(people.nestedViewer),
    outsider: await server.tokenFor(people.outsider),
    lapsed: await server.tokenFor(people.lapsed),
  }
})
afterAll(() => server.close())

describe('the table of the gate', () => {
  it('names operations of the contract only, each with a handler', () => {
    const named = loadContract().operations.map(({ id }) => id)
    expect(named).toEqual(expect.arrayContaining(Object.keys(OPERATION_ACCESS)))
    expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(OPERATION_ACCESS).toSorted())
  })

  it('asks of each operation what the contract says it asks', () => {
    for (const { id, requires } of loadContract().operations) {
      const access = Object.entries(OPERATION_ACCESS).find(([name]) => name === id)?.[1]
      if (access === undefined) continue
      expect({ id, isPublic: access.kind === 'public' }).toEqual({
        id,
        isPublic: requires.public === true,
      })
    }
  })
})

describe('a session alone', () => {
  it('is enough only for what is one’s own, or everybody’s', () => {
    const free = Object.entries(OPERATION_ACCESS).flatMap(([id, { kind }]) =>
      kind === 'signedIn' ? [id] : [],
    )
    expect(free.toSorted()).toEqual([
      // An upload is the person's own until something uses it.
      'createMediaAsset',
      // Lists of what the person belongs to; nothing else can be named.
      'listAccounts',
      'listPlans',
      // The six roles, the same for everybody.
      'listRoles',
      'listVisitedPlans',
      'readMe',
    ])
  })
})

describe('without a session', () => {
  it('no operation but the public ones answers', async () => {
    for (const { id, method, path, requires } of loadContract().operations) {
      if (requires.public === true) continue
      const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`
      const verb = VERBS.find((one) => one === method) ?? 'GET'
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
  ])('%s signs nobody in', async (_sentence, authorization) => {
    const headers = authorization === '' ? {} : { authorization }
    expect((await server.call({ method: 'GET', url: '/api/me', headers })).status).toBe(401)
  })
})

/** Everybody's answer to one call, person by person. */
async function statusesOf(call: Call): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (const [name, token] of Object.entries(tokens)) {
    statuses[name] = (await server.call({ ...call, token })).status
  }
  return statuses
}

const EVERYBODY_OF_LEAD = {
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
    expect(await statusesOf({ method: 'GET', url: url() })).toEqual(EVERYBODY_OF_LEAD)
  })

  it('admins rename a plan', async () => {
    const url = `/api/update-plan-name/${world.plans.lead.id}`
    const body = { name: 'Spring Campaign' }
    expect(await statusesOf({ method: 'PUT', url, body })).toEqual({
      ...EVERYBODY_OF_LEAD,
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
      Object.entries(EVERYBODY_OF_LEAD).map(([name, status]) => [
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
    const answer = await server.call({
      method: 'POST',
      url: '/api/tactics',
      token: tokens.limited,
      body: {
        title: 'New',
        planId: lead.id,
        tacticTypeId: lead.socialTypeId,
        isInitiative: true,
        startDate: '2027-01-04T08:00:00',
      },
    })
    expect(answer.json).toMatchObject({ status: 403, code: 'channel_not_editable' })
  })

  it('a viewer is told so in the words of the product', async () => {
    const answer = await server.call({
      method: 'POST',
      url: '/api/tactics',
      token: tokens.viewer,
      body: { title: 'New', planId: world.plans.lead.id, tacticTypeId: 1 },
    })
    expect(answer.json?.['detail']).toBe(
      'Viewers do not have the ability to add to or edit the Plan.',
    )
  })
})

describe('a frozen plan', () => {
  const create = (token: string): Promise<{ status: number; json: unknown }> =>
    server.call({
      method: 'POST',
      url: '/api/tactics',
      token,
      body: {
        title: 'New',
        planId: world.plans.frozen.id,
        tacticTypeId: world.plans.frozen.emailTypeId,
        startDate: '2026-03-04T08:00:00',
      },
    })

  it('refuses a contributor with 423', async () => {
    const answer = await create(tokens.contributor)
    expect(answer.status).toBe(423)
    expect(answer.json).toMatchObject({ code: 'plan_frozen', detail: 'This plan is frozen.' })
  })

  it('refuses a viewer as a viewer', async () => {
    expect((await create(tokens.viewer)).status).toBe(403)
  })

  it('lets an admin write, and everybody read', async () => {
    expect((await create(tokens.admin)).status).toBe(201)
    const url = `/api/plans/${world.plans.frozen.id}`
    expect((await server.call({ method: 'GET', url, token: tokens.contributor })).status).toBe(200)
  })

  it('lets nobody but admins move or delete what lies on it', async () => {
    const { frozen } = world.plans
    const id = await addTactic(server.database.orm, frozen.id, frozen.emailTypeId)
    const move: Call = {
      method: 'PUT',
      url: `/api/tactics/${id}`,
      headers: { 'if-match': '"1"' },
      body: { startDate: '2026-03-11T08:00:00', endDate: '2026-03-11T08:00:00' },
    }
    const remove: Call = { method: 'DELETE', url: `/api/tactics/${id}` }
    expect((await server.call({ ...move, token: tokens.contributor })).status).toBe(423)
    expect((await server.call({ ...remove, token: tokens.contributor })).status).toBe(423)
    expect((await server.call({ ...remove, token: tokens.admin })).status).toBe(204)
  })
})

describe('an inactive account', () => {
  it('lists its plans and opens none of them', async () => {
    const list = await server.call({ method: 'GET', url: '/api/plans', token: tokens.lapsed })
    expect(list.json?.['total']).toBe(1)
    const url = `/api/plans/${world.plans.lapsed.id}`
    const answer = await server.call({ method: 'GET', url, token: tokens.lapsed })
    expect(answer.json).toMatchObject({ status: 403, code: 'account_inactive' })
  })
})

describe('ids of another tenant', () => {
  const RANDOM = 2_000_000_000

  /** What an answer says, without what differs between any two answers. */
  function essence(answer: { status: number; json: Readonly<Record<string, unknown>> | null }) {
    const { requestId: _requestId, ...rest } = answer.json ?? {}
    return { status: answer.status, ...rest }
  }

  const calls: [string, (id: { plan: number; tactic: number; account: number }) => Call][] = [
    ['a plan', ({ plan }) => ({ method: 'GET', url: `/api/plans/${plan}` })],
    ['plans by list', ({ plan }) => ({ method: 'GET', url: `/api/plans?ids=${plan}` })],
    ['an account', ({ account }) => ({ method: 'GET', url: `/api/accounts/${account}` })],
    [
      'a name',
      ({ plan }) => ({ method: 'PUT', url: `/api/update-plan-name/${plan}`, body: { name: 'X' } }),
    ],
    ['channels', ({ plan }) => ({ method: 'GET', url: `/api/channels?plan=${plan}` })],
    ['tags', ({ plan }) => ({ method: 'GET', url: `/api/tags?plan=${plan}` })],
    ['tactics of a plan', ({ plan }) => ({ method: 'GET', url: `/api/tactics?plan=${plan}` })],
    ['tactics by list', ({ tactic }) => ({ method: 'GET', url: `/api/tactics?ids=${tactic}` })],
    ['a tactic', ({ tactic }) => ({ method: 'GET', url: `/api/tactics/${tactic}` })],
    ['its notes', ({ tactic }) => ({ method: 'GET', url: `/api/tactics/${tactic}/summary` })],
    ['its deletion', ({ tactic }) => ({ method: 'DELETE', url: `/api/tactics/${tactic}` })],
    ['its return', ({ tactic }) => ({ method: 'POST', url: `/api/tactics/${tactic}/restore` })],
    [
      'its change',
      ({ tactic }) => ({
        method: 'PUT',
        url: `/api/tactics/${tactic}`,
        headers: { 'if-match': '"1"' },
        body: { title: 'Mine' },
      }),
    ],
    [
      'a tactic into a plan',
      ({ plan }) => ({
        method: 'POST',
        url: '/api/tactics',
        body: { title: 'X', plan: `/api/plans/${plan}`, tacticTypeId: 1 },
      }),
    ],
  ]
  it.each(calls)('answer like ids of nobody: %s', async (_sentence, call) => {
    const theirs = {
      plan: world.plans.other.id,
      tactic: world.tactics.other,
      account: world.accounts.other,
    }
    const nobodys = { plan: RANDOM, tactic: RANDOM, account: RANDOM }
    const token = tokens.owner
    const answer = await server.call({ ...call(theirs), token })
    expect(answer.status).toBe(404)
    expect(essence(answer)).toEqual(essence(await server.call({ ...call(nobodys), token })))
  })

  it.each([
    ['type', () => ({ tacticTypeId: world.plans.other.emailTypeId })],
    ['channel', () => ({ channelId: world.plans.other.emailChannelId })],
    ['tag', () => ({ tagIds: [world.tags.other] })],
    ['platform', () => ({ tacticPlatformIds: [world.plans.other.socialPlatformId] })],
    ['initiative', () => ({ relatedInitiatives: [{ initiativeId: world.tactics.other }] })],
    [
      'field',
      () => ({ typeValues: [{ tacticFieldId: world.plans.other.textFieldId, value: 'x' }] }),
    ],
  ])('are no reference in a body: %s', async (_sentence, theirs) => {
    const { lead } = world.plans
    const answer = await server.call({
      method: 'POST',
      url: '/api/tactics',
      token: tokens.owner,
      body: {
        title: 'X',
        planId: lead.id,
        tacticTypeId: lead.emailTypeId,
        startDate: '2026-03-04T08:00:00',
        ...theirs(),
      },
    })
    expect(answer.json).toMatchObject({ status: 422, code: 'invalid_reference' })
  })

  it('refuse a list of deletions whole', async () => {
    const { lead } = world.plans
    const own = await addTactic(server.database.orm, lead.id, lead.emailTypeId)
    const url = `/api/tactics/${own},${world.tactics.other}`
    const answer = await server.call({ method: 'DELETE', url, token: tokens.owner })
    expect(answer.status).toBe(404)
    const still = await server.call({
      method: 'GET',
      url: `/api/tactics/${own}`,
      token: tokens.owner,
    })
    expect(still.status).toBe(200)
  })

  it('leave the rows of that tenant as they were', async () => {
    const rows = await server.database.orm
      .select()
      .from(tactics)
      .where(eq(tactics.id, world.tactics.other))
    expect(rows[0]).toMatchObject({ title: 'Narwhal launch', version: 1, deletedAt: null })
    const [plan] = await server.database.orm
      .select()
      .from(plans)
      .where(eq(plans.id, world.plans.other.id))
    expect(plan).toMatchObject({ name: 'Other', version: 1 })
  })
})

describe('what is taken away is gone at once', () => {
  it('a role', async () => {
    const { orm } = server.database
    const url = `/api/plans/${world.plans.nested.id}`
    const call: Call = { method: 'GET', url, token: tokens.nestedViewer }
    expect((await server.call(call)).status).toBe(200)
    const held = eq(userRoles.userId, world.people.nestedViewer)
    const [role] = await orm.delete(userRoles).where(held).returning()
    expect((await server.call(call)).status).toBe(404)
    if (role !== undefined) await orm.insert(userRoles).values(role)
  })

  it('a session', async () => {
    const token = await server.tokenFor(world.people.viewer)
    const call: Call = { method: 'GET', url: '/api/me', token }
    expect((await server.call(call)).status).toBe(200)
    await server.database.orm
      .update(sessions)
      .set({ revokedAt: new Date(), revokedReason: 'access_removed' })
      .where(eq(sessions.userId, world.people.viewer))
    const answer = await server.call(call)
    expect(answer.json).toMatchObject({ status: 401, code: 'session_expired' })
    tokens.viewer = await server.tokenFor(world.people.viewer)
  })

  it('a person', async () => {
    const { orm } = server.database
    const isLapsed = eq(users.id, world.people.lapsed)
    await orm.update(users).set({ deletedAt: new Date() }).where(isLapsed)
    const call: Call = { method: 'GET', url: '/api/me', token: tokens.lapsed }
    expect((await server.call(call)).status).toBe(401)
    await orm.update(users).set({ deletedAt: null }).where(isLapsed)
  })

  it('a token that has run out', async () => {
    const before = server.clock.instant
    server.clock.instant = new Date(before.getTime() + 25 * 3_600_000)
    const call: Call = { method: 'GET', url: '/api/me', token: tokens.owner }
    expect((await server.call(call)).status).toBe(401)
    server.clock.instant = before
  })
})
