import { describe, expect, it } from 'vitest'
import { mapColumn } from './file-columns'

describe('a field that is chosen for a column', () => {
  it.each([
    ['is taken from the column that had it', 2, 'title', [null, 'tags', 'title']],
    ['stays where it is already', 0, 'title', ['title', 'tags', null]],
    ['leaves the columns without a field alone when it is none', 1, null, ['title', null, null]],
  ] as const)('%s', (_sentence, column, field, expected) => {
    expect(mapColumn(['title', 'tags', null], column, field)).toEqual(expected)
  })
})
