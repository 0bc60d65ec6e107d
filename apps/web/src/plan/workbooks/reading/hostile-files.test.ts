import { deflateSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { buildArchive, numberRows } from '../fixtures/build-archive'
import { sentenceOfRefusal } from './file-refusal'
import { readFile } from './read-file'

/** Reads bytes, and returns the code of the refusal, or `read`. */
async function codeOf(bytes: Uint8Array, name = 'plan.xlsx'): Promise<string> {
  const reading = readFile(bytes, name)
  return reading.status === 'read' ? 'read' : reading.refusal.code
}

async function sentenceOf(bytes: Uint8Array, name = 'plan.xlsx'): Promise<string> {
  const reading = readFile(bytes, name)
  return reading.status === 'read' ? 'read' : sentenceOfRefusal(reading.refusal)
}

const part = (name: string, content = '<a/>') => buildArchive({ others: { [name]: content } })

/** Replaces the declared sizes of entries above a size. */
function withDeclaredSize(bytes: Uint8Array, value: number, largerThan = 0) {
  const at = { local: 22, directory: 24 }
  const changed = bytes.slice()
  const view = new DataView(changed.buffer)
  for (let index = 0; index + 4 <= changed.length; index += 1) {
    const signature = view.getUint32(index, true)
    const offset =
      signature === 0x04_03_4b_50 ? at.local : signature === 0x02_01_4b_50 ? at.directory : null
    if (offset === null || view.getUint32(index + offset, true) <= largerThan) continue
    view.setUint32(index + offset, value, true)
  }
  return changed
}

describe('a file that unpacks to too much', () => {
  it('is refused where it says so itself', async () => {
    const bytes = withDeclaredSize(buildArchive(), 90_000_000)
    expect(await codeOf(bytes)).toBe('unpacks-too-large')
  })

  it('is refused where it declares small sizes and unpacks to 12 MB of spaces', async () => {
    const bomb = buildArchive({ rows: ' '.repeat(12_000_000) })
    expect(bomb.length).toBeLessThan(60_000)
    expect(await codeOf(withDeclaredSize(bomb, 1000, 1_000_000))).toBe('unpacks-too-large')
    expect(await codeOf(bomb)).toBe('unpacks-too-large')
  })

  it('is refused where its entries share their bytes', async () => {
    const bytes = zipSync({ 'a.xml': strToU8('a'.repeat(90)), 'b.xml': strToU8('a'.repeat(90)) })
    const view = new DataView(bytes.buffer)
    const second = bytes.findLastIndex(
      (_, at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02_01_4b_50,
    )
    view.setUint32(second + 42, 0, true)
    expect(await codeOf(bytes)).toBe('unpacks-too-large')
  })

  it('is refused where one long text stands in many cells', async () => {
    const rows = Array.from(
      { length: 1000 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
    ).join('')
    const strings = [`<t>${'long '.repeat(6000)}</t>`]
    expect(await codeOf(buildArchive({ rows, strings }))).toBe('unpacks-too-large')
  })

  it('is refused with more than 2,000 parts', async () => {
    const others = Object.fromEntries(
      Array.from({ length: 2001 }, (_, at) => [`xl/media/${at}.txt`, 'a'] as const),
    )
    expect(await codeOf(buildArchive({ others }))).toBe('too-many-parts')
  })

  it('is refused with more than 10 MB', async () => {
    expect(await codeOf(new Uint8Array(10_000_001))).toBe('too-large')
  })
})

describe('an archive', () => {
  const encrypted = buildArchive().map((byte, at, all) => {
    const isFlag =
      all[at - 8] === 0x50 && all[at - 7] === 0x4b && all[at - 6] === 1 && all[at - 5] === 2
    return isFlag ? 1 : byte
  })
  it.each([
    ['with a password is refused', encrypted, 'encrypted'],
    ['with macros is refused', part('xl/vbaProject.bin'), 'macros'],
    ['with sheets of macros is refused', part('xl/macrosheets/sheet1.xml'), 'macros'],
    [
      'that declares macros is refused',
      part(
        '[Content_Types].xml',
        '<Types>application/vnd.ms-excel.sheet.macroEnabled.main+xml</Types>',
      ),
      'macros',
    ],
    [
      'with links to workbooks is refused',
      part('xl/externalLinks/externalLink1.xml'),
      'external-links',
    ],
    ['with queries is refused', part('xl/connections.xml'), 'external-links'],
    [
      'with a linked picture is refused',
      part(
        'xl/drawings/_rels/drawing1.xml.rels',
        '<Relationships><Relationship Id="rId1" Type="x/image" Target="http://example.com/a.png" TargetMode="External"/></Relationships>',
      ),
      'external-links',
    ],
    [
      'with a link to a web page in a cell is read',
      part(
        'xl/worksheets/_rels/sheet1.xml.rels',
        '<Relationships><Relationship Id="rId1" Type="x/hyperlink" Target="http://example.com" TargetMode="External"/></Relationships>',
      ),
      'read',
    ],
    ['with a workbook inside is refused', part('xl/embeddings/other.xlsx'), 'embedded-files'],
    ['with an archive inside is refused', part('inner.zip'), 'embedded-files'],
    [
      'with entities that multiply is refused',
      part(
        'xl/sharedStrings.xml',
        '<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>',
      ),
      'entities',
    ],
    [
      'with another definition is refused',
      buildArchive({ rows: '<!DOCTYP'.repeat(100_000) }),
      'entities',
    ],
    [
      'with a tag without an end is refused',
      buildArchive({ rows: `<row><c ${'t '.repeat(100_000)}` }),
      'damaged',
    ],
    [
      'with a tag of endless length is refused',
      buildArchive({
        rows: `<row r="1" spans="${' '.repeat(100_000)}"><c r="A1"><v>1</v></c></row>`,
      }),
      'damaged',
    ],
    [
      'with a comment is read',
      part('xl/theme/theme1.xml', '<a><!-- b --><![CDATA[c]]></a>'),
      'read',
    ],
    ['with names of places above it is read', part('../../etc/passwd.xml'), 'read'],
    [
      'of another program is refused',
      new Uint8Array(zipSync({ 'word/document.xml': strToU8('<a/>') })),
      'not-a-workbook',
    ],
    [
      'of OpenDocument is refused',
      new Uint8Array(zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8('<a/>') })),
      'open-document',
    ],
    ['of a binary workbook is refused', part('xl/workbook.bin'), 'binary-excel'],
    ['cut in the middle is refused', buildArchive().slice(0, 700), 'damaged'],
    ['of nothing but its end is refused', buildArchive().slice(-22), 'damaged'],
    [
      'with XML that is none is refused',
      buildArchive({ rows: '<row><c r="A1"><v>1</row>' }),
      'part-unreadable',
    ],
    [
      'with a sheet that is not there is refused',
      part('xl/_rels/workbook.xml.rels', '<Relationships/>'),
      'part-unreadable',
    ],
  ])('%s', async (_name, bytes, code) => {
    expect(await codeOf(bytes)).toBe(code)
  })

  it('with a part that cannot be read is refused with the name of the part', async () => {
    const sentence = await sentenceOf(part('xl/styles.xml', '<styleSheet><xf</styleSheet>'))
    expect(sentence).toContain('The part “xl/styles.xml” of the workbook is damaged')
  })

  it('whose packed bytes are damaged is refused', async () => {
    const bytes = buildArchive({ rows: numberRows(2000) })
    const packed = deflateSync(strToU8('x'))
    bytes.set(packed, 2000)
    bytes.fill(0xaa, 2100, 2600)
    expect(await codeOf(bytes)).toBe('damaged')
  })
})

describe('a workbook that is too large', () => {
  it('is refused with the number of its rows', async () => {
    expect(await codeOf(buildArchive({ rows: numberRows(5001) }))).toBe('read')
    expect(await sentenceOf(buildArchive({ rows: numberRows(5002) }))).toBe(
      'The sheet “Plan” has 5,001 rows. At most 5,000 can be imported at once: split the file.',
    )
  })

  it('is refused with tens of thousands of rows, and counts them', async () => {
    const rows = numberRows(50_000)
    expect(await sentenceOf(buildArchive({ rows }))).toContain('has 49,999 rows')
  })

  it('is refused where a value lies in the last row of a sheet', async () => {
    const rows = '<row r="1048576"><c r="A1048576"><v>1</v></c></row>'
    expect(await sentenceOf(buildArchive({ rows }))).toContain('has 1,048,576 rows')
  })

  it('is read where only formats reach to the last row', async () => {
    const rows = `${numberRows(2)}<row r="1048576" s="1" customFormat="1"><c r="A1048576" s="1"/></row>`
    const reading = readFile(buildArchive({ rows, formats: [14] }), 'plan.xlsx')
    expect(reading.status === 'read' && reading.sheets[0]?.rows).toEqual([[0], [1]])
  })

  it('is refused with more than 200 columns, or one far to the right', async () => {
    const rows = '<row r="1"><c r="XFD1"><v>1</v></c></row>'
    expect(await sentenceOf(buildArchive({ rows }))).toContain('has 16,384 columns')
  })

  it('is refused with a cell longer than Excel allows', async () => {
    const rows = `<row r="3"><c r="B3" t="inlineStr"><is><t>${'ab'.repeat(20_000)}</t></is></c></row>`
    expect(await sentenceOf(buildArchive({ rows }))).toBe(
      'The cell B3 has 40,000 characters. A cell can have at most 32,767.',
    )
  })
})
