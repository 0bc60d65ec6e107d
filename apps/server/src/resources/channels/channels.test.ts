import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  accounts,
  channels,
  planChanges,
  tacticPlatformChoices,
  tacticTypes,
  tactics,
  userRoleChannels,
  userRoles,
} from '../../db/schema'
import { createTestServer } from '../../testing/test-server'
import type { TestServer } from '../../testing/test-server'
import { addTactic, createWorld } from '../../testing/world'
import type { World } from '../../testing/world'

let server: TestServer
let world: World
let admin: string

beforeAll(async () => {
  server = await createTestServer()
  world = await createWorld(server.database.orm)
  admin = await server.tokenFor(world.people.admin)
})
afterAll(() => server.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

function ask(method: Method, url: string, body?: object, headers: Record<string, string> = {}) {
  return server.call({
    method,
    url: `/api${url}`,
    token: admin,
    headers,
    ...(body === undefined ? {} : { body }),
  })
}

let made = 0

async function makeChannel(more: object = {}): Promise<number> {
  made += 1
  const answer = await ask('POST', '/channels', {
    name: `Trade Show ${made}`,
    plan: world.plans.lead.id,
    ...more,
  })
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

async function orderOf(planId: number): Promise<string[]> {
  const rows = await server.database.orm
    .select({ name: channels.name })
    .from(channels)
    .where(eq(channels.planId, planId))
    .orderBy(asc(channels.orderIndex), asc(channels.id))
  return rows.map(({ name }) => name)
}

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

  it('can be edited by every role with all channels and by nobody limited to others', async () => {
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

  it('at a place makes the others make room', async () => {
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
    ['Direct  Mail', undefined, '#C9A800'],
    ['PR', undefined, '#8E4EC6'],
    ['Billboards', undefined, '#9ACD32'],
    ['Signage', '#123ABC', '#123ABC'],
  ])('%s with the colour %s is shown in %s', async (name, uiColor, shown) => {
    const id = await makeChannel({ name, ...(uiColor === undefined ? {} : { uiColor }) })
    expect((await ask('GET', `/channels/${id}`)).json).toMatchObject({ uiColor: shown })
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

describe('a changed channel', () => {
  it('gets one hidden type of its monthly focus, and keeps it', async () => {
    const id = await makeChannel({ name: 'Focus' })
    const kinds = (answer: Awaited<ReturnType<typeof ask>>) => answer.json?.['tacticTypes']
    const on = await ask('PUT', `/channels/${id}`, { useMonthlyFocusType: true })
    expect(kinds(on)).toMatchObject([
      { kind: 'standard' },
      { kind: 'monthlyFocus', isHidden: false },
    ])
    const off = await ask('PUT', `/channels/${id}`, { useMonthlyFocusType: false })
    expect(kinds(off)).toMatchObject([
      { kind: 'standard' },
      { kind: 'monthlyFocus', isHidden: true },
    ])
    const again = await ask('PUT', `/channels/${id}`, { useMonthlyFocusType: true })
    expect(kinds(again)).toHaveLength(2)
  })

  it('keeps what is not named, and its kind whatever its name', async () => {
    const id = world.plans.nested.initiativesChannelId
    const answer = await ask('PUT', `/channels/${id}`, { name: 'Big Ideas', uiColor: '#123456' })
    expect(answer.json).toMatchObject({
      name: 'Big Ideas',
      kind: 'initiatives',
      uiColor: '#123456',
      isPaidMedia: false,
    })
  })

  it('keeps its name in other letters, and takes no other channel’s', async () => {
    const id = await makeChannel({ name: 'Outdoor' })
    const rename = (name: string) => ask('PUT', `/channels/${id}`, { name })
    expect((await rename('OUTDOOR')).json).toMatchObject({ name: 'OUTDOOR' })
    expect((await rename(' email')).json).toMatchObject({ status: 409, code: 'conflict' })
    expect((await ask('GET', `/channels/${id}`)).json).toMatchObject({ name: 'OUTDOOR' })
  })

  it('moves among the others', async () => {
    const before = await orderOf(world.plans.nested.id)
    const id = world.plans.nested.emailChannelId
    await ask('PUT', `/channels/${id}`, { orderIndex: before.length - 1 })
    expect(await orderOf(world.plans.nested.id)).toEqual([...before.slice(1), before[0]])
  })

  it('moved by two people at once leaves one order', async () => {
    const { emailChannelId, socialChannelId, id } = world.plans.closedNested
    const owner = await server.tokenFor(world.people.owner)
    const move = (channelId: number, orderIndex: number) =>
      server.call({
        method: 'PUT',
        url: `/api/channels/${channelId}`,
        token: owner,
        body: { orderIndex },
      })
    await Promise.all([move(emailChannelId, 2), move(socialChannelId, 0), move(emailChannelId, 1)])
    const rows = await server.database.orm
      .select({ place: channels.orderIndex })
      .from(channels)
      .where(eq(channels.planId, id))
    expect(new Set(rows.map(({ place }) => place))).toEqual(new Set([0, 1, 2]))
  })

  it.each([
    ['into another plan', () => ({ plan: world.plans.nested.id }), '/plan'],
    ['to another number', () => ({ id: 1 }), '/id'],
  ])('does not go %s', async (_sentence, body, path) => {
    const answer = await ask('PUT', `/channels/${world.plans.lead.emailChannelId}`, body())
    expect(answer.json).toMatchObject({ status: 422, errors: [{ path }] })
  })
})

describe('deleting channels', () => {
  it('takes types, tactics and edit rights along', async () => {
    const { orm } = server.database
    const id = await makeChannel({ name: 'Doomed' })
    const [type] = await orm.select().from(tacticTypes).where(eq(tacticTypes.channelId, id))
    const tacticId = await addTactic(orm, world.plans.lead.id, type?.id ?? 0)
    expect((await ask('DELETE', `/channels/${id}`)).status).toBe(204)
    expect((await ask('GET', `/channels/${id}`)).status).toBe(404)
    expect(await orm.select().from(tactics).where(eq(tactics.id, tacticId))).toEqual([])
    expect(
      await orm.select().from(userRoleChannels).where(eq(userRoleChannels.channelId, id)),
    ).toEqual([])
  })

  it('is all or nothing, and never takes the Initiatives channel', async () => {
    const id = await makeChannel({ name: 'Survivor' })
    const { initiativesChannelId } = world.plans.lead
    const mixed = await ask('DELETE', `/channels/${id},${initiativesChannelId}`)
    expect(mixed.json).toMatchObject({ status: 409, code: 'in_use' })
    const foreign = await ask('DELETE', `/channels/${id},${world.plans.other.emailChannelId}`)
    expect(foreign.status).toBe(404)
    expect((await ask('GET', `/channels/${id}`)).status).toBe(200)
  })
})

describe('tactic types', () => {
  it('are made with the default platform, and take their place', async () => {
    const channelId = await makeChannel({ name: 'Types' })
    const first = await ask('POST', '/tactic_types', { name: 'Keynote', channelId, orderIndex: 0 })
    expect(first.json).toMatchObject({
      name: 'Keynote',
      kind: 'standard',
      orderIndex: 0,
      tacticPlatforms: [{ name: 'No Platform' }],
    })
    const read = await ask('GET', `/channels/${channelId}`)
    expect(read.json?.['tacticTypes']).toMatchObject([{ name: 'Keynote' }, { orderIndex: 1 }])
  })

  it('in the Initiatives channel are categories, by name or by what is said', async () => {
    const channel = `/api/channels/${world.plans.lead.initiativesChannelId}`
    const byName = await ask('POST', '/tactic_types', { name: 'Key Date', channel })
    expect(byName.json?.['kind']).toBe('keyDate')
    const said = await ask('POST', '/tactic_types', { name: 'Q', channel, kind: 'monthlyTheme' })
    expect(said.json?.['kind']).toBe('monthlyTheme')
  })

  it.each([
    [{ name: 'monthly focus' }, 'reserved_name', '/name'],
    [{ name: 'A', kind: 'campaign' }, 'validation_failed', '/kind'],
  ])('refuse %j', async (more, code, path) => {
    const body = { channelId: world.plans.lead.emailChannelId, ...more }
    const answer = await ask('POST', '/tactic_types', body)
    expect(answer.json).toMatchObject({ status: 422, code, errors: [{ path }] })
  })

  it('refuse platforms of another channel or plan', async () => {
    for (const platformId of [
      world.plans.lead.socialPlatformId,
      world.plans.other.socialPlatformId,
    ]) {
      const answer = await ask('PUT', `/tactic_types/${world.plans.lead.emailTypeId}`, {
        tacticPlatforms: [platformId],
      })
      expect(answer.json).toMatchObject({ status: 422, code: 'invalid_reference' })
    }
  })

  it('keep at least one that people can see', async () => {
    const { emailTypeId, hiddenTypeId } = world.plans.nested
    const both = await ask('DELETE', `/tactic_types/${emailTypeId},${hiddenTypeId}`)
    expect(both.json).toMatchObject({ status: 409, code: 'last_tactic_type' })
    expect((await ask('DELETE', `/tactic_types/${hiddenTypeId}`)).status).toBe(204)
    const last = await ask('DELETE', `/tactic_types/${emailTypeId}`)
    expect(last.json).toMatchObject({ status: 409, code: 'last_tactic_type' })
  })
})

describe('platforms', () => {
  it('are offered by a type at once, and by name only once in a channel', async () => {
    const { socialTypeId, socialChannelId, id } = world.plans.lead
    const body = {
      name: 'Mastodon',
      plan: id,
      channel: socialChannelId,
      tacticType: `/api/tactic_types/${socialTypeId}`,
    }
    const made = await ask('POST', '/tactic_platforms', body)
    expect(made.status).toBe(201)
    const type = await ask('GET', `/tactic_types/${socialTypeId}`)
    expect(JSON.stringify(type.json?.['tacticPlatforms'])).toContain('Mastodon')
    const twice = await ask('POST', '/tactic_platforms', { ...body, name: 'MASTODON' })
    expect(twice.json).toMatchObject({ status: 409, errors: [{ path: '/name' }] })
  })

  it('made for any channel can be chosen in each', async () => {
    const { id, emailTypeId } = world.plans.lead
    const made = await ask('POST', '/tactic_platforms', { name: 'Everywhere', plan: id })
    expect(made.json).toMatchObject({ channel: null, channelId: null })
    const tactic = await ask('POST', '/tactics', {
      title: 'A',
      planId: id,
      tacticTypeId: emailTypeId,
      startDate: '2026-04-01T08:00:00',
      tacticPlatformIds: [made.json?.['id']],
    })
    expect(tactic.status).toBe(201)
  })

  it('that go leave the default one behind, on types and on tactics', async () => {
    const { orm } = server.database
    const { id: planId, socialTypeId, socialPlatformId } = world.plans.closedNested
    const owner = await server.tokenFor(world.people.owner)
    const tacticId = await addTactic(orm, planId, socialTypeId)
    await orm.insert(tacticPlatformChoices).values({ tacticId, tacticPlatformId: socialPlatformId })
    const asOwner = (method: Method, url: string) =>
      server.call({ method, url: `/api${url}`, token: owner })
    const deleted = await asOwner('DELETE', `/tactic_platforms/${socialPlatformId}`)
    expect(deleted.status).toBe(204)
    const type = await asOwner('GET', `/tactic_types/${socialTypeId}`)
    expect(type.json?.['tacticPlatforms']).toMatchObject([{ name: 'No Platform' }])
    const tactic = await asOwner('GET', `/tactics/${tacticId}`)
    const offered = type.json?.['tacticPlatforms']
    const fallback = Array.isArray(offered) ? Number(offered[0]?.id) : null
    expect(tactic.json?.['tacticPlatformIds']).toEqual([fallback])
  })

  it('by default neither change nor go', async () => {
    const channelId = await makeChannel({ name: 'Defaults' })
    const list = await ask('GET', `/tactic_platforms?plan=${world.plans.lead.id}`)
    const items = list.json?.['items']
    const fallback = Array.isArray(items)
      ? items.find((item) => item.channelId === channelId)
      : undefined
    const put = await ask('PUT', `/tactic_platforms/${fallback.id}`, { name: 'Mine' })
    expect(put.status).toBe(403)
    const gone = await ask('DELETE', `/tactic_platforms/${fallback.id}`)
    expect(gone.json).toMatchObject({ status: 409, code: 'in_use' })
  })
})

describe('custom fields', () => {
  it('are of a plan or of one type, never of both and never of none', async () => {
    const { id, emailTypeId } = world.plans.lead
    const universal = await ask('POST', '/tactic_fields', {
      name: 'Hook',
      type: 'string',
      plan: id,
    })
    expect(universal.json).toMatchObject({ planId: id, tacticTypeId: null, orderIndex: 1 })
    const both = { name: 'B', type: 'url', plan: id, tacticType: emailTypeId }
    expect((await ask('POST', '/tactic_fields', both)).status).toBe(422)
    expect((await ask('POST', '/tactic_fields', { name: 'N', type: 'url' })).status).toBe(400)
  })

  it('of a type ask for the account to have them', async () => {
    const body = { name: 'T', type: 'number', tacticType: world.plans.lead.emailTypeId }
    const { orm } = server.database
    const answer = await ask('POST', '/tactic_fields', body)
    const mine = eq(accounts.id, world.accounts.own)
    const [account] = await orm.select().from(accounts).where(mine)
    expect(answer.status).toBe(account?.hasTacticTypeCF === true ? 201 : 403)
    await orm
      .update(accounts)
      .set({ hasTacticTypeCF: account?.hasTacticTypeCF !== true })
      .where(mine)
    const other = await ask('POST', '/tactic_fields', body)
    expect(new Set([answer.status, other.status])).toEqual(new Set([201, 403]))
    await orm
      .update(accounts)
      .set({ hasTacticTypeCF: account?.hasTacticTypeCF === true })
      .where(mine)
  })

  it('keep their type while a value is stored', async () => {
    const { id, emailTypeId } = world.plans.lead
    const field = await ask('POST', '/tactic_fields', { name: 'Code', type: 'string', plan: id })
    const fieldId = Number(field.json?.['id'])
    const free = await ask('PUT', `/tactic_fields/${fieldId}`, { type: 'number', helpText: 'Hm' })
    expect(free.json).toMatchObject({ type: 'number', helpText: 'Hm' })
    const tactic = await ask('POST', '/tactics', {
      title: 'With a value',
      planId: id,
      tacticTypeId: emailTypeId,
      startDate: '2026-04-01T08:00:00',
      typeValues: [{ tacticFieldId: fieldId, value: 12 }],
    })
    expect(tactic.status).toBe(201)
    const held = await ask('PUT', `/tactic_fields/${fieldId}`, { type: 'string', name: 'No' })
    expect(held.json).toMatchObject({ status: 409, code: 'in_use' })
    const read = await ask('GET', `/tactic_fields/${fieldId}`)
    expect(read.json).toMatchObject({ type: 'number', name: 'Code' })
    expect((await ask('DELETE', `/tactic_fields/${fieldId}`)).status).toBe(204)
  })
})

it('tells those who follow the plan what happened, in order', async () => {
  const id = await makeChannel({ name: 'Followed' })
  await ask('PUT', `/channels/${id}`, { name: 'Followed on' })
  await ask('DELETE', `/channels/${id}`)
  const rows = await server.database.orm
    .select()
    .from(planChanges)
    .where(eq(planChanges.planId, world.plans.lead.id))
    .orderBy(asc(planChanges.id))
  expect(rows.slice(-3).map(({ collection, action, ids }) => [collection, action, ids])).toEqual([
    ['channels', 'created', [id]],
    ['channels', 'updated', [id]],
    ['channels', 'deleted', [id]],
  ])
})
