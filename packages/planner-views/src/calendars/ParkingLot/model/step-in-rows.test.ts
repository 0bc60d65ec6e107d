import { describe, expect, it } from 'vitest'
import { stepInRows } from './step-in-rows'

// 0 1 2
// 3 4 5
// 6
const list = { count: 7, columns: 3 }

describe('a step in a list of seven in rows of three', () => {
  it.each([
    ['right to the next', 1, 'ArrowRight', false, 2],
    ['right at the end of a row to the next row', 2, 'ArrowRight', false, 3],
    ['right at the last stays', 6, 'ArrowRight', false, 6],
    ['left to the one before', 3, 'ArrowLeft', false, 2],
    ['left at the first stays', 0, 'ArrowLeft', false, 0],
    ['down to the row below', 1, 'ArrowDown', false, 4],
    ['down above a gap to the last', 5, 'ArrowDown', false, 6],
    ['down in the last row stays', 6, 'ArrowDown', false, 6],
    ['up to the row above', 6, 'ArrowUp', false, 3],
    ['up from the start of the second row', 3, 'ArrowUp', false, 0],
    ['up in the first row stays', 2, 'ArrowUp', false, 2],
    ['Home to the first', 4, 'Home', false, 0],
    ['End to the last', 4, 'End', false, 6],
    ['right where text flows to the left is back', 3, 'ArrowRight', true, 2],
    ['left where text flows to the left is on', 3, 'ArrowLeft', true, 4],
    ['another key', 3, 'x', false, null],
  ])('%s', (_name, index, key, isRightToLeft, expected) => {
    expect(stepInRows(index, list, { key, isRightToLeft })).toBe(expected)
  })
})
