import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tacticInitiatives, tacticTags, userRoleChannels, userRoles } from '../../db/schema'
import { addTactic } from '../../testing/world'
import { server, world } from '../../testing/world-scenario'
import { setUpTactics } from '../tactics/testing/tactics-scenario'
import {
  addItem,
  bulk,
  codesOf,
  idsOf,
  moveByWeek,
  storedItems,
  undo,
} from './testing/bulk-scenario'

setUpTactics()

async function relate(initiativeId: number, ...tacticIds: readonly number[]): Promise<void> {
  await server.database.orm
    .insert(tacticInitiatives)
    .values(tacticIds.map((tacticId) => ({ tacticId, initiativeId })))
}

describe('who may change many items', () => {
  it('is a contributor or stronger, on a plan that is not frozen', async () => {
    const { people, plans } = world
    const id = await addItem()
    expect(await bulk([id], moveByWeek, { by: people.viewer })).toMatchObject({ status: 403 })
    expect(await bulk([id], moveByWeek, { by: people.outsider })).toMatchObject({ status: 404 })
    expect(await bulk([id], moveByWeek, { by: people.admin })).toMatchObject({
      status: 200,
      refused: [],
    })
    const { frozen } = plans
    const there = await addTactic(server.database.orm, frozen.id, frozen.emailTypeId)
    const onFrozen = await bulk([there], moveByWeek, { planId: frozen.id })
    expect(onFrozen).toMatchObject({ status: 423, code: 'plan_frozen' })
    expect(await storedItems(there)).toMatchObject([{ version: 1 }])
  })

  it('is decided item by item where a contributor has some channels only', async () => {
    const { lead } = world.plans
    const email = await addItem()
    const social = await addItem({ tacticTypeId: lead.socialTypeId, title: 'Post' })
    const initiative = await addItem({ tacticTypeId: lead.campaignTypeId })
    const reply = await bulk([email, social, initiative], moveByWeek, { by: world.people.limited })
    expect(idsOf(reply.changed)).toEqual([email, initiative])
    expect(reply.refused).toMatchObject([
      { title: 'Post', code: 'channel-not-assigned', channelName: 'Social Media' },
    ])
    const type = { kind: 'type', tacticTypeId: lead.socialTypeId } as const
    const retyped = await bulk([email], type, { by: world.people.limited })
    expect(codesOf(retyped)).toEqual({ [email]: 'channel-not-assigned' })
  })

  it('gets the same refusal for items that are hidden, deleted or in plans of others', async () => {
    const hidden = world.tactics.blocked
    const theirs = world.tactics.other
    const deleted = await addItem({ deletedAt: server.clock.now() })
    const reply = await bulk([hidden, theirs, deleted], moveByWeek, {
      by: world.people.withBlockedTag,
    })
    expect(reply.changed).toEqual([])
    const refusals = [hidden, theirs, deleted].map((tacticId) => ({
      tactic: `/api/tactics/${tacticId}`,
      tacticId,
      title: null,
      code: 'not-found',
      channelName: null,
    }))
    expect(reply.refused).toEqual(refusals)
    expect(await storedItems(hidden, theirs, deleted)).toMatchObject([
      { version: 1 },
      { version: 1 },
      { version: 1 },
    ])
  })

  it('changes items of the open plan only; items of its family are refused', async () => {
    const { nested, closedNested } = world.plans
    const { orm } = server.database
    const seen = await addTactic(orm, nested.id, nested.emailTypeId, { title: 'East' })
    const unseen = await addTactic(orm, closedNested.id, closedNested.emailTypeId)
    const reply = await bulk([seen, unseen], moveByWeek)
    expect(reply.refused).toMatchObject([
      { tacticId: unseen, title: null, code: 'not-found' },
      { tacticId: seen, title: 'East', code: 'other-plan' },
    ])
  })

  it('sees no costs in the answer without the right to see budgets', async () => {
    const id = await addItem({ estimatedCost: 42 })
    const reply = await bulk([id], moveByWeek, { by: world.people.withoutBudget })
    expect(reply.changed).toMatchObject([{ estimatedCost: null }])
    expect(await storedItems(id)).toMatchObject([{ estimatedCost: 42 }])
  })
})

describe('an initiative with its related items', () => {
  it('includes items that the client does not name', async () => {
    const { lead } = world.plans
    const initiative = await addItem({ tacticTypeId: lead.campaignTypeId })
    const inner = await addItem({ tacticTypeId: lead.campaignTypeId })
    const [direct, indirect, apart] = [await addItem(), await addItem(), await addItem()]
    await relate(initiative, direct, inner)
    await relate(inner, indirect)
    const alone = await bulk([initiative], moveByWeek, { isPreview: true })
    expect(idsOf(alone.changed)).toEqual([initiative])
    const preview = await bulk([initiative], moveByWeek, { isPreview: true, withRelated: true })
    const reply = await bulk([initiative], moveByWeek, { withRelated: true })
    const all = [initiative, inner, direct, indirect]
    expect(idsOf(preview.changed)).toEqual(all)
    expect(idsOf(reply.changed)).toEqual(all)
    expect((await storedItems(...all, apart)).map(({ startDate }) => startDate)).toEqual([
      ...all.map(() => '2026-03-17T08:00:00'),
      '2026-03-10T08:00:00',
    ])
    expect(idsOf((await undo(reply.id)).changed)).toEqual(all)
  })

  it('includes neither hidden items nor items of a hidden initiative', async () => {
    const { orm } = server.database
    const { lead, nested } = world.plans
    const initiative = await addItem({ tacticTypeId: lead.campaignTypeId })
    const hiddenInitiative = await addItem({ tacticTypeId: lead.campaignTypeId })
    const hidden = await addItem()
    const ofHidden = await addItem()
    const ofNested = await addTactic(orm, nested.id, nested.emailTypeId)
    await orm.insert(tacticTags).values([
      { tacticId: hidden, tagId: world.tags.blocked },
      { tacticId: hiddenInitiative, tagId: world.tags.blocked },
    ])
    await relate(initiative, hidden, ofNested)
    await relate(hiddenInitiative, ofHidden)
    const by = world.people.withBlockedTag
    const reply = await bulk([initiative, hiddenInitiative], moveByWeek, { by, withRelated: true })
    expect(idsOf(reply.changed)).toEqual([initiative])
    expect(codesOf(reply)).toEqual({ [hiddenInitiative]: 'not-found' })
    const full = await bulk([initiative], moveByWeek, { withRelated: true })
    expect(idsOf(full.changed)).toEqual([initiative, hidden])
    expect(codesOf(full)).toEqual({ [ofNested]: 'other-plan' })
  })

  it('includes no item of an initiative of another plan', async () => {
    const { nested } = world.plans
    const initiative = await addTactic(server.database.orm, nested.id, nested.campaignTypeId)
    const own = await addItem()
    await relate(initiative, own)
    const reply = await bulk([initiative], moveByWeek, { withRelated: true })
    expect(codesOf(reply)).toEqual({ [initiative]: 'other-plan' })
    expect(await storedItems(own)).toMatchObject([{ version: 1 }])
  })
})

describe('who may undo', () => {
  it('is only the person who made the change', async () => {
    const id = await addItem()
    const reply = await bulk([id], moveByWeek)
    const { admin, viewer, outsider } = world.people
    expect((await undo(reply.id, admin)).status).toBe(404)
    expect((await undo(reply.id, viewer)).status).toBe(403)
    expect((await undo(reply.id, outsider)).status).toBe(404)
    expect(await storedItems(id)).toMatchObject([{ version: 2 }])
    expect((await undo(reply.id)).status).toBe(200)
  })

  it('gets a refusal for each item of a channel that was taken away', async () => {
    const { orm } = server.database
    const { lead } = world.plans
    const { limited } = world.people
    const [role] = await orm.select().from(userRoles).where(eq(userRoles.userId, limited))
    const right = { userRoleId: role?.id ?? 0, channelId: lead.socialChannelId }
    await orm.insert(userRoleChannels).values(right)
    const [moved, stays] = [await addItem({ tacticTypeId: lead.socialTypeId }), await addItem()]
    const type = { kind: 'type', tacticTypeId: lead.emailTypeId } as const
    const retyped = await bulk([moved], type, { by: limited })
    const flagged = await bulk([stays], moveByWeek, { by: limited })
    await orm.delete(userRoleChannels).where(eq(userRoleChannels.channelId, lead.socialChannelId))
    const refused = await undo(retyped.id, limited)
    expect(refused.refused).toMatchObject([
      { tacticId: moved, code: 'channel-not-assigned', channelName: 'Social Media' },
    ])
    expect(idsOf((await undo(flagged.id, limited)).changed)).toEqual([stays])
  })
})
