import { eq } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import { customViews, planChanges, plans } from '../../../db/schema'
import type { Call } from '../../../testing/test-server'
import { ask, server, setUpServer, world } from '../../../testing/world-scenario'
import type { Person } from '../../../testing/world-scenario'

/** Starts a server before the tests of a file; each of them begins without saved views. */
export function setUpViews(): void {
  setUpServer()
  beforeEach(async () => {
    await server.database.orm.delete(customViews)
    await server.database.orm.delete(planChanges)
  })
}

/** Requests saved views as a person. */
export const askViews = (person: Person, method: Call['method'], url: string, body?: object) =>
  ask(person, method, `/custom_views${url}`, body)

/** Saves a view on the lead plan. */
export async function save(person: Person, name: string, more: object = {}): Promise<number> {
  const body = { name, view: 'month', settings: {}, plan: world.plans.lead.id, ...more }
  const answer = await askViews(person, 'POST', '', body)
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

/** Saves a view that every user of the lead plan sees. */
export const share = (person: Person, name: string, more: object = {}) =>
  save(person, name, { isShared: true, ...more })

/** The views that a person sees on the lead plan. */
export async function listed(person: Person): Promise<readonly Record<string, unknown>[]> {
  const items = (await askViews(person, 'GET', `?plan=${world.plans.lead.id}`)).json?.['items']
  return Array.isArray(items) ? items : []
}

/** The views with which the lead plan opens for a person: one or none. */
export async function defaultsOf(person: Person): Promise<readonly unknown[]> {
  return (await listed(person)).filter(({ isDefault }) => isDefault).map(({ id }) => id)
}

/** Returns the recorded changes of saved views that followers of plans receive, oldest first. */
export async function reportedViews(): Promise<readonly unknown[]> {
  const rows = await server.database.orm.select().from(planChanges).orderBy(planChanges.id)
  return rows.map(({ collection, action, ids }) => [collection, action, ids])
}

/** Freezes the lead plan for the length of a test. */
export async function frozen(run: () => Promise<void>): Promise<void> {
  const { orm } = server.database
  const isLead = eq(plans.id, world.plans.lead.id)
  await orm.update(plans).set({ freeze: true }).where(isLead)
  try {
    await run()
  } finally {
    await orm.update(plans).set({ freeze: false }).where(isLead)
  }
}
