import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FOCUS, itemOf, ORGANIC, rowsOf, SOCIAL } from './fixtures/table'
import type { TacticRow, TacticSort } from './index'
import { cellTextOf, sortTacticRows, TACTIC_COLUMNS } from './index'

const items = [
  itemOf({ id: 1, title: 'Drop 10', estimatedCost: 300, isFlagged: true }),
  itemOf({ id: 2, title: 'drop 9', startDate: '2026-10-02T08:00:00', actualCost: 50 }),
  itemOf({ id: 3, title: 'Ask a designer', channelId: SOCIAL, tacticTypeId: ORGANIC }),
  itemOf({ id: 4, title: 'Parked', isUnscheduled: true, estimatedCost: 0, rrule: 'FREQ=DAILY' }),
  itemOf({ id: 5, title: 'Focus', tacticTypeId: FOCUS, estimatedCost: 900, tagIds: [804] }),
]
const rows = rowsOf(items)

function idsBy(...sorts: readonly TacticSort[]) {
  return sortTacticRows(rows, sorts).map(({ item }) => item.id)
}
const up = (column: TacticSort['column']): TacticSort => ({ column, direction: 'ascending' })
const down = (column: TacticSort['column']): TacticSort => ({ column, direction: 'descending' })

describe('sortTacticRows', () => {
  it.each<[string, readonly TacticSort[], number[]]>([
    ['nothing: the order stays', [], [1, 2, 3, 4, 5]],
    ['titles: without case, and numbers in them as numbers', [up('title')], [3, 2, 1, 5, 4]],
    ['titles the other way round', [down('title')], [4, 5, 1, 2, 3]],
    ['days: the parking lot has none, which is last', [up('startDate')], [2, 1, 3, 5, 4]],
    ['days the other way round: none is last again', [down('startDate')], [1, 3, 5, 2, 4]],
    ['amounts: 0 is an amount, a monthly item has none', [up('estimate')], [4, 1, 2, 3, 5]],
    ['variances', [up('variance')], [2, 4, 1, 3, 5]],
    ['flags first', [up('flag')], [1, 2, 3, 4, 5]],
    ['repeating items first', [up('repeats')], [4, 1, 2, 3, 5]],
    ['tags', [up('tags')], [5, 1, 2, 3, 4]],
    ['types, then titles', [up('type'), up('title')], [5, 2, 1, 4, 3]],
    ['types down, then titles up', [down('type'), up('title')], [3, 2, 1, 4, 5]],
  ])('sorts by %s', (_sentence, sorts, ids) => {
    expect(idsBy(...sorts)).toEqual(ids)
  })

  it('sorts items of one day by their time', () => {
    const at = (id: number, time: string) =>
      itemOf({ id, startDate: `2026-10-06T${time}`, endDate: '2026-10-06T18:00:00' })
    const ofOneDay = rowsOf([at(1, '10:00:00'), at(2, '09:30:00'), at(3, '09:00:00')])
    const sorted = sortTacticRows(ofOneDay, [up('startDate')])
    expect(sorted.map(({ item }) => item.id)).toEqual([3, 2, 1])
  })

  const anySorts = fc.array(
    fc.record({
      column: fc.constantFrom(...TACTIC_COLUMNS),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
    { maxLength: 3 },
  )
  /** Often the title, whose texts differ in case and accents. */
  const anyColumn = fc.oneof(fc.constant('title' as const), fc.constantFrom(...TACTIC_COLUMNS))
  const anyRows = fc
    .array(
      fc.record({
        title: fc.constantFrom('a', 'B', 'b', 'c 10', 'c 9', 'Ä'),
        estimatedCost: fc.option(fc.integer({ min: 0, max: 3 })),
        isUnscheduled: fc.boolean(),
      }),
    )
    .map((all) => rowsOf(all.map((fields, id) => itemOf({ id, ...fields }))))

  it('keeps every row, once', () => {
    fc.assert(
      fc.property(anyRows, anySorts, (all, sorts) => {
        const sorted = sortTacticRows(all, sorts)
        expect(new Set(sorted)).toEqual(new Set(all))
        expect(sorted).toHaveLength(all.length)
      }),
    )
  })

  it('puts empty cells last in both directions', () => {
    fc.assert(
      fc.property(
        anyRows,
        fc.constantFrom(...TACTIC_COLUMNS),
        fc.boolean(),
        (all, column, isUp) => {
          const sorted = sortTacticRows(all, [isUp ? up(column) : down(column)])
          const texts = sorted.map((row) => cellTextOf(row, column))
          const firstEmpty = texts.indexOf('')
          expect(firstEmpty < 0 || texts.slice(firstEmpty).every((text) => text === '')).toBe(true)
        },
      ),
    )
  })

  it('keeps rows together whose cells are equal without case and accents, in the order of the other keys', () => {
    fc.assert(
      fc.property(anyRows, anyColumn, anySorts, (all, column, others) => {
        const isEqual = (one: TacticRow, other: TacticRow) => {
          const text = cellTextOf(one, column)
          const options = { sensitivity: 'base' } as const
          return text.localeCompare(cellTextOf(other, column), 'en', options) === 0
        }
        const sorted = sortTacticRows(all, [up(column), ...others])
        for (const row of sorted) {
          const from = sorted.findIndex((other) => isEqual(row, other))
          const equalRows = sortTacticRows(
            all.filter((other) => isEqual(row, other)),
            others,
          )
          expect(sorted.slice(from, from + equalRows.length)).toEqual(equalRows)
        }
      }),
    )
  })
})
