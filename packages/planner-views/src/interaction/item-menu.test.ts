import { expect, it } from 'vitest'

import { dayMenuEntries, englishItemMenuLabels, itemMenuEntries } from './item-menu'

const everything = { open: true, copy: true, delete: true }
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
    itemMenuEntries(item, { open: false, copy: false, delete: false, ...can })
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
