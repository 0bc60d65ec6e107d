import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { describe, expect, it } from 'vitest'

import { flowNovember, novemberWith } from '../fixtures/flow-november'
import { flowSections } from '../fixtures/flow-plan'
import { laidOutLines } from '../fixtures/laid-out'
import {
  barsOfLine,
  figureOfFocusCell,
  isFocusCellThere,
  nearestBar,
  focusCellFor,
  focusCellOfBar,
  focusCellOfKey,
} from './flow-cells'
import type { FlowPage, FlowCell } from './flow-cells'

const NEWSLETTERS = 'type:30'
const PROMOTIONS = 'type:31'

function pageOf(items = flowNovember, fields: Partial<FlowPage> = {}): FlowPage {
  return { lines: laidOutLines(flowSections(items)), hasMoney: true, ...fields }
}

function barFocusCell(lineId: string, id: number, day: string): FlowCell {
  return { lineId, part: 'bar', key: String(id), startDay: dayNumberOf(day) }
}

const cartReminder = barFocusCell(NEWSLETTERS, 2, '2026-11-16')

describe('a stop', () => {
  it.each<[string, FlowCell, Partial<FlowPage>, boolean]>([
    ['the name of a row', { lineId: NEWSLETTERS, part: 'name' }, {}, true],
    ['the name of a section', { lineId: 'channel:3', part: 'name' }, {}, true],
    ['a line that is gone', { lineId: 'type:99', part: 'name' }, {}, false],
    ['a figure', { lineId: NEWSLETTERS, part: 'actual' }, {}, true],
    ['a figure without money', { lineId: NEWSLETTERS, part: 'actual' }, { hasMoney: false }, false],
    ['a bar', cartReminder, {}, true],
    ['a bar on another day', barFocusCell(NEWSLETTERS, 2, '2026-11-17'), {}, false],
    ['another item on that day', barFocusCell(NEWSLETTERS, 3, '2026-11-16'), {}, false],
    ['an occurrence of a series', barFocusCell(PROMOTIONS, 4, '2026-11-26'), {}, true],
  ])('%s: is there or not', (_sentence, focusCell, fields, isThere) => {
    expect(isFocusCellThere(focusCell, pageOf(flowNovember, fields))).toBe(isThere)
  })
})

describe('the stop for a place', () => {
  const without = (id: number) => flowNovember.filter((item) => item.id !== id)
  const moved = novemberWith(2, {
    tacticTypeId: 31,
    startDate: '2026-11-20T08:00:00',
    endDate: '2026-11-20T08:00:00',
  })
  it.each<[string, FlowCell | null, FlowPage, FlowCell]>([
    ['the first line where there is none', null, pageOf(), { lineId: 'calendars', part: 'name' }],
    ['the very same', cartReminder, pageOf(), cartReminder],
    [
      'the item where it has gone',
      cartReminder,
      pageOf(moved),
      barFocusCell(PROMOTIONS, 2, '2026-11-20'),
    ],
    [
      'the nearest bar of the row once the item is gone',
      cartReminder,
      pageOf(without(2)),
      barFocusCell(NEWSLETTERS, 6, '2026-11-19'),
    ],
    [
      'the name of the row once it is empty',
      barFocusCell('type:40', 7, '2026-02-03'),
      pageOf(without(7)),
      { lineId: 'type:40', part: 'name' },
    ],
    [
      'the name of the row once there is no money',
      { lineId: NEWSLETTERS, part: 'estimate' },
      pageOf(flowNovember, { hasMoney: false }),
      { lineId: NEWSLETTERS, part: 'name' },
    ],
    [
      'the first line once the row is gone',
      { lineId: 'type:99', part: 'name' },
      pageOf(),
      { lineId: 'calendars', part: 'name' },
    ],
  ])('is %s', (_sentence, place, page, focusCell) => {
    expect(focusCellFor(place, page)).toEqual(focusCell)
  })

  it('of an item in several rows is in the first that shows it, nearest to a day', () => {
    expect(focusCellOfKey('4', pageOf(), dayNumberOf('2026-12-11'))).toEqual(
      barFocusCell(PROMOTIONS, 4, '2026-12-10'),
    )
    expect(focusCellOfKey('99', pageOf())).toBeNull()
  })

  it('of an event is named by its key', () => {
    const line = pageOf().lines.find(({ id }) => id === 'calendar:1')
    const [bar] = barsOfLine(line)
    if (bar === undefined) throw new Error('The fixtures have no event.')
    expect(focusCellOfBar('calendar:1', bar)).toEqual({
      lineId: 'calendar:1',
      part: 'bar',
      key: 'event:2026-07-04',
      startDay: dayNumberOf('2026-07-04'),
    })
  })
})

describe('the nearest bar', () => {
  const bars = barsOfLine(pageOf().lines.find(({ id }) => id === PROMOTIONS))
  it.each([
    ['the only one on that day', '2026-11-17', '2026-11-17'],
    ['the nearer one', '2026-11-25', '2026-11-26'],
    ['the earlier of two', '2026-11-18', '2026-11-17'],
    ['the last one after all', '2026-12-31', '2026-12-31'],
  ])('is %s', (_sentence, day, startDay) => {
    expect(nearestBar(bars, dayNumberOf(day))?.startDay).toBe(dayNumberOf(startDay))
  })

  it('is none of none', () => {
    expect(nearestBar([], 0)).toBeNull()
  })
})

describe('the column of a stop', () => {
  it.each<[FlowCell | null, string | null]>([
    [null, null],
    [{ lineId: 'a', part: 'name' }, null],
    [{ lineId: 'a', part: 'variance' }, 'variance'],
    [cartReminder, null],
  ])('of %o is %s', (focusCell, figure) => {
    expect(figureOfFocusCell(focusCell)).toBe(figure)
  })
})
