import { describe, expect, it } from 'vitest'
import { world } from '../../testing/world-scenario'
import { addItem, storedItems } from '../bulk-changes/testing/bulk-scenario'
import {
  addField,
  addTag,
  importRows,
  newRow,
  offerPlatforms,
  onlyItemId,
  readItem,
  setUpImports,
} from './testing/import-scenario'

setUpImports()

describe('a row without an item', () => {
  it('creates one with everything that it names', async () => {
    const tag = await addTag('Audience:Families')
    const [mail] = await offerPlatforms('Mailchimp')
    await addField('Budget owner', 'string')
    const initiative = await addItem({
      title: 'Autumn',
      tacticTypeId: world.plans.lead.campaignTypeId,
    })
    const made = await importRows([
      newRow(2, {
        title: ' Autumn newsletter ',
        channel: ' EMAIL ',
        type: 'newsletter',
        platforms: ['mailchimp'],
        startDate: '2026-10-01T08:00:00',
        endDate: '2026-10-01T09:30:00',
        isFlagged: true,
        estimatedCost: 1200.4,
        actualCost: null,
        tags: ['audience : families'],
        initiatives: ['AUTUMN'],
        fields: [{ name: 'budget OWNER', value: 'Dana' }],
      }),
    ])
    expect(made).toMatchObject({ status: 200, created: 1, updated: 0, unchanged: 0, refused: 0 })
    expect(await readItem(onlyItemId(made))).toMatchObject({
      version: 1,
      title: 'Autumn newsletter',
      tacticTypeId: world.plans.lead.emailTypeId,
      tacticPlatformIds: [mail],
      startDate: '2026-10-01T08:00:00',
      endDate: '2026-10-01T09:30:00',
      isAllDay: false,
      isFlagged: true,
      isInitiative: false,
      estimatedCost: 1200,
      actualCost: null,
      tagIds: [tag],
      relatedInitiativeIds: [initiative],
      typeValues: [{ value: 'Dana' }],
      creatorId: world.people.contributor,
    })
  })

  it.each([
    ['a day is all-day', {}, { isAllDay: true, endDate: '2026-10-01T08:00:00' }],
    [
      'a monthly type lasts whole months',
      { type: 'Monthly Focus', startDate: '2026-10-14' },
      { startDate: '2026-10-01T08:00:00', endDate: '2026-10-31T08:00:00', isAllDay: true },
    ],
    [
      'the Initiatives channel makes an initiative',
      { channel: 'Initiatives', type: 'Campaign', endDate: '2026-10-31' },
      { isInitiative: true, endDate: '2026-10-31T08:00:00', isAllDay: true },
    ],
    [
      'the parking lot uses no date',
      { isUnscheduled: true, startDate: 'soon' },
      { isUnscheduled: true, startDate: '1970-01-01T00:00:00' },
    ],
  ])('%s', async (_sentence, values, expected) => {
    expect(await readItem(onlyItemId(await importRows([newRow(1, values)])))).toMatchObject(
      expected,
    )
  })

  it('without a start goes to the parking lot', async () => {
    const { startDate: _none, ...values } = newRow(1).values
    const made = await importRows([{ row: 1, values }])
    expect(await storedItems(onlyItemId(made))).toMatchObject([
      { isUnscheduled: true, startDate: null, endDate: null },
    ])
  })
})

describe('a row with an item', () => {
  it('changes what it names and nothing else', async () => {
    const id = await addItem({
      title: 'Mail',
      actualCost: 9,
      summary: '<p>Notes</p>',
      impressions: 4,
    })
    const made = await importRows([
      { row: 7, itemId: id, version: 1, values: { estimatedCost: 50 } },
    ])
    expect(made).toMatchObject({ updated: 1, rows: [{ row: 7, outcome: 'update', itemId: id }] })
    expect(await storedItems(id)).toMatchObject([
      {
        version: 2,
        title: 'Mail',
        estimatedCost: 50,
        actualCost: 9,
        impressions: 4,
        summary: '<p>Notes</p>',
        startDate: '2026-03-10T08:00:00',
        updaterId: world.people.contributor,
      },
    ])
  })

  it('changes nothing where it says what is stored', async () => {
    const tag = await addTag('Objective:Loyalty')
    const first = await importRows([newRow(1, { tags: ['Objective:Loyalty'], estimatedCost: 5 })])
    const id = onlyItemId(first)
    const again = await importRows([
      {
        row: 1,
        itemId: id,
        version: 1,
        values: {
          ...newRow(1, { title: 'Item 1 ', tags: ['objective:loyalty'], estimatedCost: 5.2 })
            .values,
          endDate: '2026-10-01',
          isFlagged: false,
          isUnscheduled: false,
          platforms: ['No Platform'],
          initiatives: [],
        },
      },
    ])
    expect(again).toMatchObject({ bulkChangeId: null, updated: 0, unchanged: 1, rows: [] })
    expect(await readItem(id)).toMatchObject({ version: 1, tagIds: [tag] })
  })

  it('that starts anew does not repeat any longer', async () => {
    const repeating = { rrule: 'FREQ=WEEKLY', recurrenceEndDate: '2026-12-31T23:59:59' }
    const [moved, renamed] = [await addItem(repeating), await addItem(repeating)]
    await importRows([
      { row: 1, itemId: moved, values: { startDate: '2026-03-11T08:00:00' } },
      { row: 2, itemId: renamed, values: { title: 'Weekly', startDate: '2026-03-10T08:00:00' } },
    ])
    expect(await storedItems(moved, renamed)).toMatchObject([
      { startDate: '2026-03-11T08:00:00', endDate: '2026-03-11T08:00:00', rrule: null },
      { title: 'Weekly', ...repeating },
    ])
  })

  it('of another type loses its platforms, its own values and what the type cannot have', async () => {
    const { lead } = world.plans
    const id = await addItem({ tacticTypeId: lead.socialTypeId, estimatedCost: 40 })
    await importRows([{ row: 1, itemId: id, values: { platforms: ['Instagram'] } }])
    expect(await readItem(id)).toMatchObject({ tacticPlatformIds: [lead.socialPlatformId] })
    const values = { channel: 'Email', type: 'Monthly Focus' }
    await importRows([{ row: 1, itemId: id, version: 2, values }])
    expect(await readItem(id)).toMatchObject({
      tacticTypeId: lead.focusTypeId,
      tacticPlatformIds: [],
      startDate: '2026-03-01T08:00:00',
      endDate: '2026-03-31T08:00:00',
    })
    expect(await storedItems(id)).toMatchObject([{ estimatedCost: null, version: 3 }])
  })

  it('keeps the tags and initiatives that it does not name, and takes those that it leaves out', async () => {
    const [retained, other] = [await addTag('Region:East'), await addTag('Region:West')]
    const made = await importRows([newRow(1, { tags: ['Region:East'] })])
    const id = onlyItemId(made)
    await importRows([{ row: 1, itemId: id, values: { title: 'Renamed' } }])
    expect(await readItem(id)).toMatchObject({ tagIds: [retained] })
    await importRows([{ row: 1, itemId: id, values: { tags: ['Region:West'] } }])
    expect(await readItem(id)).toMatchObject({ tagIds: [other] })
    await importRows([{ row: 1, itemId: id, values: { tags: [] } }])
    expect(await readItem(id)).toMatchObject({ tagIds: [], version: 4 })
  })

  it('changes and clears values of universal fields', async () => {
    await addField('Reach', 'number')
    const id = onlyItemId(
      await importRows([newRow(1, { fields: [{ name: 'Reach', value: '12' }] })]),
    )
    expect(await readItem(id)).toMatchObject({ typeValues: [{ value: 12 }] })
    await importRows([{ row: 1, itemId: id, values: { fields: [{ name: 'reach', value: 13 }] } }])
    expect(await readItem(id)).toMatchObject({ typeValues: [{ value: 13 }], version: 2 })
    await importRows([{ row: 1, itemId: id, values: { fields: [{ name: 'Reach', value: '' }] } }])
    expect(await readItem(id)).toMatchObject({ typeValues: [], version: 3 })
  })
})
