import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isSameSlice, scrollToShow, visibleSlice, withRetained } from './visible-slice'

// A thousand rows of 32 px, of which 320 px are seen: ten at once.
const rows = { itemExtent: 32, itemCount: 1000, viewportExtent: 320, overscan: 8, step: 8 }

describe('visibleSlice', () => {
  it.each([
    // First row 0, last 10: ten and eight more, up to the next multiple of eight.
    ['the top shows the first rows', 0, { start: 0, end: 24 }],
    // 6400 / 32 = row 200, less 8 = 192; 210 + 8 = 218, up to 224.
    ['the middle keeps rows ready on both sides', 6400, { start: 192, end: 224 }],
    ['beyond the end it stays at the last rows', 1e6, { start: 976, end: 1000 }],
    ['a bounce above the top shows the first rows', -80, { start: 0, end: 24 }],
  ])('%s', (_sentence, scrollOffset, expected) => {
    expect(visibleSlice({ ...rows, scrollOffset })).toEqual(expected)
  })

  it('is empty without rows', () => {
    expect(visibleSlice({ ...rows, itemCount: 0, scrollOffset: 50 })).toEqual({ start: 0, end: 0 })
  })

  it('stays the same between two steps', () => {
    const at = (scrollOffset: number) => visibleSlice({ ...rows, scrollOffset })
    // Rows 200 to 205 at the top: 192 and 224 are the multiples around all of them.
    expect(isSameSlice(at(6400), at(6400 + 5 * 32))).toBe(true)
    expect(isSameSlice(at(6400), at(6400 + 8 * 32))).toBe(false)
  })

  it('holds everything that is seen, and no more than it says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 3000 }),
        (scrollOffset, viewportExtent, itemExtent, itemCount) => {
          const { start, end } = visibleSlice({
            scrollOffset,
            viewportExtent,
            itemExtent,
            itemCount,
          })
          const highest = Math.max(0, itemCount * itemExtent - viewportExtent)
          const top = Math.min(scrollOffset, highest)
          expect(start * itemExtent).toBeLessThanOrEqual(top)
          expect(end * itemExtent).toBeGreaterThanOrEqual(
            Math.min(itemCount * itemExtent, top + viewportExtent),
          )
          expect(end - start).toBeLessThanOrEqual(viewportExtent / itemExtent + 2 * (8 + 8) + 2)
          expect(end).toBeLessThanOrEqual(itemCount)
        },
      ),
    )
  })
})

describe('scrollToShow', () => {
  // A viewport of 400 px under a head of 36 px and above a foot of 32 px.
  const view = { viewportExtent: 400, coveredStart: 36, coveredEnd: 32 }
  const row = (index: number) => ({ itemStart: 36 + index * 32, itemEnd: 36 + index * 32 + 32 })

  it.each([
    ['a row that is seen whole moves nothing', 12, 200, 200],
    // Row 2 begins at 100 and must end up below the head: 100 - 36.
    ['a row above comes under the head', 2, 200, 64],
    // Row 30 ends at 1028 and has to end above the foot: 1028 - (400 - 32).
    ['a row below comes above the foot', 30, 200, 660],
    ['the first row scrolls to the very top', 0, 200, 0],
  ])('%s', (_sentence, index, scrollOffset, expected) => {
    expect(scrollToShow({ ...view, ...row(index), scrollOffset })).toBe(expected)
  })

  it('shows the beginning of what is longer than the viewport', () => {
    const long = { itemStart: 500, itemEnd: 1500, viewportExtent: 400 }
    expect(scrollToShow({ ...long, scrollOffset: 0 })).toBe(500)
    expect(scrollToShow({ ...long, scrollOffset: 900 })).toBe(500)
  })

  it('asks for nothing more once it is there', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 0, max: 6000 }),
        (start, length, scrollOffset) => {
          const item = { itemStart: 36 + start, itemEnd: 36 + start + length }
          const once = scrollToShow({ ...view, ...item, scrollOffset })
          expect(scrollToShow({ ...view, ...item, scrollOffset: once })).toBe(once)
        },
      ),
    )
  })
})

describe('withKept', () => {
  it.each([
    ['an item above stays first', [2], [2, 10, 11]],
    ['an item below stays last', [30], [10, 11, 30]],
    ['an item inside is drawn once', [11], [10, 11]],
    ['the same item twice is drawn once', [30, 30], [10, 11, 30]],
    ['items that there are not are ignored', [-1, 40], [10, 11]],
  ])('%s', (_sentence, retained, expected) => {
    expect(withRetained({ start: 10, end: 12 }, retained, 40)).toEqual(expected)
  })
})
