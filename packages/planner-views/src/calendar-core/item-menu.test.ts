import { expect, it } from 'vitest'

import {
  dayMenuEntries,
  englishItemMenuLabels,
  flagActionOf,
  itemMenuEntries,
  selectionMenuEntries,
} from './item-menu'

const everything = { open: true, copy: true, 'move-with-related': false, delete: true }
const deletion = expect.objectContaining({ id: 'delete', label: 'Delete', isDestructive: true })

it.each([
  ['a tactic', { isInitiative: false }, 'Copy Tactic'],
  ['an initiative', { isInitiative: true }, 'Copy Initiative'],
])('the menu of %s copies, opens and deletes it', (_sentence, item, label) => {
  expect(itemMenuEntries(item, everything, englishItemMenuLabels)).toEqual([
    expect.objectContaining({ id: 'copy', label }),
    expect.objectContaining({ id: 'open', label: 'Open' }),
    { id: 'destroy', items: [deletion] },
  ])
})

it('the menu of an item leaves out what cannot be done', () => {
  const item = { isInitiative: false }
  const entriesFor = (can: Partial<typeof everything>) =>
    itemMenuEntries(item, {
      open: false,
      copy: false,
      'move-with-related': false,
      delete: false,
      ...can,
    })
  expect(entriesFor({})).toEqual([])
  expect(entriesFor({ open: true })).toEqual([expect.objectContaining({ id: 'open' })])
  expect(entriesFor({ delete: true })).toEqual([deletion])
})

it.each([
  [{ create: true, 'open-day': true }, ['create', 'open-day']],
  [{ create: false, 'open-day': true }, ['open-day']],
  [{ create: true, 'open-day': false }, ['create']],
])('the menu of a day with %j offers %j', (can, ids) => {
  expect(dayMenuEntries(can)).toEqual(ids.map((id) => expect.objectContaining({ id })))
})

it('the menu of an initiative moves it with its tactics, where that can be done', () => {
  const entries = itemMenuEntries(
    { isInitiative: true },
    { ...everything, 'move-with-related': true },
  )
  expect(entries).toContainEqual(
    expect.objectContaining({ id: 'move-with-related', label: 'Move with its tactics…' }),
  )
})

it('the menu of several items changes, copies and deletes all of them', () => {
  expect(selectionMenuEntries([{ isFlagged: false }, { isFlagged: true }])).toEqual([
    expect.objectContaining({ id: 'move', label: 'Move…' }),
    expect.objectContaining({ id: 'type', label: 'Change type…' }),
    expect.objectContaining({ id: 'tags', label: 'Tags…' }),
    expect.objectContaining({ id: 'flag', label: 'Flag' }),
    expect.objectContaining({ id: 'copy', label: 'Copy…' }),
    {
      id: 'destroy',
      items: [expect.objectContaining({ id: 'delete', label: 'Delete…', isDestructive: true })],
    },
  ])
})

it.each([
  [[true, true], 'unflag'],
  [[true, false], 'flag'],
  [[false, false], 'flag'],
])('items whose flags are %j can be asked to %s', (flags, action) => {
  expect(flagActionOf(flags.map((isFlagged) => ({ isFlagged })))).toBe(action)
})
