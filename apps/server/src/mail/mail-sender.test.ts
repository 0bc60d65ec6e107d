import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../db/database'
import { oneTimeTokens, outgoingMails, siteFeedback, userInvites, users } from '../db/schema'
import { createTestDatabase } from '../db/testing/create-test-database'
import { createWorld } from '../testing/world'
import type { World } from '../testing/world'
import { hashOfToken } from '../tokens/refresh-token'
import { MailRefusedError } from './mail-message'
import type { MailMessage } from './mail-message'
import { createMailSender } from './mail-sender'
import type { MailFailure, MailSender } from './mail-sender'
import { queueMail } from './queue-mail-queries'
import { claimMail, postponeMail } from './sender-queries'

const SETTINGS = {
  publicUrl: 'https://plan.example.com',
  supportEmail: 'support@example.com',
  suggestionEmail: 'makers@example.com',
}

let database: Database
let world: World
let now: Date
let sent: MailMessage[]
let failures: MailFailure[]
/** What the mail server of the test says to an address; nothing lets the mail through. */
let trouble: Map<string, Error>
let senders: MailSender[]

beforeEach(async () => {
  database = await createTestDatabase()
  world = await createWorld(database.orm)
  now = new Date('2026-03-18T12:00:00Z')
  sent = []
  failures = []
  trouble = new Map()
  senders = []
})
afterEach(async () => {
  await Promise.all(senders.map((sender) => sender.close()))
  await database.close()
})

function startSender(): MailSender {
  const sender = createMailSender({
    orm: database.orm,
    clock: { now: () => now },
    settings: SETTINGS,
    transport: {
      send: async (message) => {
        const error = trouble.get(message.to.address)
        if (error !== undefined) throw error
        sent.push(message)
      },
      close: () => undefined,
    },
    onFailure: (failure) => failures.push(failure),
  })
  senders.push(sender)
  return sender
}

/** Lets the queue be worked through once: everything that is due has had its attempt. */
async function drain(): Promise<void> {
  const sender = startSender()
  sender.wake()
  await sender.close()
  // Closing takes no new mails: those that are still due come with the next sender.
  const due = await database.orm.select().from(outgoingMails)
  if (due.some(({ nextAttemptAt }) => nextAttemptAt <= now)) await drain()
}

function later(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000)
}

function reset(userId: number): Promise<void> {
  return queueMail(database.orm, { kind: 'password_reset', userId }, now)
}

async function invite(
  more: Partial<typeof users.$inferInsert> = {},
  route: 'plan' | null = 'plan',
) {
  const { orm } = database
  const [user] = await orm
    .insert(users)
    .values({ emailAddress: 'new@world.test', firstName: 'Noor', lastName: 'New', ...more })
    .returning({ id: users.id })
  const userId = user?.id ?? 0
  const { accountId, id: planId } = world.plans.lead
  const [row] = await orm
    .insert(userInvites)
    .values({ userId, accountId, planId, invitedById: world.people.admin })
    .returning({ id: userInvites.id })
  const inviteId = row?.id ?? 0
  const mail = { kind: 'invitation', userId, accountId, planId, inviteId, route } as const
  await queueMail(orm, mail, now)
  return { userId, inviteId, mail }
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

  it('of several processes is sent by one', async () => {
    for (const userId of Object.values(world.people)) await reset(userId)
    const both = [startSender(), startSender()]
    for (const sender of both) sender.wake()
    await expect.poll(() => database.orm.$count(outgoingMails)).toBe(0)
    expect(new Set(sent.map(({ to }) => to.address)).size).toBe(sent.length)
    expect(sent).toHaveLength(Object.keys(world.people).length)
  })

  it('that another process has taken over is not postponed by the first one', async () => {
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

  it('that says the same as one that waits takes its place', async () => {
    await reset(world.people.viewer)
    await reset(world.people.viewer)
    await reset(world.people.admin)
    await drain()
    expect(sent.map(({ to }) => to.address).toSorted()).toEqual([
      'admin@world.test',
      'viewer@world.test',
    ])
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

  it('holds up nobody else, and comes later', async () => {
    trouble.set('viewer@world.test', busy())
    await reset(world.people.viewer)
    await reset(world.people.admin)
    await drain()
    expect(sent.map(({ to }) => to.address)).toEqual(['admin@world.test'])
    trouble.clear()
    await drain()
    expect(sent).toHaveLength(1)
    later(1)
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
      later(minutes)
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
    later(5)
    await drain()
    expect(sent).toHaveLength(1)
  })
})

describe('an invitation', () => {
  it('leads somebody new to their first password, with account, plan and route', async () => {
    const { userId, inviteId } = await invite()
    await drain()
    const { accountId, id: planId } = world.plans.lead
    const link = new URL(sent[0]?.link ?? '')
    expect(`${link.origin}${link.search}`).toBe(
      `https://plan.example.com?accountId=${accountId}&planId=${planId}&route=plan`,
    )
    const token = /^\/set-password\/([\w-]{43})$/.exec(link.pathname)?.[1] ?? ''
    expect(await database.orm.select().from(oneTimeTokens)).toMatchObject([
      { tokenHash: hashOfToken(token), purpose: 'set_password', userId, inviteId },
    ])
    expect(sent[0]?.text).toContain('admin World invites you to the plan Spring Campaign')
    expect(sent[0]?.text).toContain(link.href)
  })

  it('sent again makes the older link useless', async () => {
    const { mail } = await invite()
    await drain()
    await queueMail(database.orm, mail, now)
    await drain()
    expect(sent).toHaveLength(2)
    expect(sent[0]?.link).not.toBe(sent[1]?.link)
    expect(await database.orm.$count(oneTimeTokens)).toBe(1)
  })

  it('that was withdrawn is not sent, and its link dies', async () => {
    const { inviteId, mail } = await invite()
    await drain()
    await queueMail(database.orm, mail, now)
    await database.orm.delete(userInvites).where(eq(userInvites.id, inviteId))
    await drain()
    expect(sent).toHaveLength(1)
    expect(await database.orm.$count(oneTimeTokens)).toBe(0)
  })

  it('of somebody who has a password holds no secret', async () => {
    await invite({ status: 'accepted' })
    await drain()
    const { accountId, id } = world.plans.lead
    expect(sent[0]?.link).toBe(
      `https://plan.example.com/account/${accountId}/plan/${id}/calendar/month`,
    )
    expect(await database.orm.$count(oneTimeTokens)).toBe(0)
  })
})

describe('a mail about a new address', () => {
  it('goes to the former one, leads nowhere and does not name the new one', async () => {
    const userId = world.people.viewer
    const formerAddress = 'until-now@world.test'
    await queueMail(database.orm, { kind: 'address_changed', userId, formerAddress }, now)
    await drain()
    expect(sent).toMatchObject([
      { to: { name: 'viewer World', address: formerAddress }, link: null },
    ])
    expect(JSON.stringify(sent)).not.toContain('viewer@world.test')
    expect(sent[0]?.text).toContain(SETTINGS.supportEmail)
  })
})

describe('text that people typed', () => {
  it('stays text in HTML, and cannot add a line to the header', async () => {
    const [feedback] = await database.orm
      .insert(siteFeedback)
      .values({
        userId: world.people.viewer,
        comment: '<img src=x onerror=alert(1)>\r\nBcc: all@example.com',
        type: 'Bug Report',
        route: '/"><script>',
      })
      .returning({ id: siteFeedback.id })
    const isViewer = eq(users.id, world.people.viewer)
    await database.orm
      .update(users)
      .set({ firstName: 'A\r\nBcc: b', lastName: '<b>' })
      .where(isViewer)
    await queueMail(database.orm, { kind: 'feedback', feedbackId: feedback?.id ?? 0 }, now)
    await drain()
    const [mail] = sent
    expect(mail?.to.address).toBe('makers@example.com')
    expect(mail?.replyTo?.address).toBe('viewer@world.test')
    expect(mail?.subject).toBe(`Bug Report ${feedback?.id} from A Bcc: b <b>`)
    expect(mail?.html).not.toMatch(/<(img|script|b)\b/)
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;<br>')
    expect(mail?.text).toContain('> Bcc: all@example.com')
  })

  it.each([
    ['Win at https://evil.example now'],
    ['www.evil.example'],
    ['evil.example/claim'],
    ['write to me@evil.example'],
  ])('does not carry the advertisement %s to people who do not know us', async (name) => {
    await invite({ firstName: name })
    await drain()
    expect(sent[0]?.html).not.toContain(name)
    expect(sent[0]?.text).toMatch(/^Welcome\n/)
  })
})
