import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { sentenceOfRefusal } from './file-refusal'
import { readFile } from './read-file'

/** Reads bytes, and returns the code of the refusal and its sentence, or `read`. */
async function refusalOf(bytes: Uint8Array, name: string) {
  const reading = readFile(bytes, name)
  if (reading.status === 'read') return { code: 'read', sentence: '' }
  return { code: reading.refusal.code, sentence: sentenceOfRefusal(reading.refusal) }
}

const codeOf = async (...file: Parameters<typeof refusalOf>) => (await refusalOf(...file)).code
const sentenceOf = async (...file: Parameters<typeof refusalOf>) =>
  (await refusalOf(...file)).sentence

describe('what is no workbook', () => {
  const compound = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const withPassword = new Uint8Array([
    ...compound,
    ...strToU8('E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0'),
  ])
  it.each([
    ['an old workbook', compound, 'plan.xls', 'old-excel'],
    ['a workbook with a password', withPassword, 'plan.xlsx', 'encrypted'],
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0]),
      'plan.csv',
      'not-a-workbook',
    ],
    ['a text with the name of a workbook', strToU8('Title,Channel'), 'plan.xlsx', 'not-a-workbook'],
    [
      'a web page with the name of a workbook',
      strToU8('<html><table><tr><td>'),
      'plan.xls',
      'web-page',
    ],
    ['an empty file', new Uint8Array(), 'plan.csv', 'empty'],
    ['a file of empty rows', strToU8(',,\n,,\n'), 'plan.csv', 'empty'],
    ['a quotation mark without an end', strToU8('Title\n"Radio\nTV\n'), 'plan.csv', 'open-quote'],
  ])('%s is refused', async (_name, bytes, name, code) => {
    expect(await codeOf(bytes, name)).toBe(code)
  })

  it('is refused as a text of too many rows or columns', async () => {
    expect(await sentenceOf(strToU8('a\n'.repeat(5002)), 'plan.csv')).toBe(
      'It has 5,001 rows. At most 5,000 can be imported at once: split the file.',
    )
    expect(await codeOf(strToU8('a,'.repeat(200)), 'plan.csv')).toBe('read')
    expect(await codeOf(strToU8(`${'a,'.repeat(200)}a`), 'plan.csv')).toBe('too-many-columns')
  })
})
