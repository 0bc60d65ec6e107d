import { eq } from 'drizzle-orm'
import { beforeAll, expect } from 'vitest'
import { plans } from '../../../db/schema'
import { samples } from '../../../files/testing/samples'
import { ask, server, setUpServer, tokens, world } from '../../../testing/world-scenario'
import type { Person } from '../../../testing/world-scenario'
import { uploaded } from '../../media-assets/testing/media-assets-scenario'

export let sales: number
export let reach: number

/** Starts a server with two categories of dashboards before the tests of a file. */
export function setUpDashboards(): void {
  setUpServer()
  beforeAll(async () => {
    await switchDashboards(true)
    sales = await addCategory('Sales')
    reach = await addCategory('Reach')
  })
}

export async function switchDashboards(useDashboards: boolean): Promise<void> {
  const isLead = eq(plans.id, world.plans.lead.id)
  await server.database.orm.update(plans).set({ useDashboards }).where(isLead)
}

export const upload = async (person: Person, name = 'Report.pdf', bytes: Buffer = samples.pdf) =>
  (await uploaded(name, bytes, tokens[person])).id

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
