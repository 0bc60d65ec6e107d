import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { insertBaseData } from '../../../db/base-data'
import { accounts, userRoles } from '../../../db/schema'
import { schemaTemplate } from '../../../db/testing/create-test-database'
import { createTestServer } from '../../../testing/test-server'
import type { Reply, TestServer } from '../../../testing/test-server'
import { insertWorld } from '../../../testing/world'
import type { World } from '../../../testing/world'

export let server: TestServer
export let world: World
let owner: string

const DAY_MS = 86_400_000

/** Starts a server before the tests of a file and closes it after them; each test has new data. */
export function setUpServer(): void {
  beforeAll(async () => {
    server = await createTestServer({}, () => ({}), schemaTemplate)
    await insertBaseData(server.database.orm)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    const { orm } = server.database
    await orm.update(accounts).set({ ownerId: null })
    await orm.delete(accounts)
    await orm.execute('delete from users where id > 1000')
    server.clock.instant = new Date('2026-03-18T12:00:00Z')
    world = await insertWorld(orm)
    owner = await server.tokenFor(world.people.owner)
  })
}

/** Calls the API, by default as the owner of the account. */
export function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { token = owner }: { token?: string } = {},
): Promise<Reply> {
  return server.call({ method, url: `/api${url}`, token })
}

export async function remove(...ids: readonly number[]): Promise<void> {
  expect((await ask('DELETE', `/plans/${ids.join(',')}`)).status).toBe(204)
}

export function restore(id: number, token = owner): Promise<Reply> {
  return ask('POST', `/plans/${id}/restore`, { token })
}

/** Moves the clock; tokens last a day. */
export async function later(days: number, milliseconds = 0): Promise<void> {
  const at = server.clock.instant.getTime() + days * DAY_MS + milliseconds
  server.clock.instant = new Date(at)
  owner = await server.tokenFor(world.people.owner)
}

export async function rolesOn(planId: number) {
  return server.database.orm
    .select()
    .from(userRoles)
    .where(eq(userRoles.planId, planId))
    .orderBy(userRoles.id)
}
