import { buildTactic, detailOf } from '@throughline/test-support/builders'
import { describe, expect, test } from 'vitest'
import type { WaitingChange } from '../../data/waiting/waiting-change'
import { linesOfChange, nameOfChange, textOfChange } from './change-lines'
import { noticeOf } from './notice'

const item = buildTactic({ title: 'Newsletter', on: '2026-11-18' })
const retained = {
  kind: 'update',
  request: { item, changes: { title: 'Autumn mail', estimatedCost: 12_000, tagIds: [1, 2] } },
} as const
const change: WaitingChange = {
  id: 'one',
  userId: 7,
  accountId: 1,
  planId: 12,
  retained,
  madeAt: 0,
  tab: 'tab',
  order: 1,
  refusal: null,
}
const state = {
  connection: 'online',
  waiting: [],
  areAllStored: true,
  savedCount: 0,
  refused: [],
} as const

describe('what the notice says', () => {
  test.each([
    ['nothing while all is well', state, undefined],
    [
      'without a network and nothing that waits',
      { ...state, connection: 'offline' },
      'You are offline. Changes cannot be saved until the connection is back.',
    ],
    [
      'without a network and one change',
      { ...state, connection: 'offline', waiting: [change] },
      'You are offline. 1 change is waiting and will be saved when the connection is back.',
    ],
    [
      'without a server and several changes',
      { ...state, connection: 'unreachable', waiting: [change, change, change] },
      'The server cannot be reached. 3 changes are waiting and will be saved when the connection is back.',
    ],
    [
      'that a change could not be stored',
      { ...state, connection: 'offline', waiting: [change], areAllStored: false },
      'You are offline. 1 change is waiting and will be saved when the connection is back. Keep this tab open: this browser could not store what waits.',
    ],
    ['while saving', { ...state, waiting: [change, change, change] }, 'Saving 3 changes…'],
    ['once saved', { ...state, savedCount: 3 }, '3 changes saved.'],
    [
      'that something was refused, rather than what was saved',
      { ...state, savedCount: 2, refused: [change] },
      '1 change could not be saved.',
    ],
  ] as const)('%s', (_case, provided, text) => {
    expect(noticeOf(provided)?.text).toBe(text)
  })
})

describe('a change in words', () => {
  test('has its name and each field, as text to be copied', () => {
    expect(textOfChange(retained)).toBe(
      'Newsletter\nTitle: Autumn mail\nEstimated cost: 12,000\nTags: 2 chosen',
    )
  })

  test('stands beside what somebody else has stored, where the two differ', () => {
    const stored = { ...item, title: 'Winter mail', estimatedCost: 12_000, tagIds: [] }
    expect(linesOfChange(retained, detailOf(stored))).toEqual([
      { label: 'Title', mine: 'Autumn mail', stored: 'Winter mail' },
      { label: 'Tags', mine: '2 chosen', stored: 'None' },
    ])
  })

  test('names what it does', () => {
    expect(nameOfChange({ kind: 'delete', request: { item } })).toBe('Deletion: Newsletter')
  })
})
