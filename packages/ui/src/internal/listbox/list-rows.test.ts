import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { sectionsOf, type ListEntry } from './list-entries'
import { layOutList, rowsBetween, scrollToCenter, scrollToShow, widestLabels } from './list-rows'

const LINE = 28

const entries: readonly ListEntry[] = [
  { value: 'none', label: 'None' },
  {
    label: 'Paid',
    options: [
      { value: 'display', label: 'Display' },
      { value: 'video', label: 'Video', description: 'Pre-roll' },
    ],
  },
  {
    label: 'Owned',
    options: [{ value: 'site', label: 'Site', isDisabled: true, disabledReason: 'Not yours' }],
  },
]

describe('layOutList', () => {
  it('gives captions and items a row each, second lines 16 more', () => {
    const layout = layOutList(sectionsOf(entries), LINE)
    // None, Paid, Display, Video + 16, Owned, Site + 16
    expect(layout.tops).toEqual([0, 28, 56, 84, 128, 156, 200])
    expect(layout.rowOfItem).toEqual([0, 2, 3, 5])
    expect(layout.rows[1]).toEqual({ kind: 'caption', label: 'Paid', sectionIndex: 1 })
  })

  it('lets an item for the whole group stand for its caption', () => {
    const layout = layOutList(sectionsOf(entries, true), LINE)
    expect(layout.items.map(({ kind }) => kind)).toEqual([
      'option',
      'all',
      'option',
      'option',
      'all',
      'option',
    ])
    expect(layout.rows.every(({ kind }) => kind === 'item')).toBe(true)
  })

  it('leaves out groups without options', () => {
    expect(sectionsOf([{ label: 'Nothing', options: [] }])).toEqual([])
  })

  it('keeps options before, between and after groups in their order', () => {
    const between = [...entries, { value: 'last', label: 'Last' }]
    expect(sectionsOf(between).map(({ label }) => label)).toEqual([null, 'Paid', 'Owned', null])
  })

  it('finds the longest label and the longest second line', () => {
    expect(widestLabels(layOutList(sectionsOf(entries), LINE))).toEqual({
      label: 'Display',
      secondLine: 'Not yours',
    })
  })
})

const lists = fc
  .array(fc.record({ isTall: fc.boolean() }), { minLength: 1, maxLength: 300 })
  .map((kinds) =>
    layOutList(
      sectionsOf(
        kinds.map(({ isTall }, index) => ({
          value: String(index),
          label: `Option ${index}`,
          ...(isTall ? { description: 'More' } : null),
        })),
      ),
      LINE,
    ),
  )

describe('rowsBetween', () => {
  it('returns exactly the rows that touch the stretch', () => {
    fc.assert(
      fc.property(lists, fc.nat(9000), fc.integer({ min: 1, max: 400 }), (layout, from, height) => {
        const { start, end } = rowsBetween(layout.tops, from, from + height)
        for (const row of layout.rows.keys()) {
          const top = layout.tops[row] ?? 0
          const bottom = layout.tops[row + 1] ?? 0
          expect(row >= start && row < end).toBe(bottom > from && top < from + height)
        }
      }),
    )
  })

  it('returns nothing of an empty list', () => {
    expect(rowsBetween([0], 0, 320)).toEqual({ start: 0, end: 0 })
  })
})

describe('scrollToShow', () => {
  it('always brings the row into view, and does not move when it is', () => {
    fc.assert(
      fc.property(lists, fc.nat(299), fc.nat(9000), (layout, target, scrollTop) => {
        const row = target % layout.rows.length
        const answer = scrollToShow(layout, row, scrollTop, 312)
        const top = layout.tops[row] ?? 0
        const bottom = layout.tops[row + 1] ?? 0
        expect(top).toBeGreaterThanOrEqual(answer)
        expect(bottom).toBeLessThanOrEqual(answer + 312)
        const isInView = top >= scrollTop && bottom <= scrollTop + 312
        expect(!isInView || answer === scrollTop).toBe(true)
      }),
    )
  })

  it('brings the caption along with the first of a group', () => {
    const layout = layOutList(sectionsOf(entries), LINE)
    expect(scrollToShow(layout, 2, 100, 60)).toBe(28)
  })
})

describe('scrollToCenter', () => {
  it('brings the row into view with as much above as below, unless the list ends', () => {
    fc.assert(
      fc.property(lists, fc.nat(299), (layout, target) => {
        const row = target % layout.rows.length
        const answer = scrollToCenter(layout, row, 312)
        const above = (layout.tops[row] ?? 0) - answer
        const below = answer + 312 - (layout.tops[row + 1] ?? 0)
        const isAtAnEnd = answer === 0 || answer + 312 >= (layout.tops.at(-1) ?? 0)
        expect(answer).toBeGreaterThanOrEqual(0)
        expect(above).toBeGreaterThanOrEqual(0)
        expect(below).toBeGreaterThanOrEqual(0)
        expect(isAtAnEnd || Math.abs(above - below) <= 1).toBe(true)
      }),
    )
  })
})
