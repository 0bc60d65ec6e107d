import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planChanges, plans } from '../../db/schema'
import { formOf } from '../../files/testing/form'
import { SAMPLES } from '../../files/testing/samples'
import { createTestServer } from '../../testing/test-server'
import type { TestServer } from '../../testing/test-server'
import { createWorld } from '../../testing/world'
import type { World } from '../../testing/world'

type Person = 'admin' | 'contributor' | 'viewer' | 'outsider'

let server: TestServer
let world: World
let tokens: Record<Person, string>
let sales: number
let reach: number

beforeAll(async () => {
  server = await createTestServer()
  world = await createWorld(server.database.orm)
  await switchDashboards(true)
  const tokenOf = (person: Person) => server.tokenFor(world.people[person])
  tokens = {
    admin: await tokenOf('admin'),
    contributor: await tokenOf('contributor'),
    viewer: await tokenOf('viewer'),
    outsider: await tokenOf('outsider'),
  }
  sales = await addCategory('Sales')
  reach = await addCategory('Reach')
})
afterAll(() => server.close())

async function switchDashboards(useDashboards: boolean): Promise<void> {
  const isLead = eq(plans.id, world.plans.lead.id)
  await server.database.orm.update(plans).set({ useDashboards }).where(isLead)
}

const ask = (
  person: Person,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
) =>
  server.call({
    method,
    url: `/api${url}`,
    token: tokens[person],
    ...(body === undefined ? {} : { body }),
  })

async function upload(
  person: Person,
  name = 'Report.pdf',
  bytes: Buffer = SAMPLES.pdf,
): Promise<number> {
  const answer = await server.call({
    method: 'POST',
    url: '/api/media_assets',
    token: tokens[person],
    ...formOf({ name, bytes }),
  })
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

async function addCategory(name: string): Promise<number> {
  const body = { name, plan: world.plans.lead.id }
  const answer = await ask('admin', 'POST', '/plan_dashboard_categories', body)
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

const bodyOf = (more: object = {}) => ({
  name: 'Sales by week',
  embedHtml: '<p>Sales</p>',
  category: sales,
  plan: world.plans.lead.id,
  ...more,
})

async function add(more: object = {}): Promise<number> {
  const answer = await ask('admin', 'POST', '/plan_dashboards', bodyOf(more))
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

async function category(id: number): Promise<Readonly<Record<string, unknown>>> {
  const url = `/plan_dashboard_categories?plan=${world.plans.lead.id}`
  const items = (await ask('viewer', 'GET', url)).json?.['items']
  const found = Array.isArray(items) ? items.find((one) => one.id === id) : undefined
  expect(found).toBeDefined()
  return found
}

describe('a dashboard', () => {
  it('keeps its HTML to the letter, and answers it as JSON only', async () => {
    const embedHtml =
      '<script>top.location="https://evil.example"</script>\n<iframe src=https://looker.example onload=\'x()\'></iframe>\u2028 ü'
    const id = await add({ embedHtml })
    const read = await ask('viewer', 'GET', `/plan_dashboards/${id}`)
    expect(read.json).toMatchObject({ embedHtml, type: 'html', asset: null, isArchived: false })
    expect(read.headers['content-type']).toContain('application/json')
    expect(read.headers['x-content-type-options']).toBe('nosniff')
  })

  it('takes HTML of a million characters, and not one more', async () => {
    const longest = 'ü'.repeat(1_000_000)
    expect(await add({ embedHtml: longest })).toBeGreaterThan(0)
    const longer = bodyOf({ embedHtml: `${longest}.` })
    expect((await ask('admin', 'POST', '/plan_dashboards', longer)).status).toBe(400)
  })

  it('shows a PDF to everybody on the plan, and to nobody else', async () => {
    const asset = await upload('admin')
    const made = await ask('admin', 'POST', '/plan_dashboards', bodyOf({ embedHtml: null, asset }))
    expect(made.json).toMatchObject({ type: 'pdf', asset: { id: asset, name: 'Report.pdf' } })
    expect((await ask('viewer', 'GET', `/media_assets/${asset}`)).status).toBe(200)
    expect((await ask('outsider', 'GET', `/media_assets/${asset}`)).status).toBe(404)
  })

  it.each([
    ['neither HTML nor PDF', () => ({ embedHtml: null })],
    ['blank HTML', () => ({ embedHtml: ' \n' })],
  ])('needs something to show: %s', async (_sentence, more) => {
    const answer = await ask('admin', 'POST', '/plan_dashboards', bodyOf(more()))
    expect(answer.json).toMatchObject({ status: 422, detail: 'Please add a PDF or embed HTML.' })
  })

  it.each([
    [
      'a file of somebody else',
      async () => ({ asset: await upload('contributor') }),
      'invalid_reference',
    ],
    [
      'a picture',
      async () => ({ asset: await upload('admin', 'a.png', SAMPLES.png) }),
      'invalid_file',
    ],
    ['a category of nobody', async () => ({ category: 2_000_000_000 }), 'invalid_reference'],
    ['two places', async () => ({ orderIndex: 1, sortOrder: 2 }), 'validation_failed'],
  ])('refuses %s', async (_sentence, more, code) => {
    const answer = await ask('admin', 'POST', '/plan_dashboards', bodyOf(await more()))
    expect(answer.json).toMatchObject({ status: 422, code })
  })

  it('is changed field by field, and keeps something to show', async () => {
    const id = await add()
    const url = `/plan_dashboards/${id}`
    expect((await ask('admin', 'PUT', url, { embedHtml: null })).status).toBe(422)
    const asset = await upload('admin')
    const pdf = await ask('admin', 'PUT', url, { embedHtml: null, asset, name: ' Sales ' })
    expect(pdf.json).toMatchObject({ type: 'pdf', name: 'Sales', embedHtml: null })
    expect((await ask('admin', 'PUT', url, { asset: null })).status).toBe(422)
    const same = await ask('admin', 'PUT', url, { asset: `/api/media_assets/${asset}` })
    expect(same.json).toMatchObject({ type: 'pdf', asset: { id: asset } })
    expect((await ask('admin', 'PUT', url, { plan: world.plans.nested.id })).status).toBe(422)
    expect((await ask('admin', 'PUT', url, {})).status).toBe(200)
  })

  it('is archived and brought back', async () => {
    const id = await add()
    const archived = await ask('admin', 'PUT', `/plan_dashboards/${id}`, { isArchived: true })
    expect(archived.json).toMatchObject({ isArchived: true })
    expect((await category(sales))['archivedDashboardIds']).toContain(id)
    expect((await category(sales))['activeDashboardIds']).not.toContain(id)
    await ask('admin', 'PUT', `/plan_dashboards/${id}`, { isArchived: false })
    expect((await category(sales))['activeDashboardIds']).toContain(id)
  })

  it('is made once, however often it is sent', async () => {
    const send = () =>
      server.call({
        method: 'POST',
        url: '/api/plan_dashboards',
        token: tokens.admin,
        body: bodyOf(),
        headers: { 'idempotency-key': 'the-same-dashboard' },
      })
    expect((await send()).json?.['id']).toBe((await send()).json?.['id'])
  })

  it('tells those who follow the plan', async () => {
    const id = await add()
    await ask('admin', 'PUT', `/plan_dashboards/${id}`, { name: 'Other' })
    await ask('admin', 'DELETE', `/plan_dashboards/${id}`)
    const rows = await server.database.orm
      .select()
      .from(planChanges)
      .where(eq(planChanges.collection, 'plan_dashboards'))
    expect(rows.slice(-3).map(({ action, ids }) => [action, ids])).toEqual([
      ['created', [id]],
      ['updated', [id]],
      ['deleted', [id]],
    ])
  })
})

describe('the order of dashboards', () => {
  it('is changed one by one, and the others make room', async () => {
    const place = await addCategory('Order')
    const a = await add({ category: place })
    const b = await add({ category: place })
    const c = await add({ category: place, sortOrder: 0 })
    expect((await category(place))['activeDashboardIds']).toEqual([c, a, b])
    const moved = await ask('admin', 'PUT', `/plan_dashboards/${b}`, { sortOrder: 0 })
    expect(moved.json).toMatchObject({ orderIndex: 0, sortOrder: 0 })
    expect((await category(place))['activeDashboardIds']).toEqual([b, c, a])
    const list = await ask('viewer', 'GET', `/plan_dashboards?plan=${world.plans.lead.id}`)
    const items = list.json?.['items']
    const ids = Array.isArray(items) ? items.map(({ id }) => Number(id)) : []
    expect(ids.slice(-3)).toEqual([b, c, a])
  })

  it('puts one that comes from another category last, or where it is told to', async () => {
    const from = await addCategory('From')
    const to = await addCategory('To')
    const a = await add({ category: from })
    const b = await add({ category: from })
    const c = await add({ category: to })
    await ask('admin', 'PUT', `/plan_dashboards/${a}`, { category: to })
    expect((await category(to))['activeDashboardIds']).toEqual([c, a])
    await ask('admin', 'PUT', `/plan_dashboards/${b}`, { category: to, orderIndex: 1 })
    expect((await category(to))['activeDashboardIds']).toEqual([c, b, a])
    expect((await category(from))['activeDashboardIds']).toEqual([])
  })

  it('survives ten moves at once', async () => {
    const place = await addCategory('Busy')
    const ids = await Promise.all(Array.from({ length: 5 }, () => add({ category: place })))
    await Promise.all(
      [...ids, ...ids].map((id, index) =>
        ask('admin', 'PUT', `/plan_dashboards/${id}`, { orderIndex: index % 5 }),
      ),
    )
    const { dashboards } = await category(place)
    const order = Array.isArray(dashboards) ? dashboards.map(({ orderIndex }) => orderIndex) : []
    expect(order).toEqual([0, 1, 2, 3, 4])
  })
})

describe('categories of dashboards', () => {
  it('are renamed and moved, each name once', async () => {
    const body = { name: 'reach', plan: world.plans.lead.id }
    const twice = await ask('admin', 'POST', '/plan_dashboard_categories', body)
    expect(twice.json).toMatchObject({ status: 409, errors: [{ path: '/name' }] })
    const url = `/plan_dashboard_categories/${reach}`
    expect((await ask('admin', 'PUT', url, { name: 'SALES' })).status).toBe(409)
    const moved = await ask('admin', 'PUT', url, { name: 'Reach and frequency', sortOrder: 0 })
    expect(moved.json).toMatchObject({ name: 'Reach and frequency', sortOrder: 0, orderIndex: 0 })
    expect((await category(sales))['sortOrder']).toBe(1)
  })
})

describe('the right to performance data', () => {
  it('is to read for everybody and to write for admins', async () => {
    const id = await add()
    for (const person of ['contributor', 'viewer'] as const) {
      expect((await ask(person, 'GET', `/plan_dashboards/${id}`)).status).toBe(200)
      expect((await ask(person, 'POST', '/plan_dashboards', bodyOf())).status).toBe(403)
      const change = { isArchived: true }
      expect((await ask(person, 'PUT', `/plan_dashboards/${id}`, change)).status).toBe(403)
      expect((await ask(person, 'DELETE', `/plan_dashboards/${id}`)).status).toBe(403)
      const body = { name: 'Mine', plan: world.plans.lead.id }
      expect((await ask(person, 'POST', '/plan_dashboard_categories', body)).status).toBe(403)
      const rename = { name: 'Mine' }
      const url = `/plan_dashboard_categories/${sales}`
      expect((await ask(person, 'PUT', url, rename)).status).toBe(403)
    }
  })

  it('is none in another account', async () => {
    const id = await add()
    for (const [method, body] of [['GET'], ['PUT', {}], ['DELETE']] as const) {
      const theirs = await ask('outsider', method, `/plan_dashboards/${id}`, body)
      const nobodys = await ask('outsider', method, '/plan_dashboards/2000000000', body)
      expect(theirs.status).toBe(404)
      expect(theirs.json?.['detail']).toBe(nobodys.json?.['detail'])
    }
    expect((await ask('admin', 'DELETE', `/plan_dashboards/${id},2000000000`)).status).toBe(404)
    expect((await ask('admin', 'GET', `/plan_dashboards/${id}`)).status).toBe(200)
  })

  it('rests while the plan does not use dashboards, but for those who prepare them', async () => {
    const asset = await upload('admin')
    const id = await add({ asset })
    await switchDashboards(false)
    const lists = ['/plan_dashboards', '/plan_dashboard_categories']
    for (const list of lists) {
      const url = `${list}?plan=${world.plans.lead.id}`
      expect((await ask('viewer', 'GET', url)).status).toBe(403)
      expect((await ask('admin', 'GET', url)).status).toBe(200)
    }
    expect((await ask('viewer', 'GET', `/plan_dashboards/${id}`)).status).toBe(403)
    const planUrl = `/plans/${world.plans.lead.id}`
    const plan = await ask('viewer', 'GET', planUrl)
    expect(plan.json).toMatchObject({ planDashboardCategories: [], dashboards: [] })
    const prepared = await ask('admin', 'GET', planUrl)
    expect(prepared.json?.['dashboards']).toContain(`/api/plan_dashboards/${id}`)
    expect((await ask('viewer', 'GET', `/media_assets/${asset}`)).status).toBe(404)
    await switchDashboards(true)
  })
})
