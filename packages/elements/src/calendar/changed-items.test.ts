import { buildTactic } from '@throughline/test-support/builders'
import { expect, it } from 'vitest'

import { movedByDays, withDates, withoutItem } from './changed-items'

const guide = buildTactic({ id: 1, on: '2026-11-10', to: '2026-11-12' })
const mail = buildTactic({ id: 2, on: '2026-11-17' })

it('gives one item new dates, and leaves the others the same objects', () => {
  const dates = {
    startDate: '2026-11-11T08:00:00',
    endDate: '2026-11-13T08:00:00',
    isAllDay: true,
  }
  const items = withDates([guide, mail], 1, dates)
  expect(items[0]).toEqual({ ...guide, ...dates })
  expect(items[1]).toBe(mail)
})

it('moves several items by whole days', () => {
  const items = movedByDays([guide, mail], [guide], -2)
  expect(items[0]).toMatchObject({
    startDate: '2026-11-08T08:00:00',
    endDate: '2026-11-10T08:00:00',
  })
  expect(items[1]).toBe(mail)
})

it('takes one item away', () => {
  expect(withoutItem([guide, mail], 1)).toEqual([mail])
})
