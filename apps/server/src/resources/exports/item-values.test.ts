import { describe, expect, it } from 'vitest'
import { mediaAssets, tacticFieldValues, tacticFields, tacticTags } from '../../db/schema'
import { recordStatements } from '../../testing/record-statements'
import { secrets, addTactic } from '../../testing/world'
import { ask, server, setUpServer, world } from '../../testing/world-scenario'
import type { Person } from '../../testing/world-scenario'

setUpServer()

interface Answer {
  readonly fields: readonly { readonly id: number; readonly name: string; readonly type: string }[]
  readonly items: readonly { readonly tacticId: number }[]
}

async function read(person: Person): Promise<Answer> {
  const { status, json } = await ask(person, 'GET', `/plans/${world.plans.lead.id}/item-values`)
  expect(status).toBe(200)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server under test holds its answers to the contract
  return json as unknown as Answer
}

const addLeadItem = (values: Parameters<typeof addTactic>[3] = {}) =>
  addTactic(server.database.orm, world.plans.lead.id, world.plans.lead.emailTypeId, values)

describe('the values of items', () => {
  it('are those of every item, of universal fields and of types, as files have them', async () => {
    const { orm } = server.database
    const { lead } = world.plans
    const add = async (
      name: string,
      type: (typeof tacticFields.$inferInsert)['type'],
      tacticTypeId: number | null = null,
    ) => {
      const values = { planId: lead.id, tacticTypeId, name, type }
      const [row] = await orm.insert(tacticFields).values(values).returning({ id: tacticFields.id })
      return row?.id ?? 0
    }
    const [reach, story] = [
      await add('Reach', 'number', lead.emailTypeId),
      await add('Story', 'richtext'),
    ]
    const photo = await add('Photo', 'image')
    const file = { contentType: 'image/png', sizeBytes: 1, sha256: '0'.repeat(64) }
    const [asset] = await orm
      .insert(mediaAssets)
      .values({ ...file, name: 'cat.png', storageKey: 'values/cat', accountId: lead.accountId })
      .returning({ id: mediaAssets.id })
    const parked = await addLeadItem({ isUnscheduled: true, startDate: null, endDate: null })
    const id = await addLeadItem({
      impressions: 5000,
      ratingPoints: 12.5,
      summary: '<p>Ask <b>them</b></p><p>again &amp; again</p>',
    })
    const values = [
      [reach, '1200.50'],
      [story, '<p>Two <i>words</i></p>'],
      [photo, String(asset?.id)],
      [lead.textFieldId, '=1+1'],
    ] as const
    await orm
      .insert(tacticFieldValues)
      .values(values.map(([tacticFieldId, value]) => ({ tacticId: id, tacticFieldId, value })))
    const { fields, items } = await read('admin')
    expect(fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['string', 'Reach', 'Story', 'Photo']),
    )
    expect(items.find(({ tacticId }) => tacticId === parked)).toEqual({
      tacticId: parked,
      impressions: null,
      ratingPoints: null,
      notes: null,
      fieldValues: [],
    })
    expect(items.find(({ tacticId }) => tacticId === id)).toEqual({
      tacticId: id,
      impressions: 5000,
      ratingPoints: 12.5,
      notes: 'Ask them\nagain & again',
      fieldValues: expect.toSatisfy(
        (visible: readonly { tacticFieldId: number; value: unknown }[]) =>
          JSON.stringify(visible.toSorted((a, b) => a.tacticFieldId - b.tacticFieldId)) ===
          JSON.stringify(
            [
              { tacticFieldId: reach, value: 1200.5 },
              { tacticFieldId: story, value: 'Two words' },
              { tacticFieldId: photo, value: 'cat.png' },
              { tacticFieldId: lead.textFieldId, value: '=1+1' },
            ].toSorted((a, b) => a.tacticFieldId - b.tacticFieldId),
          ),
      ),
    })
  })

  it('leave out costs, deleted items, those of other plans and those of blocked tags', async () => {
    const { nested } = world.plans
    const gone = await addLeadItem({ deletedAt: new Date() })
    const other = await addTactic(server.database.orm, nested.id, nested.emailTypeId)
    const blocked = await addLeadItem({ estimatedCost: secrets.estimatedCost })
    await server.database.orm
      .insert(tacticTags)
      .values({ tacticId: blocked, tagId: world.tags.blocked })
    const idsFor = async (person: Person) =>
      new Set((await read(person)).items.map(({ tacticId }) => tacticId))
    const all = await idsFor('admin')
    expect([gone, other, blocked].map((id) => all.has(id))).toEqual([false, false, true])
    expect((await idsFor('withBlockedTag')).has(blocked)).toBe(false)
    expect(JSON.stringify(await read('admin'))).not.toMatch(/cost/i)
  })

  it('are for people who may export', async () => {
    const url = `/plans/${world.plans.lead.id}/item-values`
    expect((await ask('viewer', 'GET', url)).status).toBe(403)
    expect((await ask('outsider', 'GET', url)).status).toBe(404)
    expect((await ask('withoutBudget', 'GET', url)).status).toBe(200)
  })

  it('take one statement for 500 items', async () => {
    const statementsFor = async (count: number) => {
      for (let at = 0; at < count; at += 1) await addLeadItem()
      return recordStatements(() => read('admin'))
    }
    const few = await statementsFor(1)
    expect(few.length).toBeGreaterThan(0)
    expect(await statementsFor(12)).toHaveLength(few.length)
  })
})
