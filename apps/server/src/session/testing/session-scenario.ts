import { afterAll, beforeAll, beforeEach } from 'vitest'
import { auditEvents } from '../../db/schema'
import { createTestServer } from '../../testing/test-server'
import type { Reply, TestServer } from '../../testing/test-server'
import { WORLD_PASSWORD, readWorld } from '../../testing/world'
import type { World } from '../../testing/world'

export let server: TestServer
export let world: World

/** Starts a server with its own data before the tests of a file, and closes it after them. */
export function setUpServer(): void {
  beforeAll(async () => {
    server = await createTestServer()
    world = await readWorld(server.database.orm)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.database.orm.delete(auditEvents)
  })
}

export function signIn(emailAddress: string, password = WORLD_PASSWORD): Promise<Reply> {
  return server.call({
    method: 'POST',
    url: '/api/authenticate',
    body: { emailAddress, password },
  })
}

export function cookieOf(reply: Reply): string {
  return /^tl_refresh=([^;]*)/.exec(String(reply.headers['set-cookie']))?.[1] ?? ''
}

export function tokenOf(reply: Reply): string {
  const accessToken = reply.json?.['accessToken']
  return typeof accessToken === 'object' && accessToken !== null && 'token' in accessToken
    ? String(accessToken.token)
    : ''
}

export async function statusOfMe(token: string): Promise<number> {
  return (await server.call({ method: 'GET', url: '/api/me', token })).status
}

export function advance(seconds: number): void {
  server.clock.instant = new Date(server.clock.instant.getTime() + seconds * 1000)
}
