import { describe, expect, it } from 'vitest'
import { ask, server, world } from '../../testing/world-scenario'
import type { Person } from '../../testing/world-scenario'
import { setUpUsers } from '../users/testing/users-scenario'
import {
  HOUR_MS,
  addInvited,
  advance,
  mailsTo,
  setPassword,
  tokenIn,
} from './testing/user-invites-scenario'

setUpUsers()

describe('from invitation to plan', () => {
  it('the link sets a password, and the person is there', async () => {
    const { id, emailAddress } = await addInvited()
    const [mail] = await mailsTo(emailAddress)
    const reply = await setPassword(tokenIn(mail))
    expect(reply.json).toMatchObject({ user: { id, status: 'accepted' }, roles: [{ roleId: 5 }] })
    expect((await ask('admin', 'GET', `/users/${id}`)).json?.['status']).toBe('accepted')
    const open = await ask('admin', 'GET', `/user_invites?account=${world.accounts.own}`)
    expect(open.text).not.toContain(emailAddress)
  })
})

describe('listing invitations', () => {
  it('shows open ones with their ends to those who manage the people', async () => {
    const { emailAddress, inviteId, id } = await addInvited()
    const url = `/user_invites?account=${world.accounts.own}`
    const items = (await ask('admin', 'GET', url)).json?.['items']
    const sentAt = server.clock.now()
    expect(items).toContainEqual({
      id: inviteId,
      user: `/api/users/${id}`,
      userId: id,
      account: `/api/accounts/${world.accounts.own}`,
      accountId: world.accounts.own,
      plan: `/api/plans/${world.plans.lead.id}`,
      planId: world.plans.lead.id,
      emailAddress,
      sentAt: sentAt.toISOString(),
      expiresAt: new Date(sentAt.getTime() + 7 * 24 * HOUR_MS).toISOString(),
    })
    expect((await ask('owner', 'GET', `${url}&limit=1`)).json?.['items']).toHaveLength(1)
    for (const [who, status] of [
      ['contributor', 403],
      ['viewer', 403],
      ['outsider', 404],
      ['lapsed', 404],
    ] as const) {
      expect((await ask(who, 'GET', url)).status).toBe(status)
    }
  })
})

describe('inviting', () => {
  it('adding the same person again creates no second invitation and no second mail', async () => {
    const { id, emailAddress, inviteId } = await addInvited()
    const body = { user: id, account: world.accounts.own, plan: world.plans.lead.id }
    const answers = await Promise.all([
      ask('admin', 'POST', '/user_invites', body),
      ask('admin', 'POST', '/user_invites', body),
    ])
    expect(answers.map(({ json }) => json?.['id'])).toEqual([inviteId, inviteId])
    expect(await mailsTo(emailAddress)).toHaveLength(1)
    advance(HOUR_MS)
    expect((await ask('admin', 'POST', '/user_invites', body)).status).toBe(201)
    expect(await mailsTo(emailAddress)).toHaveLength(2)
  })

  it('is for pending members of the account, and for plans that they are on', async () => {
    const { id } = await addInvited()
    const { people, accounts: existing, plans } = world
    const status = async (who: Person, body: object) =>
      (await ask(who, 'POST', '/user_invites', { user: id, account: existing.own, ...body })).status
    expect(await status('admin', { user: people.viewer })).toBe(409)
    expect(await status('admin', { user: people.outsider })).toBe(422)
    expect(await status('admin', { user: 999_999 })).toBe(422)
    expect(await status('admin', { plan: plans.nested.id })).toBe(422)
    expect(await status('admin', { plan: plans.other.id })).toBe(404)
    expect(await status('admin', { account: existing.other })).toBe(404)
    expect(await status('contributor', {})).toBe(403)
    expect(await status('outsider', {})).toBe(404)
    expect(await status('outsider', { account: existing.other })).toBe(422)
  })
})
