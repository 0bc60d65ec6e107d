import { desc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { budgets, planChanges, subscriptions } from '../../db/schema'
import type { Reply } from '../../testing/test-server'
import { ask, server, setUpServer, tokens, world } from '../../testing/world-scenario'
import type { Person } from '../../testing/world-scenario'

setUpServer()

async function get(url: string, as: Person = 'admin'): Promise<Reply> {
  return server.call({ method: 'GET', url, token: tokens[as] })
}

function itemsOf(reply: Reply): Readonly<Record<string, unknown>>[] {
  return listOf(reply.json?.['items'])
}

function listOf(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value : []
}

async function put(body: object, headers?: Readonly<Record<string, string>>): Promise<Reply> {
  const url = `/api/plans/${world.plans.lead.id}`
  const { json } = await server.call({ method: 'GET', url, token: tokens.admin })
  return server.call({
    method: 'PUT',
    url,
    token: tokens.admin,
    headers: headers ?? { 'if-match': `"${Number(json?.['version'])}"` },
    body,
  })
}

describe('the plans list', () => {
  it('holds the plans that one has a role on, each lead before its nested plans', async () => {
    const items = itemsOf(await get('/api/plans', 'owner'))
    expect(items.map(({ name }) => name)).toEqual(['Archive', 'Spring Campaign', 'East', 'West'])
    expect(items.map(({ type }) => type)).toEqual(['Individual', 'Master', 'Sub', 'Sub'])
    expect(items[1]).toMatchObject({ roleTitle: 'Admin', roleId: 4, level: 100 })
  })

  it.each([
    [
      'an admin without the nested plan they are not on',
      'admin',
      ['Archive', 'Spring Campaign', 'East'],
      250,
    ],
    ['a contributor with one role', 'limited', ['Spring Campaign'], 300],
    ['a viewer', 'viewer', ['Archive', 'Spring Campaign'], 350],
    ['a nested plan without its lead', 'nestedViewer', ['East'], 350],
    ['another tenant', 'outsider', ['Other'], 100],
  ] as const)('%s', async (_sentence, as, names, level) => {
    const items = itemsOf(await get('/api/plans', as))
    expect(items.map(({ name }) => name)).toEqual(names)
    expect(items[0]?.['level']).toBe(level)
  })

  it('counts the items of each plan that one may see, deleted and blocked ones left out', async () => {
    const countFor = async (as: Person) => {
      const lead = itemsOf(await get('/api/plans', as)).find(({ id }) => id === world.plans.lead.id)
      const listed = itemsOf(await get(`/api/tactics?plan=${world.plans.lead.id}`, as)).length
      return { counted: lead?.['tacticCount'], listed }
    }
    const all = await countFor('admin')
    expect(all.counted).toBe(all.listed)
    const partly = await countFor('withBlockedTag')
    expect(partly.counted).toBe(partly.listed)
    expect(Number(partly.counted)).toBeLessThan(Number(all.counted))
  })

  it('can be asked for one account, for some ids, and in pages', async () => {
    expect((await get(`/api/plans?account=${world.accounts.other}`)).json?.['total']).toBe(0)
    expect((await get(`/api/plans?ids=${world.plans.nested.id}`)).json?.['total']).toBe(1)
    const foreign = await get(`/api/plans?ids=${world.plans.nested.id},${world.plans.other.id}`)
    expect(foreign.status).toBe(404)
    const first = await get('/api/plans?limit=1')
    const page = await get(`/api/plans?limit=1&cursor=${String(first.json?.['nextCursor'])}`)
    expect(page.json?.['total']).toBe(3)
    expect(itemsOf(page).map(({ name }) => name)).toEqual(['Spring Campaign'])
  })
})

describe('a plan', () => {
  it('carries its channels with types, platforms and fields, and its family’s', async () => {
    const { json, headers } = await get(`/api/plans/${world.plans.lead.id}`)
    expect(headers['etag']).toMatch(/^"1-/)
    const channels = listOf(json?.['channels'])
    expect(channels.filter(({ planId }) => planId === world.plans.lead.id)).toHaveLength(3)
    expect(channels.filter(({ planId }) => planId === world.plans.nested.id)).toHaveLength(3)
    expect(channels.some(({ planId }) => planId === world.plans.closedNested.id)).toBe(false)
    expect(json).toMatchObject({
      type: 'Master',
      isLead: true,
      plans: [{ id: world.plans.nested.id, name: 'East', roleId: 4 }],
      tacticFields: [{ name: 'string' }, { name: 'number' }],
      tagCategories: [{ name: 'Objective', category: 'Objective' }],
      currentUserRole: { userId: world.people.admin, roleId: 4 },
    })
  })

  it.each([
    [
      'admin',
      {
        level: 250,
        canEditPlan: true,
        canAddTactics: true,
        canViewBudget: true,
        canEditAllChannels: true,
      },
    ],
    [
      'contributor',
      { level: 300, canEditPlan: false, canAddTactics: true, canEditAllChannels: true },
    ],
    ['limited', { level: 300, canAddTactics: true, canEditAllChannels: false }],
    [
      'viewer',
      { level: 350, canAddTactics: false, canOpenSettings: false, editableChannelIds: [] },
    ],
    ['withoutBudget', { level: 300, canViewBudget: false, canEditBudget: false }],
  ] as const)('tells %s what they may do', async (as, expected) => {
    const { json } = await get(`/api/plans/${world.plans.lead.id}`, as)
    expect(json?.['abilities']).toMatchObject(expected)
  })

  it('names the channels that a limited contributor may edit', async () => {
    const { json } = await get(`/api/plans/${world.plans.lead.id}`, 'limited')
    expect(json?.['abilities']).toMatchObject({
      editableChannelIds: [world.plans.lead.emailChannelId],
    })
  })

  it('shows a viewer their own role only', async () => {
    const { json } = await get(`/api/plans/${world.plans.lead.id}`, 'viewer')
    expect(json?.['userRoles']).toMatchObject([{ userId: world.people.viewer }])
  })

  it('can be frozen in the eyes of a contributor only', async () => {
    const url = `/api/plans/${world.plans.frozen.id}`
    expect((await get(url, 'contributor')).json?.['abilities']).toMatchObject({
      canAddTactics: false,
    })
    expect((await get(url, 'admin')).json?.['abilities']).toMatchObject({ canAddTactics: true })
  })
})

describe('changing a plan', () => {
  it('changes what is sent and counts the version', async () => {
    const reply = await put({ weekStartDay: 'monday' })
    expect(reply.json).toMatchObject({ weekStartDay: 'monday', name: 'Spring Campaign' })
    expect(reply.headers['etag']).toBe(`"${Number(reply.json?.['version'])}"`)
  })

  it('needs the version and refuses an old one with the plan as it is now', async () => {
    expect((await put({ weekStartDay: 'sunday' }, {})).status).toBe(428)
    const stale = await put({ weekStartDay: 'sunday' }, { 'if-match': '"1"' })
    expect(stale.json).toMatchObject({
      status: 412,
      code: 'version_conflict',
      current: { weekStartDay: 'monday' },
    })
  })

  it('keeps total and days in the active primary budget, and archives it with the feature', async () => {
    const set = await put({ totalBudget: 5000, startDate: '2026-01-01', endDate: '2026-12-31' })
    expect(set.json).toMatchObject({
      totalBudget: 5000,
      budgets: [{ name: 'Spring Campaign Budget', value: 5000, isPrimary: true, active: true }],
    })
    await put({ totalBudget: 6000 })
    const rows = await server.database.orm.select().from(budgets)
    expect(rows).toMatchObject([{ value: 6000, startDate: '2026-01-01' }])
    const off = await put({ useBudgets: false })
    expect(off.json).toMatchObject({ totalBudget: null, startDate: null })
    expect(await server.database.orm.select().from(budgets)).toMatchObject([{ active: false }])
  })

  it('restores with the feature what was archived with it, and nothing else', async () => {
    const url = `/api/budgets/${(await server.database.orm.select().from(budgets))[0]?.id ?? 0}`
    const setActive = async (active: boolean) => {
      const { json } = await get(url)
      return server.call({
        method: 'PUT',
        url,
        token: tokens.admin,
        headers: { 'if-match': `"${Number(json?.['version'])}"` },
        body: { active },
      })
    }
    const on = await put({ useBudgets: true })
    const budget = { value: 6000, active: true, isPrimary: true, isArchivedBySwitch: false }
    const mirrored = { totalBudget: 6000, startDate: '2026-01-01', endDate: '2026-12-31' }
    expect(on.json).toMatchObject({ ...mirrored, budgets: [{ ...budget, version: 4 }] })
    const [last] = await server.database.orm
      .select({ collection: planChanges.collection })
      .from(planChanges)
      .orderBy(desc(planChanges.id))
      .limit(1)
    expect(last).toEqual({ collection: 'budgets' })

    // A new total creates a new budget. The archived budget can still become active next to it.
    await setActive(false)
    await put({ totalBudget: 7000 })
    await put({ useBudgets: false })
    const again = await put({ useBudgets: true, startDate: '2026-02-01' })
    expect(again.json).toMatchObject({
      totalBudget: 7000,
      startDate: '2026-02-01',
      budgets: [
        { value: 7000, startDate: '2026-02-01', active: true },
        { value: 6000, active: false },
      ],
    })
    expect((await setActive(true)).json).toMatchObject({ active: true, isPrimary: false })
    expect((await get(`/api/plans/${world.plans.lead.id}`)).json).toMatchObject({
      totalBudget: 7000,
    })
  })

  it.each([
    ['an end before the start', { startDate: '2026-03-02', endDate: '2026-03-01' }, 422],
    ['another account', { accountId: 99_999 }, 422],
    ['two names of one switch that disagree', { useBudgets: true, isBudgetEnabled: false }, 422],
    ['a field that nobody knows', { isTemplate: true }, 400],
    ['a blank name', { name: '  ' }, 400],
    ['a calendar that is not there', { subscriptionIds: [99_999] }, 422],
    [
      'two lists of calendars that disagree',
      { subscriptions: ['/api/subscriptions/99999'], subscriptionIds: [99_998] },
      422,
      'The two lists do not agree.',
    ],
  ])('refuses %s', async (_sentence, body, status, detail = '') => {
    const reply = await put(body)
    expect(reply.status).toBe(status)
    expect(String(reply.json?.['detail'])).toContain(detail)
  })

  it('chooses calendars, whose URLs are for admins only', async () => {
    const [calendar] = await server.database.orm
      .insert(subscriptions)
      .values({
        name: 'Ours',
        accountId: world.accounts.own,
        calendarPath: 'https://calendar.example/secret-url.ics',
      })
      .returning({ id: subscriptions.id })
    const reply = await put({ subscriptions: [`/api/subscriptions/${calendar?.id ?? 0}`] })
    expect(reply.json).toMatchObject({ subscriptionIds: [calendar?.id] })
    expect(reply.text).toContain('secret-url')
    const seen = await get(`/api/plans/${world.plans.lead.id}`, 'contributor')
    expect(seen.json).toMatchObject({ subscriptionIds: [calendar?.id] })
    expect(seen.text).not.toContain('secret-url')
  })

  it('renames; the same name again changes nothing', async () => {
    const rename = (name: string) =>
      ask('admin', 'PUT', `/update-plan-name/${world.plans.nested.id}`, { name })
    const renamed = await rename(' East Coast ')
    expect(renamed.json).toMatchObject({ name: 'East Coast', version: 2, abbreviatedName: 'EC' })
    expect((await rename('East Coast')).json).toMatchObject({ version: 2 })
    // Two requests at once, each based on the former name.
    await Promise.all([rename('West Coast'), rename('West Coast')])
    expect((await rename('West Coast')).json).toMatchObject({ version: 3 })
  })
})

describe('accounts', () => {
  it('show contact and billing to the owner, the team to admins, oneself to others', async () => {
    const url = `/api/accounts/${world.accounts.own}`
    const owner = await get(url, 'owner')
    expect(owner.json).toMatchObject({ contactPhone: '', seats: { universal: { current: 8 } } })
    expect((await get(url, 'admin')).json).toMatchObject({ contactPhone: null })
    expect((await get(url, 'admin')).json?.['users']).toHaveLength(8)
    expect((await get(url, 'viewer')).json?.['users']).toMatchObject([{ id: world.people.viewer }])
    expect((await get('/api/accounts', 'viewer')).json?.['total']).toBe(1)
  })

  it('and the six roles are the same for everybody', async () => {
    const { json } = await get('/api/roles', 'viewer')
    expect(json?.['total']).toBe(6)
  })
})
