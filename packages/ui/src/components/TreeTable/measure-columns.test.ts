import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ColumnWidthsById } from '../../internal/grid/column-geometry'
import { arrangeColumns } from './arrange-columns'
import { geometryStyle, measureColumns, pinnedSides } from './measure-columns'
import type { TreeTableColumn, TreeTableColumnEntry } from './tree-table-model'

interface Line {
  readonly name: string
}

function column(id: string, width = 80): TreeTableColumn<Line> {
  return { id, header: id, width, getValue: (line) => line.name }
}

const name = { ...column('name', 200), isFrozen: 'start' as const }
const totals = {
  id: 'totals',
  header: 'Totals',
  isFrozen: 'end' as const,
  columns: [column('sum'), column('rest')],
}

function month(id: string): TreeTableColumnEntry<Line> {
  return {
    id,
    header: id,
    collapsedColumnIds: [`${id}-est`],
    columns: [column(`${id}-est`), column(`${id}-act`)],
  }
}

const none: ReadonlySet<string> = new Set()
const WIDE = 10_000

/** Arranges and measures, as the table does. */
function layOutColumns(
  entries: readonly TreeTableColumnEntry<Line>[],
  collapsed: ReadonlySet<string>,
  width: number,
  set: ColumnWidthsById = {},
) {
  const sides = pinnedSides(arrangeColumns(entries, collapsed, ['start', 'end']), set, width)
  return measureColumns(arrangeColumns(entries, collapsed, sides), set, width)
}

/** Ids in the order shown. */
function visibleIds(entries: readonly TreeTableColumnEntry<Line>[], collapsed = none, width = 600) {
  return layOutColumns(entries, collapsed, width).columns.map((placed) => placed.column.id)
}

describe('arrangeColumns and measureColumns', () => {
  it('puts frozen columns at their sides', () => {
    expect(visibleIds([totals, month('jan'), name])).toEqual([
      'name',
      'jan-est',
      'jan-act',
      'sum',
      'rest',
    ])
  })

  it('leaves of a collapsed group what its caller has chosen', () => {
    const collapsed = new Set(['jan'])
    expect(visibleIds([name, month('jan'), month('feb')], collapsed)).toEqual([
      'name',
      'jan-est',
      'feb-est',
      'feb-act',
    ])
    const { heads } = layOutColumns([name, month('jan'), month('feb')], collapsed, 600)
    expect(heads.map((head) => head.isCollapsed)).toEqual([undefined, true, false])
  })

  it('does not collapse what cannot be collapsed', () => {
    expect(visibleIds([name, totals], new Set(['totals']))).toEqual(['name', 'sum', 'rest'])
  })

  it('counts tracks within each side from its own start', () => {
    // 200 for the name, then two scrolling columns of 80, then the totals.
    const layout = layOutColumns([name, month('jan'), totals], none, 480)
    const { columns, heads, startWidth, endWidth, totalWidth } = layout
    // The frozen part at the start is the first track of a row.
    expect(columns.map(({ style }) => style.gridColumnStart)).toEqual([1, 2, 3, 1, 2])
    expect(heads.map(({ style }) => style.gridColumn)).toEqual([
      '1 / span 1',
      '2 / span 2',
      '1 / span 2',
    ])
    expect(geometryStyle(layout)).toMatchObject({
      '--tl-tree-start-tracks': '200px',
      '--tl-tree-tracks': '200px 80px 80px 1fr 160px',
      '--tl-tree-end-tracks': '80px 80px',
    })
    expect({ startWidth, endWidth, totalWidth }).toEqual({
      startWidth: 200,
      endWidth: 160,
      totalWidth: 520,
    })
  })

  it.each([
    ['all stay where 96 px are left for scrolling', 456, 1, 2],
    ['the end is let go first', 455, 1, 0],
    ['the start is let go where even it leaves too little', 295, 0, 0],
  ])('%s', (_, width, startCount, endCount) => {
    const layout = layOutColumns([name, month('jan'), totals], none, width)
    expect([layout.startCount, layout.endCount]).toEqual([startCount, endCount])
  })

  it('gives the room that is left to the scrolling columns, to the pixel', () => {
    fc.assert(
      fc.property(fc.integer({ min: 521, max: WIDE }), (width) => {
        const { widths, totalWidth } = layOutColumns([name, month('jan'), totals], none, width)
        expect(totalWidth).toBe(width)
        expect(widths[0]).toBe(200)
        expect(widths.slice(3)).toEqual([80, 80])
        expect(Math.abs((widths[1] ?? 0) - (widths[2] ?? 0))).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('shares the room that is left by the growth of columns, frozen ones too', () => {
    const title = { ...name, growth: 2 }
    const narrow = { ...column('sum'), growth: 0 }
    fc.assert(
      fc.property(fc.integer({ min: 441, max: WIDE }), (width) => {
        const entries = [title, month('jan'), narrow]
        const { widths, totalWidth } = layOutColumns(entries, none, width)
        const left = width - 440
        expect(totalWidth).toBe(width)
        expect(widths[3]).toBe(80)
        expect(Math.abs((widths[0] ?? 0) - 200 - left / 2)).toBeLessThanOrEqual(1)
        expect(Math.abs((widths[1] ?? 0) - 80 - left / 4)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('draws a second line of heads only for groups', () => {
    expect(layOutColumns([name, column('sum')], none, 600).headRowCount).toBe(1)
    expect(layOutColumns([name, totals], none, 600).headRowCount).toBe(2)
  })

  it('leaves widths that a person has set alone, and stretches the others', () => {
    const { widths, totalWidth } = layOutColumns([name, month('jan'), totals], none, 600, {
      'jan-est': 60,
    })
    expect(widths).toEqual([200, 60, 180, 80, 80])
    expect(totalWidth).toBe(600)
  })

  it('never lets a set width fall below the smallest one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 2000 }), (width) => {
        const { widths } = layOutColumns([name, month('jan'), totals], none, 520, {
          'jan-act': width,
        })
        expect(widths[2]).toBeGreaterThanOrEqual(48)
      }),
    )
  })

  it('keeps the same columns when only a width changes', () => {
    const styleOf = (set: Record<string, number>) =>
      layOutColumns([name, month('jan'), totals], none, 520, set).columns.map(({ style }) => style)
    expect(styleOf({ 'jan-est': 200 })).toEqual(styleOf({}))
  })
})
