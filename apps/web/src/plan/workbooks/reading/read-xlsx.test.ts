import { describe, expect, it } from 'vitest'
import { buildArchive } from '../fixtures/build-archive'
import { readFile } from './read-file'

async function sheetOf(bytes: Uint8Array) {
  const reading = await readFile(bytes, 'plan.xlsx')
  if (reading.status !== 'read') throw new Error(`refused: ${reading.refusal.code}`)
  return reading.sheets[0]
}

const row = (...cells: readonly string[]) => `<row r="1">${cells.join('')}</row>`

describe('cells of a workbook', () => {
  it('are dates without a zone, in the date system of 1900', async () => {
    const rows = row(
      '<c r="A1" s="1"><v>46296</v></c>',
      '<c r="B1" s="2"><v>46296.33333333333</v></c>',
      '<c r="C1" s="1"><v>61</v></c>',
    )
    const sheet = await sheetOf(buildArchive({ rows, formats: [14, 22] }))
    expect(sheet?.rows).toEqual([
      [
        { date: '2026-10-01T00:00:00' },
        { date: '2026-10-01T08:00:00' },
        { date: '1900-03-01T00:00:00' },
      ],
    ])
  })

  it('are the same dates in the date system of 1904', async () => {
    const rows = row('<c r="A1" s="1"><v>44834</v></c>')
    const sheet = await sheetOf(buildArchive({ rows, formats: [14], properties: 'date1904="1"' }))
    expect(sheet?.rows).toEqual([[{ date: '2026-10-01T00:00:00' }]])
  })

  it('are texts where a time has no day', async () => {
    const rows = row(
      '<c r="A1" s="1"><v>0.33333333333333</v></c>',
      '<c r="B1" s="1"><v>0.5</v></c>',
    )
    const sheet = await sheetOf(buildArchive({ rows, formats: [20] }))
    expect(sheet?.rows).toEqual([['08:00:00', '12:00:00']])
  })

  it('are empty dates where no civil date says it', async () => {
    const rows = row('<c r="A1" s="1"><v>59</v></c>', '<c r="B1" s="1"><v>2958466</v></c>')
    const sheet = await sheetOf(buildArchive({ rows, formats: [14] }))
    expect(sheet?.rows).toEqual([[{ date: '' }, { date: '' }]])
  })

  it('are times of every minute, to the second', async () => {
    const times = Array.from({ length: 1440 }, (_, minute) => minute)
    const rows = times
      .map(
        (minute) =>
          `<row r="${minute + 1}"><c r="A${minute + 1}" s="1"><v>${46_296 + minute / 1440}</v></c></row>`,
      )
      .join('')
    const sheet = await sheetOf(buildArchive({ rows, formats: [22] }))
    const two = (value: number) => String(value).padStart(2, '0')
    expect(sheet?.rows).toEqual(
      times.map((minute) => [
        { date: `2026-10-01T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00` },
      ]),
    )
  })

  it('are the stored values of formulas, numbers, percentages and yes or no', async () => {
    const rows = row(
      '<c r="A1"><f>B1*2</f><v>1250.5</v></c>',
      '<c r="B1" t="str"><f>UPPER("a")</f><v>A</v></c>',
      '<c r="C1" t="b"><v>1</v></c>',
      '<c r="D1" s="1"><v>0.25</v></c>',
      '<c r="E1" t="e"><v>#N/A</v></c>',
    )
    const sheet = await sheetOf(buildArchive({ rows, formats: [9] }))
    expect(sheet?.rows).toEqual([[1250.5, 'A', true, 0.25, '#N/A']])
  })

  it('are texts without their formats, with spaces and line breaks', async () => {
    const strings = [
      '<r><t>Black </t></r><r><rPr><b/></rPr><t>Friday</t></r>',
      '<t xml:space="preserve">  two\nlines  </t>',
    ]
    const rows = row('<c r="A1" t="s"><v>0</v></c>', '<c r="B1" t="s"><v>1</v></c>')
    const sheet = await sheetOf(buildArchive({ rows, strings }))
    expect(sheet?.rows).toEqual([['Black Friday', '  two\nlines  ']])
  })

  it('in hidden rows and sheets are read, and counted', async () => {
    const rows =
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="2" hidden="1"><c r="A2"><v>2</v></c></row><row r="3" hidden="1"/>'
    const sheet = await sheetOf(buildArchive({ rows, sheetState: 'state="hidden"' }))
    expect(sheet).toEqual({ name: 'Plan', rows: [[1], [2]], hiddenRowCount: 1, isHidden: true })
  })
})
