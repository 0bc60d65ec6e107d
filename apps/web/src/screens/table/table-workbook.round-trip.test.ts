import { planAccessOf } from '@throughline/api-client'
import { civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import {
  findHeaderRow,
  guessMapping,
  importRowsOf,
  textOfCell,
  type FileCell,
  type ItemValueField,
  type ItemValues,
} from '@throughline/domain/item-file'
import { judgeItemImport, type ImportedItem } from '@throughline/domain/item-import'
import {
  createTacticRowReader,
  fieldColumnOf,
  TACTIC_COLUMNS,
  tacticTableDetailsOf,
  type TacticColumn,
} from '@throughline/domain/tactic-table'
import {
  buildChannel,
  buildTactic,
  buildTacticField,
  buildTacticType,
} from '@throughline/test-support/builders'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFile } from '../../plan/workbooks/reading/read-file'
import { writeWorkbook } from '../../plan/workbooks/write-workbook'
import { tablePlan, tableTags } from './fixtures/table-items'
import { tableWorkbookOf } from './table-workbook'

/** Universal fields, two of them with names of columns. */
const universalFields = [
  buildTacticField({ id: 70, name: 'Budget code' }),
  buildTacticField({ id: 71, name: 'Reach', type: 'number' }),
  buildTacticField({ id: 72, name: 'Link', type: 'url' }),
  buildTacticField({ id: 73, name: 'Story', type: 'richtext' }),
  buildTacticField({ id: 74, name: 'Photo', type: 'image' }),
  buildTacticField({ id: 75, name: 'Impressions' }),
  buildTacticField({ id: 76, name: 'Notes' }),
]
/** The first type has a text where the second one has a picture, and the name of a universal field. */
const typeFields = [
  [
    buildTacticField({ id: 80, name: 'Offer', tacticTypeId: 1030 }),
    buildTacticField({ id: 81, name: 'Budget code', tacticTypeId: 1030 }),
  ],
  [buildTacticField({ id: 82, name: 'Offer', type: 'image', tacticTypeId: 1031 })],
]
const planned = tablePlan()
const plan = tablePlan({
  channels: planned.channels.map((one) =>
    one.enableTacticFlagging
      ? buildChannel({
          ...one,
          tacticTypes: one.tacticTypes.map((type, at) =>
            buildTacticType({ ...type, tacticFields: typeFields[at] ?? [] }),
          ),
        })
      : one,
  ),
})
/** Email, whose tactics have flags. */
const channel = plan.channels.find(({ enableTacticFlagging }) => enableTacticFlagging)
/** Items of the other types carry no cost. */
const types = (channel?.tacticTypes ?? []).filter(({ kind }) => kind === 'standard')
const initiative = buildTactic({
  id: 900,
  title: 'Fall; "two"',
  on: '2026-10-01',
  isInitiative: true,
})

const two = (value: number) => String(value).padStart(2, '0')
const amount = fc.option(fc.nat(1_000_000))
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.constantFrom(
      '=1+1',
      ' spaced ',
      'two\nlines',
      '10/1/2026',
      'TRUE',
      '0012',
      '_x0041_',
      '#N/A',
      'constructor',
    ),
  )
  .filter((one) => one.trim() !== '')
const title = text.map((one) => one.trim().slice(0, 200))

/** The stored value of a field, and its text without formats. */
interface Value {
  readonly id: number
  readonly value: string | number
  readonly plain?: string
}
const valueOf = (id: number, value: fc.Arbitrary<string | number>) =>
  value.map((one): Value => ({ id, value: one }))
/** More text than a cell can hold. */
const LONG = 'a long story '.repeat(3000).trim()
const story = fc.oneof(
  fc.constantFrom<Value[]>(
    { id: 73, value: '<p><img src="/api/files/1"></p>', plain: '' },
    { id: 73, value: LONG, plain: LONG },
  ),
  text.map((one): Value => ({ id: 73, value: `<p><b>${one}</b></p>`, plain: one.trim() })),
)
/** Values of some fields; values of fields of other item types are dropped. */
const values = fc
  .tuple(
    fc.option(valueOf(70, text)),
    fc.option(valueOf(71, fc.double({ min: -1e9, max: 1e9, noNaN: true }))),
    fc.option(valueOf(72, fc.constant('https://example.com/?a=1&b=2'))),
    fc.option(story),
    fc.option(valueOf(74, fc.constant(2101))),
    fc.option(valueOf(75, text)),
    fc.option(valueOf(76, text)),
    fc.option(valueOf(80, text)),
    fc.option(valueOf(81, text)),
    fc.option(valueOf(82, fc.constant(2102))),
  )
  .map((all) => all.flatMap((one) => one ?? []))

/** Items of every kind: all-day, timed, moments, at midnight, repeating and in the parking lot. */
const items = fc
  .array(
    fc.record({
      title,
      day: fc.integer({ min: 1, max: 28 }),
      minutes: fc.constantFrom(0, 1, 510, 1439),
      days: fc.nat(40),
      isAllDay: fc.boolean(),
      isUnscheduled: fc.boolean(),
      isFlagged: fc.boolean(),
      rrule: fc.constantFrom(
        null,
        'FREQ=DAILY',
        'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR',
        'FREQ=MONTHLY;BYMONTHDAY=31',
      ),
      hasEnd: fc.boolean(),
      type: fc.nat(Math.max(0, types.length - 1)),
      tagIds: fc.subarray(tableTags.map(({ id }) => id)),
      isRelated: fc.boolean(),
      estimatedCost: amount,
      actualCost: amount,
      impressions: amount,
      ratingPoints: fc.option(fc.double({ min: 0, max: 1000, noNaN: true })),
      values,
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) =>
    all.map(
      (
        { day, minutes, days, hasEnd, type, isRelated, isUnscheduled, values: provided, ...one },
        at,
      ): ImportedItem => {
        const time = `T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`
        const last = civilDateOf(dayNumberOf('2026-09-30') + day + days)
        const rrule = isUnscheduled ? null : one.rrule
        const fieldIds = new Set(
          [...universalFields, ...(types[type]?.tacticFields ?? [])].map(({ id }) => id),
        )
        const stored = provided.filter(({ id }) => fieldIds.has(id))
        return {
          ...buildTactic({ id: at + 1, title: one.title, on: '2026-10-01' }),
          ...one,
          isUnscheduled,
          channelId: channel?.id ?? 0,
          tacticTypeId: types[type]?.id ?? 0,
          startDate: isUnscheduled ? '1970-01-01T00:00:00' : `2026-10-${two(day)}${time}`,
          endDate: isUnscheduled ? '1970-01-01T00:00:00' : `${last}${time}`,
          rrule,
          recurrenceEndDate: rrule !== null && hasEnd ? '2027-03-31T23:59:59' : null,
          relatedInitiativeIds: isRelated && !isUnscheduled ? [initiative.id] : [],
          typeValues: stored.map(({ id, value }) => ({ tacticFieldId: id, value })),
          plainTexts: Object.fromEntries(
            stored.flatMap(({ id, plain }) => (plain === undefined ? [] : [[id, plain]])),
          ),
        }
      },
    ),
  )

const details = tacticTableDetailsOf({
  channels: plan.channels,
  tags: tableTags,
  initiatives: [initiative],
  fields: universalFields,
})
const fields: readonly ItemValueField[] = [
  ...universalFields,
  ...types.flatMap(({ tacticFields }) => tacticFields),
]
const fieldNames = [
  ...new Set(fields.filter(({ type }) => type !== 'image').map(({ name }) => name)),
]
const columns: readonly TacticColumn[] = [
  ...TACTIC_COLUMNS,
  ...[70, 71, 72, 75, 76].map(fieldColumnOf),
]

/** Returns the values of an item as the server sends them. */
const valuesOfItem = (item: ImportedItem): ItemValues => ({
  tacticId: item.id,
  impressions: item.impressions,
  ratingPoints: item.ratingPoints,
  notes: `Notes of ${item.id}`,
  fieldValues: item.typeValues.flatMap(({ tacticFieldId, value }) => {
    if (value === null) return []
    const isPicture = fields.some(({ id, type }) => id === tacticFieldId && type === 'image')
    const inFile = isPicture ? 'cat.png' : (item.plainTexts[tacticFieldId] ?? value)
    return [{ tacticFieldId, value: inFile }]
  }),
})

type Rows = readonly (readonly FileCell[])[]

/** Returns the rows of the workbook of items, headers first. */
async function exportedRows(
  rowsOnShow: readonly ImportedItem[],
  visible: readonly TacticColumn[],
): Promise<Rows> {
  const { sheets } = tableWorkbookOf({
    planName: 'National plan',
    mode: 'scheduled',
    range: { start: '2026-10-01', end: '2026-12-31' },
    filters: [],
    rows: createTacticRowReader(details)(rowsOnShow),
    details,
    columns: visible,
    sorts: [],
    grouping: 'channel',
    costs: 'summed',
    ratingPoints: 'TRP',
    values: [{ fields, items: rowsOnShow.map(valuesOfItem) }],
    refusedPlanIds: new Set(),
    exportedAt: '2026-11-24T09:30:00',
  })
  const blob = await writeWorkbook(sheets)
  const reading = readFile(new Uint8Array(await blob.arrayBuffer()), 'plan.xlsx')
  return reading.status === 'read' ? (reading.sheets[0]?.rows ?? []) : []
}

/** Returns the effects of an import of rows on the stored items. */
function judge(rows: Rows, stored: readonly ImportedItem[], clearsByEmptyCells: boolean) {
  const headerRow = findHeaderRow(rows, fieldNames)
  const mapping = guessMapping((rows[headerRow] ?? []).map(textOfCell), fieldNames)
  const imported = importRowsOf({ rows, headerRow, mapping, clearsByEmptyCells }).rows
  expect(imported.flatMap(({ problems }) => problems)).toEqual([])
  return judgeItemImport(imported, {
    context: {
      plan,
      access: planAccessOf(plan, true),
      channels: plan.channels,
      universalFields,
    },
    tags: tableTags.map(({ id, text: name, planId }) => ({ id, text: name, planId })),
    initiatives: [initiative],
    items: new Map(stored.map((item) => [item.id, item])),
  })
}

test('a workbook of any items and columns, imported again, changes none of them', async () => {
  await fc.assert(
    fc.asyncProperty(
      items,
      fc.shuffledSubarray([...columns], { minLength: 1 }),
      fc.boolean(),
      async (rowsOnShow, visible, clearsByEmptyCells) => {
        const results = judge(
          await exportedRows(rowsOnShow, visible),
          rowsOnShow,
          clearsByEmptyCells,
        )
        expect(results).toHaveLength(rowsOnShow.length)
        expect(results.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([])
      },
    ),
    { numRuns: 25 },
  )
})

describe('one edited cell', async () => {
  const item: ImportedItem = {
    ...buildTactic({ id: 1, title: 'Gift guide', on: '2026-10-06' }),
    channelId: channel?.id ?? 0,
    tacticTypeId: types[0]?.id ?? 0,
    endDate: '2026-10-08T09:00:00',
    isAllDay: false,
    rrule: 'FREQ=DAILY',
    recurrenceEndDate: '2026-12-31T23:59:59',
    estimatedCost: 5,
    impressions: 10,
    ratingPoints: 1,
    typeValues: [
      { tacticFieldId: 70, value: 'B-7' },
      { tacticFieldId: 71, value: 1.5 },
      { tacticFieldId: 74, value: 2101 },
      { tacticFieldId: 80, value: '2 for 1' },
    ],
    plainTexts: {},
  }
  const rows = await exportedRows([item], ['title'])
  const headers = (rows[0] ?? []).map(textOfCell)
  const at = rows.findIndex((cells) => cells.includes('Gift guide'))

  test.each<[header: string, cell: FileCell, changes: readonly string[]]>([
    ['Title', 'Renamed', ['title: Gift guide > Renamed']],
    ['Flagged', true, ['isFlagged: No > Yes']],
    ['End', { date: '2026-10-09T09:00:00' }, ['endDate: 2026-10-08 09:00 > 2026-10-09 09:00']],
    ['Repeats', 'Weekly on Tuesday', ['repeats: Daily > Weekly on Tuesday']],
    ['Repeats until', '2026-11-30', ['repeatsUntil: 2026-12-31 > 2026-11-30']],
    ['Estimated cost', 70, ['estimatedCost: 5 > 70']],
    [
      'All day',
      true,
      [
        `startDate: ${item.startDate.slice(0, 16).replace('T', ' ')} > 2026-10-06`,
        'endDate: 2026-10-08 09:00 > 2026-10-08',
        'isAllDay: No > Yes',
      ],
    ],
    ['Impressions', 20, ['impressions: 10 > 20']],
    ['TRP', 2.25, ['ratingPoints: 1 > 2.25']],
    ['Budget code', 'C-1', ['fields.Budget code: B-7 > C-1']],
    ['Reach', 4, ['fields.Reach: 1.5 > 4']],
    ['Link', 'https://example.com', ['fields.Link:  > https://example.com']],
    ['Story', 'Told', ['fields.Story:  > <p>Told</p>']],
    ['Offer', '3 for 2', ['fields.Offer: 2 for 1 > 3 for 2']],
    ['Impressions (custom field)', 'many', ['fields.Impressions:  > many']],
    ['Notes', 'Of a field', ['fields.Notes:  > Of a field']],
    ['Notes (not imported)', 'Other notes', []],
    ['Photo (not imported)', 'dog.png', []],
  ])('of %s changes exactly that', (header, cell, changes) => {
    const column = headers.indexOf(header)
    expect(column).not.toBe(-1)
    const edited = rows.map((cells, row) => (row === at ? cells.with(column, cell) : cells))
    const [result] = judge(edited, [item], true)
    const described = result?.outcome === 'update' ? result.changes : []
    expect(described.map((one) => `${one.column}: ${one.before} > ${one.after}`)).toEqual(changes)
    expect(result?.outcome).toBe(changes.length === 0 ? 'unchanged' : 'update')
  })

  test('of the parking lot takes the dates away, and with them the repeat', () => {
    const edited = rows.map((cells, row) =>
      row === at ? cells.with(headers.indexOf('Parking lot'), true) : cells,
    )
    const [result] = judge(edited, [item], false)
    const described = result?.outcome === 'update' ? result.changes : []
    expect(described.map(({ column }) => column)).toEqual([
      'startDate',
      'endDate',
      'isUnscheduled',
      'repeats',
      'repeatsUntil',
    ])
  })
})
