import { dayNumberOf } from '@throughline/domain/calendar-dates'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { flowNovember } from '../fixtures/flow-november'
import { flowSections, flowYear } from '../fixtures/flow-plan'
import { laidOutLines } from '../fixtures/laid-out'
import { isFocusCellThere, focusCellOfBar, barsOfLine } from './flow-cells'
import type { FlowPage, FlowCell } from './flow-cells'
import { isSameFocusCell, focusCellAfterKey } from './cell-step'

const page: FlowPage = { lines: laidOutLines(flowSections(flowNovember)), hasMoney: true }
const busyPage: FlowPage = { lines: laidOutLines(flowSections(flowYear(120))), hasMoney: true }

function bar(lineId: string, id: number, day: string): FlowCell {
  return { lineId, part: 'bar', key: String(id), startDay: dayNumberOf(day) }
}
const name = (lineId: string): FlowCell => ({ lineId, part: 'name' })
const press = (key: string, ctrlKey = false, isRightToLeft = false) => ({
  key,
  ctrlKey,
  isRightToLeft,
})

const cart = bar('type:30', 2, '2026-11-16')
const store = bar('type:30', 6, '2026-11-19')

describe('a key', () => {
  it.each<[string, FlowCell, ReturnType<typeof press>, FlowCell | null]>([
    ['Down from a name', name('channel:3'), press('ArrowDown'), name('type:30')],
    ['Up from a name', name('type:30'), press('ArrowUp'), name('channel:3')],
    ['Up from the first line', name('calendars'), press('ArrowUp'), null],
    ['Down from the last line', name('type:61'), press('ArrowDown'), null],
    [
      'Down keeps the column of money',
      { lineId: 'type:30', part: 'actual' },
      press('ArrowDown'),
      { lineId: 'type:31', part: 'actual' },
    ],
    [
      'Down goes to the bar nearest in time',
      cart,
      press('ArrowDown'),
      bar('type:31', 3, '2026-11-17'),
    ],
    ['Up to a line without bars goes to its name', cart, press('ArrowUp'), name('channel:3')],
    [
      'Right goes from the name to the figures',
      name('type:30'),
      press('ArrowRight'),
      { lineId: 'type:30', part: 'estimate' },
    ],
    [
      'Right goes from the last figure to the bars',
      { lineId: 'type:30', part: 'variance' },
      press('ArrowRight'),
      cart,
    ],
    ['Right goes to the next bar', cart, press('ArrowRight'), store],
    ['Left goes to the bar before', store, press('ArrowLeft'), cart],
    ['Right from the last bar', store, press('ArrowRight'), null],
    ['Left from the name', name('type:30'), press('ArrowLeft'), null],
    ['Left from right to left', cart, press('ArrowLeft', false, true), store],
    ['Right from right to left', store, press('ArrowRight', false, true), cart],
    ['Home', store, press('Home'), name('type:30')],
    ['End', name('type:30'), press('End'), store],
    ['Ctrl with Home', name('type:30'), press('Home', true), name('calendars')],
    ['Ctrl with End', name('type:30'), press('End', true), name('type:61')],
    ['PageDown goes over ten lines', name('calendars'), press('PageDown'), name('type:31')],
    ['PageDown stops at the last', name('type:50'), press('PageDown'), name('type:61')],
    ['PageUp stops at the first', name('type:20'), press('PageUp'), name('calendars')],
    ['a letter', cart, press('x'), null],
  ])('%s', (_sentence, focusCell, key, next) => {
    expect(focusCellAfterKey(focusCell, key, page)).toEqual(next)
  })

  it('skips the figures where there is no money', () => {
    expect(
      focusCellAfterKey(name('type:30'), press('ArrowRight'), { ...page, hasMoney: false }),
    ).toEqual(cart)
  })

  const anyKey = fc.constantFrom(
    'ArrowUp',
    'ArrowDown',
    'PageUp',
    'PageDown',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
  )
  const anyFocusCell = fc.constantFrom(
    ...busyPage.lines.flatMap((line) => [
      name(line.id),
      { lineId: line.id, part: 'variance' } as const,
      ...barsOfLine(line).map((each) => focusCellOfBar(line.id, each)),
    ]),
  )

  it('leads to nothing that is not there', () => {
    fc.assert(
      fc.property(anyFocusCell, anyKey, fc.boolean(), fc.boolean(), (focusCell, key, ctrl, rtl) => {
        const next = focusCellAfterKey(focusCell, press(key, ctrl, rtl), busyPage)
        expect(isFocusCellThere(next ?? focusCell, busyPage)).toBe(true)
      }),
    )
  })

  it('Right and then Left leads back', () => {
    fc.assert(
      fc.property(anyFocusCell, fc.boolean(), (focusCell, rtl) => {
        const next = focusCellAfterKey(focusCell, press('ArrowRight', false, rtl), busyPage)
        const back =
          next === null
            ? focusCell
            : focusCellAfterKey(next, press('ArrowLeft', false, rtl), busyPage)
        expect(back).toEqual(focusCell)
      }),
    )
  })
})

describe('two stops are the same', () => {
  it.each([
    [cart, { ...cart }, true],
    [cart, bar('type:30', 2, '2026-11-17'), false],
    [cart, bar('type:31', 2, '2026-11-16'), false],
    [cart, bar('type:30', 6, '2026-11-16'), false],
    [name('type:30'), name('type:30'), true],
    [name('type:30'), { lineId: 'type:30', part: 'actual' } as const, false],
  ])('%o and %o: %s', (a, b, same) => {
    expect(isSameFocusCell(a, b)).toBe(same)
  })
})
