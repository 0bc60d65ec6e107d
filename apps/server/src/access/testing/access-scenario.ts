import { afterAll, beforeAll } from 'vitest'
import { createTestServer } from '../../testing/test-server'
import type { TestServer } from '../../testing/test-server'
import { readWorld } from '../../testing/world'
import type { World } from '../../testing/world'

export let server: TestServer
export let world: World
export let tokens: Record<keyof World['people'], string>

/** Starts a server with its own data before the tests of a file, and closes it after them. */
export function setUpServer(): void {
  beforeAll(async () => {
    server = await createTestServer()
    world = await readWorld(server.database.orm)
    const { people } = world
    tokens = {
      owner: await server.tokenFor(people.owner),
      admin: await server.tokenFor(people.admin),
      contributor: await server.tokenFor(people.contributor),
      limited: await server.tokenFor(people.limited),
      viewer: await server.tokenFor(people.viewer),
      withoutBudget: await server.tokenFor(people.withoutBudget),
      withBlockedTag: await server.tokenFor(people.withBlockedTag),
      nestedViewer: await server.tokenFor(people.nestedViewer),
      outsider: await server.tokenFor(people.outsider),
      lapsed: await server.tokenFor(people.lapsed),
    }
  })
  afterAll(() => server.close())
}
