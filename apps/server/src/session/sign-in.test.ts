import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { auditEvents, refreshTokens, users } from '../db/schema'
import type { Reply } from '../testing/test-server'
import { WORLD_PASSWORD } from '../testing/world'
import { hashOfToken } from '../tokens/refresh-token'
import { server, world } from '../testing/world-scenario'
import * as passwords from './passwords'
import {
  advance,
  cookieOf,
  setUpSessions,
  signIn,
  statusOfMe,
  tokenOf,
} from './testing/session-scenario'

setUpSessions()

describe('signing in', () => {
  it('answers who signed in, with roles, and lets them in', async () => {
    const reply = await signIn('contributor@world.test')
    expect(reply.status).toBe(200)
    expect(reply.json).toMatchObject({
      user: { id: world.people.contributor, emailAddress: 'contributor@world.test' },
    })
    expect(reply.json?.['roles']).toHaveLength(3)
    expect(await statusOfMe(tokenOf(reply))).toBe(200)
  })

  it('sets a cookie that no script and no other site can use', async () => {
    const cookie = String((await signIn('owner@world.test')).headers['set-cookie'])
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api', 'Max-Age=2592000']) {
      expect(cookie).toContain(part)
    }
  })

  it('does not look at the case of the email address', async () => {
    expect((await signIn('OWNER@World.test')).status).toBe(200)
  })

  it('never answers a password or a hash, and stores the refresh token as a hash only', async () => {
    const reply = await signIn('owner@world.test')
    expect(reply.text).not.toContain('argon2')
    const rows = await server.database.orm.select().from(refreshTokens)
    expect(JSON.stringify(rows)).not.toContain(cookieOf(reply))
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(hashOfToken(cookieOf(reply)))
  })

  it('answers an unknown email address and a wrong password alike', async () => {
    const essence = ({ status, json }: Reply) => ({ status, ...json, requestId: '' })
    const verify = vi.spyOn(passwords, 'verifyPassword')
    const wrong = await signIn('owner@world.test', 'wrong')
    expect(verify).toHaveBeenLastCalledWith(expect.stringContaining('argon2'), 'wrong')
    const unknown = await signIn('nobody@world.test', 'wrong')
    // Which takes as long: see the test of the cost of hashing.
    expect(verify).toHaveBeenLastCalledWith(null, 'wrong')
    verify.mockRestore()
    expect(essence(unknown)).toEqual(essence(wrong))
    expect(wrong.json).toMatchObject({
      status: 401,
      code: 'credentials_mismatch',
      detail:
        'The email and password you entered do not match our records. Please double-check and try again.',
    })
  })

  it('refuses a person without a password and a deleted person', async () => {
    const { orm } = server.database
    const isLimited = eq(users.id, world.people.limited)
    const [before] = await orm.select().from(users).where(isLimited)
    await orm.update(users).set({ passwordHash: null }).where(isLimited)
    expect((await signIn('limited@world.test')).status).toBe(401)
    await orm
      .update(users)
      .set({ passwordHash: before?.passwordHash ?? null, deletedAt: new Date() })
      .where(isLimited)
    expect((await signIn('limited@world.test')).status).toBe(401)
    await orm.update(users).set({ deletedAt: null }).where(isLimited)
    expect((await signIn('limited@world.test')).status).toBe(200)
  })
})

describe('guessing passwords', () => {
  it('is stopped after ten failures, also with the right password, and only from there', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await signIn('viewer@world.test', 'wrong')).status).toBe(401)
    }
    const stopped = await signIn('viewer@world.test')
    expect(stopped.json).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
    const fromElsewhere = await server.app.inject({
      method: 'POST',
      url: '/api/authenticate',
      remoteAddress: '203.0.113.9',
      payload: { emailAddress: 'viewer@world.test', password: WORLD_PASSWORD },
    })
    expect(fromElsewhere.statusCode).toBe(200)
    expect((await signIn('admin@world.test')).status).toBe(200)
    advance(10 * 60)
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { status, headers } = await signIn('viewer@world.test')
      expect([status, headers['retry-after']]).toEqual([429, '300'])
    }
    // Attempts that were refused do not prolong the wait.
    advance(5 * 60 + 1)
    expect((await signIn('viewer@world.test')).status).toBe(200)
  })

  it('is stopped as well when all guesses are made at once', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => signIn('admin@world.test', 'wrong')),
    )
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('is stopped after a hundred failures from one IP address, whatever the accounts', async () => {
    const { orm } = server.database
    const from = (remoteAddress: string, emailAddress: string, password = 'wrong') =>
      server.app.inject({
        method: 'POST',
        url: '/api/authenticate',
        remoteAddress,
        payload: { emailAddress, password },
      })
    const guessed = await from('203.0.113.9', 'somebody@world.test')
    expect(guessed.statusCode).toBe(401)
    // Ninety-eight more failures, each on another account. Hashing them all would take a minute.
    const [failure] = await orm.select().from(auditEvents)
    if (failure === undefined) throw new Error('The failed attempt was not written down.')
    const { at, action, details } = failure
    await orm.insert(auditEvents).values(
      Array.from({ length: 98 }, (_none, index) => ({
        at,
        action,
        details: Object.assign({}, details, { accountKey: `account ${index}` }),
      })),
    )
    expect((await from('203.0.113.9', 'another@world.test')).statusCode).toBe(401)
    const stopped = await from('203.0.113.9', 'owner@world.test', WORLD_PASSWORD)
    expect(stopped.json()).toMatchObject({ status: 429, code: 'rate_limited' })
    const elsewhere = await from('203.0.113.10', 'owner@world.test', WORLD_PASSWORD)
    expect(elsewhere.statusCode).toBe(200)
  })

  it('leaves no email address and no name in the log of the database', async () => {
    await signIn('owner@world.test', 'wrong')
    const rows = JSON.stringify(await server.database.orm.select().from(auditEvents))
    expect(rows).not.toContain('owner@world.test')
    expect(rows).not.toContain('127.0.0.1')
  })

  it('retains nothing of an attempt that succeeded', async () => {
    await signIn('owner@world.test')
    const succeeded = eq(auditEvents.action, 'signed_in')
    const rows = await server.database.orm.select().from(auditEvents).where(succeeded)
    expect(rows).toMatchObject([{ userId: world.people.owner, details: null }])
  })
})
