import type { TextEncoding } from '@throughline/domain/item-file'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFile } from './read-file'

const utf8 = (text: string) => new TextEncoder().encode(text)
const bytesOf = (text: string, toBytes: (code: number) => readonly number[]) =>
  new Uint8Array(Array.from(text).flatMap((letter) => toBytes(letter.charCodeAt(0))))
const little = (code: number) => [code & 255, code >> 8]
const big = (code: number) => [code >> 8, code & 255]

async function rowsOf(bytes: Uint8Array) {
  const reading = readFile(bytes, 'plan.csv')
  return reading.status === 'read' ? reading.sheets[0]?.rows : reading.refusal.code
}

const TEXT = 'Title,Channel\nCafé,Email\n'
const rows = [
  ['Title', 'Channel'],
  ['Café', 'Email'],
]

describe('the encoding of a text', () => {
  it.each([
    ['UTF-8', utf8(TEXT)],
    ['UTF-8 with a mark', utf8(`\u{FEFF}${TEXT}`)],
    ['UTF-16 with a mark', bytesOf(`\u{FEFF}${TEXT}`, little)],
    ['UTF-16 with the other mark', bytesOf(`\u{FEFF}${TEXT}`, big)],
    ['UTF-16 without a mark', bytesOf(TEXT, little)],
    ['UTF-16 of the other order without a mark', bytesOf(TEXT, big)],
    ['Windows-1252', bytesOf(TEXT, (code) => [code])],
  ])('%s is recognized', async (_name, bytes) => {
    expect(await rowsOf(bytes)).toEqual(rows)
  })

  it.each<[encoding: TextEncoding, text: string]>([
    ['macintosh', 'Café Märzaktion “Fall”'],
    ['macintosh', 'Señor’s Año'],
    ['windows-1252', 'Café Märzaktion “Fall”'],
    ['windows-1252', 'Straße, Größe, Ägypten, CAFÉ – 5 €'],
    ['windows-1252', 'naïve Zoë’s brûlée'],
    ['windows-1250', 'Zażółć gęślą jaźń'],
    ['windows-1250', 'Příliš žluťoučký kůň'],
    ['windows-1251', 'Весенняя распродажа'],
    ['windows-1251', 'Акция Spring'],
    ['windows-1251', 'еженедельная рассылка новостей'],
    ['shift_jis', '春のセール、東京'],
    ['shift_jis', 'メール'],
    ['utf-8', 'Café \u{FFFD} Größe'],
  ])('%s is recognized by its words: %s', async (encoding, text) => {
    const lines = `Title,Channel\n"${text}",Email\n`
    const bytes = encoded(lines, encoding)
    const reading = readFile(bytes, 'plan.csv')
    expect(reading).toMatchObject({
      text: { encoding },
      sheets: [{ rows: [expect.anything(), [text, 'Email']] }],
    })
  })

  it('can be chosen', async () => {
    const bytes = encoded('Title\nΠρόγραμμα\n', 'windows-1253')
    expect(readFile(bytes, 'plan.csv', { encoding: 'windows-1253' })).toMatchObject({
      sheets: [{ rows: [['Title'], ['Πρόγραμμα']] }],
    })
  })
})

function withDamagedByte(bytes: Uint8Array): Uint8Array {
  const sign = utf8('\u{FFFD}')
  const at = bytes.findIndex((_, index) =>
    sign.every((byte, offset) => bytes[index + offset] === byte),
  )
  return new Uint8Array([...bytes.subarray(0, at), 0xff, ...bytes.subarray(at + sign.length)])
}

/**
 * Returns the bytes of a text in an encoding, by inverting the decoder for each character or pair
 * of bytes.
 */
function encoded(text: string, encoding: TextEncoding): Uint8Array {
  // A byte that is invalid in the encoding, as in a damaged file.
  if (encoding === 'utf-8') return withDamagedByte(utf8(text))
  const decoder = new TextDecoder(encoding)
  const bytesOfCharacter = new Map<string, readonly number[]>()
  const pairs = encoding === 'shift_jis' ? 65_536 : 0
  for (let code = 256; code < pairs; code += 1) {
    const pair = [code >> 8, code & 255]
    const character = decoder.decode(new Uint8Array(pair))
    if (character.length === 1 && !bytesOfCharacter.has(character))
      bytesOfCharacter.set(character, pair)
  }
  for (let byte = 0; byte < 256; byte += 1) {
    bytesOfCharacter.set(decoder.decode(new Uint8Array([byte]), { stream: true }), [byte])
    decoder.decode()
  }
  return new Uint8Array(
    Array.from(text).flatMap((character) => bytesOfCharacter.get(character) ?? []),
  )
}

describe('the separator of a text', () => {
  it.each([
    ['a comma', 'A,B\n1,2'],
    ['a semicolon', 'A;B\n1;2'],
    [
      'a semicolon beside decimal commas',
      'A;B\n1,5;2,5',
      [
        ['A', 'B'],
        ['1,5', '2,5'],
      ],
    ],
    ['a tab', 'A\tB\n1\t2'],
    ['a bar', 'A|B\n1|2'],
    [
      'what splits the headers, and not the names in a cell',
      'Title,Tags,Cost\nA,x; y\nB,x; y,1\nC,x; y',
      [
        ['Title', 'Tags', 'Cost'],
        ['A', 'x; y'],
        ['B', 'x; y', '1'],
        ['C', 'x; y'],
      ],
    ],
    [
      'what splits headers that nobody knows',
      'Wer,Was,Wann\nA;B,x;y,1\nC;D,x;y\n',
      [
        ['Wer', 'Was', 'Wann'],
        ['A;B', 'x;y', '1'],
        ['C;D', 'x;y'],
      ],
    ],
    [
      'what splits the headers below a heading',
      'Plan, spring, 2027\n\nTitle;Start;Cost\nA;1,5;2,5',
      [['Plan, spring, 2027'], [], ['Title', 'Start', 'Cost'], ['A', '1,5', '2,5']],
    ],
    ['what the first line says', 'sep=|\r\nA|B\r\n1|2'],
    [
      'a comma outside of quotation marks',
      'A,B\n"1;2;3",2',
      [
        ['A', 'B'],
        ['1;2;3', '2'],
      ],
    ],
  ])(
    'is %s',
    async (
      _name,
      text,
      rows = [
        ['A', 'B'],
        ['1', '2'],
      ],
    ) => {
      expect(await rowsOf(utf8(text))).toEqual(rows)
    },
  )
})

describe('a separator that is chosen', () => {
  it('goes before what the file looks like', async () => {
    const reading = readFile(utf8('A,B;C\n1,2;3'), 'plan.csv', { separator: ';' })
    expect(reading).toMatchObject({
      text: { separator: ';', encoding: 'utf-8' },
      sheets: [
        {
          rows: [
            ['A,B', 'C'],
            ['1,2', '3'],
          ],
        },
      ],
    })
  })
})

describe('the rows of a text', () => {
  it.each([
    ['of several kinds', 'A,B\r\n1,2\n3,4\r5,6\r\n'],
    ['of Unix below a head of Windows', 'A,B\r\n1,2\n3,4\n5,6\n'],
    ['of Windows below a head of Unix', 'A,B\n1,2\r\n3,4\r\n5,6'],
    ['of an old Mac', 'A,B\r1,2\r3,4\r5,6\r'],
  ])('end with line breaks %s', async (_sentence, text) => {
    expect(await rowsOf(utf8(text))).toEqual([
      ['A', 'B'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ])
  })

  it('are all read, whatever line breaks they have, and values keep theirs', async () => {
    const ends = fc.constantFrom('\r\n', '\n', '\r')
    const texts = fc.array(fc.constantFrom('a', '"', '\r\n', '\n', '\r', ',', ' ', '5" tv'))
    const row = fc.record({ value: texts.map((pieces) => `x${pieces.join('')}`), end: ends })
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1 }), ends, async (rows, end) => {
        const quoted = rows.map(({ value, end: own }) => `"${value.replaceAll('"', '""')}",1${own}`)
        expect(await rowsOf(utf8(`Title,Id${end}${quoted.join('')}`))).toEqual([
          ['Title', 'Id'],
          ...rows.map(({ value }) => [value, '1']),
        ])
      }),
      { numRuns: 50 },
    )
  })

  it('are as long as the file has cells, where the sheet has as many columns', async () => {
    expect(await rowsOf(utf8('A,B,C,\n1\n1,2,,\n1,,3,\n'))).toEqual([
      ['A', 'B', 'C'],
      ['1'],
      ['1', '2', ''],
      ['1', '', '3'],
    ])
  })
})

describe('the values of a text', () => {
  it('keep line breaks, quotation marks and spaces', async () => {
    const text = 'Title,Notes\r\n"Radio\r\nand TV","He said ""now"""\r\n  a  ,=1+1\r\n'
    expect(await rowsOf(utf8(text))).toEqual([
      ['Title', 'Notes'],
      ['Radio\r\nand TV', 'He said "now"'],
      ['  a  ', '=1+1'],
    ])
  })

  it('lose the apostrophe by which our own exports keep a text from being run', async () => {
    const text = `Title\n'=1+1\n"' -5 %"\n'@home\n'tis\n''=1\n=2\n`
    const titles = ['Title', '=1+1', ' -5 %', '@home', "'tis", "''=1", '=2']
    expect(await rowsOf(utf8(text))).toEqual(titles.map((title) => [title]))
  })

  it('may be one column', async () => {
    expect(await rowsOf(utf8('Title\nRadio\n\nTV\n\n'))).toEqual([['Title'], ['Radio'], [], ['TV']])
  })
})
