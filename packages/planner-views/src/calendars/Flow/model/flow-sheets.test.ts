import { civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import { describe, expect, it } from 'vitest'

import { novemberItem } from '../fixtures/flow-november'
import { holidaySection } from '../fixtures/flow-plan'
import type { FlowItem } from '../FlowCalendar.types'
import { flowSheets } from './flow-sheets'

function on(id: number, day: string): FlowItem {
  return { ...novemberItem(2), id, startDate: `${day}T08:00:00`, endDate: `${day}T08:00:00` }
}

/** First days of the pages of a year, a month each. A page of nothing says so. */
function pagesOf(items: readonly FlowItem[]): readonly string[] {
  const rows = [{ id: 'row', name: 'Row', items, target: null }]
  const sheets = flowSheets({
    startDay: dayNumberOf('2026-01-01'),
    endDayExclusive: dayNumberOf('2027-01-01'),
    zoom: 'month',
    weekStartDay: 'sunday',
    sections: [
      holidaySection,
      { id: 'section', kind: 'group', name: 'Section', color: null, rows },
    ],
    closedSections: new Set(),
    currentPlanId: items[0]?.planId ?? 0,
    hasMoney: false,
    pitch: 22,
    timelinePixels: 800,
    roomPixels: 500,
  })
  return [...sheets]
    .flat()
    .map(({ startDay, isEmpty }) => `${civilDateOf(startDay)}${isEmpty ? ', nothing' : ''}`)
}

describe('pages of a flow', () => {
  it.each([
    [
      'months without items have none, whatever their holidays',
      ['2026-03-05', '2026-10-01'],
      ['2026-03-01', '2026-10-01'],
    ],
    ['a flow without items has one', [], ['2026-12-01, nothing']],
  ])('%s', (_sentence, days, pages) => {
    expect(pagesOf(days.map((day, at) => on(at + 1, day)))).toEqual(pages)
  })
})
