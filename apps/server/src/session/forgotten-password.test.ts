import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents, oneTimeTokens, outgoingMails, sessions, users } from '../db/schema'
import { createTestServer } from '../testing/test-server'
import type { Reply } from '../testing/test-server'
import { WORLD_PASSWORD } from '../testing/world'
import { mintLinkToken } from '../tokens/one-time-token-queries'
import { server, world } from '../testing/world-scenario'
import { NEW_PASSWORD, change, forgot, linkTo, set, statusOfSignIn } from './testing/links-scenario'
import { advance, setUpSessions, statusOfMe } from './testing/session-scenario'

setUpSessions()

async function resetTokenOf(emailAddress: string): Promise<string> {
  return (await linkTo(emailAddress)).searchParams.get('token') ?? ''
}

const essence = ({ status, json }: Reply) => ({ status, json })

describe('a forgotten password', () => {
  it('is replaced by the link of a mail, and every session of before ends at once', async () => {
    const before = await server.tokenFor(world.people.viewer)
    expect((await forgot('Viewer@World.test')).json).toEqual({ ok: true })
    const token = await resetTokenOf('viewer@world.test')
    expect(await statusOfMe(before)).toBe(200)
    expect((await change(token)).json).toEqual({ ok: true })
    expect(await statusOfMe(before)).toBe(401)
    expect(await statusOfSignIn('viewer@world.test', WORLD_PASSWORD)).toBe(401)
    expect(await statusOfSignIn('viewer@world.test', NEW_PASSWORD)).toBe(200)
    const reported = (await server.mails()).at(-1)
    expect(reported).toMatchObject({
      to: 'viewer@world.test',
      subject: 'Your password was changed',
    })
  })

  it('can also be asked for with the email address in the body', async () => {
    const reply = await server.call({
      method: 'POST',
      url: '/api/user/forgotpassword',
      body: { emailAddress: 'admin@world.test' },
    })
    expect(reply.json).toEqual({ ok: true })
    expect(await resetTokenOf('admin@world.test')).toHaveLength(43)
  })

  it('gives the same answer for a known and an unknown email address', async () => {
    const sent = (await server.mails()).length
    expect(essence(await forgot('nobody@world.test'))).toEqual(
      essence(await forgot('contributor@world.test')),
    )
    const mails = (await server.mails()).slice(sent)
    expect(mails.map(({ to }) => to)).toEqual(['contributor@world.test'])
  })

  it('is answered before the mail is sent, so that the time does not tell either', async () => {
    let letMailGo: () => void = () => undefined
    const mailMayGo = new Promise<void>((resolve) => {
      letMailGo = resolve
    })
    const slow = await createTestServer({}, () => ({
      mailTransport: { send: () => mailMayGo, close: () => undefined },
    }))
    const url = '/api/user/forgotpassword/contributor@world.test'
    expect((await slow.call({ method: 'POST', url })).json).toEqual({ ok: true })
    letMailGo()
    await slow.close()
  })

  it('of a deleted person sends no mail', async () => {
    const { orm } = server.database
    const isLapsed = eq(users.id, world.people.lapsed)
    await orm.update(users).set({ deletedAt: new Date() }).where(isLapsed)
    const sent = (await server.mails()).length
    expect((await forgot('lapsed@world.test')).status).toBe(200)
    expect(await server.mails()).toHaveLength(sent)
    await orm.update(users).set({ deletedAt: null }).where(isLapsed)
  })

  it('has a link to the configured URL, whatever the Host header is', async () => {
    await forgot('owner@world.test', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      origin: 'https://evil.example',
    })
    const link = await linkTo('owner@world.test')
    expect(`${link.origin}${link.pathname}`).toBe('http://127.0.0.1:4320/change-password')
  })

  it('works once, for an hour, and only with the newest link', async () => {
    await forgot('limited@world.test')
    const older = await resetTokenOf('limited@world.test')
    await forgot('limited@world.test')
    const newer = await resetTokenOf('limited@world.test')
    expect((await change(older)).json).toMatchObject({ status: 401, code: 'token_invalid' })
    const both = await Promise.all([change(newer), change(newer)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 401]))
    await forgot('limited@world.test')
    const late = await resetTokenOf('limited@world.test')
    advance(3601)
    expect((await change(late)).json).toMatchObject({ status: 401, code: 'token_invalid' })
    expect(await statusOfSignIn('limited@world.test', NEW_PASSWORD)).toBe(200)
  })

  it('changed by one link ends the others of that person', async () => {
    const { orm } = server.database
    const now = server.clock.now()
    const userId = world.people.withoutBudget
    const signIn = await mintLinkToken(orm, { userId, purpose: 'sign_in' }, now)
    const change1 = await mintLinkToken(orm, { userId, purpose: 'change_password' }, now)
    // A link does not end one for something else.
    expect(await orm.$count(oneTimeTokens, eq(oneTimeTokens.userId, userId))).toBe(2)
    expect((await change(change1)).status).toBe(200)
    const left = await orm
      .select({ usedAt: oneTimeTokens.usedAt })
      .from(oneTimeTokens)
      .where(eq(oneTimeTokens.userId, userId))
    expect(signIn).toHaveLength(43)
    expect(left).toEqual([{ usedAt: now }])
  })

  it('cannot be set by a link for something else', async () => {
    const now = server.clock.now()
    const owner = { userId: world.people.owner, purpose: 'sign_in' } as const
    const token = await mintLinkToken(server.database.orm, owner, now)
    expect((await change(token)).status).toBe(401)
    expect((await set(token)).status).toBe(401)
  })

  it('floods no mailbox: three mails an hour, and the answer stays the same', async () => {
    const sent = (await server.mails()).length
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await forgot('nested-viewer@world.test')).json).toEqual({ ok: true })
      await server.mails()
    }
    expect((await server.mails()).length - sent).toBe(3)
    advance(3601)
    await forgot('nested-viewer@world.test')
    expect((await server.mails()).length - sent).toBe(4)
  })

  it('asked for too often from one IP address is refused there, and nowhere else', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect((await forgot(`nobody${attempt}@world.test`)).status).toBe(200)
    }
    const stopped = await forgot('owner@world.test')
    expect(stopped.json).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: '/api/user/forgotpassword/owner@world.test',
      remoteAddress: '203.0.113.9',
    })
    expect(elsewhere.statusCode).toBe(200)
  })

  it('leaves no email address, token or password in the database', async () => {
    await forgot('owner@world.test')
    const token = await resetTokenOf('owner@world.test')
    await change(token, 'hunter2 of a test')
    const { orm } = server.database
    const rows = JSON.stringify([
      await orm.select().from(auditEvents),
      await orm.select().from(oneTimeTokens),
      await orm.select().from(outgoingMails),
      await orm.select().from(sessions),
    ])
    for (const secret of ['owner@world.test', token, 'hunter2', '127.0.0.1']) {
      expect(rows).not.toContain(secret)
    }
  })
})

describe('guessing links', () => {
  it('is stopped after thirty from one IP address; a good one works on', async () => {
    const guess = (index: number) => `${'x'.repeat(40)}${index}`
    for (let attempt = 10; attempt < 40; attempt += 1) {
      expect((await change(guess(attempt))).status).toBe(401)
    }
    expect((await change(guess(40))).status).toBe(429)
    expect((await set(guess(41))).status).toBe(429)
    const now = server.clock.now()
    const owner = { userId: world.people.admin, purpose: 'change_password' } as const
    const good = await mintLinkToken(server.database.orm, owner, now)
    expect((await change(good, WORLD_PASSWORD)).status).toBe(200)
  })
})
