import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  gapAt,
  moveBetween,
  moveItem,
  placeOf,
  scrollStep,
  stepPlace,
  type SortKey,
} from './arrangement'

const letters = ['a', 'b', 'c', 'd']
const groups = [
  { id: 'objective', itemIds: ['a', 'b', 'c'] },
  { id: 'segment', itemIds: [] },
  { id: 'phase', itemIds: ['x'] },
]

describe('moveItem', () => {
  it.each([
    ['down', 'a', 2, ['b', 'c', 'a', 'd']],
    ['up', 'd', 1, ['a', 'd', 'b', 'c']],
    ['past the end counts as the end', 'a', 99, ['b', 'c', 'd', 'a']],
    ['before the beginning as the beginning', 'c', -5, ['c', 'a', 'b', 'd']],
  ])('%s', (_title, id, toIndex, expected) => {
    expect(moveItem(letters, id, toIndex)).toEqual(expected)
  })

  it('gives the list itself when nothing moves', () => {
    expect(moveItem(letters, 'b', 1)).toBe(letters)
    expect(moveItem(letters, 'gone', 1)).toBe(letters)
    expect(moveItem([], 'a', 0)).toEqual([])
  })

  const lists = fc.uniqueArray(fc.string({ maxLength: 4 }), { minLength: 1, maxLength: 20 })

  it('keeps all ids and the order of the others, and puts the one where it was asked', () => {
    fc.assert(
      fc.property(lists, fc.nat(30), fc.nat(30), (ids, pick, toIndex) => {
        const id = ids[pick % ids.length] ?? ''
        const moved = moveItem(ids, id, toIndex)
        expect(moved.toSorted()).toEqual(ids.toSorted())
        expect(moved.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id))
        expect(moved.indexOf(id)).toBe(Math.min(toIndex, ids.length - 1))
      }),
    )
  })

  it('is taken back by moving it to where it was', () => {
    fc.assert(
      fc.property(lists, fc.nat(30), fc.nat(30), (ids, pick, toIndex) => {
        const from = pick % ids.length
        const id = ids[from] ?? ''
        expect(moveItem(moveItem(ids, id, toIndex), id, from)).toEqual(ids)
      }),
    )
  })
})

const arrangements = fc.uniqueArray(fc.nat(99), { minLength: 1, maxLength: 24 }).chain((ids) =>
  fc.array(fc.nat(3), { minLength: ids.length, maxLength: ids.length }).map((owners) =>
    ['g0', 'g1', 'g2', 'g3'].map((id, index) => ({
      id,
      itemIds: ids.filter((_id, at) => owners[at] === index).map(String),
    })),
  ),
)
const anyItem = (list: readonly { itemIds: readonly string[] }[], pick: number) => {
  const all = list.flatMap((group) => group.itemIds)
  return all[pick % all.length] ?? ''
}

describe('moveBetween', () => {
  it('takes it out of one group and puts it into another', () => {
    expect(moveBetween(groups, 'b', { groupId: 'segment', index: 7 })).toEqual([
      { id: 'objective', itemIds: ['a', 'c'] },
      { id: 'segment', itemIds: ['b'] },
      { id: 'phase', itemIds: ['x'] },
    ])
  })

  it('leaves all as it is for what is not there', () => {
    expect(moveBetween(groups, 'b', { groupId: 'gone', index: 0 })).toBe(groups)
    expect(moveBetween(groups, 'gone', { groupId: 'phase', index: 0 })).toBe(groups)
  })

  it('keeps every item exactly once, and is taken back by moving back', () => {
    fc.assert(
      fc.property(arrangements, fc.nat(99), fc.nat(3), fc.nat(30), (list, pick, group, index) => {
        const id = anyItem(list, pick)
        const from = placeOf(list, id)
        const moved = moveBetween(list, id, { groupId: `g${group}`, index })
        expect(moved.flatMap((one) => one.itemIds).toSorted()).toEqual(
          list.flatMap((one) => one.itemIds).toSorted(),
        )
        expect(placeOf(moved, id)?.groupId).toBe(`g${group}`)
        expect(moveBetween(moved, id, from ?? { groupId: '', index: 0 })).toEqual(list)
      }),
    )
  })
})

describe('stepPlace', () => {
  it.each([
    ['down', 'a', 'next', { groupId: 'objective', index: 1 }],
    ['down past the end into the next group', 'c', 'next', { groupId: 'segment', index: 0 }],
    [
      'up past the beginning to the end of the group before',
      'x',
      'previous',
      { groupId: 'segment', index: 0 },
    ],
    ['up from the very first', 'a', 'previous', null],
    ['down from the very last', 'x', 'next', null],
    ['to the first', 'c', 'first', { groupId: 'objective', index: 0 }],
    ['to the last', 'a', 'last', { groupId: 'objective', index: 2 }],
    ['to the first, where it is', 'a', 'first', null],
    [
      'into the group beside, as far down as it reaches',
      'c',
      'next-group',
      { groupId: 'segment', index: 0 },
    ],
    ['into the group before', 'x', 'previous-group', { groupId: 'segment', index: 0 }],
    ['where there is no group', 'a', 'previous-group', null],
    ['what is not there', 'gone', 'next', null],
  ] as const)('%s', (_title, id, key, expected) => {
    expect(stepPlace(groups, id, key)).toEqual(expected)
  })

  it('goes through every place on the way down, and comes back the same way', () => {
    fc.assert(
      fc.property(arrangements, fc.nat(99), (start, pick) => {
        const id = anyItem(start, pick)
        const walk = (list: typeof start | ReturnType<typeof moveBetween>, key: SortKey) => {
          const to = stepPlace(list, id, key)
          return to ? moveBetween(list, id, to) : null
        }
        const next = walk(start, 'next')
        const back = next ? walk(next, 'previous') : start
        expect(back).toEqual(start)
      }),
    )
  })
})

describe('gapAt', () => {
  it('counts the rows above a point: middles at 10, 30, 50', () => {
    const middleOf = (index: number) => index * 20 + 10
    expect([-5, 10, 11, 31, 500].map((point) => gapAt(3, middleOf, point))).toEqual([0, 0, 1, 2, 3])
    expect(gapAt(0, middleOf, 5)).toBe(0)
  })

  it('looks at ten of five hundred', () => {
    let looks = 0
    gapAt(
      500,
      (index) => {
        looks += 1
        return index
      },
      321,
    )
    expect(looks).toBeLessThanOrEqual(10)
  })
})

describe('scrollStep', () => {
  it.each([
    ['in the middle it rests', 200, 0],
    ['near the end it goes on', 390, 15],
    ['at the end it goes fastest', 400, 18],
    ['beyond it no faster', 900, 18],
    ['near the beginning it goes back', 10, -15],
    ['above it fastest', -300, -18],
  ])('%s', (_title, point, expected) => {
    expect(scrollStep(point, 0, 400)).toBe(expected)
  })
})
