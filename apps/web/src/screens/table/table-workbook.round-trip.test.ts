import { planAccessOf } from '@throughline/api-client'
import { civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import {
  findHeaderRow,
  guessMapping,
  importRowsOf,
  textOfCell,
} from '@throughline/domain/item-file'
import { judgeItemImport, type ImportedItem } from '@throughline/domain/item-import'
import {
  createTacticRowReader,
  TACTIC_COLUMNS,
  tacticTableFactsOf,
} from '@throughline/domain/tactic-table'
import { buildTactic } from '@throughline/test-support/builders'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFile } from '../../plan/workbooks/reading/read-file'
import { writeWorkbook } from '../../plan/workbooks/write-workbook'
import { tablePlan, tableTags } from './fixtures/table-items'
import { tableWorkbookOf } from './table-workbook'

const plan = tablePlan()
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
const title = fc
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
    ),
  )
  .filter((text) => text.trim() !== '')

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
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((all) =>
    all.map(
      (
        { day, minutes, days, hasEnd, type, isRelated, isUnscheduled, ...one },
        at,
      ): ImportedItem => {
        const time = `T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`
        const last = civilDateOf(dayNumberOf('2026-09-30') + day + days)
        const rrule = isUnscheduled ? null : one.rrule
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
          impressions: null,
          ratingPoints: null,
          typeValues: [],
          plainTexts: {},
        }
      },
    ),
  )

const facts = tacticTableFactsOf({
  channels: plan.channels,
  tags: tableTags,
  initiatives: [initiative],
})

test('a workbook of any items, imported again, changes none of them', async () => {
  await fc.assert(
    fc.asyncProperty(items, fc.boolean(), async (shown, clearsByEmptyCells) => {
      const { sheets } = tableWorkbookOf({
        planName: 'National plan',
        mode: 'scheduled',
        range: { start: '2026-10-01', end: '2026-12-31' },
        filters: [],
        rows: createTacticRowReader(facts)(shown),
        facts,
        columns: TACTIC_COLUMNS,
        sorts: [],
        grouping: 'channel',
        exportedAt: '2026-11-24T09:30:00',
      })
      const blob = await writeWorkbook(sheets)
      const reading = readFile(new Uint8Array(await blob.arrayBuffer()), 'plan.xlsx')
      const rows = reading.status === 'read' ? (reading.sheets[0]?.rows ?? []) : []
      const headerRow = findHeaderRow(rows, [])
      const mapping = guessMapping((rows[headerRow] ?? []).map(textOfCell), [])
      const imported = importRowsOf({ rows, headerRow, mapping, clearsByEmptyCells }).rows
      expect(imported.flatMap(({ problems }) => problems)).toEqual([])
      const verdicts = judgeItemImport(imported, {
        context: {
          plan,
          access: planAccessOf(plan, true),
          channels: plan.channels,
          universalFields: [],
        },
        tags: tableTags.map(({ id, text, planId }) => ({ id, text, planId })),
        initiatives: [initiative],
        items: new Map(shown.map((item) => [item.id, item])),
      })
      expect(verdicts).toHaveLength(shown.length)
      expect(verdicts.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([])
    }),
    { numRuns: 25 },
  )
})
