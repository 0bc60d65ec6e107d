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

it('moves items in the form in which the page has them', () => {
  const ofPage = { title: 'Gift guide', channelId: 1 }
  const days = { ...ofPage, id: 3, startDate: '2026-11-10', endDate: '2026-11-12' }
  const times = {
    ...ofPage,
    id: 4,
    startDate: '2026-11-10T09:00:00',
    endDate: '2026-11-10T10:30:00',
  }
  expect(movedByDays([days, times], [days, times], 1)).toEqual([
    { ...days, startDate: '2026-11-11', endDate: '2026-11-13', isAllDay: true },
    {
      ...times,
      startDate: '2026-11-11T09:00:00',
      endDate: '2026-11-11T10:30:00',
      isAllDay: false,
    },
  ])
})

it('takes one item away', () => {
  expect(withoutItem([guide, mail], 1)).toEqual([mail])
})
