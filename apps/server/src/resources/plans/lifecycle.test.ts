import { SUPER_ADMIN_USER_ID } from '@throughline/domain/access'
import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { SUPER_PLAN_ID } from '../../config/config'
import { insertBaseData } from '../../db/base-data'
import { channels, plans, tactics, userRoles } from '../../db/schema'
import { ask, askWith, server, setUpServer, world } from '../../testing/world-scenario'
import type { Person } from '../../testing/world-scenario'

let team: string

setUpServer()
beforeAll(async () => {
  await insertBaseData(server.database.orm)
  team = await server.tokenFor(2)
})

async function makePlan(more: object = {}): Promise<Readonly<Record<string, unknown>>> {
  const body = { type: 'Individual', account: world.accounts.own, ...more }
  const answer = await askWith(team, 'POST', '/plans', body)
  expect(answer.status).toBe(201)
  return answer.json ?? {}
}

async function channelNames(planId: unknown): Promise<string[]> {
  const rows = await server.database.orm
    .select({ name: channels.name })
    .from(channels)
    .where(eq(channels.planId, Number(planId)))
    .orderBy(asc(channels.orderIndex), asc(channels.id))
  return rows.map(({ name }) => name)
}

describe('a new plan', () => {
  it('has a name, the default channels, and the owner and the super admin as admins', async () => {
    const plan = await makePlan()
    expect(plan).toMatchObject({ name: 'New Plan', type: 'Individual', creatorId: 2 })
    expect(await channelNames(plan['id'])).toEqual(await channelNames(SUPER_PLAN_ID))
    const roles = await server.database.orm
      .select({ userId: userRoles.userId, roleId: userRoles.roleId })
      .from(userRoles)
      .where(eq(userRoles.planId, Number(plan['id'])))
    expect(new Set(roles.map(({ userId }) => userId))).toEqual(new Set([world.people.owner, 3]))
    expect(roles.every(({ roleId }) => roleId === 4)).toBe(true)
    expect((await ask('owner', 'GET', `/plans/${String(plan['id'])}`)).status).toBe(200)
  })

  it('nested, starts with the Initiatives channel only, and makes its parent a lead plan', async () => {
    const lead = await makePlan({ name: 'Lead' })
    const nested = await makePlan({ name: 'Nested', type: 'Sub', parent: lead['id'] })
    expect(await channelNames(nested['id'])).toEqual(['Initiatives'])
    const read = await ask('owner', 'GET', `/plans/${String(lead['id'])}`)
    expect(read.json).toMatchObject({ type: 'Master', isLead: true, version: 2 })
  })

  it.each([
    ['a nested plan without a lead', { type: 'Sub' }, 422, 'plan_nesting'],
    [
      'a nested plan of a nested one',
      () => ({ type: 'Sub', parent: world.plans.nested.id }),
      422,
      'plan_nesting',
    ],
    [
      'an individual plan with a lead',
      () => ({ parent: world.plans.lead.id }),
      422,
      'plan_nesting',
    ],
    [
      'a lead of another account',
      () => ({ type: 'Sub', parent: world.plans.other.id }),
      422,
      'invalid_reference',
    ],
    ['an account that is not there', { account: 2_000_000_000 }, 422, 'invalid_reference'],
    [
      'an account that is inactive',
      () => ({ account: world.accounts.lapsed }),
      403,
      'account_inactive',
    ],
    ['somebody else as creator', { creator: 3 }, 422, 'invalid_reference'],
  ])('cannot be %s', async (_sentence, more, status, code) => {
    const before = await server.database.orm.$count(plans)
    const body = typeof more === 'function' ? more() : more
    const answer = await askWith(team, 'POST', '/plans', {
      type: 'Individual',
      account: world.accounts.own,
      ...body,
    })
    expect(answer.json).toMatchObject({ status, code })
    expect(await server.database.orm.$count(plans)).toBe(before)
  })

  it('is answered as it is read afterwards, with the role that its maker has got', async () => {
    const token = await server.tokenFor(SUPER_ADMIN_USER_ID)
    const body = { type: 'Individual', account: world.accounts.own }
    const made = await askWith(token, 'POST', '/plans', body)
    const read = await askWith(token, 'GET', `/plans/${String(made.json?.['id'])}`)
    expect(made.json).toEqual(read.json)
    expect(made.json?.['role']).not.toBeNull()
  })

  it('is made by the product team only', async () => {
    const body = { type: 'Individual', account: world.accounts.own }
    expect((await ask('owner', 'POST', '/plans', body)).status).toBe(403)
  })
})

describe('deleting plans', () => {
  it('is the account owner’s alone, and leaves nothing to read', async () => {
    const { frozen } = world.plans
    expect((await ask('admin', 'DELETE', `/plans/${frozen.id}`)).status).toBe(403)
    expect((await ask('owner', 'DELETE', `/plans/${frozen.id}`)).status).toBe(204)
    expect((await ask('owner', 'GET', `/plans/${frozen.id}`)).status).toBe(404)
    const url = `/channels?plan=${frozen.id}`
    expect((await ask('owner', 'GET', url)).status).toBe(404)
  })

  it('lets the nested plans of a lead plan stand alone', async () => {
    const lead = await makePlan({ name: 'Going' })
    const nested = await makePlan({ name: 'Staying', type: 'Sub', parent: lead['id'] })
    expect((await ask('owner', 'DELETE', `/plans/${String(lead['id'])}`)).status).toBe(204)
    const read = await ask('owner', 'GET', `/plans/${String(nested['id'])}`)
    expect(read.json).toMatchObject({ type: 'Individual', parentId: 0, version: 2 })
  })

  it('is all or nothing, and never takes another tenant’s or the super plan', async () => {
    const mine = await makePlan({ name: 'Kept' })
    for (const id of [world.plans.other.id, SUPER_PLAN_ID, 2_000_000_000]) {
      const answer = await ask('owner', 'DELETE', `/plans/${String(mine['id'])},${id}`)
      expect(answer.status).toBe(404)
    }
    expect((await ask('owner', 'GET', `/plans/${String(mine['id'])}`)).status).toBe(200)
  })
})

describe('freezing', () => {
  it('makes a plan read-only below admin until it is thawed', async () => {
    const { lead } = world.plans
    const freeze = (value: boolean, person: Person = 'admin') =>
      ask(person, 'PATCH', `/plan/${lead.id}`, { freeze: value })
    expect((await freeze(true, 'contributor')).status).toBe(403)
    expect((await freeze(true)).json).toMatchObject({ freeze: true, version: 2 })
    expect((await freeze(true)).json).toMatchObject({ freeze: true, version: 2 })
    const stale = await ask(
      'admin',
      'PATCH',
      `/plan/${lead.id}`,
      { freeze: true },
      { 'if-match': '"1"' },
    )
    expect(stale.status).toBe(412)
    const tactic = {
      title: 'Late',
      planId: lead.id,
      tacticTypeId: lead.emailTypeId,
      startDate: '2026-04-01T08:00:00',
    }
    expect((await ask('contributor', 'POST', '/tactics', tactic)).status).toBe(423)
    expect((await ask('contributor', 'POST', '/tags', { text: 'A', plan: lead.id })).status).toBe(
      423,
    )
    expect((await freeze(false)).json).toMatchObject({ freeze: false, version: 3 })
    expect((await ask('contributor', 'POST', '/tactics', tactic)).status).toBe(201)
    const late = and(eq(tactics.planId, lead.id), eq(tactics.title, 'Late'))
    expect(await server.database.orm.$count(tactics, late)).toBe(1)
  })
})

describe('tutorials', () => {
  it('are remembered by plan and role, once, for oneself', async () => {
    const { lead, other } = world.plans
    const visit = { plan: lead.id, role: '/api/roles/5', user: world.people.contributor }
    await ask('contributor', 'POST', '/user-visited-plan', visit)
    const again = await ask('contributor', 'POST', '/user-visited-plan', visit)
    expect(again.json?.['rolesObserved']).toMatchObject([{ planId: lead.id, roleId: 5 }])
    const list = await ask('contributor', 'GET', `/plan-visited?plan=${lead.id}`)
    expect(list.json).toEqual(again.json)
    expect((await ask('contributor', 'GET', `/plan-visited?plan=${other.id}`)).status).toBe(404)
    const forOther = await ask('admin', 'POST', '/user-visited-plan', visit)
    expect(forOther.json).toMatchObject({ status: 422, errors: [{ path: '/user' }] })
  })
})
