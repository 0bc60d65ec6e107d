import { describe, expect, it } from 'vitest'
import { readFile } from './read-file'

const utf8 = (text: string) => new TextEncoder().encode(text)
const bytesOf = (text: string, toBytes: (code: number) => readonly number[]) =>
  new Uint8Array(Array.from(text).flatMap((letter) => toBytes(letter.charCodeAt(0))))
const little = (code: number) => [code & 255, code >> 8]
const big = (code: number) => [code >> 8, code & 255]

async function rowsOf(bytes: Uint8Array) {
  const reading = await readFile(bytes, 'plan.csv')
  return reading.status === 'read' ? reading.sheets[0]?.rows : reading.refusal.code
}

const TEXT = 'Title,Channel\nCafé,Email\n'
const ROWS = [
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
  ])('%s is recognised', async (_name, bytes) => {
    expect(await rowsOf(bytes)).toEqual(ROWS)
  })
})

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
