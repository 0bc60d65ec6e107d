import { describe, expect, it } from 'vitest'

import { filterEntries, indexEntries } from './filter-entries'
import { optionsOf, type ListEntry } from './list-entries'

const entries: readonly ListEntry[] = [
  { value: 'none', label: 'No type' },
  {
    label: 'Paid',
    options: [
      { value: 'online', label: 'Online video' },
      { value: 'video', label: 'Video' },
    ],
  },
  { label: 'Owned', options: [{ value: 'site', label: 'Site' }] },
  { value: 'other', label: 'Other' },
]
const index = indexEntries(entries)

describe('filterEntries', () => {
  it('gives everything back while nothing is typed', () => {
    expect(filterEntries(index, '')).toEqual(entries)
  })

  it('ranks within a group and leaves out groups without an answer', () => {
    expect(filterEntries(index, 'video')).toEqual([
      {
        label: 'Paid',
        options: [
          { value: 'video', label: 'Video' },
          { value: 'online', label: 'Online video' },
        ],
      },
    ])
  })

  it('keeps options outside of groups where they stand', () => {
    expect(optionsOf(filterEntries(index, 'o')).map(({ value }) => value)).toEqual([
      'none',
      'online',
      'video',
      'other',
    ])
  })
})
