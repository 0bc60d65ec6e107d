import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountMembers, auditEvents, channels, planChanges, userRoles } from '../../db/schema'
import type { Call } from '../../testing/test-server'
import { server, tokens, world } from '../../testing/world-scenario'
import { addMember, ask, gift, roleIdOf, setUpRoles } from './testing/user-roles-scenario'

setUpRoles()

describe('giving a role', () => {
  it('an admin gives one, by ids or paths, with a change and an audit event', async () => {
    const userId = await addMember()
    const { lead } = world.plans
    const answer = await ask('admin', 'POST', '', {
      role: '/api/roles/5',
      user: `/api/users/${userId}`,
      plan: `/api/plans/${lead.id}`,
      account: `/api/accounts/${world.accounts.own}`,
      canViewBudget: false,
      channels: [`/api/channels/${lead.emailChannelId}`],
      allChannelAccess: false,
    })
    expect(answer.status).toBe(201)
    expect(answer.json).toMatchObject({
      roleId: 5,
      canViewBudget: false,
      channels: [lead.emailChannelId],
      canEditAllChannels: false,
    })
    const id = Number(answer.json?.['id'])
    const [change] = await server.database.orm
      .select()
      .from(planChanges)
      .where(sql`${planChanges.collection} = 'user_roles' and ${planChanges.planId} = ${lead.id}`)
      .orderBy(sql`${planChanges.id} desc`)
      .limit(1)
    expect(change).toMatchObject({ action: 'created', ids: [id] })
    const [event] = await server.database.orm
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, id), eq(auditEvents.action, 'role_given')))
    expect(event).toMatchObject({
      userId: world.people.admin,
      accountId: world.accounts.own,
      details: { userId, planId: lead.id, roleId: 5 },
    })
  })

  it('can leave a social channel out, which is then not all channels', async () => {
    const userId = await addMember()
    const { lead } = world.plans
    const { orm } = server.database
    const [social] = await orm
      .insert(channels)
      .values({ planId: lead.id, name: 'Social posts', kind: 'socialMedia', uiColor: '#D6409F' })
      .returning({ id: channels.id })
    const standard = await orm
      .select({ id: channels.id })
      .from(channels)
      .where(and(eq(channels.planId, lead.id), eq(channels.kind, 'standard')))
    const named = standard.map(({ id }) => id)
    const answer = await ask('admin', 'POST', '', gift(userId, 5, { channels: named }))
    expect(answer.json).toMatchObject({ canEditAllChannels: false })
    expect(answer.json?.['channels']).not.toContain(social?.id)
    await orm.delete(channels).where(eq(channels.id, social?.id ?? 0))
  })

  it('is for all channels without naming that of calendars', async () => {
    const userId = await addMember()
    const { lead } = world.plans
    const { orm } = server.database
    const values = { planId: lead.id, name: 'Calendars', kind: 'subscriptions' } as const
    const [calendars] = await orm.insert(channels).values(values).returning()
    const named = [lead.emailChannelId, lead.socialChannelId]
    const answer = await ask('admin', 'POST', '', gift(userId, 5, { channels: named }))
    expect(answer.json).toMatchObject({ canEditAllChannels: true })
    await orm.delete(channels).where(eq(channels.id, calendars?.id ?? 0))
  })

  it.each([
    ['a contributor', 'contributor', 403],
    ['a viewer', 'viewer', 403],
    ['an outsider', 'outsider', 404],
    ['somebody of the lapsed account', 'lapsed', 404],
  ] as const)('%s gives none', async (_sentence, who, status) => {
    const userId = await addMember()
    const answer = await ask(who, 'POST', '', gift(userId, 6))
    expect(answer.status).toBe(status)
    expect(await roleIdOf(userId, world.plans.lead.id)).toBe(0)
  })

  it.each([
    ['the owner role', { role: 1 }, 403],
    ['a role that is not given on plans', { role: 2 }, 403],
    ['a role that there is not', { role: 77 }, 422],
    ['a viewer who edits all channels', { role: 6, canEditAllChannels: true }, 422],
    ['two names that do not agree', { canEditAllChannels: true, allChannelAccess: false }, 422],
    ['an invented field', { isSuperUser: true }, 400],
    ['an invented person', { user: 999_999 }, 422],
  ])('%s is refused', async (_sentence, more, status) => {
    const userId = await addMember()
    expect((await ask('admin', 'POST', '', gift(userId, 5, more))).status).toBe(status)
    expect(await roleIdOf(userId, world.plans.lead.id)).toBe(0)
  })

  it('nothing of another plan or account can be named', async () => {
    const userId = await addMember()
    const { lead, other, closedNested, nested } = world.plans
    const refused = async (more: object) =>
      (await ask('admin', 'POST', '', gift(userId, 5, more))).status
    expect(await refused({ account: world.accounts.other })).toBe(404)
    expect(await refused({ plan: other.id })).toBe(404)
    expect(await refused({ plan: closedNested.id })).toBe(404)
    expect(await refused({ user: world.people.outsider })).toBe(422)
    expect(await refused({ channels: [nested.emailChannelId] })).toBe(422)
    expect(await refused({ channels: [other.emailChannelId] })).toBe(422)
    expect(await roleIdOf(userId, lead.id)).toBe(0)
  })

  it('an admin of plans of two accounts cannot mix them', async () => {
    const userId = await addMember()
    const bothAdminId = await addMember('admin-of-both')
    const { lead, other } = world.plans
    await server.database.orm
      .insert(accountMembers)
      .values({ accountId: world.accounts.other, userId: bothAdminId })
    await server.database.orm.insert(userRoles).values(
      [lead, other].map(({ id, accountId }) => ({
        userId: bothAdminId,
        planId: id,
        accountId,
        roleId: 4,
      })),
    )
    const answer = await server.call({
      method: 'POST',
      url: '/api/user_roles',
      token: await server.tokenFor(bothAdminId),
      body: gift(userId, 5, { plan: other.id }),
    })
    expect(answer.json).toMatchObject({ status: 422, errors: [{ path: '/plan' }] })
    expect(await roleIdOf(userId, other.id)).toBe(0)
  })

  it('a second role on the plan is refused in the words of the product', async () => {
    const answer = await ask('admin', 'POST', '', gift(world.people.viewer, 5))
    expect(answer.json).toMatchObject({
      status: 409,
      code: 'already_on_plan',
      detail: TEAM_MESSAGES.alreadyOnPlan,
    })
  })

  it('roles on the account are given by those who are in charge of it', async () => {
    const userId = await addMember()
    const body = { role: 2, user: userId, account: world.accounts.own }
    expect((await ask('admin', 'POST', '', body)).status).toBe(403)
    expect((await ask('accountAdmin', 'POST', '', { ...body, role: 1 })).status).toBe(403)
    expect((await ask('accountAdmin', 'POST', '', body)).json).toMatchObject({
      roleId: 2,
      planId: null,
    })
  })

  it('the same request sent twice makes one role', async () => {
    const userId = await addMember()
    const call: Call = {
      method: 'POST',
      url: '/api/user_roles',
      token: tokens.admin,
      body: gift(userId, 6),
      headers: { 'idempotency-key': 'give-once' },
    }
    const first = await server.call(call)
    const second = await server.call(call)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.json?.['id']).toBe(first.json?.['id'])
  })
})
