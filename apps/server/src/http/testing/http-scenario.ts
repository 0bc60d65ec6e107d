import { afterAll, beforeAll } from 'vitest'
import { createTestServer } from '../../testing/test-server'
import type { TestServer } from '../../testing/test-server'
import { readWorld } from '../../testing/world'

export let server: TestServer
export let token: string

/** Starts a server with its own data before the tests of a file, and closes it after them. */
export function setUpServer(): void {
  beforeAll(async () => {
    server = await createTestServer()
    const world = await readWorld(server.database.orm)
    token = await server.tokenFor(world.people.owner)
  })
  afterAll(() => server.close())
}
