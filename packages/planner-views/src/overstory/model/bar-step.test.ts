import { expect, it } from 'vitest'

import { barAfterKey } from './bar-step'

// 0         10        20
// aaaaaaaa  bbbbb
// ccc          ddddd
//                     e
const world = {
  a: { name: 'a', lane: 0, column: 0, span: 8 },
  b: { name: 'b', lane: 0, column: 10, span: 5 },
  c: { name: 'c', lane: 1, column: 0, span: 3 },
  d: { name: 'd', lane: 1, column: 13, span: 5 },
  e: { name: 'e', lane: 2, column: 20, span: 1 },
}
/** In reading order, which is by day and not by lane. */
const bars = [world.a, world.c, world.b, world.d, world.e]

it.each([
  ['right goes along the lane', 'a', 'ArrowRight', 'b'],
  ['right goes on into the lane below', 'b', 'ArrowRight', 'c'],
  ['right stays at the last', 'e', 'ArrowRight', 'e'],
  ['left goes back', 'b', 'ArrowLeft', 'a'],
  ['left goes back into the lane above', 'c', 'ArrowLeft', 'b'],
  ['left stays at the first', 'a', 'ArrowLeft', 'a'],
  ['down goes to the bar underneath', 'b', 'ArrowDown', 'd'],
  ['of two underneath to the nearer one', 'a', 'ArrowDown', 'c'],
  ['down goes to the nearest, however far', 'c', 'ArrowDown', 'e'],
  ['down stays in the last lane', 'e', 'ArrowDown', 'e'],
  ['up goes to the bar above', 'd', 'ArrowUp', 'b'],
  ['up stays in the first lane', 'b', 'ArrowUp', 'b'],
  ['Home goes to the first', 'd', 'Home', 'a'],
  ['End goes to the last', 'a', 'End', 'e'],
] as const)('%s', (_sentence, from, key, to) => {
  expect(barAfterKey(bars, world[from], { key, isRightToLeft: false })?.name).toBe(to)
})

it('follows the direction of text', () => {
  const isRightToLeft = true
  expect(barAfterKey(bars, world.a, { key: 'ArrowLeft', isRightToLeft })?.name).toBe('b')
  expect(barAfterKey(bars, world.b, { key: 'ArrowRight', isRightToLeft })?.name).toBe('a')
})

it('leaves other keys alone', () => {
  expect(barAfterKey(bars, world.a, { key: 'Enter', isRightToLeft: false })).toBeNull()
})
