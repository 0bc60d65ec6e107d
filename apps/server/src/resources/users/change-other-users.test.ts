import type { Person } from '@throughline/domain/access'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountMembers, auditEvents, userRoles } from '../../db/schema'
import { testConfig } from '../../testing/test-server'
import type { Reply } from '../../testing/test-server'
import { findUsers } from './queries'
import { updatePerson } from './write-queries'
import { ask, askWith, server, world } from '../../testing/world-scenario'
import type { Person as Caller } from '../../testing/world-scenario'
import {
  add,
  addAccepted,
  newEmailAddress,
  newcomer,
  setUpUsers,
  stored,
} from './testing/users-scenario'

setUpUsers()

describe('changing others', () => {
  it('an admin of all their plans changes name and email address, and the former address gets a mail', async () => {
    const { id } = await addAccepted()
    const former = (await stored(id))?.emailAddress
    const emailAddress = newEmailAddress()
    const answer = await ask('admin', 'PUT', `/users/${id}`, { firstName: 'Lena', emailAddress })
    expect(answer.json).toMatchObject({ firstName: 'Lena', emailAddress, status: 'accepted' })
    const reported = (await server.mails()).filter(({ to }) => to === former)
    expect(reported.map(({ subject }) => subject)).toContain('Your e-mail address was changed')
    const [event] = await server.database.orm
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'person_changed'), eq(auditEvents.subjectId, id)))
    expect(event).toMatchObject({
      userId: world.people.admin,
      details: { fields: ['emailAddress', 'firstName'] },
    })
    expect(JSON.stringify(event)).not.toContain(emailAddress)
  })

  it('who has not accepted is renamed, and keeps the address that was invited', async () => {
    const id = await add()
    const renamed = await ask('admin', 'PUT', `/users/${id}`, { firstName: 'Lena' })
    expect(renamed.json).toMatchObject({ firstName: 'Lena', status: 'pending' })
    expect((await stored(id))?.firstName).toBe('Lena')
    const answer = await ask('admin', 'PUT', `/users/${id}`, { emailAddress: newEmailAddress() })
    expect(answer.json).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('an admin cannot find out whether an invited person has other accounts', async () => {
    const { orm } = server.database
    const { id: existing } = await addAccepted()
    await orm.delete(accountMembers).where(eq(accountMembers.userId, existing))
    await orm.insert(accountMembers).values({ accountId: world.accounts.other, userId: existing })
    const emailAddress = (await stored(existing))?.emailAddress
    const invited = await ask('admin', 'POST', '/users', newcomer({ emailAddress }))
    expect(invited.json?.['id']).toBe(existing)
    const fresh = await add()
    const anonymous = { id: 0, emailAddress: '', requestId: '' }
    const essence = ({ status, json }: Reply) => ({ status, ...json, ...anonymous })
    for (const [who, method, path, body] of [
      ['contributor', 'POST', '/password-reset', undefined],
      ['contributor', 'PUT', '', { firstName: 'Mallory' }],
      ['admin', 'POST', '/password-reset', undefined],
      ['admin', 'PUT', '', { firstName: 'Lena', lastName: 'Ito' }],
      ['admin', 'GET', '', undefined],
      ['admin', 'PUT', '', { emailAddress: newEmailAddress() }],
      ['admin', 'PUT', '', { emailAddress: 'owner@world.test' }],
      ['admin', 'PUT', '', { deleted: true }],
      ['admin', 'GET', '', undefined],
    ] as const) {
      const mails = (await server.mails()).length
      const ofExisting = await ask(who, method, `/users/${existing}${path}`, body)
      const ofFresh = await ask(who, method, `/users/${fresh}${path}`, body)
      expect(essence(ofExisting)).toEqual(essence(ofFresh))
      expect(await server.mails()).toHaveLength(mails)
    }
    expect(await stored(existing)).toMatchObject({
      firstName: 'Priya',
      emailAddress,
      deletedAt: null,
    })
    expect((await stored(fresh))?.deletedAt).not.toBeNull()
    const accountsLeft = await orm
      .select({ id: accountMembers.accountId })
      .from(accountMembers)
      .where(eq(accountMembers.userId, existing))
    expect(accountsLeft).toEqual([{ id: world.accounts.other }])
  })

  it('a new email address is checked again under the lock, when no invitation can interfere', async () => {
    const { orm } = server.database
    const { id } = await addAccepted()
    const [row] = await findUsers(orm, [id])
    if (row === undefined) throw new Error('The person who was added is not there.')
    // Others invite them between the decision and the change.
    await orm.insert(accountMembers).values({ accountId: world.accounts.other, userId: id })
    const isAlone = (person: Person) =>
      person.accounts.length === 1
        ? ({ allowed: true } as const)
        : ({ allowed: false, code: 'not-plan-admin' } as const)
    const change = {
      emailAddress: newEmailAddress(),
      observed: [],
      viewOrder: null,
      blockedTags: { added: [], removed: [], reported: [] },
    }
    const writing = {
      actorId: world.people.admin,
      decide: isAlone,
      config: testConfig,
      now: server.clock.now(),
    }
    const person = { row, accountIds: row.accountIds, isInvited: false }
    await expect(updatePerson(orm, person, change, writing)).rejects.toMatchObject({
      statusCode: 403,
    })
    expect(await stored(id)).toMatchObject({ emailAddress: row.emailAddress })
    await orm
      .delete(accountMembers)
      .where(and(eq(accountMembers.userId, id), eq(accountMembers.accountId, world.accounts.other)))
    await updatePerson(orm, person, change, writing)
    const again = { ...change, emailAddress: newEmailAddress() }
    await expect(updatePerson(orm, person, again, writing)).rejects.toMatchObject({
      statusCode: 409,
      code: 'conflict',
    })
  })

  it.each([
    ['a contributor', 'contributor', 403],
    ['a viewer', 'viewer', 404],
    ['an outsider', 'outsider', 404],
  ] as const)('%s does not', async (_sentence, who, status) => {
    const id = await add()
    const answer = await ask(who, 'PUT', `/users/${id}`, { firstName: 'Mallory' })
    expect(answer.status).toBe(status)
    expect((await stored(id))?.firstName).toBe('Priya')
  })

  it('nobody changes the owner or a person with more rights than their own', async () => {
    const { owner, admin } = world.people
    const { orm } = server.database
    const { id } = await addAccepted()
    await orm.insert(userRoles).values({
      userId: id,
      accountId: world.accounts.own,
      planId: world.plans.closedNested.id,
      roleId: 6,
    })
    for (const userId of [owner, id]) {
      for (const body of [
        { emailAddress: newEmailAddress() },
        { firstName: 'X' },
        { deleted: true },
      ]) {
        expect((await ask('admin', 'PUT', `/users/${userId}`, body)).status).toBe(403)
      }
    }
    expect((await ask('owner', 'PUT', `/users/${id}`, { firstName: 'Ada' })).status).toBe(200)
    expect((await ask('owner', 'PUT', `/users/${owner}`, { firstName: 'Olive' })).status).toBe(200)
    expect((await ask('owner', 'PUT', `/users/${owner}`, { deleted: true })).status).toBe(403)
    expect((await ask('admin', 'PUT', `/users/${admin}`, { deleted: true })).status).toBe(403)
  })

  it('an account admin is beyond a plan admin', async () => {
    const { id } = await addAccepted()
    await server.database.orm
      .insert(userRoles)
      .values({ userId: id, accountId: world.accounts.own, roleId: 2 })
    const body = { emailAddress: newEmailAddress() }
    expect((await ask('admin', 'PUT', `/users/${id}`, body)).status).toBe(403)
  })

  it('a person of two accounts cannot be changed by either', async () => {
    const { id } = await addAccepted()
    const { orm } = server.database
    await orm.insert(accountMembers).values({ accountId: world.accounts.other, userId: id })
    for (const who of ['admin', 'owner', 'outsider'] as const) {
      const answer = await ask(who, 'PUT', `/users/${id}`, { emailAddress: newEmailAddress() })
      expect(answer.status).toBe(403)
      expect((await ask(who, 'PUT', `/users/${id}`, { deleted: true })).status).toBe(403)
    }
  })

  it('password, photo, views and tutorials of others are theirs', async () => {
    const id = await add()
    const { lead } = world.plans
    for (const body of [
      { password: 'chosen by somebody else' },
      { profileImage: 1 },
      { mostRecentView: 'budget' },
      { mostRecentPlanId: lead.id },
      { rolesObserved: [{ plan: lead.id, role: 6 }] },
      { customViews: [1] },
    ]) {
      expect((await ask('admin', 'PUT', `/users/${id}`, body)).status).toBe(403)
    }
    const whole = {
      firstName: 'Lena',
      profileImage: null,
      mostRecentView: 'dashboard',
      mostRecentPlanId: null,
      rolesObserved: [],
      customViews: [],
      blockedTags: [],
    }
    expect((await ask('admin', 'PUT', `/users/${id}`, whole)).status).toBe(200)
  })

  it('an admin hides tags of their plan, and no others', async () => {
    const { id, token } = await addAccepted({ userRole: { role: 5 } })
    const { tags, plans } = world
    const put = (who: Caller, blockedTags: number[]) =>
      ask(who, 'PUT', `/users/${id}`, { blockedTags })
    const sees = async () =>
      (await askWith(token, 'GET', `/tags?plan=${plans.lead.id}`)).text.includes('Zebra')
    expect(await sees()).toBe(true)
    expect((await put('admin', [tags.blocked])).json).toMatchObject({ blockedTags: [tags.blocked] })
    expect(await sees()).toBe(false)
    expect((await put('admin', [tags.other])).status).toBe(422)
    expect((await put('contributor', [])).status).toBe(200)
    expect((await put('contributor', [tags.blocked])).status).toBe(403)
    expect(await sees()).toBe(false)
    expect((await put('contributor', [tags.open])).status).toBe(403)
    expect((await put('admin', [])).json).toMatchObject({ blockedTags: [] })
    expect(await sees()).toBe(true)
    const ownerTags = { blockedTags: [tags.open] }
    expect((await ask('admin', 'PUT', `/users/${world.people.owner}`, ownerTags)).status).toBe(403)
  })

  it('deleting signs out, gives the seat back and frees the address', async () => {
    const { id, token } = await addAccepted()
    const emailAddress = (await stored(id))?.emailAddress
    expect((await ask('admin', 'PUT', `/users/${id}`, { deleted: true })).json).toMatchObject({
      id,
      accountIds: [],
      highestRoleId: null,
    })
    expect((await askWith(token, 'GET', '/me')).status).toBe(401)
    const { orm } = server.database
    expect(await orm.select().from(userRoles).where(eq(userRoles.userId, id))).toEqual([])
    expect((await ask('admin', 'GET', `/users/${id}`)).status).toBe(404)
    expect((await ask('admin', 'PUT', `/users/${id}`, { deleted: true })).status).toBe(404)
    expect(await add({ emailAddress })).not.toBe(id)
  })
})
