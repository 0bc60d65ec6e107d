import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  arrangeFrozen,
  clampColumnWidth,
  columnOffsets,
  columnPlaces,
  columnTracks,
  frozenInsets,
  smallestTotalWidth,
  visibleColumns,
} from './column-geometry'

describe('clampColumnWidth', () => {
  it.each([
    ['a width within bounds stays', 120, {}, 120],
    ['it is a whole number of pixels', 120.6, {}, 121],
    ['nothing gets narrower than can be grasped', 3, {}, 48],
    ['a column may ask for more', 80, { minWidth: 96 }, 96],
    ['and for less', 30, { minWidth: 28 }, 30],
    ['the upper bound holds', 900, { maxWidth: 400 }, 400],
    ['of bounds that cross, the lower wins', 500, { minWidth: 200, maxWidth: 100 }, 200],
    ['no number gives the lower bound', Number.NaN, { minWidth: 64 }, 64],
  ])('%s', (_sentence, width, bounds, expected) => {
    expect(clampColumnWidth(width, bounds)).toBe(expected)
  })
})

describe('visibleColumns', () => {
  // 100, 50, 200, 80: offsets 0, 100, 150, 350, 430.
  const offsets = columnOffsets([100, 50, 200, 80])

  it.each([
    ['at the start', 0, 120, { start: 0, end: 2 }],
    ['a column that only touches the edge is not seen', 0, 100, { start: 0, end: 1 }],
    ['scrolled to the beginning of one', 100, 60, { start: 1, end: 3 }],
    ['in the middle of a wide one', 200, 40, { start: 2, end: 3 }],
    ['at the end', 400, 300, { start: 3, end: 4 }],
  ])('%s', (_sentence, scrollOffset, viewport, expected) => {
    expect(visibleColumns(offsets, scrollOffset, viewport)).toEqual(expected)
  })

  it('keeps neighbours ready', () => {
    expect(visibleColumns(offsets, 200, 40, 60)).toEqual({ start: 1, end: 3 })
    expect(visibleColumns([0], 0, 500)).toEqual({ start: 0, end: 0 })
  })

  it('holds exactly the columns that overlap the viewport', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 900 }),
        (widths, intent, viewport) => {
          const all = columnOffsets(widths)
          const total = all.at(-1) ?? 0
          const scrollOffset = Math.max(0, Math.min(intent, total - viewport))
          const { start, end } = visibleColumns(all, scrollOffset, viewport)
          const seen = widths.flatMap((width, index) => {
            const from = all[index] ?? 0
            return from < scrollOffset + viewport && from + width > scrollOffset ? [index] : []
          })
          expect([start, end - 1]).toEqual([seen[0], seen.at(-1)])
        },
      ),
    )
  })
})

describe('columnTracks', () => {
  it('fixes what has a width and shares the rest', () => {
    expect(columnTracks([{ width: 40, minWidth: 40 }, { minWidth: 160 }, {}, { width: 20 }])).toBe(
      '40px minmax(160px,1fr) minmax(48px,1fr) 48px',
    )
  })

  it('lets no column that shares the rest get wider than it may', () => {
    expect(columnTracks([{ minWidth: 96, maxWidth: 240 }, { maxWidth: 90 }])).toBe(
      'minmax(96px,240px) minmax(48px,90px)',
    )
  })

  it('says below which width the columns scroll', () => {
    // 40 + 160 + 48 + 96
    expect(
      smallestTotalWidth([{ width: 40, minWidth: 40 }, { minWidth: 160 }, {}, { width: 96 }]),
    ).toBe(344)
  })
})

describe('frozen columns', () => {
  const columns = [
    { id: 'name', width: 200 },
    { id: 'open', width: 80, isFrozen: 'end' as const },
    { id: 'mark', width: 40, isFrozen: 'start' as const },
    { id: 'notes', width: 300 },
    { id: 'menu', width: 32, isFrozen: 'end' as const },
    { id: 'title', width: 160, isFrozen: 'start' as const },
  ]

  it('stand at their sides in the order given', () => {
    expect(arrangeFrozen(columns).map(({ id }) => id)).toEqual([
      'mark',
      'title',
      'name',
      'notes',
      'open',
      'menu',
    ])
  })

  it('stand one beside the other', () => {
    expect(frozenInsets(arrangeFrozen(columns))).toEqual([0, 40, undefined, undefined, 32, 0])
  })
})

describe('columnPlaces', () => {
  it.each([
    ['nothing frozen', 0, 0, { startWidth: 0, endWidth: 0, centerOffsets: [0, 100, 150, 230] }],
    ['both sides frozen', 1, 1, { startWidth: 100, endWidth: 80, centerOffsets: [0, 50] }],
    ['everything frozen', 2, 1, { startWidth: 150, endWidth: 80, centerOffsets: [0] }],
  ])('%s', (_title, startCount, endCount, expected) => {
    expect(columnPlaces([100, 50, 80], startCount, endCount)).toEqual({
      ...expected,
      offsets: [0, 100, 150, 230],
      totalWidth: 230,
    })
  })

  it('has no widths without columns', () => {
    expect(columnPlaces([], 0, 0)).toMatchObject({ startWidth: 0, endWidth: 0, totalWidth: 0 })
  })
})
