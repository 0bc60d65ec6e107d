import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { civilDateOf, dayNumberOf } from '../calendar-dates'
import { FLOW_ZOOMS, flowDayPixels, nextFlowZoom, timelineCells, timelineUnits } from './index'
import type { FlowZoom, TimelineUnit } from './index'

const cellsInWords = (
  unit: TimelineUnit,
  from: string,
  to: string,
  weekStartDay: 'sunday' | 'monday' = 'sunday',
): readonly string[] =>
  timelineCells(unit, dayNumberOf(from), dayNumberOf(to) + 1, weekStartDay).map(
    ({ startDay, endDayExclusive }) =>
      `${civilDateOf(startDay).slice(5)} ${endDayExclusive - startDay}`,
  )

describe('cells of a header', () => {
  it.each<[TimelineUnit, 'sunday' | 'monday', readonly string[]]>([
    ['week', 'sunday', ['10-29 3', '11-01 7', '11-08 3']],
    ['week', 'monday', ['10-29 4', '11-02 7', '11-09 2']],
    ['month', 'sunday', ['10-29 3', '11-01 10']],
    ['quarter', 'sunday', ['10-29 13']],
    ['year', 'sunday', ['10-29 13']],
  ])('%s, weeks from %s', (unit, weekStartDay, expected) => {
    expect(cellsInWords(unit, '2026-10-29', '2026-11-10', weekStartDay)).toEqual(expected)
  })

  it.each<[TimelineUnit, string]>([
    ['day', '2026-11-18'],
    ['week', '2026-11-16'],
    ['month', '2026-11-01'],
    ['quarter', '2026-10-01'],
    ['year', '2026-01-01'],
  ])('of a %s know its first day, shown or not', (unit, unitStart) => {
    const day = dayNumberOf('2026-11-18')
    const [cell] = timelineCells(unit, day, day + 1, 'monday')
    expect(cell?.unitStartDay).toBe(dayNumberOf(unitStart))
  })

  it('cover every day once, whatever the unit', () => {
    const units = fc.constantFrom<TimelineUnit>('day', 'week', 'month', 'quarter', 'year')
    const start = fc.integer({ min: dayNumberOf('1900-01-01'), max: dayNumberOf('2100-01-01') })
    fc.assert(
      fc.property(units, start, fc.integer({ min: 1, max: 900 }), (unit, first, days) => {
        let next = first
        for (const cell of timelineCells(unit, first, first + days, 'monday')) {
          expect(cell.startDay).toBe(next)
          expect(cell.unitStartDay).toBeLessThanOrEqual(cell.startDay)
          expect(cell.endDayExclusive).toBeGreaterThan(cell.startDay)
          next = cell.endDayExclusive
        }
        expect(next).toBe(first + days)
      }),
    )
  })
})

describe('the width of a day', () => {
  it.each<[FlowZoom, number, number, number]>([
    ['month', 365, 800, 30],
    ['month', 20, 800, 40],
    ['week', 365, 800, 110],
    ['quarter', 365, 800, 8],
    ['year', 365, 1095, 3],
    ['fit', 100, 800, 8],
  ])('%s of %i days in %i pixels is %s', (zoom, dayCount, available, expected) => {
    expect(flowDayPixels(zoom, dayCount, available)).toBe(expected)
  })

  it('always fills what there is', () => {
    const zooms = fc.constantFrom(...FLOW_ZOOMS)
    const days = fc.integer({ min: 1, max: 1200 })
    fc.assert(
      fc.property(zooms, days, fc.integer({ min: 300, max: 4000 }), (zoom, dayCount, available) => {
        const width = flowDayPixels(zoom, dayCount, available) * dayCount
        expect(width).toBeGreaterThanOrEqual(available - 0.001)
      }),
    )
  })

  it('names units that have room', () => {
    const lowerOf = (pixels: number) => timelineUnits(pixels).lower
    expect([110, 60, 59.9, 30, 5, 4.9].map(lowerOf)).toEqual(
      'day day week week week month'.split(' '),
    )
    expect([2, 1.2, 1.1, 0.7].map(lowerOf)).toEqual(['month', 'month', 'quarter', 'quarter'])
    expect([110, 8, 2, 0.7].map((pixels) => timelineUnits(pixels).upper)).toEqual(
      'month month quarter year'.split(' '),
    )
  })
})

describe('a step of zoom', () => {
  it.each<[FlowZoom, 'in' | 'out', number, FlowZoom | null]>([
    ['month', 'in', 30, 'week'],
    ['month', 'out', 30, 'quarter'],
    ['week', 'in', 110, null],
    ['three-years', 'out', 0.7, null],
    ['fit', 'in', 2.5, 'quarter'],
    ['fit', 'out', 2.5, 'year'],
    ['fit', 'in', 200, null],
  ])('%s %s at %s pixels a day gives %s', (zoom, direction, dayPixels, expected) => {
    expect(nextFlowZoom(zoom, direction, dayPixels)).toBe(expected)
  })
})
