import { describe, expect, it } from 'vitest'
import { ask, world } from '../../testing/world-scenario'
import {
  add,
  addCategory,
  bodyOf,
  category,
  reach,
  sales,
  setUpDashboards,
  switchDashboards,
  upload,
} from './testing/plan-dashboards-scenario'

setUpDashboards()

describe('the order of dashboards', () => {
  it('changes for one dashboard, and the dashboards after it move down', async () => {
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

  it('puts one from another category last, or at the given position', async () => {
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
  it('lets everybody read and admins write', async () => {
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
