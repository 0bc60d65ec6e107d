import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { planChanges, plans } from '../../db/schema'
import { addTactic } from '../../testing/world'
import { ask, server, setUpServer, world } from '../../testing/world-scenario'

setUpServer()

async function makeBudget(planId: number, more: object = {}) {
  const answer = await ask('admin', 'POST', '/budgets', { plan: planId, value: 1000, ...more })
  expect(answer.status).toBe(201)
  return answer.json ?? {}
}

async function totalsOf(planId: number) {
  const [row] = await server.database.orm
    .select({ total: plans.totalBudget, start: plans.startDate, end: plans.endDate })
    .from(plans)
    .where(eq(plans.id, planId))
  return row
}

describe('budgets', () => {
  it('the first one is primary, takes the plan’s name and is mirrored by the plan', async () => {
    const planId = world.plans.nested.id
    const budget = await makeBudget(planId, {
      value: 480_000,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
    })
    expect(budget).toMatchObject({ name: 'East Budget', isPrimary: true, isHighLevel: true })
    expect(await totalsOf(planId)).toEqual({
      total: 480_000,
      start: '2026-01-01',
      end: '2026-12-31',
    })
    const reported = await server.database.orm
      .select({ collection: planChanges.collection, version: planChanges.version })
      .from(planChanges)
      .where(eq(planChanges.planId, planId))
      .orderBy(planChanges.id)
    expect(reported).toEqual([
      { collection: 'plans', version: 2 },
      { collection: 'budgets', version: 1 },
    ])
  })

  it('give the first place up to another, and the plan mirrors that', async () => {
    const planId = world.plans.nested.id
    const second = await makeBudget(planId, { name: 'Second', value: 5, isPrimary: true })
    const list = await ask('admin', 'GET', `/budgets?plan=${planId}`)
    expect(list.json?.['items']).toMatchObject([{ isPrimary: false }, { isPrimary: true }])
    expect((await totalsOf(planId))?.total).toBe(5)
    expect((await ask('admin', 'DELETE', `/budgets/${String(second['id'])}`)).status).toBe(204)
    expect((await totalsOf(planId))?.total).toBeNull()
  })

  it('archived, are primary no more', async () => {
    const planId = world.plans.lead.id
    const budget = await makeBudget(planId, { value: 70 })
    const answer = await ask(
      'admin',
      'PUT',
      `/budgets/${String(budget['id'])}`,
      { active: false },
      { 'if-match': '"1"' },
    )
    expect(answer.json).toMatchObject({ active: false, isPrimary: false, version: 2 })
    expect((await totalsOf(planId))?.total).toBeNull()
  })

  it('changed by two people, the second gets the current one', async () => {
    const budget = await makeBudget(world.plans.lead.id, { name: 'Contested' })
    const url = `/budgets/${String(budget['id'])}`
    const tag = { 'if-match': '"1"' }
    expect((await ask('admin', 'PUT', url, { value: 1 }, tag)).status).toBe(200)
    const second = await ask('contributor', 'PUT', url, { value: 2 }, tag)
    expect(second.json).toMatchObject({ status: 412, current: { value: 1, version: 2 } })
    expect((await ask('admin', 'PUT', url, { value: 3 })).status).toBe(428)
  })

  it.each([
    ['an end before the start', { startDate: '2026-05-02', endDate: '2026-05-01' }, '/endDate'],
    ['a day that is none', { startDate: '2026-02-30' }, '/startDate'],
    [
      'another tenant’s channel',
      () => ({ channels: [world.plans.other.emailChannelId] }),
      '/channels',
    ],
    ['another tenant’s tag', () => ({ tags: [world.tags.other] }), '/tags'],
    ['a tactic as initiative', () => ({ initiatives: [world.tactics.blocked] }), '/initiatives'],
    ['somebody else as creator', () => ({ creator: 1 }), '/creator'],
  ])('refuse %s', async (_sentence, more, path) => {
    const body = typeof more === 'function' ? more() : more
    const answer = await ask('admin', 'POST', '/budgets', {
      plan: world.plans.lead.id,
      value: 1,
      ...body,
    })
    expect([400, 422]).toContain(answer.status)
    expect(JSON.stringify(answer.json?.['errors'])).toContain(path)
  })

  it('keep a purpose that the person who changes them may not know', async () => {
    const budget = await makeBudget(world.plans.lead.id, {
      name: 'Secret purpose',
      tags: [world.tags.blocked, world.tags.open],
    })
    const url = `/budgets/${String(budget['id'])}`
    const seen = await ask('withBlockedTag', 'GET', url)
    expect(seen.json).toMatchObject({ tags: [world.tags.open], isHighLevel: false })
    await ask('withBlockedTag', 'PUT', url, { tags: [] }, { 'if-match': '"1"' })
    const whole = await ask('admin', 'GET', url)
    expect(whole.json?.['tags']).toEqual([world.tags.blocked])
  })

  it('stay in sight of admins while budgets are off, so that they know what comes back', async () => {
    const planId = world.plans.nested.id
    const budget = await makeBudget(planId, { name: 'Autumn' })
    const { orm } = server.database
    await orm.update(plans).set({ useBudgets: false }).where(eq(plans.id, planId))
    const list = await ask('admin', 'GET', `/budgets?plan=${planId}`)
    expect(JSON.stringify(list.json?.['items'])).toContain('Autumn')
    const url = `/budgets/${Number(budget['id'])}`
    expect((await ask('admin', 'GET', url)).status).toBe(200)
    expect((await ask('nestedViewer', 'GET', `/budgets?plan=${planId}`)).status).toBe(403)
    const change = { name: 'Winter' }
    expect((await ask('admin', 'PUT', url, change, { 'if-match': '"1"' })).status).toBe(403)
    await orm.update(plans).set({ useBudgets: true }).where(eq(plans.id, planId))
  })

  it('are for people with budget visibility, and changed by contributors and better', async () => {
    const planId = world.plans.lead.id
    const body = { plan: planId, value: 1 }
    expect((await ask('withoutBudget', 'GET', `/budgets?plan=${planId}`)).status).toBe(403)
    expect((await ask('withoutBudget', 'POST', '/budgets', body)).status).toBe(403)
    expect((await ask('viewer', 'GET', `/budgets?plan=${planId}`)).status).toBe(200)
    const viewer = await ask('viewer', 'POST', '/budgets', body)
    expect(viewer.json?.['detail']).toContain('Viewers')
    expect((await ask('contributor', 'POST', '/budgets', body)).status).toBe(201)
  })

  it('deleted in two plans at once, are mirrored by neither', async () => {
    const planIds = [world.plans.lead.id, world.plans.nested.id]
    const ids: string[] = []
    for (const planId of planIds) {
      ids.push(String((await makeBudget(planId, { name: 'Last', isPrimary: true }))['id']))
      expect((await totalsOf(planId))?.total).toBe(1000)
    }
    expect((await ask('admin', 'DELETE', `/budgets/${ids.join()}`)).status).toBe(204)
    for (const planId of planIds) expect((await totalsOf(planId))?.total).toBeNull()
  })
})

describe('expenses by month', () => {
  it('count each record once, in the month of its first day, and leave out what carries no cost', async () => {
    const { orm } = server.database
    const { id, emailTypeId, focusTypeId, campaignTypeId } = world.plans.frozen
    const cost = { estimatedCost: 100, actualCost: 30 }
    await addTactic(orm, id, emailTypeId, {
      ...cost,
      startDate: '2026-03-31T08:00:00',
      endDate: '2026-04-02T09:00:00',
    })
    await addTactic(orm, id, emailTypeId, {
      ...cost,
      startDate: '2026-05-01T08:00:00',
      endDate: '2026-05-01T08:00:00',
      rrule: 'FREQ=WEEKLY',
    })
    await addTactic(orm, id, focusTypeId, {
      ...cost,
      startDate: '2026-05-01T08:00:00',
      endDate: '2026-05-31T08:00:00',
    })
    await addTactic(orm, id, campaignTypeId, {
      ...cost,
      startDate: '2026-05-01T08:00:00',
      endDate: '2026-05-31T08:00:00',
    })
    await addTactic(orm, id, emailTypeId, {
      ...cost,
      startDate: null,
      endDate: null,
      isUnscheduled: true,
    })
    const url = `/plans/${id}/month-expenses?startDate=2026-03-15&endDate=2026-05-02`
    const answer = await ask('admin', 'GET', url)
    expect(answer.json?.['items']).toMatchObject([
      { name: 'Mar 2026', date: '2026-03-01', estimate: 100, actual: 30, variance: 70 },
      { name: 'Apr 2026', estimate: 0, actual: 0, variance: 0 },
      { name: 'May 2026', estimate: 100, actual: 30, variance: 70 },
    ])
    const backwards = `/plans/${id}/month-expenses?startDate=2026-05-15&endDate=2026-03-02`
    expect((await ask('admin', 'GET', backwards)).json).toMatchObject({
      status: 422,
      errors: [{ path: 'query/endDate' }],
    })
  })
})
