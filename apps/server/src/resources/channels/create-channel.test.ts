import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { userRoleChannels, userRoles } from '../../db/schema'
import { askWith, server, setUpServer, tokens, world } from '../../testing/world-scenario'
import { ask, makeChannel, orderOf } from './testing/channels-scenario'

setUpServer()

describe('a new channel', () => {
  it('comes last, with one type that has the default platform', async () => {
    const answer = await ask('POST', '/channels', {
      name: '  Podcasts ',
      plan: `/api/plans/${world.plans.nested.id}`,
    })
    expect(answer.json).toMatchObject({
      name: 'Podcasts',
      kind: 'standard',
      uiColor: '#9ACD32',
      creatorId: world.people.admin,
      isSummaryEnabled: true,
      tacticTypes: [{ kind: 'standard', tacticPlatforms: [{ name: 'No Platform' }] }],
    })
    expect((await orderOf(world.plans.nested.id)).at(-1)).toBe('Podcasts')
  })

  it('can be edited by roles with all channels, and not by roles limited to others', async () => {
    const { orm } = server.database
    const channelId = await makeChannel()
    const holders = await orm
      .select({ userId: userRoles.userId })
      .from(userRoleChannels)
      .innerJoin(userRoles, eq(userRoles.id, userRoleChannels.userRoleId))
      .where(eq(userRoleChannels.channelId, channelId))
    const ids = holders.map(({ userId }) => userId)
    expect(ids).toEqual(
      expect.arrayContaining([world.people.admin, world.people.owner, world.people.contributor]),
    )
    expect(ids).not.toContain(world.people.limited)
    expect(ids).not.toContain(world.people.viewer)
  })

  it('can be edited by who made it, even if their role on the plan has other channels', async () => {
    const { orm } = server.database
    const { id: planId } = world.plans.closedNested
    await orm
      .update(userRoles)
      .set({ canEditAllChannels: false })
      .where(eq(userRoles.planId, planId))
    const body = { name: 'Made by the owner', plan: planId }
    const { json } = await askWith(tokens.owner, 'POST', '/channels', body)
    const roles = await askWith(tokens.owner, 'GET', '/me')
    expect(roles.json?.['roles']).toContainEqual(
      expect.objectContaining({ planId, channels: [json?.['id']] }),
    )
  })

  it('at a position moves the channels after it down', async () => {
    await makeChannel({ name: 'First of all', orderIndex: 0 })
    const order = await orderOf(world.plans.lead.id)
    expect(order.slice(0, 3)).toEqual(['First of all', 'Email', 'Social Media'])
  })

  it.each([
    ['Initiatives', 422, 'reserved_name'],
    [' SUBSCRIPTIONS ', 422, 'reserved_name'],
    ['   ', 400, 'validation_failed'],
  ])('cannot be called %s', async (name, status, code) => {
    const before = await orderOf(world.plans.lead.id)
    const answer = await ask('POST', '/channels', { name, plan: world.plans.lead.id })
    expect(answer.json).toMatchObject({ status, code, errors: [{ path: '/name' }] })
    expect(await orderOf(world.plans.lead.id)).toEqual(before)
  })

  it.each([
    ['Direct  Mail', undefined, '#8B3F03'],
    ['PR', undefined, '#8249AB'],
    ['Billboards', undefined, '#9ACD32'],
    ['Signage', '#123ABC', '#123ABC'],
    // No longer offered.
    ['Radio spots', '#C9A800', '#C9A800'],
  ])('%s with the color %s is shown in %s', async (name, uiColor, visible) => {
    const id = await makeChannel({ name, ...(uiColor === undefined ? {} : { uiColor }) })
    expect((await ask('GET', `/channels/${id}`)).json).toMatchObject({ uiColor: visible })
  })

  it.each([
    ['#FFF3B0', 'This color is hard to see on a light background. Choose a darker one.'],
    ['#101010', 'This color is hard to see on a dark background. Choose a lighter one.'],
  ])('cannot have the color %s, in which nobody would see it', async (uiColor, detail) => {
    const before = await orderOf(world.plans.lead.id)
    const answer = await ask('POST', '/channels', {
      name: 'Unseen',
      uiColor,
      plan: world.plans.lead.id,
    })
    expect(answer.json).toMatchObject({
      status: 422,
      code: 'hidden_color',
      detail,
      errors: [{ path: '/uiColor' }],
    })
    expect(await orderOf(world.plans.lead.id)).toEqual(before)
  })

  it.each([['Email'], ['EMAIL'], ['  email\t']])(
    'cannot be called %j when there is an Email',
    async (name) => {
      const before = await orderOf(world.plans.lead.id)
      const answer = await ask('POST', '/channels', { name, plan: world.plans.lead.id })
      expect(answer.json).toMatchObject({
        status: 409,
        code: 'conflict',
        detail: 'There is a channel of this name already.',
        errors: [{ path: '/name', code: 'taken' }],
      })
      expect(await orderOf(world.plans.lead.id)).toEqual(before)
    },
  )

  it('can have a name of another plan’s channel', async () => {
    const id = await makeChannel({ name: 'Élan' })
    expect(await makeChannel({ name: 'Élan', plan: world.plans.nested.id })).not.toBe(id)
    const again = await ask('POST', '/channels', { name: 'éLAN', plan: world.plans.lead.id })
    expect(again.status).toBe(409)
  })

  it('is made once by fifty who make it at once', async () => {
    const body = { name: 'Rush', plan: world.plans.lead.id }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        ask('POST', '/channels', { ...body, name: at % 2 === 0 ? 'Rush' : ' RUSH' }),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array<number>(49).fill(409)])
    const names = await orderOf(world.plans.lead.id)
    expect(names.filter((name) => name.toLowerCase() === 'rush')).toHaveLength(1)
  })

  it('sent twice under one key is made once', async () => {
    const body = { name: 'Once', plan: world.plans.lead.id }
    const key = { 'idempotency-key': 'channel-once' }
    const first = await ask('POST', '/channels', body, key)
    const second = await ask('POST', '/channels', body, key)
    expect(second.json?.['id']).toBe(first.json?.['id'])
    expect((await orderOf(world.plans.lead.id)).filter((name) => name === 'Once')).toHaveLength(1)
  })
})
