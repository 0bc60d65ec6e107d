import { afterAll, beforeAll, expect } from 'vitest'
import { createTestServer } from '../../../testing/test-server'
import type { TestServer } from '../../../testing/test-server'
import { readWorld } from '../../../testing/world'
import type { World } from '../../../testing/world'

export type Person =
  | 'admin'
  | 'contributor'
  | 'viewer'
  | 'withoutBudget'
  | 'withBlockedTag'
  | 'outsider'

export let server: TestServer
export let world: World
export let tokens: Record<Person, string>

/** Starts a server with its own data before the tests of a file, and closes it after them. */
export function setUpServer(): void {
  beforeAll(async () => {
    server = await createTestServer()
    world = await readWorld(server.database.orm)
    const tokenOf = (person: Person) => server.tokenFor(world.people[person])
    tokens = {
      admin: await tokenOf('admin'),
      contributor: await tokenOf('contributor'),
      viewer: await tokenOf('viewer'),
      withoutBudget: await tokenOf('withoutBudget'),
      withBlockedTag: await tokenOf('withBlockedTag'),
      outsider: await tokenOf('outsider'),
    }
  })
  afterAll(() => server.close())
}

export const ask = (person: Person, url: string) =>
  server.call({ method: 'GET', url: `/api${url}`, token: tokens[person] })

export const MARCH = 'start_date=2026-03-01&end_date=2026-03-31'

export async function exportUrl(person: Person, days = MARCH): Promise<string> {
  const answer = await ask(person, `/plans/${world.plans.lead.id}/export?${days}`)
  expect(answer.status).toBe(200)
  return String(answer.json?.['url'])
}
