import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  formatFileSize,
  isAccepted,
  mayBeAccepted,
  sortFiles,
  type FileDetails,
  type FileRules,
} from './file-rules'

const documents = ['.jpg', '.png', '.pdf', '.doc', '.pages']
const images = ['image/*']
const file = (name: string, size = 1000, type = ''): FileDetails => ({ name, size, type })

describe('isAccepted', () => {
  it.each([
    ['by its ending', file('brief.pdf'), documents, true],
    ['endings in capitals', file('BRIEF.PDF'), documents, true],
    ['another ending', file('brief.exe'), documents, false],
    ['an ending inside the name is none', file('brief.pdf.exe'), documents, false],
    ['by its ending before a dot', file('brief.pdf.'), documents, true],
    ['by its type', file('photo', 1, 'image/webp'), images, true],
    ['another type', file('clip.mp4', 1, 'video/mp4'), images, false],
    ['an image by name only', file('photo.png'), images, false],
    ['anything, where nothing is asked', file('x'), [], true],
  ])('%s', (_title, details, accept, expected) => {
    expect(isAccepted(details, accept)).toBe(expected)
  })
})

describe('mayBeAccepted', () => {
  it.each([
    ['an image where images are taken', 'image/png', images, true],
    ['a film where images are taken', 'video/mp4', images, false],
    ['a type that an ending stands for', 'application/pdf', documents, true],
    ['a known type whose ending is not taken', 'image/gif', ['.png'], false],
    ['an unknown type may be one of the endings', 'application/x-iwork-pages', documents, true],
    ['no type at all', '', images, true],
  ])('%s', (_title, type, accept, expected) => {
    expect(mayBeAccepted(type, accept)).toBe(expected)
  })
})

describe('sortFiles', () => {
  const rules: FileRules = { accept: documents, maxBytes: 10_000_000, maxCount: 2 }
  it.each([
    ['just as large as allowed', [file('a.pdf', 10_000_000)], 0, ['a.pdf'], []],
    ['a byte too large', [file('a.pdf', 10_000_001)], 0, [], [['a.pdf', 'tooLarge']]],
    ['nothing in it', [file('a.pdf', 0)], 0, [], [['a.pdf', 'empty']]],
    ['one too many', [file('a.pdf'), file('b.pdf')], 1, ['a.pdf'], [['b.pdf', 'tooMany']]],
    [
      'the wrong type takes no room',
      [file('a.exe'), file('b.pdf')],
      1,
      ['b.pdf'],
      [['a.exe', 'type']],
    ],
    ['the type comes before the size', [file('a.exe', 1e9)], 0, [], [['a.exe', 'type']]],
  ])('%s', (_title, files, presentCount, used, refused) => {
    const sorted = sortFiles(files, rules, presentCount)
    expect(sorted.used.map(({ name }) => name)).toEqual(used)
    expect(sorted.refused.map(({ name, code }) => [name, code])).toEqual(refused)
  })

  it('puts every file in one of the two lists, and never takes too many', () => {
    const anyFile = fc.record({
      name: fc.constantFrom('a.pdf', 'b.exe', 'c.png'),
      type: fc.constant(''),
      size: fc.integer({ min: 0, max: 20_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(anyFile), fc.nat(4), (files, presentCount) => {
        const { used, refused } = sortFiles(files, rules, presentCount)
        expect(used.length + refused.length).toBe(files.length)
        expect(used.length).toBeLessThanOrEqual(Math.max(0, rules.maxCount - presentCount))
      }),
    )
    expect.hasAssertions()
  })
})

describe('formatFileSize', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [1250, '1.3 kB'],
    [48_300, '48 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [9_960_000, '10 MB'],
    [10_000_000, '10 MB'],
    [2.5e15, '2500 TB'],
  ])('%d bytes are %s', (bytes, expected) => {
    expect(formatFileSize(bytes)).toBe(expected)
  })
})
