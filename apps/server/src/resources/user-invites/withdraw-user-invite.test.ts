import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  accountMembers,
  accounts,
  oneTimeTokens,
  userInvites,
  userRoles,
  users,
} from '../../db/schema'
import { ask, server, world } from '../../testing/world-scenario'
import { setUpUsers } from '../users/testing/users-scenario'
import {
  HOUR_MS,
  addInvited,
  advance,
  inviteIdOf,
  mailsTo,
  setPassword,
  tokenIn,
} from './testing/user-invites-scenario'

setUpUsers()

describe('sending again', () => {
  it('works at once, when the first mail did not arrive, and ends the old link', async () => {
    const { id, emailAddress } = await addInvited()
    const url = `/users/${id}/resend-invitation`
    expect((await ask('admin', 'GET', url)).status).toBe(200)
    const mails = await mailsTo(emailAddress)
    expect(mails).toHaveLength(2)
    expect((await setPassword(tokenIn(mails[0]))).status).toBe(401)
    expect((await setPassword(tokenIn(mails[1]))).status).toBe(200)
    advance(HOUR_MS)
    expect((await ask('admin', 'GET', url)).json).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('makes two mails an hour at most, and says when the next one can go', async () => {
    const { id, emailAddress } = await addInvited()
    const url = `/users/${id}/resend-invitation`
    advance(HOUR_MS / 6)
    const answers = await Promise.all([ask('admin', 'GET', url), ask('owner', 'GET', url)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429])
    expect(await mailsTo(emailAddress)).toHaveLength(2)
    const refused = await ask('admin', 'GET', url)
    expect(refused.json).toMatchObject({
      status: 429,
      code: 'rate_limited',
      detail: 'Too many attempts. Please wait 50 minutes and try again.',
    })
    expect(refused.headers['retry-after']).toBe('3000')
    // Ten minutes after the first mail has left the hour, the second is still in it.
    advance((HOUR_MS * 5) / 6)
    expect((await ask('admin', 'GET', url)).status).toBe(200)
    expect((await ask('admin', 'GET', url)).json?.['detail']).toContain('wait 10 minutes')
    expect(await mailsTo(emailAddress)).toHaveLength(3)
  })

  it('waits an hour at most after a clock that ran ahead', async () => {
    const { id } = await addInvited()
    const url = `/users/${id}/resend-invitation`
    advance(10 * HOUR_MS)
    expect((await ask('admin', 'GET', url)).status).toBe(200)
    expect((await ask('admin', 'GET', url)).status).toBe(200)
    advance(-9 * HOUR_MS)
    expect((await ask('admin', 'GET', url)).status).toBe(200)
  })

  it('counts the mails of each invitation alone', async () => {
    const invited = [await addInvited(), await addInvited()]
    const statuses: number[] = []
    for (const { id } of [...invited, ...invited]) {
      statuses.push((await ask('admin', 'GET', `/users/${id}/resend-invitation`)).status)
    }
    expect(statuses).toEqual([200, 200, 429, 429])
  })

  it('is for those who manage the people', async () => {
    const { id } = await addInvited()
    advance(HOUR_MS)
    const url = `/users/${id}/resend-invitation`
    expect((await ask('contributor', 'GET', url)).status).toBe(403)
    expect((await ask('viewer', 'GET', url)).status).toBe(404)
    expect((await ask('outsider', 'GET', url)).status).toBe(404)
    expect((await ask('outsider', 'GET', '/users/999999/resend-invitation')).status).toBe(404)
  })

  it('creates the first invitation of a person without one', async () => {
    const { id, emailAddress } = await addInvited()
    expect(await mailsTo(emailAddress)).toHaveLength(1)
    await server.database.orm.delete(userInvites).where(eq(userInvites.userId, id))
    expect((await ask('admin', 'GET', `/users/${id}/resend-invitation`)).status).toBe(200)
    expect(await mailsTo(emailAddress)).toHaveLength(2)
  })
})

describe('withdrawing', () => {
  it('ends the link, takes the roles, gives the seat back and frees the address', async () => {
    const { id, emailAddress, inviteId } = await addInvited()
    const [mail] = await mailsTo(emailAddress)
    const { orm } = server.database
    const isOwn = eq(accounts.id, world.accounts.own)
    const before = (await ask('owner', 'GET', `/accounts/${world.accounts.own}`)).json?.['seats']
    expect((await ask('admin', 'DELETE', `/user_invites/${inviteId}`)).status).toBe(204)
    expect((await setPassword(tokenIn(mail))).status).toBe(401)
    expect(await orm.select().from(userRoles).where(eq(userRoles.userId, id))).toEqual([])
    expect(await orm.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, id))).toEqual([])
    const after = (await ask('owner', 'GET', `/accounts/${world.accounts.own}`)).json?.['seats']
    expect(after).not.toEqual(before)
    const [account] = await orm.select().from(accounts).where(isOwn)
    expect(after).toMatchObject({ universal: { total: account?.universalSeatsTotal } })
    expect((await ask('admin', 'DELETE', `/user_invites/${inviteId}`)).status).toBe(404)
    const [again] = await orm.select().from(users).where(eq(users.id, id))
    expect(again?.deletedAt).not.toBeNull()
    const back = await addInvited({ emailAddress })
    expect(back.id).not.toBe(id)
  })

  it('does not change the other accounts of a person', async () => {
    const { outsider } = world.people
    await addInvited({ emailAddress: 'outsider@world.test' })
    const inviteId = await inviteIdOf(outsider)
    expect((await ask('admin', 'DELETE', `/user_invites/${inviteId}`)).status).toBe(204)
    expect((await ask('outsider', 'GET', `/plans/${world.plans.other.id}`)).status).toBe(200)
    const left = await server.database.orm
      .select({ accountId: accountMembers.accountId })
      .from(accountMembers)
      .where(eq(accountMembers.userId, outsider))
    expect(left).toEqual([{ accountId: world.accounts.other }])
  })

  it('is for people who may remove the person, and is all or nothing', async () => {
    const { id, inviteId } = await addInvited()
    const another = await addInvited()
    const { orm } = server.database
    const { accounts: existing, plans } = world
    const url = `/user_invites/${inviteId}`
    expect((await ask('contributor', 'DELETE', url)).status).toBe(404)
    expect((await ask('outsider', 'DELETE', url)).status).toBe(404)
    await orm.insert(userRoles).values({
      userId: id,
      accountId: existing.own,
      planId: plans.closedNested.id,
      roleId: 6,
    })
    const both = `/user_invites/${another.inviteId},${inviteId}`
    expect((await ask('admin', 'DELETE', both)).status).toBe(403)
    expect(await inviteIdOf(another.id)).toBe(another.inviteId)
    expect((await ask('admin', 'DELETE', `${both},999999`)).status).toBe(404)
    expect((await ask('owner', 'DELETE', both)).status).toBe(204)
  })

  it('of many people during other changes gives no seat twice', async () => {
    const { orm } = server.database
    const isOwn = eq(accounts.id, world.accounts.own)
    const invited = await Promise.all(Array.from({ length: 5 }, () => addInvited()))
    const seats = (await ask('owner', 'GET', `/accounts/${world.accounts.own}`)).json?.['seats']
    expect(seats).toMatchObject({ universal: { current: expect.any(Number) } })
    const used = JSON.stringify(seats).match(/"current":(\d+)/)?.[1]
    await orm
      .update(accounts)
      .set({ universalSeatsTotal: Number(used) + 3 })
      .where(isOwn)
    const [added] = await Promise.all([
      Promise.all(Array.from({ length: 25 }, () => addInvited())),
      Promise.all(
        invited.map(({ inviteId }) => ask('admin', 'DELETE', `/user_invites/${inviteId}`)),
      ),
    ])
    const occupied = added.filter(({ id }) => Number.isInteger(id)).length
    expect(occupied).toBeGreaterThanOrEqual(3)
    expect(occupied).toBeLessThanOrEqual(8)
    const after = await ask('owner', 'GET', `/accounts/${world.accounts.own}`)
    expect(after.json?.['seats']).toMatchObject({
      universal: { current: Number(used) - 5 + occupied, total: Number(used) + 3 },
      universalRemaining: 8 - occupied,
    })
    await orm.update(accounts).set({ universalSeatsTotal: 1000 }).where(isOwn)
  })
})
