import { beforeEach } from 'vitest'
import { auditEvents } from '../../db/schema'
import type { Reply } from '../../testing/test-server'
import { WORLD_PASSWORD } from '../../testing/world'
import { server, setUpServer } from '../../testing/world-scenario'

/** Starts a server before the tests of a file; each of them begins without audit events. */
export function setUpSessions(): void {
  setUpServer()
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
