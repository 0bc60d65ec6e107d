import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { describe, expect, it } from 'vitest'

import type { CalendarEvent, CalendarItem } from '../calendar-parts'
import { englishItemSummaryLabels, summaryRowsOf } from './item-summary'
import type { CalendarItemDetails } from './item-summary'

const item: CalendarItem = {
  id: 1,
  title: 'VIP early access',
  startDate: '2026-11-18T08:00:00',
  endDate: '2026-11-20T08:00:00',
  isAllDay: true,
  isFlagged: false,
  isInitiative: false,
  planId: 1,
  abbreviatedPlanName: null,
  channelId: 1,
  rrule: null,
  recurrenceEndDate: null,
}
const itemData: CalendarItemDetails = {
  initiativeNames: ['Black Friday Promotion'],
  channelName: 'Email',
  typeName: 'Promotional',
  platformNames: [],
}

function rowsOf(
  change: Partial<CalendarItem>,
  startDate: string,
  lastDate: string,
  details: CalendarItemDetails | null = itemData,
) {
  const rows = summaryRowsOf(
    {
      kind: 'item',
      item: { ...item, ...change },
      startDay: dayNumberOf(startDate),
      endDayExclusive: dayNumberOf(lastDate) + 1,
    },
    details,
    englishItemSummaryLabels,
  )
  return rows.map(({ term, value }) => `${term}: ${value}`)
}

describe('the lines of a summary', () => {
  it('say what a tactic belongs to, then when it is', () => {
    expect(rowsOf({}, '2026-11-18', '2026-11-20')).toEqual([
      'Initiative: Black Friday Promotion',
      'Channel: Email',
      'Tactic Type: Promotional',
      'Platform: No Platform',
      'Start Date: 11/18/26',
      'End Date: 11/20/26',
    ])
  })

  it('name another plan', () => {
    const rows = rowsOf({}, '2026-11-18', '2026-11-20', { ...itemData, planName: 'Western' })
    expect(rows[4]).toBe('Plan: Western')
  })

  it('say of an initiative what kind it is, and nothing of channels', () => {
    const details = { ...itemData, initiativeNames: [], typeName: 'Campaign' }
    expect(rowsOf({ isInitiative: true }, '2026-11-18', '2026-11-18', details)).toEqual([
      'Initiative: Campaign',
      'Date: 11/18/26',
    ])
  })

  it('name the days of the very occurrence, its rule and the end of the series', () => {
    const change = {
      rrule: 'FREQ=WEEKLY;BYDAY=WE',
      recurrenceEndDate: '2026-12-31T23:59:59',
      isAllDay: false,
      endDate: '2026-11-18T09:30:00',
    }
    expect(rowsOf(change, '2026-12-02', '2026-12-02', null)).toEqual([
      'Date: 12/02/26, 8:00 – 9:30',
      'Repeats: Weekly on Wednesday',
      'End Repeat: 12/31/26',
    ])
  })

  it('say that a series without end never ends', () => {
    expect(rowsOf({ rrule: 'FREQ=DAILY' }, '2026-11-18', '2026-11-18', null)).toContain(
      'End Repeat: Never',
    )
  })

  it('name one time alone for what has no length', () => {
    const change = { isAllDay: false, endDate: item.startDate }
    expect(rowsOf(change, '2026-11-18', '2026-11-18', null)).toEqual(['Date: 11/18/26, 8:00'])
  })

  it('name the calendars that carry an event', () => {
    const event: CalendarEvent = {
      key: 'a',
      title: 'Thanksgiving',
      startDate: '2026-11-26T00:00:00',
      endDate: '2026-11-26T00:00:00',
      isAllDay: true,
      isRepeating: false,
      calendarName: 'US Holidays',
      alsoIn: ['Retail calendar'],
    }
    const rows = summaryRowsOf({ kind: 'event', event }, null, englishItemSummaryLabels)
    expect(rows.map(({ term, value }) => `${term}: ${value}`)).toEqual([
      'Calendar: US Holidays',
      'Also in: Retail calendar',
      'Date: 11/26/26',
    ])
  })

  it.each([
    ['unreadable_rule', 'Shown once. Its calendar repeats it by a rule that could not be read.'],
    ['too_frequent', 'Shown once a day. Its calendar repeats it more than 48 times a day.'],
  ] as const)('say of an event why it shows less often: %s', (singleReason, text) => {
    const event: CalendarEvent = {
      key: 'a',
      title: 'Stand-up',
      startDate: '2026-11-26T09:00:00',
      endDate: '2026-11-26T09:30:00',
      isAllDay: false,
      isRepeating: false,
      singleReason,
      calendarName: 'Team dates',
      alsoIn: [],
    }
    const rows = summaryRowsOf({ kind: 'event', event }, null, englishItemSummaryLabels)
    expect(rows.map(({ term, value }) => `${term}: ${value}`)).toEqual([
      'Calendar: Team dates',
      'Date: 11/26/26, 9:00 – 9:30',
      `Repeats: ${text}`,
    ])
  })
})
