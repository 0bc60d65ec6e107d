import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { oneTimeTokens, siteFeedback, userInvites, users } from '../db/schema'
import { hashOfToken } from '../tokens/refresh-token'
import { queueMail } from './queue-mail-queries'
import { settings, database, drain, now, sent, setUpMail, world } from './testing/mail-scenario'

setUpMail()

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

describe('an invitation', () => {
  it('links a new person to their first password, with account, plan and route', async () => {
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

  it('to a person with a password contains no secret', async () => {
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
  it('goes to the former one, without a link and without the new one', async () => {
    const userId = world.people.viewer
    const formerAddress = 'until-now@world.test'
    await queueMail(database.orm, { kind: 'address_changed', userId, formerAddress }, now)
    await drain()
    expect(sent).toMatchObject([
      { to: { name: 'viewer World', address: formerAddress }, link: null },
    ])
    expect(JSON.stringify(sent)).not.toContain('viewer@world.test')
    expect(sent[0]?.text).toContain(settings.supportEmail)
  })
})

describe('text that people typed', () => {
  it('stays text in HTML, and cannot add a line to the header', async () => {
    const [feedback] = await database.orm
      .insert(siteFeedback)
      .values({
        userId: world.people.viewer,
        comment: '<img src=x onerror=alert(1)>\r\nBcc: all@example.com\rThe end',
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
    expect(mail?.to.address).toBe('product-team@example.com')
    expect(mail?.replyTo?.address).toBe('viewer@world.test')
    expect(mail?.subject).toBe(`Bug Report ${feedback?.id} from A Bcc: b <b>`)
    expect(mail?.html).not.toMatch(/<(img|script|b)\b/)
    expect(mail?.html).toContain(
      '&lt;img src=x onerror=alert(1)&gt;<br>Bcc: all@example.com<br>The end',
    )
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
