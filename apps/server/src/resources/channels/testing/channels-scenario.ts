import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { channels } from '../../../db/schema'
import { createTestServer } from '../../../testing/test-server'
import type { TestServer } from '../../../testing/test-server'
import { readWorld } from '../../../testing/world'
import type { World } from '../../../testing/world'

export let server: TestServer
export let world: World
let admin: string

/** Starts a server with its own data before the tests of a file, and closes it after them. */
export function setUpServer(): void {
  beforeAll(async () => {
    server = await createTestServer()
    world = await readWorld(server.database.orm)
    admin = await server.tokenFor(world.people.admin)
  })
  afterAll(() => server.close())
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export function ask(
  method: Method,
  url: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  return server.call({
    method,
    url: `/api${url}`,
    token: admin,
    headers,
    ...(body === undefined ? {} : { body }),
  })
}

let made = 0

export async function makeChannel(more: object = {}): Promise<number> {
  made += 1
  const answer = await ask('POST', '/channels', {
    name: `Trade Show ${made}`,
    plan: world.plans.lead.id,
    ...more,
  })
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

export async function orderOf(planId: number): Promise<string[]> {
  const rows = await server.database.orm
    .select({ name: channels.name })
    .from(channels)
    .where(eq(channels.planId, planId))
    .orderBy(asc(channels.orderIndex), asc(channels.id))
  return rows.map(({ name }) => name)
}
