import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { describe, expect, it } from 'vitest'

import { englishFlowCalendarLabels } from './FlowCalendar.labels'

const day = dayNumberOf('2026-11-02')

describe('a cell of the header', () => {
  it.each([
    ['year', true, '2026'],
    ['quarter', true, 'Q4 2026'],
    ['quarter', false, 'Q4'],
    ['month', true, 'November 2026'],
    ['month', false, 'Nov'],
    ['week', false, '11/2'],
    ['day', false, 'Mon 11/2'],
  ] as const)('of a %s, upper: %s', (unit, isUpper, text) => {
    expect(englishFlowCalendarLabels.unit({ unit, day, isUpper })).toBe(text)
  })
})
