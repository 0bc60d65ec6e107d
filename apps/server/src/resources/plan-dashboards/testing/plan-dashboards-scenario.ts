import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { plans } from '../../../db/schema'
import { formOf } from '../../../files/testing/form'
import { samples } from '../../../files/testing/samples'
import { createTestServer } from '../../../testing/test-server'
import type { TestServer } from '../../../testing/test-server'
import { readWorld } from '../../../testing/world'
import type { World } from '../../../testing/world'

type Person = 'admin' | 'contributor' | 'viewer' | 'outsider'

export let server: TestServer
export let world: World
export let tokens: Record<Person, string>
export let sales: number
export let reach: number

/** Starts a server with its own data before the tests of a file, and closes it after them. */
export function setUpServer(): void {
  beforeAll(async () => {
    server = await createTestServer()
    world = await readWorld(server.database.orm)
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
}

export async function switchDashboards(useDashboards: boolean): Promise<void> {
  const isLead = eq(plans.id, world.plans.lead.id)
  await server.database.orm.update(plans).set({ useDashboards }).where(isLead)
}

export const ask = (
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

export async function upload(
  person: Person,
  name = 'Report.pdf',
  bytes: Buffer = samples.pdf,
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

export async function addCategory(name: string): Promise<number> {
  const body = { name, plan: world.plans.lead.id }
  const answer = await ask('admin', 'POST', '/plan_dashboard_categories', body)
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

export const bodyOf = (more: object = {}) => ({
  name: 'Sales by week',
  embedHtml: '<p>Sales</p>',
  category: sales,
  plan: world.plans.lead.id,
  ...more,
})

export async function add(more: object = {}): Promise<number> {
  const answer = await ask('admin', 'POST', '/plan_dashboards', bodyOf(more))
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

export async function category(id: number): Promise<Readonly<Record<string, unknown>>> {
  const url = `/plan_dashboard_categories?plan=${world.plans.lead.id}`
  const items = (await ask('viewer', 'GET', url)).json?.['items']
  const match = Array.isArray(items) ? items.find((one) => one.id === id) : undefined
  expect(match).toBeDefined()
  return match
}
