import { describe, expect, it } from 'vitest'

import { arrowOf, spotlightOf } from './mark-geometry'

const viewport = { width: 1000, height: 700 }

describe('the light', () => {
  it('leaves a little space around the element', () => {
    expect(spotlightOf({ left: 100, top: 50, width: 80, height: 20 }, viewport)).toEqual({
      left: 96,
      top: 46,
      width: 88,
      height: 28,
    })
  })

  it('stays inside the window, so that its edge is seen', () => {
    expect(spotlightOf({ left: 0, top: -100, width: 200, height: 900 }, viewport)).toEqual({
      left: 0,
      top: 0,
      width: 204,
      height: 700,
    })
  })

  it('is a point in the middle without an element', () => {
    expect(spotlightOf(null, viewport)).toEqual({ left: 500, top: 350, width: 0, height: 0 })
  })
})

describe('the arrow', () => {
  const card = { left: 100, top: 100, width: 300, height: 150 }

  it.each([
    ['below', { left: 240, top: 40, width: 20, height: 20 }, { side: 'bottom', offset: 144 }],
    ['above', { left: 240, top: 300, width: 20, height: 20 }, { side: 'top', offset: 144 }],
    ['right of', { left: 20, top: 165, width: 40, height: 20 }, { side: 'right', offset: 69 }],
    ['left of', { left: 500, top: 165, width: 40, height: 20 }, { side: 'left', offset: 69 }],
  ] as const)('points at the middle of an element that the card is %s', (_place, anchor, arrow) => {
    expect(arrowOf(card, anchor)).toEqual(arrow)
  })

  it('keeps away from the corners of the card', () => {
    expect(arrowOf(card, { left: 90, top: 40, width: 20, height: 20 })).toEqual({
      side: 'bottom',
      offset: 14,
    })
    expect(arrowOf(card, { left: 390, top: 40, width: 20, height: 20 })).toEqual({
      side: 'bottom',
      offset: 274,
    })
  })

  it('is not there where the card covers the element, or without an element', () => {
    expect(arrowOf(card, { left: 0, top: 0, width: 1000, height: 700 }).side).toBe('none')
    expect(arrowOf(card, { left: 500, top: 350, width: 0, height: 0 }).side).toBe('none')
  })
})
