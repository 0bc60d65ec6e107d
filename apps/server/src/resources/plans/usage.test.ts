import { describe, expect, it } from 'vitest'
import {
  tacticFieldValues,
  tacticInitiatives,
  tacticPlatformChoices,
  tacticPlatforms,
  tactics,
  tacticTags,
  tags,
} from '../../db/schema'
import { addTactic } from '../../testing/world'
import { askWith, server, setUpServer, world } from '../../testing/world-scenario'

setUpServer()

const usage = async (userId: number) =>
  askWith(await server.tokenFor(userId), 'GET', `/plans/${world.plans.lead.id}/usage`)

describe('what uses the settings of a plan', () => {
  it('is counted without deleted items, and with parked ones', async () => {
    const { orm } = server.database
    const { id: planId, emailTypeId, textFieldId, numberFieldId } = world.plans.lead
    await orm.delete(tactics)
    const [tag] = await orm
      .insert(tags)
      .values({ planId, text: 'Objective:Retention' })
      .returning({ id: tags.id })
    const [platform] = await orm
      .insert(tacticPlatforms)
      .values({ planId, name: 'Braze' })
      .returning({ id: tacticPlatforms.id })
    const [tagId, platformId] = [tag?.id ?? 0, platform?.id ?? 0]
    const [first, parked, deleted] = [
      await addTactic(orm, planId, emailTypeId),
      await addTactic(orm, planId, emailTypeId, {
        isUnscheduled: true,
        startDate: null,
        endDate: null,
      }),
      await addTactic(orm, planId, emailTypeId, { deletedAt: new Date() }),
    ]
    await orm.insert(tacticTags).values([
      { tacticId: first, tagId },
      { tacticId: deleted, tagId },
    ])
    await orm.insert(tacticPlatformChoices).values([
      { tacticId: first, tacticPlatformId: platformId },
      { tacticId: parked, tacticPlatformId: platformId },
      { tacticId: deleted, tacticPlatformId: platformId },
    ])
    const value = (tacticId: number | null, tacticFieldId: number, text: string) => {
      return { tacticId, tacticFieldId, value: text, creatorId: world.people.admin }
    }
    await orm
      .insert(tacticFieldValues)
      .values([
        value(first, textFieldId, 'blue'),
        value(parked, textFieldId, ''),
        value(deleted, textFieldId, 'gone'),
        value(null, textFieldId, 'on no item'),
        value(parked, numberFieldId, '7'),
      ])
    expect((await usage(world.people.admin)).json).toEqual({
      tacticTypes: [{ id: emailTypeId, count: 2 }],
      linkedTactics: [],
      tags: [{ id: tagId, count: 1 }],
      tacticPlatforms: [{ id: platformId, count: 2 }],
      tacticFields: [
        { id: textFieldId, count: 1 },
        { id: numberFieldId, count: 1 },
      ].toSorted((a, b) => a.id - b.id),
    })
  })

  it('names the first tactics that are linked with initiatives of a type', async () => {
    const { orm } = server.database
    const { lead, nested, closedNested } = world.plans
    await orm.delete(tactics)
    const add = (title: string, more: object = {}, plan = lead) =>
      addTactic(orm, plan.id, plan.emailTypeId, { title, ...more })
    const initiative = (more: object = {}) =>
      addTactic(orm, lead.id, lead.campaignTypeId, { isInitiative: true, ...more })
    const [spring, summer, deleted] = [
      await initiative(),
      await initiative(),
      await initiative({ deletedAt: new Date() }),
    ]
    const banner = await add('banner')
    const links = [
      [banner, spring],
      [banner, summer],
      [await add('Letter'), spring],
      [await add('Apples', {}, nested), summer],
      [await add('Attic', {}, closedNested), spring],
      [await add('A tactic that is deleted', { deletedAt: new Date() }), spring],
      [await add('Another of a deleted initiative'), deleted],
      // An initiative that is deleted with the type.
      [summer, spring],
    ]
    await orm
      .insert(tacticInitiatives)
      .values(links.map(([tacticId = 0, initiativeId = 0]) => ({ tacticId, initiativeId })))
    const linked = async (userId: number) => (await usage(userId)).json?.['linkedTactics']
    const id = lead.campaignTypeId
    expect(await linked(world.people.owner)).toEqual([
      { id, count: 4, titles: ['Apples', 'Attic', 'banner'] },
    ])
    expect(await linked(world.people.admin)).toEqual([
      { id, count: 4, titles: ['Apples', 'banner', 'Letter'] },
    ])
  })

  it('is told to admins only', async () => {
    expect((await usage(world.people.limited)).status).toBe(403)
  })
})
