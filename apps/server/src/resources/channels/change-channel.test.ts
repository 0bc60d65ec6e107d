import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { channels, planChanges, tacticTypes, tactics, userRoleChannels } from '../../db/schema'
import { addTactic } from '../../testing/world'
import { ask as askAs, server, setUpServer, world } from '../../testing/world-scenario'
import { ask, makeChannel, orderOf } from './testing/channels-scenario'

setUpServer()

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
    const answer = await ask('PUT', `/channels/${id}`, { name: 'Big Ideas', uiColor: '#2F6FED' })
    expect(answer.json).toMatchObject({
      name: 'Big Ideas',
      kind: 'initiatives',
      uiColor: '#2F6FED',
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

  it('takes no colour in which nobody would see it, and keeps one that it has', async () => {
    const id = await makeChannel({ name: 'Pale' })
    const paint = (uiColor: string) => ask('PUT', `/channels/${id}`, { uiColor })
    expect((await paint('#FFF3B0')).json).toMatchObject({ status: 422, code: 'hidden_color' })
    expect((await ask('GET', `/channels/${id}`)).json).toMatchObject({ uiColor: '#9ACD32' })
    await server.database.orm
      .update(channels)
      .set({ uiColor: '#FFF3B0' })
      .where(eq(channels.id, id))
    expect((await paint('#fff3b0')).json).toMatchObject({ uiColor: '#fff3b0' })
  })

  it('moves among the others', async () => {
    const before = await orderOf(world.plans.nested.id)
    const id = world.plans.nested.emailChannelId
    await ask('PUT', `/channels/${id}`, { orderIndex: before.length - 1 })
    expect(await orderOf(world.plans.nested.id)).toEqual([...before.slice(1), before[0]])
  })

  it('moved by two people at once leaves one order', async () => {
    const { emailChannelId, socialChannelId, id } = world.plans.closedNested
    const move = (channelId: number, orderIndex: number) =>
      askAs('owner', 'PUT', `/channels/${channelId}`, { orderIndex })
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
