import { expect, it } from 'vitest'
import { world } from '../../testing/world-scenario'
import { askViews, setUpViews } from './testing/view-scenario'

setUpViews()

async function save(name: string, more: object = {}): Promise<number> {
  const body = { name, view: 'flow', settings: { channels: [1] }, ...more }
  const answer = await askViews('viewer', 'POST', '', body)
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

async function names(query = ''): Promise<unknown[]> {
  const items = (await askViews('viewer', 'GET', query)).json?.['items']
  return Array.isArray(items) ? items.map((item) => item.name) : []
}

it('saved views keep what they were given and their order, plan by plan', async () => {
  const first = await save('Quarter')
  await save('Lead only', { plan: world.plans.lead.id })
  await save('On top', { orderIndex: 0 })
  expect(await names()).toEqual(['On top', 'Quarter', 'Lead only'])
  expect(await names(`?plan=${world.plans.frozen.id}`)).toEqual(['On top', 'Quarter'])
  await askViews('viewer', 'PUT', `/${first}`, { orderIndex: 2, settings: { notes: 'yes' } })
  expect(await names()).toEqual(['On top', 'Lead only', 'Quarter'])
  expect((await askViews('viewer', 'GET', `/${first}`)).json).toMatchObject({
    view: 'flow',
    settings: { notes: 'yes' },
    planId: null,
  })
})

it('people cannot see, change or delete those of others', async () => {
  const id = await save('Mine')
  expect((await askViews('admin', 'GET', '')).json?.['total']).toBe(0)
  expect((await askViews('admin', 'GET', `/${id}`)).status).toBe(404)
  expect((await askViews('admin', 'PUT', `/${id}`, { name: 'Theirs' })).status).toBe(404)
  expect((await askViews('admin', 'DELETE', `/${id}`)).status).toBe(404)
  expect((await askViews('viewer', 'DELETE', `/${id}`)).status).toBe(204)
})

it('a plan that the person has no role on cannot be named', async () => {
  const body = { name: 'X', view: 'month', settings: {}, plan: world.plans.other.id }
  expect((await askViews('viewer', 'POST', '', body)).json).toMatchObject({
    status: 422,
    errors: [{ path: '/plan' }],
  })
  expect((await askViews('viewer', 'GET', `?plan=${world.plans.other.id}`)).status).toBe(404)
})

it('settings have an end', async () => {
  const body = { name: 'X', view: 'month', settings: { text: 'x'.repeat(100_000) } }
  expect((await askViews('viewer', 'POST', '', body)).json).toMatchObject({
    status: 422,
    errors: [{ path: '/settings' }],
  })
})
