import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { oneTimeTokens, outgoingMails, userInvites, users } from '../db/schema'
import { hashOfToken } from '../tokens/refresh-token'
import { MailRefusedError } from './mail-message'
import { queueMail, type QueuedMail } from './queue-mail-queries'
import { claimMail, postponeMail } from './sender-queries'
import {
  advance,
  database,
  drain,
  failures,
  now,
  sent,
  setUpMail,
  startSender,
  trouble,
  world,
} from './testing/mail-scenario'

setUpMail()

function reset(userId: number): Promise<void> {
  return queueMail(database.orm, { kind: 'password_reset', userId }, now)
}

describe('a mail in the queue', () => {
  it('is sent once, and its link is made when it is sent', async () => {
    await reset(world.people.viewer)
    const stored = JSON.stringify(await database.orm.select().from(outgoingMails))
    await drain()
    await drain()
    expect(sent.map(({ to }) => to)).toEqual([
      { name: 'viewer World', address: 'viewer@world.test' },
    ])
    const token = new URL(sent[0]?.link ?? '').searchParams.get('token') ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(stored).not.toContain(token)
    const tokens = await database.orm.select().from(oneTimeTokens)
    expect(tokens).toMatchObject([
      {
        tokenHash: hashOfToken(token),
        purpose: 'change_password',
        userId: world.people.viewer,
        expiresAt: new Date(now.getTime() + 3_600_000),
      },
    ])
    expect(JSON.stringify(tokens)).not.toContain(token)
    expect(await database.orm.$count(outgoingMails)).toBe(0)
  })

  it('that a clock queued that ran ahead is sent when the clock is right', async () => {
    const ahead = new Date(now.getTime() + 365 * 24 * 3_600_000)
    const userId = world.people.viewer
    await queueMail(database.orm, { kind: 'password_reset', userId }, ahead)
    await drain()
    expect(sent).toHaveLength(1)
    expect(await database.orm.$count(outgoingMails)).toBe(0)
  })

  it('of several processes is sent by one', async () => {
    for (const userId of Object.values(world.people)) await reset(userId)
    const both = [startSender(), startSender()]
    for (const sender of both) sender.wake()
    await expect.poll(() => database.orm.$count(outgoingMails)).toBe(0)
    expect(new Set(sent.map(({ to }) => to.address)).size).toBe(sent.length)
    expect(sent).toHaveLength(Object.keys(world.people).length)
  })

  it('that another process has claimed is not postponed by the first one', async () => {
    const { orm } = database
    await reset(world.people.viewer)
    const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
    const first = await claimMail(orm, { now, until: later(5) })
    const second = await claimMail(orm, { now: later(5), until: later(10) })
    expect(second?.id).toBe(first?.id)
    if (first === null) throw new Error('No mail was waiting.')
    await postponeMail(orm, first, { at: later(6), reason: 'slow' })
    expect(await claimMail(orm, { now: later(9), until: later(20) })).toBeNull()
  })

  it('takes the place of a waiting one that says the same, and of no other', async () => {
    const { orm } = database
    const { admin, viewer } = world.people
    const { lead, other } = world.plans
    const mails: QueuedMail[] = []
    for (const userId of [admin, viewer]) {
      mails.push({ kind: 'password_reset', userId }, { kind: 'password_changed', userId })
      for (const formerAddress of ['first@world.test', 'second@world.test']) {
        mails.push({ kind: 'address_changed', userId, formerAddress })
      }
      for (const { id: planId, accountId } of [lead, other]) {
        mails.push({ kind: 'plan_deleted', userId, planId })
        const [invite] = await orm.insert(userInvites).values({ userId, accountId }).returning()
        const inviteId = invite?.id ?? 0
        mails.push({ kind: 'invitation', userId, accountId, inviteId, planId: null, route: null })
      }
    }
    const waiting = async () => {
      const rows = await orm.select().from(outgoingMails).orderBy(outgoingMails.id)
      return rows.map(({ kind, userId, params }) => Object.assign({ kind, userId }, params))
    }
    for (const mail of mails) await queueMail(orm, mail, now)
    expect(await waiting()).toEqual(mails)
    for (const mail of mails.toReversed()) await queueMail(orm, mail, now)
    expect(await waiting()).toEqual(mails.toReversed())
  })

  it('that is rolled back was never there', async () => {
    const undone = database.orm.transaction(async (tx) => {
      await queueMail(tx, { kind: 'password_reset', userId: world.people.viewer }, now)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await drain()
    expect(sent).toEqual([])
  })

  it('is dropped when its person was deleted, at once or as people are', async () => {
    await reset(world.people.viewer)
    await reset(world.people.limited)
    const { orm } = database
    await orm.update(users).set({ deletedAt: now }).where(eq(users.id, world.people.viewer))
    await orm.delete(users).where(eq(users.id, world.people.limited))
    await drain()
    expect([sent, failures, await orm.$count(outgoingMails)]).toEqual([[], [], 0])
  })
})

describe('a mail that fails', () => {
  const busy = () =>
    Object.assign(new Error('451 secret text of a server'), { code: 'ECONNECTION' })

  it('does not delay the others, and is sent later', async () => {
    trouble.set('viewer@world.test', busy())
    await reset(world.people.viewer)
    await reset(world.people.admin)
    await drain()
    expect(sent.map(({ to }) => to.address)).toEqual(['admin@world.test'])
    trouble.clear()
    await drain()
    expect(sent).toHaveLength(1)
    advance(1)
    await drain()
    expect(sent.map(({ to }) => to.address)).toEqual(['admin@world.test', 'viewer@world.test'])
  })

  it('waits twice as long each time, an hour at most, and is given up after a day', async () => {
    trouble.set('viewer@world.test', busy())
    await reset(world.people.viewer)
    const waits: number[] = []
    for (;;) {
      await drain()
      const [row] = await database.orm.select().from(outgoingMails)
      if (row === undefined) break
      const minutes = (row.nextAttemptAt.getTime() - now.getTime()) / 60_000
      waits.push(minutes)
      advance(minutes)
    }
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    expect(waits.reduce((sum, minutes) => sum + minutes, 0)).toBeGreaterThanOrEqual(24 * 60)
    expect(failures.at(-1)).toMatchObject({ reason: 'ECONNECTION', isFinal: true })
    expect(JSON.stringify(failures)).not.toContain('secret')
  })

  it('for good is not tried again', async () => {
    trouble.set('viewer@world.test', new MailRefusedError('EENVELOPE 550'))
    await reset(world.people.viewer)
    await drain()
    expect(failures).toMatchObject([{ reason: 'EENVELOPE 550', isFinal: true }])
    expect(await database.orm.$count(outgoingMails)).toBe(0)
  })

  it('because its process died is sent by another one', async () => {
    await reset(world.people.viewer)
    await claimMail(database.orm, { now, until: new Date(now.getTime() + 300_000) })
    await drain()
    expect(sent).toEqual([])
    advance(5)
    await drain()
    expect(sent).toHaveLength(1)
  })
})
