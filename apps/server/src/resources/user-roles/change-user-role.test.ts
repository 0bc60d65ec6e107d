import { describe, expect, it } from 'vitest'
import { askWith, server, world } from '../../testing/world-scenario'
import {
  addMember,
  ask,
  gift,
  give,
  roleIdOf,
  setUpRoles,
  stored,
} from './testing/user-roles-scenario'

setUpRoles()

describe('changing a role', () => {
  it('another role starts with its own rights', async () => {
    const { lead } = world.plans
    const id = await give(await addMember(), 6, { canViewBudget: false })
    expect((await ask('admin', 'PUT', `/${id}`, { roleId: 5 })).json).toMatchObject({
      roleId: 5,
      canViewBudget: true,
      canEditAllChannels: true,
      channels: [lead.emailChannelId, lead.socialChannelId],
    })
    const onlySocial = { channels: [lead.socialChannelId], canEditAllChannels: false }
    expect((await ask('admin', 'PUT', `/${id}`, onlySocial)).json).toMatchObject({
      roleId: 5,
      canViewBudget: true,
      canEditAllChannels: false,
      channels: [lead.socialChannelId],
    })
    expect((await ask('admin', 'PUT', `/${id}`, { canViewBudget: false })).json).toMatchObject({
      canViewBudget: false,
      channels: [lead.socialChannelId],
    })
    expect((await ask('admin', 'PUT', `/${id}`, { roleId: 6, channels: [] })).json).toMatchObject({
      roleId: 6,
      canViewBudget: true,
      canEditAllChannels: false,
      channels: [],
    })
  })

  it('a weaker one counts from the next call on, whatever the token was signed for', async () => {
    const userId = await addMember()
    const { lead } = world.plans
    const id = await give(userId, 5)
    const token = await server.tokenFor(userId)
    const add = () =>
      askWith(token, 'POST', '/tactics', {
        title: 'New',
        planId: lead.id,
        tacticTypeId: lead.emailTypeId,
        startDate: '2027-01-04T08:00:00',
      })
    expect((await add()).status).toBe(201)
    expect((await ask('admin', 'PUT', `/${id}`, { roleId: 6 })).status).toBe(200)
    expect((await add()).status).toBe(403)
  })

  it('what is raised or moved is refused, and the row stays as it was', async () => {
    const { people, plans, accounts: existing } = world
    const id = await give(await addMember(), 6)
    const before = await stored(id)
    for (const body of [
      { roleId: 1 },
      { roleId: 2 },
      { roleId: 3 },
      { canEditAllChannels: true },
      { allChannelAccess: true },
      { channels: [plans.lead.emailChannelId] },
      { roleId: 5, channels: [plans.other.emailChannelId] },
      { id: id + 1 },
      { userId: people.outsider },
      { planId: plans.nested.id },
      { planId: null },
      { accountId: existing.other },
      { isSuperUser: true },
    ]) {
      const answer = await ask('admin', 'PUT', `/${id}`, body)
      expect({ body, isRefused: [400, 403, 422].includes(answer.status) }).toEqual({
        body,
        isRefused: true,
      })
    }
    expect(await stored(id)).toEqual(before)
  })

  it('only admins change roles, and neither the owner’s nor their own', async () => {
    const { people, plans } = world
    const viewers = await roleIdOf(people.viewer, plans.lead.id)
    for (const [who, status] of [
      ['contributor', 403],
      ['limited', 403],
      ['viewer', 404],
      ['withoutBudget', 403],
      ['nestedViewer', 404],
      ['outsider', 404],
    ] as const) {
      const id = who === 'viewer' ? await roleIdOf(people.limited, plans.lead.id) : viewers
      expect((await ask(who, 'PUT', `/${id}`, { roleId: 4 })).status).toBe(status)
      expect((await ask(who, 'DELETE', `/${id}`)).status).toBe(status)
    }
    expect((await ask('viewer', 'PUT', `/${viewers}`, { roleId: 4 })).status).toBe(403)
    for (const planId of [null, plans.lead.id]) {
      const owners = await roleIdOf(people.owner, planId)
      for (const who of ['admin', 'owner', 'accountAdmin'] as const) {
        const answer = await ask(who, 'PUT', `/${owners}`, { canViewBudget: false })
        expect(answer.status).toBe(403)
        expect((await ask(who, 'DELETE', `/${owners}`)).status).toBe(403)
      }
    }
    const own = await roleIdOf(people.admin, plans.lead.id)
    expect((await ask('admin', 'PUT', `/${own}`, { roleId: 5 })).status).toBe(403)
    expect((await ask('admin', 'DELETE', `/${own}`)).status).toBe(403)
    expect(await stored(viewers)).toMatchObject({ roleId: 6 })
  })

  it('a contributor never becomes more by their own hand', async () => {
    const { people, plans } = world
    const id = await roleIdOf(people.contributor, plans.lead.id)
    expect((await ask('contributor', 'PUT', `/${id}`, { roleId: 4 })).status).toBe(403)
    const body = gift(people.contributor, 2, { plan: undefined })
    expect((await ask('contributor', 'POST', '', body)).status).toBe(403)
  })
})
