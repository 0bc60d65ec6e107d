import { describe, expect, it } from 'vitest'

import { placeMarks, type Box, type PartBox } from './mark-places'

const WIDTH = 600
const HEIGHT = 200

/** A box of the field in the middle of the figure, from 200 to 400 and from 80 to 120. */
function box(
  number: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
) {
  return { number, left, top, right, bottom } satisfies PartBox
}

const field = { left: 200, top: 80, right: 400, bottom: 120 }
const whole = box(1, [200, 80, 400, 120])

function placeOf(number: number, boxes: readonly PartBox[], example: Box = field) {
  const place = placeMarks(boxes, example, WIDTH, HEIGHT).find((one) => one.number === number)
  if (place === undefined) throw new Error(`There is no mark ${number}.`)
  return place
}

describe('placeMarks', () => {
  it('places nothing without parts', () => {
    expect(placeMarks([], field, WIDTH, HEIGHT)).toEqual([])
  })

  it.each<[string, PartBox, Partial<ReturnType<typeof placeOf>>]>([
    ['left', box(2, [202, 95, 240, 105]), { targetX: 202, targetY: 100, y: 100 }],
    ['right', box(2, [360, 95, 398, 105]), { targetX: 398, targetY: 100, y: 100 }],
    ['bottom', box(2, [290, 100, 310, 118]), { targetX: 300, targetY: 118, y: 174 }],
  ])('puts a part on its nearest side: %s', (_side, part, expected) => {
    expect(placeOf(2, [whole, part])).toMatchObject(expected)
  })

  it('ends a line where the text of a wide part begins', () => {
    expect(placeOf(1, [whole])).toMatchObject({ targetX: 224, targetY: 80, y: 26 })
  })

  it('puts the number of a part in the middle of a large example outside of it', () => {
    const example = { left: 60, top: 60, right: 540, bottom: 400 }
    const place = placeOf(2, [box(2, [280, 150, 320, 170])], example)
    expect(place).toMatchObject({ y: 26, targetY: 150 })
  })

  it('uses no side without space', () => {
    const part = box(2, [2, 95, 40, 105])
    const { targetY } = placeOf(2, [part], { left: 0, top: 80, right: 400, bottom: 120 })
    expect([part.top, part.bottom]).toContain(targetY)
  })

  it('keeps numbers apart and inside', () => {
    const boxes = Array.from({ length: 12 }, (_, index) => box(index + 1, [200, 90, 400, 110]))
    const places = placeMarks(boxes, field, WIDTH, HEIGHT)
    expect(places).toHaveLength(12)
    for (const [index, one] of places.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(10)
      expect(one.x).toBeLessThanOrEqual(WIDTH - 10)
      for (const other of places.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(28)
      }
    }
  })
})
