import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  clampSize,
  sizeAfterDrag,
  sizeAfterKey,
  type SeparatorAxis,
} from '../../internal/separator/split-size'

const bounds = { minSize: 100, maxSize: 500 }
const beside: SeparatorAxis = {
  orientation: 'horizontal',
  sizedPane: 'start',
  isRightToLeft: false,
}
const press = (key: string, shiftKey = false) => ({ key, shiftKey })

describe('sizeAfterKey', () => {
  it.each<[string, string, boolean, Partial<SeparatorAxis>, number | null]>([
    ['right makes the first pane larger', 'ArrowRight', false, {}, 216],
    ['left makes it smaller', 'ArrowLeft', false, {}, 184],
    ['right makes the last pane smaller', 'ArrowRight', false, { sizedPane: 'end' }, 184],
    [
      'mirrored, left makes the first pane larger',
      'ArrowLeft',
      false,
      { isRightToLeft: true },
      216,
    ],
    ['Shift moves five steps: 200 + 80', 'ArrowRight', true, {}, 280],
    ['down makes the upper pane larger', 'ArrowDown', false, { orientation: 'vertical' }, 216],
    [
      'one above the other is never mirrored',
      'ArrowDown',
      false,
      { orientation: 'vertical', isRightToLeft: true },
      216,
    ],
    ['up and down mean nothing side by side', 'ArrowDown', false, {}, null],
    ['Home is the smallest', 'Home', false, {}, 100],
    ['End is the largest', 'End', false, { sizedPane: 'end' }, 500],
    ['letters mean nothing', 'x', false, {}, null],
  ])('%s', (_title, key, shiftKey, axis, expected) => {
    expect(sizeAfterKey(press(key, shiftKey), 200, 16, { ...beside, ...axis }, bounds)).toBe(
      expected,
    )
  })
})

describe('sizeAfterDrag', () => {
  it('counts in percent of both panes: 50 px of 1000 are 5', () => {
    expect(sizeAfterDrag(30, 50, 0.1, beside, { minSize: 0, maxSize: 100 })).toBe(35)
  })

  it('stays within the bounds and comes back by the way it went', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 500 }),
        fc.integer({ min: -2000, max: 2000 }),
        fc.constantFrom<SeparatorAxis['sizedPane']>('start', 'end'),
        fc.boolean(),
        (size, distance, sizedPane, isRightToLeft) => {
          const axis = { ...beside, sizedPane, isRightToLeft }
          const moved = sizeAfterDrag(size, distance, 1, axis, bounds)
          expect(moved).toBe(clampSize(moved, bounds))
          const growing = sizedPane === 'start' ? distance : -distance
          expect(moved).toBe(clampSize(size + (isRightToLeft ? -growing : growing), bounds))
        },
      ),
    )
  })
})

describe('clampSize', () => {
  it('takes no number for the smallest', () => {
    expect(clampSize(Number.NaN, bounds)).toBe(100)
  })
})
