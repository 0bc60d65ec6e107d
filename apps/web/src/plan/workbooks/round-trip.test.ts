import {
  importRowsOf,
  guessMapping,
  isFileDate,
  tacticSheetOf,
  aboutSheetOf,
  textOfCell,
  writeNamesCell,
  type TacticSheetColumn,
  type TacticSheetSource,
} from '@throughline/domain/item-file'
import { withoutControls } from '@throughline/domain/item-import'
import { unzipSync, strFromU8 } from 'fflate'
import readExcelFile from 'read-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { readFile } from './reading/read-file'
import { writeWorkbook } from './write-workbook'

const columns: readonly TacticSheetColumn[] = [
  { field: 'title', kind: 'text', width: 40 },
  { field: 'channel', kind: 'text' },
  { field: 'type', kind: 'text' },
  { field: 'startDate', kind: 'dateTime' },
  { field: 'endDate', kind: 'dateTime' },
  { field: 'isAllDay', kind: 'boolean' },
  { field: 'estimatedCost', kind: 'money' },
  { field: 'actualCost', kind: 'money' },
  { field: null, header: 'Variance', kind: 'variance' },
  { field: 'isFlagged', kind: 'boolean' },
  { field: 'tags', kind: 'text' },
  { field: 'fields.Budget owner', kind: 'text' },
]

/** Titles that files often damage. */
const titles = [
  '=SUM(A1:A9)',
  '+1 day',
  '-5 %',
  '@home',
  '  spaces  around  ',
  'two\nlines',
  'a\r\nb',
  'literal _x0041_ and _x000D_',
  '<b>&amp;"quotes"</b>',
  '10/1/2026',
  '0012',
  '1e5',
  'TRUE',
  'שלום عالم 😀',
  'bell \u{7} tab \t end',
  "it's",
  '#N/A',
  'constructor',
  '__proto__',
]

const two = (value: number) => String(value).padStart(2, '0')

function itemAt(at: number) {
  const day = `2026-${two((at % 12) + 1)}-${two((at % 28) + 1)}`
  const isAllDay = at % 3 !== 0
  // Includes midnight, which looks like a day without a time.
  const time = `T${two((at * 7) % 24)}:${two((at * 13) % 60)}:00`
  const date = isAllDay ? day : `${day}${at % 9 === 0 ? 'T00:00:00' : time}`
  const estimated = at % 5 === 0 ? null : at * 137
  const actual = at % 4 === 0 ? null : at * 101
  return {
    id: at + 1,
    version: (at % 7) + 1,
    title: `${titles[at % titles.length]}${at < titles.length ? '' : ` ${at}`}`,
    channel: `Channel ${Math.floor(at / 200)}`,
    type: `Type, ${at % 5}; "new"`,
    date,
    isAllDay,
    estimated,
    actual,
    isFlagged: at % 2 === 0,
    tags: at % 6 === 0 ? [] : ['Q4', 'Sales, EMEA', 'a;b "c"'].slice(0, (at % 3) + 1),
    owner: at % 8 === 0 ? '' : `Owner ${at}`,
  }
}

const items = Array.from({ length: 2000 }, (_, at) => itemAt(at))

/** Items in the groups of the table: ten channels of 200. */
const source: TacticSheetSource = {
  columns,
  rows: items.flatMap((item, at): TacticSheetSource['rows'] => {
    const group = { kind: 'group' as const, level: 0 as const, title: item.channel }
    const row = {
      kind: 'item' as const,
      id: item.id,
      version: item.version,
      isAllDay: item.isAllDay,
      cells: [
        item.title,
        item.channel,
        item.type,
        item.date,
        item.date,
        item.isAllDay,
        item.estimated,
        item.actual,
        (item.estimated ?? 0) - (item.actual ?? 0),
        item.isFlagged,
        writeNamesCell(item.tags),
        item.owner,
      ],
    }
    return at % 200 === 0 ? [group, row] : [row]
  }),
}

const about = aboutSheetOf({
  planName: 'Spring',
  range: 'All days',
  filters: [],
  exportedAt: '2026-11-24T08:00:00',
  columns,
})

const blob = await writeWorkbook([tacticSheetOf(source), about])
const written = new Uint8Array(await blob.arrayBuffer())
const reading = readFile(written, 'plan.xlsx')

describe('2,000 tactics, written and read', () => {
  it('are the same values, and sums are left out', () => {
    const rows = reading.status === 'read' ? (reading.sheets[0]?.rows ?? []) : []
    const mapping = guessMapping((rows[0] ?? []).map(textOfCell), ['Budget owner'])
    expect(mapping).toEqual([...columns.map(({ field }) => field), 'itemId', 'version'])
    const imported = importRowsOf({ rows, headerRow: 0, mapping, dateOrder: 'month-first' })
    expect(imported.sumCount).toBe(11)
    expect(imported.rows.flatMap(({ problems }) => problems)).toEqual([])
    expect(
      imported.rows.map(({ itemId, version, values }) => ({ itemId, version, values })),
    ).toEqual(
      items.map((item) => ({
        itemId: item.id,
        version: item.version,
        values: {
          title: withoutControls(item.title).trim(),
          channel: item.channel,
          type: item.type,
          startDate: item.date,
          endDate: item.date,
          ...(item.estimated === null ? null : { estimatedCost: item.estimated }),
          ...(item.actual === null ? null : { actualCost: item.actual }),
          isFlagged: item.isFlagged,
          isAllDay: item.isAllDay,
          ...(item.tags.length === 0 ? null : { tags: item.tags }),
          ...(item.owner === '' ? null : { fields: [{ name: 'Budget owner', value: item.owner }] }),
        },
      })),
    )
  })

  it('are the same cells, the sums of formulas included', () => {
    const sheet = tacticSheetOf(source)
    const rows = reading.status === 'read' ? (reading.sheets[0]?.rows ?? []) : []
    const expected = sheet.rows.map(({ cells }) =>
      cells.map((cell) => (typeof cell === 'object' && cell !== null ? cell.value : cell)),
    )
    const asWritten = rows.slice(1).map((row, at) =>
      (expected[at] ?? []).map((cell, column) => {
        const value = row[column] ?? null
        if (!isFileDate(value)) return cell === '' ? '' : value
        return String(cell).length === 10 ? value.date.slice(0, 10) : value.date
      }),
    )
    expect(asWritten).toEqual(expected)
  })
})

describe('a workbook of ours', () => {
  it('has the same cells for a reader of other hands', async () => {
    const [sheet] = await readExcelFile(await blob.arrayBuffer(), { trim: false })
    const rows = reading.status === 'read' ? (reading.sheets[0]?.rows ?? []) : []
    const others = (sheet?.data ?? []).map((row) => row.map(plainCell))
    expect(others).toEqual(rows.map((row) => row.map(plainCell)))
  })
})

/** Returns a date of either reader to the minute, and any other cell unchanged. */
function plainCell(cell: unknown): unknown {
  // oxlint-disable-next-line no-restricted-globals -- the library gives dates as such objects
  if (cell instanceof Date) return new Date(cell.getTime() + 500).toISOString().slice(0, 16)
  if (typeof cell !== 'object' || cell === null) return cell
  return 'date' in cell ? String(cell.date).slice(0, 16) : cell
}

describe('the markup of a workbook', () => {
  it('has formulas with values, rows to fold, a filter, and no text as a formula', () => {
    const parts = unzipSync(written)
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    const sum = items.slice(0, 200).reduce((total, item) => total + (item.estimated ?? 0), 0)
    expect(sheet).toContain(`<f>SUBTOTAL(9,G3:G202)</f><v>${sum}</v>`)
    expect(sheet).toContain('<outlinePr summaryBelow="0"/>')
    expect(sheet).toMatch(/<row r="3" outlineLevel="1">/)
    expect(sheet).not.toMatch(/<row r="2" outlineLevel/)
    expect(sheet).toContain('<sheetFormatPr defaultRowHeight="15" outlineLevelRow="1"/>')
    // The filter excludes the total.
    expect(sheet).toContain('<autoFilter ref="A1:N2011"/>')
    expect(sheet).toContain(`<f>G3-H3</f><v>0</v>`)
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    expect(sheet.match(/<f>/g)).toHaveLength(11 * 3 + 2000)
  })
})
