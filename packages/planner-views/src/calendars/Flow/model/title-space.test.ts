import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { CalendarEntry } from '../../../calendar-parts'
import { novemberItem } from '../fixtures/flow-november'
import type { FlowItem } from '../FlowCalendar.types'
import { LEAST_BAR_PIXELS, titleDays } from './title-space'

const plainItem = novemberItem(7)
const OWN_PLAN = plainItem.planId

function entryOf(title: string, fields: Partial<FlowItem> = {}): CalendarEntry {
  return { kind: 'item', item: { ...plainItem, title, ...fields } }
}

const LONG =
  'A title that is longer than five days of a week, which is saying a lot about the person who wrote it'

describe('the days that a title needs', () => {
  it.each([
    ['as many as its letters are wide', 'Newsletter', 30, 3],
    ['one where a day has space for all of it', 'Newsletter', 110, 1],
    ['five at most', LONG, 30, 5],
    ['five at most, where days are wide too', LONG, 110, 5],
    ['84 pixels at most where five days are narrower', LONG, 8, 11],
    ['none but those of the bar where every title would be in the way', LONG, 6.9, 1],
    ['as many as the narrowest bar covers', LONG, 2, 2],
    ['as many as the narrowest bar covers, of three years', '', 0.65, 7],
  ])('%s', (_sentence, title, dayPixels, days) => {
    expect(titleDays(entryOf(title), OWN_PLAN, dayPixels)).toBe(days)
  })

  it.each<[string, Partial<FlowItem>, number]>([
    ['no mark', {}, 1],
    ['a flag', { isFlagged: true }, 2],
    ['the sign of a series', { rrule: 'FREQ=WEEKLY' }, 2],
    ['the mark of another plan', { planId: OWN_PLAN + 1 }, 2],
    ['no mark of a plan without letters', { planId: OWN_PLAN + 1, abbreviatedPlanName: '' }, 1],
    ['two of them', { isFlagged: true, rrule: 'FREQ=WEEKLY' }, 3],
  ])('include the space of %s', (_sentence, fields, days) => {
    expect(titleDays(entryOf('AB', fields), OWN_PLAN, 30)).toBe(days)
  })

  it('include the width of the mark of a channel', () => {
    expect(titleDays(entryOf('AB'), OWN_PLAN, 30, true)).toBe(2)
  })

  it('are the same for an event with the same title', () => {
    const event = {
      key: 'a',
      title: 'Newsletter',
      startDate: '2026-11-11T00:00:00',
      endDate: '2026-11-11T00:00:00',
      isAllDay: true,
      isRepeating: false,
      calendarName: 'US holidays',
      alsoIn: [],
    }
    expect(titleDays({ kind: 'event', event }, OWN_PLAN, 30)).toBe(3)
    expect(titleDays({ kind: 'event', event }, OWN_PLAN, 30, true)).toBe(3)
  })

  it('hold the narrowest bar, grow with the title, and stay below the limit', () => {
    const dayPixels = fc.double({ min: 0.2, max: 120, noNaN: true })
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string(), dayPixels, (title, more, pixels) => {
        const days = titleDays(entryOf(title), OWN_PLAN, pixels)
        expect(days * pixels).toBeGreaterThanOrEqual(LEAST_BAR_PIXELS - 1e-9)
        expect(days).toBeLessThanOrEqual(
          Math.max(5, Math.ceil(84 / pixels), Math.ceil(LEAST_BAR_PIXELS / pixels)),
        )
        expect(titleDays(entryOf(title + more), OWN_PLAN, pixels)).toBeGreaterThanOrEqual(days)
      }),
    )
  })
})
