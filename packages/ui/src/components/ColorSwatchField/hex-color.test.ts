import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { channelColors } from '../../theme/channel-colors'
import { contrastRatio, parseHexColor } from '../../theme/contrast'
import { markInkOn, moveInGrid, readHexColor } from './hex-color'

const anyColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).toUpperCase().padStart(6, '0')}`)

describe('readHexColor', () => {
  it.each([
    ['as it is stored', '#EF482A', '#EF482A'],
    ['small letters', '#ef482a', '#EF482A'],
    ['without the sign, with blanks around', ' ef482a ', '#EF482A'],
    ['three digits', '#fa0', '#FFAA00'],
    ['four digits', '#fa00', null],
    ['no digit of sixteen', '#GG0000', null],
    ['a name', 'vermilion', null],
    ['nothing', '', null],
  ])('%s', (_title, text, expected) => {
    expect(readHexColor(text)).toBe(expected)
  })

  it('leaves what it has read as it is', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(readHexColor(color)).toBe(color)
        expect(readHexColor(color.toLowerCase().slice(1))).toBe(color)
      }),
    )
    expect.hasAssertions()
  })
})

describe('markInkOn', () => {
  it('stands out 4:1 on any colour', () => {
    const onColor = (color: string) =>
      contrastRatio(parseHexColor(color), parseHexColor(markInkOn(color)))
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(onColor(color)).toBeGreaterThanOrEqual(4)
      }),
    )
    expect(Math.min(...channelColors.map(onColor))).toBeGreaterThanOrEqual(4)
  })
})

describe('moveInGrid', () => {
  /* Twelve in lines of six; and ten in lines of four, the last line of two. */
  const twelve = { count: 12, columns: 6, isRightToLeft: false }
  const ten = { count: 10, columns: 4, isRightToLeft: false }
  it.each([
    ['on to the next', 0, 'ArrowRight', twelve, 1],
    ['from the end of a line to the next line', 5, 'ArrowRight', twelve, 6],
    ['from the last to the first', 11, 'ArrowRight', twelve, 0],
    ['from the first back to the last', 0, 'ArrowLeft', twelve, 11],
    ['a line down', 2, 'ArrowDown', twelve, 8],
    ['past the last line to the first', 8, 'ArrowDown', twelve, 2],
    ['a line up from the first', 2, 'ArrowUp', twelve, 8],
    [
      'left is on, where lines run to the left',
      0,
      'ArrowLeft',
      { ...twelve, isRightToLeft: true },
      1,
    ],
    ['past the hole under it', 7, 'ArrowDown', ten, 3],
    ['up past the hole over the wrap', 3, 'ArrowUp', ten, 7],
    ['other keys lead nowhere', 3, 'Home', ten, null],
  ])('%s', (_title, index, key, grid, expected) => {
    expect(moveInGrid(index, key, grid)).toBe(expected)
  })
})
