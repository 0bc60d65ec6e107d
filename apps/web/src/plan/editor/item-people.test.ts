import { expect, test } from 'vitest'
import { peopleOfItem } from './item-people'

const NOW = Date.parse('2026-11-18T10:20:00Z') / 60_000
const lena = { id: 1, name: 'Lena Sato' }
const maya = { id: 2, name: 'Maya Rios' }
const item = {
  createdBy: lena,
  createdAt: '2026-10-02T09:00:00Z',
  updatedBy: maya,
  updatedAt: '2026-11-18T10:17:00Z',
}

test('says who created and who changed an item, and when', () => {
  expect(peopleOfItem(item, NOW, 'UTC')).toEqual({
    createdBy: 'Lena Sato',
    createdOn: '10/02/26',
    createdExactly: '10/02/26, 9:00',
    changedBy: 'Maya Rios',
    changedOn: '3 minutes ago',
    changedExactly: '11/18/26, 10:17',
  })
})

test('says no change of an item that was never changed', () => {
  const details = peopleOfItem({ ...item, updatedAt: item.createdAt }, NOW, 'UTC')
  expect(Object.keys(details)).toEqual(['createdBy', 'createdOn', 'createdExactly'])
})

test('names nobody who is not known', () => {
  const details = peopleOfItem({ ...item, createdBy: null, updatedBy: null }, NOW, 'UTC')
  expect(details).not.toHaveProperty('createdBy')
  expect(details).not.toHaveProperty('changedBy')
  expect(details).toMatchObject({ createdOn: '10/02/26', changedOn: '3 minutes ago' })
})

test.each([
  ['2026-11-18T10:25:00Z', 'just now'],
  ['2026-11-18T10:20:59Z', 'just now'],
  ['2026-11-18T10:19:59Z', '1 minute ago'],
  ['2026-11-18T09:21:00Z', '59 minutes ago'],
  ['2026-11-18T09:20:00Z', '1 hour ago'],
  ['2026-11-17T10:21:00Z', '23 hours ago'],
  ['2026-11-17T10:20:00Z', '11/17/26'],
])('%s is %s', (updatedAt, changedOn) => {
  expect(peopleOfItem({ ...item, updatedAt }, NOW, 'UTC').changedOn).toBe(changedOn)
})

test('shows days and times of the planner’s zone', () => {
  const updatedAt = '2026-11-17T02:30:00Z'
  expect(peopleOfItem({ ...item, updatedAt }, NOW, 'America/Los_Angeles')).toMatchObject({
    changedOn: '11/16/26',
    changedExactly: '11/16/26, 18:30',
  })
})
