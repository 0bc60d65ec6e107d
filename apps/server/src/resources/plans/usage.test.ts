import { describe, expect, it } from 'vitest'
import {
  tacticFieldValues,
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
      tags: [{ id: tagId, count: 1 }],
      tacticPlatforms: [{ id: platformId, count: 2 }],
      tacticFields: [
        { id: textFieldId, count: 1 },
        { id: numberFieldId, count: 1 },
      ].toSorted((a, b) => a.id - b.id),
    })
  })

  it('is told to admins only', async () => {
    expect((await usage(world.people.limited)).status).toBe(403)
  })
})
