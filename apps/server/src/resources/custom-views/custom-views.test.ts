import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer } from '../../testing/test-server'
import type { TestServer } from '../../testing/test-server'
import { readWorld } from '../../testing/world'
import type { World } from '../../testing/world'

let server: TestServer
let world: World
let mine: string
let theirs: string

beforeAll(async () => {
  server = await createTestServer()
  world = await readWorld(server.database.orm)
  mine = await server.tokenFor(world.people.viewer)
  theirs = await server.tokenFor(world.people.admin)
})
afterAll(() => server.close())

const ask = (
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
) =>
  server.call({
    method,
    url: `/api/custom_views${url}`,
    token,
    ...(body === undefined ? {} : { body }),
  })

async function save(name: string, more: object = {}): Promise<number> {
  const body = { name, view: 'flow', settings: { channels: [1] }, ...more }
  const answer = await ask(mine, 'POST', '', body)
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

async function names(query = ''): Promise<unknown[]> {
  const items = (await ask(mine, 'GET', query)).json?.['items']
  return Array.isArray(items) ? items.map((item) => item.name) : []
}

it('saved views keep what they were given and their order, plan by plan', async () => {
  const first = await save('Quarter')
  await save('Lead only', { plan: world.plans.lead.id })
  await save('On top', { orderIndex: 0 })
  expect(await names()).toEqual(['On top', 'Quarter', 'Lead only'])
  expect(await names(`?plan=${world.plans.frozen.id}`)).toEqual(['On top', 'Quarter'])
  await ask(mine, 'PUT', `/${first}`, { orderIndex: 2, settings: { notes: 'yes' } })
  expect(await names()).toEqual(['On top', 'Lead only', 'Quarter'])
  expect((await ask(mine, 'GET', `/${first}`)).json).toMatchObject({
    view: 'flow',
    settings: { notes: 'yes' },
    planId: null,
  })
})

it('people cannot see, change or delete those of others', async () => {
  const id = await save('Mine')
  expect((await ask(theirs, 'GET', '')).json?.['total']).toBe(0)
  expect((await ask(theirs, 'GET', `/${id}`)).status).toBe(404)
  expect((await ask(theirs, 'PUT', `/${id}`, { name: 'Theirs' })).status).toBe(404)
  expect((await ask(theirs, 'DELETE', `/${id}`)).status).toBe(404)
  expect((await ask(mine, 'DELETE', `/${id}`)).status).toBe(204)
})

it('a plan that the person has no role on cannot be named', async () => {
  const body = { name: 'X', view: 'month', settings: {}, plan: world.plans.other.id }
  expect((await ask(mine, 'POST', '', body)).json).toMatchObject({
    status: 422,
    errors: [{ path: '/plan' }],
  })
  expect((await ask(mine, 'GET', `?plan=${world.plans.other.id}`)).status).toBe(404)
})

it('settings have an end', async () => {
  const body = { name: 'X', view: 'month', settings: { text: 'x'.repeat(100_000) } }
  expect((await ask(mine, 'POST', '', body)).json).toMatchObject({
    status: 422,
    errors: [{ path: '/settings' }],
  })
})
