import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditEvents, sessions, userDomains, users } from '../db/schema'
import { WORLD_PASSWORD } from '../testing/world'
import { mintLinkToken } from '../tokens/one-time-token-queries'
import { replaceConnections } from './connection-queries'
import { server, world } from '../testing/world-scenario'
import { ORIGIN, idp, providerOf, setUpSaml } from './testing/saml-scenario'

setUpSaml()

const NEW_PASSWORD = 'a newer password of a test'

async function allowPasswords(allowsPassword: boolean): Promise<void> {
  await replaceConnections(server.database.orm, [
    providerOf(idp, { domains: ['world.test'], allowsPassword }),
  ])
}

async function signIn(emailAddress: string, password = WORLD_PASSWORD) {
  const body = { emailAddress, password }
  const { status, json } = await server.call({ method: 'POST', url: '/api/authenticate', body })
  return { status, code: json?.['code'], detail: json?.['detail'] }
}

async function setWithLink(purpose: 'set_password' | 'change_password', userId: number) {
  const owner = { userId, purpose } as const
  const token = await mintLinkToken(server.database.orm, owner, server.clock.now())
  const path = purpose === 'set_password' ? 'user-password-with-token' : 'usertoken'
  const body = { password: NEW_PASSWORD }
  const url = `/api/${path}/${token}`
  return { token, reply: await server.call({ method: 'POST', url, body }) }
}

const refused = { status: 403, code: 'password_not_allowed' }

describe('a domain whose provider allows no password', () => {
  beforeEach(() => allowPasswords(false))
  afterEach(() => allowPasswords(true))

  it('says so to the sign-in page', async () => {
    const list = await server.call({ method: 'GET', url: '/api/user_domains?domain=world.test' })
    const redirectUrl = `${ORIGIN}/api/saml/login?sso=northfield`
    const item = { domain: 'world.test', redirectUrl, isPasswordAllowed: false }
    expect(list.json).toEqual({ items: [item], total: 1 })
  })

  it('refuses a right password, a wrong one and an unknown person alike', async () => {
    const right = await signIn('Admin@World.test')
    expect(right).toMatchObject(refused)
    expect(await signIn('admin@world.test', 'wrong')).toEqual(right)
    expect(await signIn('nobody@world.test', 'wrong')).toEqual(right)
    expect(await signIn('owner@world.test', 'wrong')).toEqual(right)
  })

  it('lets in those whom the provider cannot sign in, and the account owner', async () => {
    const { orm } = server.database
    expect(await signIn('owner@world.test')).toMatchObject({ status: 200 })
    // Of another account.
    expect(await signIn('outsider@world.test')).toMatchObject({ status: 200 })
    const isAdmin = eq(users.id, world.people.admin)
    await orm.update(users).set({ isAddressProven: false }).where(isAdmin)
    expect(await signIn('admin@world.test')).toMatchObject({ status: 200 })
    await orm.update(users).set({ isAddressProven: true }).where(isAdmin)
    const isSuper = eq(users.id, 300)
    const [before] = await orm.select().from(users).where(isSuper)
    const [admin] = await orm.select().from(users).where(isAdmin)
    const values = { emailAddress: 'super@world.test', passwordHash: admin?.passwordHash ?? null }
    await orm.update(users).set(values).where(isSuper)
    expect(await signIn('super@world.test')).toMatchObject({ status: 200 })
    if (before !== undefined) await orm.update(users).set(before).where(isSuper)
  })

  it.each(['set_password', 'change_password'] as const)(
    'refuses a password by the link to %s, which opens no session and works on',
    async (purpose) => {
      const { orm } = server.database
      const sessionCount = await orm.$count(sessions)
      const { token, reply } = await setWithLink(purpose, world.people.admin)
      expect(reply).toMatchObject({ status: 403, json: { code: 'password_not_allowed' } })
      expect(await orm.$count(sessions)).toBe(sessionCount)
      await allowPasswords(true)
      const path = purpose === 'set_password' ? 'user-password-with-token' : 'usertoken'
      const body = { password: WORLD_PASSWORD }
      const again = await server.call({ method: 'POST', url: `/api/${path}/${token}`, body })
      expect(again.status).toBe(200)
    },
  )

  it('counts its refusals as failed sign-ins', async () => {
    await signIn('admin@world.test')
    const { orm } = server.database
    expect(await orm.$count(auditEvents, eq(auditEvents.action, 'sign_in_failed'))).toBe(1)
  })
})

it('a domain that allows passwords beside its provider takes them', async () => {
  await allowPasswords(true)
  expect(await signIn('admin@world.test')).toMatchObject({ status: 200 })
  expect(await signIn('admin@world.test', 'wrong')).toMatchObject({ code: 'credentials_mismatch' })
  expect(await server.database.orm.$count(userDomains)).toBe(1)
})
