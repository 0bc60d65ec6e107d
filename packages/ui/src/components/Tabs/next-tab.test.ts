import { describe, expect, it } from 'vitest'

import { nextTab } from './next-tab'

const beside = { orientation: 'horizontal', isRightToLeft: false } as const

describe('nextTab', () => {
  it.each([
    ['right goes on', 'ArrowRight', 1, beside, 2],
    ['right goes round at the end', 'ArrowRight', 3, beside, 0],
    ['left goes round at the beginning', 'ArrowLeft', 0, beside, 3],
    ['left goes on when mirrored', 'ArrowLeft', 1, { ...beside, isRightToLeft: true }, 2],
    ['Home is the first', 'Home', 2, beside, 0],
    ['End is the last', 'End', 0, beside, 3],
    ['down means nothing in a line', 'ArrowDown', 1, beside, null],
    ['down goes on in a column', 'ArrowDown', 1, { ...beside, orientation: 'vertical' }, 2],
    [
      'a column is never mirrored',
      'ArrowUp',
      1,
      { orientation: 'vertical', isRightToLeft: true },
      0,
    ],
    ['without a focused tab nothing moves', 'ArrowRight', -1, beside, null],
  ] as const)('%s', (_title, key, current, overstory, expected) => {
    expect(nextTab(key, current, 4, overstory)).toBe(expected)
  })
})
