import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { buildArchive } from '../fixtures/build-archive'
import { readFile } from './read-file'

async function sheetOf(bytes: Uint8Array) {
  const reading = readFile(bytes, 'plan.xlsx')
  if (reading.status !== 'read') throw new Error(`refused: ${reading.refusal.code}`)
  return reading.sheets[0]
}

const stylesOf = (id: number, code: string) =>
  `<styleSheet><numFmts><numFmt numFmtId="${id}" formatCode="${code.replaceAll('"', '&quot;')}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs></styleSheet>`

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
    const spelled = buildArchive({ rows, formats: [14], properties: 'date1904="true"' })
    expect((await sheetOf(spelled))?.rows).toEqual(sheet?.rows)
  })

  it.each([
    ...[14, 17, 22, 27, 31, 36, 45, 50, 57, 58].map((id) => [id, undefined, true] as const),
    ...[0, 1, 9, 13, 23, 37, 44, 48, 49, 59].map((id) => [id, undefined, false] as const),
    [59, 'yyyy-mm-dd', true],
    [164, String.raw`[$-407]d\.\ mmmm\ yyyy;@`, true],
    [164, String.raw`[$-F800]dddd\,\ mmmm\ dd\,\ yyyy`, true],
    [164, '[$-411]ggge"年"m"月"d"日"', true],
    [164, 'yyyy年m月d日', true],
    [164, 'TT.MM.JJJJ', true],
    [164, '[h]:mm', true],
    [164, 'dd/mm/yyyy hh:mm:ss.000', true],
    [164, '_-* #,##0.00 _€_-;-* #,##0.00 _€_-', false],
    [164, '[Red]#,##0', false],
    [164, '#,##0 "days"', false],
    [164, '0.00E+00', false],
    [164, 'General', false],
    [164, '@', false],
    [60, '#,##0.00', false],
  ] as const)('of the format %d %s are dates: %s', async (id, code, isDate) => {
    const others = code === undefined ? {} : { 'xl/styles.xml': stylesOf(id, code) }
    const rows = row('<c r="A1" s="1"><v>46461</v></c>')
    const sheet = await sheetOf(buildArchive({ rows, formats: [id], others }))
    expect(sheet?.rows).toEqual([[isDate ? { date: '2027-03-15T00:00:00' } : 46_461]])
  })

  it('of ISO 8601 are the same dates in every zone', async () => {
    const texts = ['2027-03-15', '2027-03-15T08:30:00', '2027-03-15T21:00:00.000', '08:30:00.000']
    const zoned = '2027-03-15T08:30:00Z'
    const rows = row(...[...texts, zoned].map((text) => `<c t="d"><v>${text}</v></c>`))
    expect((await sheetOf(buildArchive({ rows })))?.rows).toEqual([
      [
        { date: '2027-03-15T00:00:00' },
        { date: '2027-03-15T08:30:00' },
        { date: '2027-03-15T21:00:00' },
        '08:30:00',
        zoned,
      ],
    ])
  })

  it('are faults where a formula has no result, and not where it is empty', async () => {
    const rows = row(
      '<c r="A1"><f>1000*1.25</f></c>',
      '<c r="B1"><f>A1/2</f><v></v></c>',
      '<c r="C1" t="str"><f>"a"&amp;"b"</f></c>',
      '<c r="D1"><f t="shared" si="0"/></c>',
      '<c r="E1" t="str"><f>IF(A1,"","")</f><v></v></c>',
      '<c r="F1" t="s"><f>G1</f></c>',
      '<c r="G1"><f>0*1</f><v>0</v></c>',
    )
    const formula = (text: string) => ({ fault: 'formula', text })
    expect((await sheetOf(buildArchive({ rows })))?.rows).toEqual([
      [
        formula('=1000*1.25'),
        formula('=A1/2'),
        formula('="a"&"b"'),
        formula('='),
        null,
        formula('=G1'),
        0,
      ],
    ])
  })

  it('without addresses follow each other, and those with one lie where it says', async () => {
    const rows =
      '<row><c><v>1</v></c><c r="C1"><v>3</v></c><c><v>4</v></c></row><row><c/><c><v>2</v></c></row><row r="5"><c><v>5</v></c></row>'
    expect((await sheetOf(buildArchive({ rows })))?.rows).toEqual([
      [1, null, 3, 4],
      [null, 2, null, null],
      [],
      [],
      [5, null, null, null],
    ])
  })

  it('below merged ones repeat the first in its column, and say which', async () => {
    const rows =
      '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>9</v></c></row><row r="2"><c r="C2"><v>2</v></c></row><row r="3"/><row r="4"><c r="C4"><v>4</v></c></row>'
    const others = {
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData><mergeCells><mergeCell ref="A1:A4"/><mergeCell ref="B1:C1"/></mergeCells></worksheet>`,
    }
    const merged = { value: 1, mergedWith: 'A1' }
    expect((await sheetOf(buildArchive({ others })))?.rows).toEqual([
      [1, 9, null],
      [merged, null, 2],
      [],
      [merged, null, 4],
    ])
  })

  it('are texts in comments, CDATA and entities, with the characters that XML has no place for', async () => {
    const text = (markup: string) => `<c t="inlineStr"><is><t>${markup}</t></is></c>`
    const rows = row(
      text('a<!-- b -->c'),
      text('<![CDATA[<b>&amp;]]>'),
      text('&lt;&#233;&#x1F600;&amp;lt;'),
      text('one_x000B_two _x005F_x0041_'),
      '<c t="inlineStr"><is><r><t>東京</t></r><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></is></c>',
    )
    expect((await sheetOf(buildArchive({ rows })))?.rows).toEqual([
      ['ac', '<b>&amp;', '<é😀&lt;', 'one\u{B}two _x0041_', '東京'],
    ])
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
    expect(sheet?.rows).toEqual([[1250.5, 'A', true, 0.25, { fault: 'error', text: '#N/A' }]])
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

describe('the parts of a workbook', () => {
  const OFFICE = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
  const relationships = (...targets: readonly (readonly [string, string])[]) =>
    `<Relationships>${targets
      .map(
        ([type, target], at) =>
          `<Relationship Id="r${at}" Type="${OFFICE}/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`
  const workbook =
    '<x:workbook xmlns:x="x"><x:sheets><x:sheet name="Plan" sheetId="1" r:id="r0"/></x:sheets></x:workbook>'
  const sheet =
    '<x:worksheet xmlns:x="x"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c></x:row></x:sheetData></x:worksheet>'
  const strings = '<sst><si><t>Radio</t></si></sst>'

  it.each<[sentence: string, parts: Record<string, string>]>([
    [
      'relative to the folder',
      {
        '_rels/.rels': relationships(['officeDocument', 'book/main.xml']),
        'book/_rels/main.xml.rels': relationships(
          ['worksheet', './a/s.xml'],
          ['sharedStrings', '../texts.xml'],
        ),
        'book/main.xml': workbook,
        'book/a/s.xml': sheet,
        'texts.xml': strings,
      },
    ],
    [
      'from the root, with other letters',
      {
        '_rels/.rels': relationships(['officeDocument', '/XL/Workbook.xml']),
        'xl/_rels/workbook.xml.rels': relationships(
          ['worksheet', '/xl/worksheets/Sheet%201.xml'],
          ['sharedStrings', '/xl/sharedStrings.xml'],
        ),
        'xl/workbook.xml': workbook,
        'xl/worksheets/sheet 1.xml': sheet,
        'xl/sharedStrings.xml': strings,
      },
    ],
    [
      'without their own relationships, by the usual names',
      {
        'xl/_rels/workbook.xml.rels': relationships(['worksheet', 'worksheets/sheet1.xml']),
        'xl/workbook.xml': workbook,
        'xl/worksheets/sheet1.xml': sheet,
        'xl/sharedStrings.xml': strings,
      },
    ],
  ])('are found %s', async (_sentence, parts) => {
    const files = { '[Content_Types].xml': '<Types/>', ...parts }
    const bytes = zipSync(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    )
    expect(await sheetOf(bytes)).toMatchObject({ name: 'Plan', rows: [['Radio']] })
  })

  it('are found in an archive with 64-bit records', async () => {
    const bytes = withZip64(buildArchive())
    expect((await sheetOf(bytes))?.rows).toEqual([['Title']])
  })
})

/**
 * Returns the archive with the sizes of its entries and the offset of its directory in 64-bit
 * records.
 */
function withZip64(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer)
  const end = bytes.length - 22
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  const directory: number[] = []
  const number64 = (value: number) =>
    Array.from({ length: 8 }, (_, byte) => Math.floor(value / 256 ** byte) % 256)
  for (let entry = 0; entry < count; entry += 1) {
    const nameLength = view.getUint16(at + 28, true)
    const extraLength = view.getUint16(at + 30, true)
    const header = Array.from(bytes.subarray(at, at + 46))
    const [packed, unpacked, local] = [20, 24, 42].map((offset) =>
      view.getUint32(at + offset, true),
    )
    for (const offset of [20, 24, 42]) header.fill(0xff, offset, offset + 4)
    header.splice(30, 2, 32, 0)
    const field = [
      1,
      0,
      24,
      0,
      ...[unpacked, packed, local].flatMap((value) => number64(value ?? 0)),
    ]
    const foreign = [0x55, 0x54, 0, 0]
    directory.push(
      ...header,
      ...bytes.subarray(at + 46, at + 46 + nameLength),
      ...foreign,
      ...field,
    )
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true)
  }
  const start = view.getUint32(end + 16, true)
  const record = start + directory.length
  const zip64End = [0x50, 0x4b, 6, 6].concat(
    number64(44),
    [45, 0, 45, 0],
    number64(0),
    ...[count, count, directory.length, start].map(number64),
  )
  const locator = [0x50, 0x4b, 6, 7, 0, 0, 0, 0, ...number64(record), 1, 0, 0, 0]
  const tail = Array.from(bytes.subarray(end)).fill(0xff, 8, 20)
  return new Uint8Array([
    ...bytes.subarray(0, start),
    ...directory,
    ...zip64End,
    ...locator,
    ...tail,
  ])
}
