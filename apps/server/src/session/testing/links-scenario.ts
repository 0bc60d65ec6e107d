import { afterAll, beforeAll, beforeEach } from 'vitest'
import { auditEvents } from '../../db/schema'
import { createTestServer } from '../../testing/test-server'
import type { Reply, TestServer } from '../../testing/test-server'
import { readWorld } from '../../testing/world'
import type { World } from '../../testing/world'

export const NEW_PASSWORD = 'a newer password of a test'

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

export function forgot(emailAddress: string, headers: Readonly<Record<string, string>> = {}) {
  const url = `/api/user/forgotpassword/${encodeURIComponent(emailAddress)}`
  return server.call({ method: 'POST', url, headers })
}

export function change(token: string, password = NEW_PASSWORD): Promise<Reply> {
  return server.call({ method: 'POST', url: `/api/usertoken/${token}`, body: { password } })
}

export function set(token: string, password = NEW_PASSWORD): Promise<Reply> {
  const url = `/api/user-password-with-token/${token}`
  return server.call({ method: 'POST', url, body: { password } })
}

export async function statusOfSignIn(emailAddress: string, password: string): Promise<number> {
  const body = { emailAddress, password }
  return (await server.call({ method: 'POST', url: '/api/authenticate', body })).status
}

/** The URL in the newest mail to an email address. */
export async function linkTo(emailAddress: string): Promise<URL> {
  const mails = await server.mails()
  const mail = mails.findLast(({ to }) => to === emailAddress)
  return new URL(mail?.link ?? 'about:blank')
}

export async function statusOfMe(token: string): Promise<number> {
  return (await server.call({ method: 'GET', url: '/api/me', token })).status
}

export function advance(seconds: number): void {
  server.clock.instant = new Date(server.clock.instant.getTime() + seconds * 1000)
}
