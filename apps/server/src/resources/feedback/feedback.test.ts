import { desc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEvents, siteFeedback } from '../../db/schema'
import type { Reply } from '../../testing/test-server'
import { server, setUpServer, tokens, world } from '../../testing/world-scenario'

setUpServer({ suggestionEmail: 'product-team@example.com' })
beforeEach(async () => {
  await server.database.orm.delete(auditEvents)
})

function send(body: object, token = tokens.viewer): Promise<Reply> {
  const full = { comment: 'The month is too short.', type: 'Bug Report', ...body }
  return server.call({ method: 'POST', url: '/api/site-feedback', token, body: full })
}

describe('feedback', () => {
  it('is stored with its sender and route, and mailed to the product team', async () => {
    const { id: planId, accountId } = world.plans.lead
    const reply = await send({
      comment: '  First line.\nSecond line.  ',
      type: 'Feature Request',
      browser: 'Chromium 140',
      os: 'Debian 12',
      version: '1.7.9',
      route: '/account/1/plan/2/search?q=secret#top',
      account: `/api/accounts/${accountId}`,
      plan: planId,
    })
    expect(reply.json).toEqual({ ok: true })
    const [row] = await server.database.orm
      .select()
      .from(siteFeedback)
      .orderBy(desc(siteFeedback.id))
    expect(row).toMatchObject({
      userId: world.people.viewer,
      accountId,
      planId,
      comment: 'First line.\nSecond line.',
      type: 'Feature Request',
      route: '/account/1/plan/2/search',
    })
    const mail = (await server.mails()).at(-1)
    expect(mail).toMatchObject({
      to: 'product-team@example.com',
      subject: `Feature Request ${row?.id} from viewer World`,
      link: null,
    })
    expect(mail?.text).toContain('> First line.\n> Second line.')
    expect(mail?.text).toContain('Browser: Chromium 140')
    expect(mail?.text).not.toContain('secret')
  })

  it('says which account its plan belongs to and which version runs, where the sender does not', async () => {
    const { id: planId, accountId } = world.plans.lead
    expect((await send({ plan: planId })).status).toBe(200)
    const [row] = await server.database.orm
      .select()
      .from(siteFeedback)
      .orderBy(desc(siteFeedback.id))
    expect(row).toMatchObject({ planId, accountId, appVersion: '1.7.9', route: '' })
  })

  it.each([['/plan/2?q=secret'], ['/plan/2#secret'], ['/plan/2#secret?q']])(
    'keeps of the route %s only the page',
    async (route) => {
      expect((await send({ route })).status).toBe(200)
      const [row] = await server.database.orm
        .select()
        .from(siteFeedback)
        .orderBy(desc(siteFeedback.id))
      expect(row?.route).toBe('/plan/2')
    },
  )

  it.each([
    ['without a comment', { comment: '' }, 400],
    ['of spaces', { comment: '   ' }, 400],
    ['of another type', { type: 'Praise' }, 400],
    ['that is endless', { comment: 'x'.repeat(10_001) }, 400],
    ['in the name of somebody else', { userId: 1 }, 400],
    ['about a plan that is not there', { plan: 999_999 }, 422],
    ['about an account that is not there', { account: 999_999 }, 422],
    ['about something that is no plan', { plan: '/api/accounts/1' }, 422],
  ])('%s is refused', async (_sentence, body, status) => {
    const before = (await server.mails()).length
    expect((await send(body)).status).toBe(status)
    expect(await server.mails()).toHaveLength(before)
  })

  it('about what belongs to others is refused as if it were not there', async () => {
    const unknown = await send({ plan: 999_999 })
    const foreign = await send({ plan: world.plans.other.id })
    const ofAccount = await send({ account: world.accounts.other })
    const essence = ({ status, json }: Reply) => ({ status, ...json, requestId: '' })
    expect(essence(foreign)).toEqual(essence(unknown))
    expect(ofAccount.status).toBe(422)
  })

  it('cannot make a line of the mail that it did not write', async () => {
    await send({ browser: 'x\nAccount: 1\r\nPlan: 2', os: '\u2028User: 1' })
    const text = (await server.mails()).at(-1)?.text ?? ''
    expect(text).not.toMatch(/^(Account|Plan): /m)
    expect(text.match(/^User: /gm)).toHaveLength(1)
  })

  it('is accepted five times an hour from one person, and from everybody else', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await send({})).status).toBe(200)
    const stopped = await send({})
    expect(stopped.json).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send({}, await server.tokenFor(world.people.admin))).status).toBe(200)
    const { instant } = server.clock
    server.clock.instant = new Date(instant.getTime() + 3_600_001)
    expect((await send({})).status).toBe(200)
    server.clock.instant = instant
  })
})
