import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { indexWeeks, occurrencesInWindow } from '@throughline/domain/layout'
import { expect, it } from 'vitest'

import { tacticFixture } from '../../../calendar-parts/fixtures/plan-fixtures'
import { joinEntries } from '../../../calendar-parts'
import { itemOrderOf } from './item-order'

it('reads the bars of the shown weeks, week by week and by day, without events', () => {
  const firstDay = dayNumberOf('2026-11-01')
  const entries = joinEntries(
    [
      tacticFixture({ id: 4, on: '2026-11-20' }),
      tacticFixture({ id: 3, on: '2026-11-03', rrule: 'FREQ=WEEKLY;BYDAY=TU' }),
      tacticFixture({ id: 2, on: '2026-11-05', to: '2026-11-18' }),
      tacticFixture({ id: 1, on: '2027-01-01' }),
    ],
    [
      {
        key: 'e',
        title: 'Veterans Day',
        startDate: '2026-11-11T00:00:00',
        endDate: '2026-11-11T00:00:00',
        isAllDay: true,
        isRepeating: false,
        calendarName: 'US holidays',
        alsoIn: [],
      },
    ],
  )
  const occurrences = occurrencesInWindow(entries.layoutItems, firstDay, firstDay + 35)
  expect(itemOrderOf(entries, indexWeeks(occurrences, firstDay, 5))).toEqual([
    3, 2, 2, 3, 2, 3, 4, 3, 3,
  ])
})
