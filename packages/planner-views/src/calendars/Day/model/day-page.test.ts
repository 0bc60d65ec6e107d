import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '@throughline/domain/calendar-dates'

import { tacticFixture } from '../../../calendar-parts/fixtures/plan-fixtures'
import { eventFixtures, timedFixture, wednesdayFixture } from '../fixtures/wednesday'
import { barsOn, boxesAt, dayPageOf, isSameAllDayRow, isSameSlot } from './day-page'

const WEDNESDAY = dayNumberOf('2026-11-18')

const titleOf = (entry: ReturnType<typeof barsOn>[number]['entry']): string =>
  entry.kind === 'item' ? entry.item.title : entry.event.title

describe('a page of days', () => {
  it('shows items and events side by side, each in the line where it begins', () => {
    const page = dayPageOf(wednesdayFixture, eventFixtures, WEDNESDAY, 1)
    const lines = page.slots.flatMap(({ slot, boxes }) =>
      boxes.flat().map(({ entry }) => `${slot / 2}: ${titleOf(entry)}`),
    )
    expect(lines).toContain('13.5: Quarterly earnings call')
    expect(lines).toContain('13: Search budget review')
    expect(lines).toHaveLength(11)
  })

  it('says which boxes a half hour meets', () => {
    const page = dayPageOf(wednesdayFixture, [], WEDNESDAY, 1)
    const titles = boxesAt(page, WEDNESDAY, 23).map(({ entry }) => titleOf(entry))
    expect(titles).toEqual(['Press preview', 'Influencer takeover', 'Lunch offer by text'])
    expect(boxesAt(page, WEDNESDAY, 32)).toEqual([])
  })

  it('says which bars touch a day, top to bottom, on the days that they only go on to as well', () => {
    const page = dayPageOf(wednesdayFixture, eventFixtures, WEDNESDAY, 2)
    const titles = barsOn(page, WEDNESDAY + 1).map(({ entry }) => titleOf(entry))
    expect(titles).toEqual(['Holiday lookbook in stores', 'Retail forum, Chicago'])
  })

  it('keeps the key of an item that moves within its day', () => {
    const key = (from: string): string | undefined =>
      dayPageOf([timedFixture(7, 'Newsletter', from, '12:00')], [], WEDNESDAY, 1).days[0]?.[0]?.key
    expect(key('09:00')).toBe(key('10:00'))
  })

  it('names two occurrences of one item apart', () => {
    const daily = timedFixture(7, 'Newsletter', '09:00', '10:00', { rrule: 'FREQ=DAILY' })
    const page = dayPageOf([daily], [], WEDNESDAY, 3)
    expect(new Set(page.days.flat().map(({ key }) => key)).size).toBe(3)
  })
})

describe('what has to be drawn again', () => {
  const allDay = tacticFixture({ id: 1, on: '2026-11-18' })
  const box = timedFixture(2, 'Newsletter', '09:00', '10:00')
  const pageOf = (items: readonly (typeof box)[]) => dayPageOf(items, [], WEDNESDAY, 1)
  const lineOfNine = (items: readonly (typeof box)[]) => pageOf(items).slots[18]?.boxes ?? []

  it('is nothing where the same items lie the same way', () => {
    expect(
      isSameAllDayRow(pageOf([allDay, box]).allDayBars, pageOf([allDay, box]).allDayBars),
    ).toBe(true)
    expect(isSameSlot(lineOfNine([allDay, box]), lineOfNine([box, allDay]))).toBe(true)
  })

  it('is the line of an item that has changed, or has to share its width', () => {
    expect(isSameSlot(lineOfNine([box]), lineOfNine([{ ...box, title: 'Flash sale' }]))).toBe(false)
    const beside = timedFixture(3, 'Press preview', '09:30', '10:30')
    expect(isSameSlot(lineOfNine([box]), lineOfNine([box, beside]))).toBe(false)
  })
})
