import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessMapping, importRowsOf, type ImportRow } from '@throughline/domain/item-file'
import {
  tacticFieldValues,
  tacticFields,
  tacticInitiatives,
  tacticPlatformChoices,
  tacticTags,
} from '../../db/schema'
import type { tactics } from '../../db/schema'
import { addTactic } from '../../testing/world'
import { server, world } from '../../testing/world-scenario'
import { addItem } from '../bulk-changes/testing/bulk-scenario'
import {
  addField,
  addTag,
  importRows,
  offerPlatforms,
  setUpImports,
} from './testing/import-scenario'

setUpImports()

/** The records of a CSV of ours, without the apostrophes that keep texts from being run. */
function recordsOf(csv: string): string[][] {
  const records: string[][] = [[]]
  const cells = csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)
  for (const [, quoted, plain = '', end] of cells) {
    const text = quoted?.replaceAll('""', '"') ?? plain
    records.at(-1)?.push(text.replace(/^'(?=[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/, ''))
    if (end !== ',') records.push([])
  }
  return records.filter((record) => record.length > 0)
}

/** The export of the lead plan in 2031, as its rows would be imported. */
async function exportedRows(fieldNames: readonly string[]): Promise<readonly ImportRow[]> {
  const token = await server.tokenFor(world.people.admin)
  const days = 'start_date=2031-01-01&end_date=2031-12-31'
  const plan = `/api/plans/${world.plans.lead.id}`
  const requested = await server.call({ method: 'GET', url: `${plan}/export?${days}`, token })
  const { text } = await server.call({ method: 'GET', url: String(requested.json?.['url']), token })
  const rows = recordsOf(text)
  const mapping = guessMapping(rows[0] ?? [], fieldNames)
  return importRowsOf({ rows, headerRow: 0, mapping, clearsByEmptyCells: true }).rows
}

const requestOf = (rows: readonly ImportRow[]) =>
  rows.map(({ problems: _problems, notes: _notes, ...row }) => row)

const rules = [
  null,
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=MO',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;COUNT=5',
  'FREQ=MONTHLY;BYMONTHDAY=31',
  'FREQ=YEARLY',
]

const two = (value: number) => String(value).padStart(2, '0')
const text = fc.oneof(
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((name) => name.replaceAll('\0', '0')),
  fc.constantFrom(
    '=1+1',
    ' spaced ',
    'a;b, "c"',
    'two\nlines',
    "'quoted'",
    '10/1/2026',
    'TRUE',
    '-',
    '1e5',
  ),
)
const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}:00`)
const amount = fc.option(fc.nat(1_000_000))

const item = fc.record({
  title: text.filter((title) => title.trim() !== ''),
  month: fc.integer({ min: 1, max: 12 }),
  time,
  days: fc.nat(20),
  isAllDay: fc.boolean(),
  rrule: fc.constantFrom(...rules),
  hasEnd: fc.boolean(),
  isFlagged: fc.boolean(),
  estimatedCost: amount,
  actualCost: amount,
  impressions: amount,
  ratingPoints: fc.option(fc.double({ min: 0, max: 1000, noNaN: true })),
  owner: fc.option(text),
  offer: fc.option(text),
  reach: fc.option(fc.nat(1_000_000)),
  platform: fc.option(fc.nat(1)),
  tags: fc.nat(2),
  initiatives: fc.subarray([0, 1, 2, 3, 4]),
})

/** The stored columns of a random item. */
function columnsOf({
  month,
  time: start,
  days,
  hasEnd,
  isAllDay,
  rrule,
  ...rest
}: typeof item extends fc.Arbitrary<infer Item> ? Item : never): Partial<
  typeof tactics.$inferInsert
> {
  const {
    owner: _owner,
    offer: _offer,
    reach: _reach,
    platform: _platform,
    tags: _tags,
    initiatives: _initiatives,
    ...columns
  } = rest
  return {
    ...columns,
    isAllDay,
    rrule,
    startDate: `2031-${two(month)}-03T${start}`,
    endDate: `2031-${two(month)}-${two(3 + days)}T${start}`,
    recurrenceEndDate: rrule !== null && hasEnd ? '2031-12-31T23:59:59' : null,
  }
}

describe('an export that is imported again', () => {
  it('changes nothing, whatever the items have', async () => {
    const { orm } = server.database
    const { lead, nested } = world.plans
    const tagIds = [await addTag('Region:a;b, "c"'), await addTag('Region:a;b, "c"', nested.id)]
    const initiativeIds = [
      await addItem({ title: 'Fall, "two"', tacticTypeId: lead.campaignTypeId }),
      await addItem({ title: 'Spring', tacticTypeId: lead.campaignTypeId }),
      await addItem({ title: 'Spring', tacticTypeId: lead.campaignTypeId }),
      await addItem({ title: 'Spring (2)', tacticTypeId: lead.campaignTypeId }),
      await addTactic(orm, nested.id, nested.campaignTypeId, { title: 'spring' }),
    ]
    const platformIds = await offerPlatforms('one, two', '"three"; four')
    const owner = await addField('Budget owner', 'string')
    const story = await addField('Story', 'richtext')
    const ofType = async (name: string, type: 'string' | 'number') => {
      const values = { planId: lead.id, tacticTypeId: lead.emailTypeId, name, type }
      const [row] = await orm.insert(tacticFields).values(values).returning({ id: tacticFields.id })
      return row?.id ?? 0
    }
    const [offer, reach] = [await ofType('Offer', 'string'), await ofType('Reach', 'number')]
    const fieldNames = ['Budget owner', 'Story', 'Offer', 'Reach', 'string', 'number']

    await fc.assert(
      fc.asyncProperty(fc.array(item, { minLength: 4, maxLength: 12 }), async (items) => {
        for (const one of items) {
          const tacticId = await addItem(columnsOf(one))
          const values = [
            [owner, one.owner],
            [story, one.owner === null ? null : '<p>Two <b>bold</b></p><p>lines &amp; more</p>'],
            [offer, one.offer],
            [reach, one.reach],
          ] as const
          const filled = values.flatMap(([tacticFieldId, value]) =>
            value === null || String(value).trim() === ''
              ? []
              : [{ tacticId, tacticFieldId, value: String(value) }],
          )
          if (filled.length > 0) await orm.insert(tacticFieldValues).values(filled)
          if (one.platform !== null) {
            const tacticPlatformId = platformIds[one.platform] ?? 0
            await orm.insert(tacticPlatformChoices).values({ tacticId, tacticPlatformId })
          }
          for (const tagId of tagIds.slice(0, one.tags)) {
            await orm.insert(tacticTags).values({ tacticId, tagId })
          }
          for (const at of one.initiatives) {
            const initiativeId = initiativeIds[at] ?? 0
            await orm.insert(tacticInitiatives).values({ tacticId, initiativeId })
          }
        }
        const rows = await exportedRows(fieldNames)
        expect(rows.flatMap(({ problems }) => problems)).toEqual([])
        const by = world.people.admin
        const preview = await importRows(requestOf(rows), { isPreview: true, by })
        expect({ rows: preview.rows, unchanged: preview.unchanged }).toEqual({
          rows: [],
          unchanged: rows.length,
        })
      }),
      { numRuns: 4, endOnFailure: true },
    )
  })

  it('makes the same items anew in a row without an id', async () => {
    const columns = {
      title: 'Anew',
      startDate: '2031-06-02T09:30:00',
      endDate: '2031-06-02T10:30:00',
      isAllDay: false,
      rrule: 'FREQ=WEEKLY;BYDAY=MO',
      recurrenceEndDate: '2031-08-31T23:59:59',
      impressions: 5000,
      ratingPoints: 12.5,
      estimatedCost: 700,
    }
    const id = await addItem(columns)
    const { campaignTypeId } = world.plans.lead
    for (const month of ['05', '06']) {
      const [startDate, endDate] = [`2031-${month}-01T08:00:00`, `2031-${month}-02T08:00:00`]
      const initiativeId = await addItem({
        title: 'Summer',
        tacticTypeId: campaignTypeId,
        startDate,
        endDate,
      })
      await server.database.orm.insert(tacticInitiatives).values({ tacticId: id, initiativeId })
    }
    const row = (await exportedRows([])).find(({ itemId }) => itemId === id)
    expect(row?.values).toMatchObject({ repeats: 'Weekly on Monday', repeatsUntil: '2031-08-31' })
    expect(row?.values.initiatives).toHaveLength(2)
    const made = await importRows([{ row: 2, values: row?.values ?? {} }])
    expect(made).toMatchObject({ created: 1, refused: 0 })
    const copy = (await exportedRows([])).find(({ itemId }) => itemId === made.rows[0]?.itemId)
    expect(copy?.values).toEqual(row?.values)
  })
})
