import { civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import { FLOW_ZOOMS } from '@throughline/domain/flow'
import type { FlowZoom } from '@throughline/domain/flow'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { paperDayPixels, paperDays, paperPages } from './paper-pages'
import type { PaperLine } from './paper-pages'

const year = {
  startDay: dayNumberOf('2026-01-01'),
  endDayExclusive: dayNumberOf('2026-12-31') + 1,
}
const sizes = { room: 200, totals: 47, rowPadding: 6, pitch: 18 }
const HEAD = 28

const head: PaperLine = { kind: 'section', height: HEAD }
const row = (lanes: number): PaperLine => ({ kind: 'row', height: lanes * 18 + 6 })

/** Pages as text: `~0` for a repeated head, `2[0-96]` for a part of a row, `Σ` for the totals. */
function visible(lines: readonly PaperLine[], totals = sizes.totals): readonly string[] {
  return paperPages(lines, { ...sizes, totals }).map(({ continuedAt, parts, hasTotals }) =>
    [
      ...(continuedAt === null ? [] : [`~${continuedAt}`]),
      ...parts.map(({ at, from, to }) =>
        to - from === lines[at]?.height ? String(at) : `${at}[${from}-${to}]`,
      ),
      ...(hasTotals ? ['Σ'] : []),
    ].join(' '),
  )
}

describe('paperPages', () => {
  it.each([
    ['nothing', [], ['Σ']],
    ['all on one page', [head, row(1), head, row(1)], ['0 1 2 3 Σ']],
    ['a closed section is its head alone', [head, head, row(1)], ['0 1 2 Σ']],
    ['a row goes to the next page as a whole', [head, row(3), row(6)], ['0 1', '~0 2 Σ']],
    ['the totals get a page of their own', [head, row(3), row(8)], ['0 1', '~0 2', '~0 Σ']],
    [
      'a row that fits without the totals is kept whole',
      [head, head, row(8)],
      ['0', '1 2', '~1 Σ'],
    ],
    ['a head stands with its first row', [head, row(7), head, row(1)], ['0 1', '2 3 Σ']],
    ['the last line takes the totals along', [head, row(2), row(5)], ['0 1', '~0 2 Σ']],
    [
      'a row higher than a page is cut between lanes',
      [head, row(20)],
      ['0 1[0-168]', '~0 1[168-330]', '~0 1[330-366] Σ'],
    ],
  ] as const)('%s', (_what, lines, pages) => {
    expect(visible(lines)).toEqual(pages)
  })

  it('has no totals where there is no money', () => {
    expect(visible([head, row(2), row(5)], 0)).toEqual(['0 1 2'])
  })

  const anyLines = fc
    .array(fc.array(fc.integer({ min: 1, max: 25 }), { maxLength: 6 }), { maxLength: 8 })
    .map((sections) => sections.flatMap((rows) => [head, ...rows.map(row)]))
  const anyTotals = fc.constantFrom(0, sizes.totals)

  it('shows every pixel of every line once, in order', () => {
    fc.assert(
      fc.property(anyLines, anyTotals, (lines, totals) => {
        const reached = lines.map(() => 0)
        let last = 0
        for (const { at, from, to } of paperPages(lines, { ...sizes, totals }).flatMap(
          ({ parts }) => parts,
        )) {
          expect(at).toBeGreaterThanOrEqual(last)
          expect(from).toBe(reached[at])
          expect(to).toBeGreaterThan(from)
          reached[at] = to
          last = at
        }
        expect(reached).toEqual(lines.map(({ height }) => height))
      }),
    )
  })

  it('keeps to the height of the page, and has the totals on the last page alone', () => {
    fc.assert(
      fc.property(anyLines, anyTotals, (lines, totals) => {
        const pages = paperPages(lines, { ...sizes, totals })
        pages.forEach(({ continuedAt, parts, hasTotals }, at) => {
          const used = parts.reduce((sum, { from, to }) => sum + to - from, 0)
          const heads = continuedAt === null ? 0 : HEAD
          expect(used + heads + (hasTotals ? totals : 0)).toBeLessThanOrEqual(sizes.room)
          expect(hasTotals).toBe(totals > 0 && at === pages.length - 1)
        })
      }),
    )
  })

  it('cuts no row that a page has room for, and ends no page with a head that has rows', () => {
    fc.assert(
      fc.property(anyLines, anyTotals, (lines, totals) => {
        for (const { parts } of paperPages(lines, { ...sizes, totals })) {
          for (const { at, from, to } of parts) {
            const height = lines[at]?.height ?? 0
            const isWhole = to - from === height
            const isBetweenLanes = from === 0 || (from - sizes.rowPadding) % sizes.pitch === 0
            expect(isWhole || (height > sizes.room - HEAD && isBetweenLanes)).toBe(true)
          }
          const last = parts.at(-1)?.at ?? lines.length
          const hasRows = lines[last]?.kind === 'section' && lines[last + 1]?.kind === 'row'
          expect(hasRows).toBe(false)
        }
      }),
    )
  })

  it('repeats the head of the section that goes on, and no other', () => {
    fc.assert(
      fc.property(anyLines, anyTotals, (lines, totals) => {
        for (const { continuedAt, parts } of paperPages(lines, { ...sizes, totals })) {
          const [first] = parts
          if (first === undefined) continue
          const isHead = lines[first.at]?.kind === 'section'
          const section = lines.slice(0, first.at).findLastIndex(({ kind }) => kind === 'section')
          expect(continuedAt).toBe(isHead ? null : section)
        }
      }),
    )
  })
})

describe('paperDays', () => {
  it.each([
    ['week', 53, '2026-01-01 2026-01-03', '2026-01-04 2026-01-10'],
    ['month', 12, '2026-01-01 2026-01-31', '2026-02-01 2026-02-28'],
    ['quarter', 4, '2026-01-01 2026-03-31', '2026-04-01 2026-06-30'],
    ['year', 1, '2026-01-01 2026-12-31', undefined],
    ['three-years', 1, '2026-01-01 2026-12-31', undefined],
    ['fit', 1, '2026-01-01 2026-12-31', undefined],
  ] as const)('a %s is a page', (zoom, count, first, second) => {
    const pages = paperDays(year, zoom, 'sunday').map(
      ({ startDay, endDayExclusive }) =>
        `${civilDateOf(startDay)} ${civilDateOf(endDayExclusive - 1)}`,
    )
    expect(pages).toHaveLength(count)
    expect(pages[0]).toBe(first)
    expect(pages[1]).toBe(second)
  })

  it('covers the range without a gap, and the longest page is as wide as the paper', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<FlowZoom>(...FLOW_ZOOMS),
        fc.integer({ min: 19_000, max: 22_000 }),
        fc.integer({ min: 1, max: 1096 }),
        (zoom, startDay, dayCount) => {
          const range = { startDay, endDayExclusive: startDay + dayCount }
          const pages = paperDays(range, zoom, 'monday')
          let next = startDay
          for (const page of pages) {
            expect(page.startDay).toBe(next)
            next = page.endDayExclusive
          }
          expect(next).toBe(range.endDayExclusive)
          const dayPixels = paperDayPixels(pages, 632)
          const widths = pages.map((page) => (page.endDayExclusive - page.startDay) * dayPixels)
          expect(Math.max(...widths)).toBeCloseTo(632)
        },
      ),
    )
  })
})
