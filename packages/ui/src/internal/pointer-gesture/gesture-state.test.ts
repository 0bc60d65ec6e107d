import { describe, expect, it } from 'vitest'

import { gestureAfter } from './gesture-state'
import type { GestureInput, PointerGesture } from './gesture-state'

const at = { x: 100, y: 100 }
const pressed: PointerGesture<string> = {
  pointerId: 1,
  subject: 'item',
  start: at,
  at,
  phase: 'pressed',
}
const dragging: PointerGesture<string> = { ...pressed, phase: 'dragging' }
const refused: PointerGesture<string> = { ...pressed, phase: 'refused' }

const move = (x: number, y: number, pointerId = 1): GestureInput => ({
  kind: 'move',
  pointerId,
  at: { x, y },
})
const release: GestureInput = { kind: 'release', pointerId: 1, at: { x: 150, y: 100 } }
const cancel: GestureInput = { kind: 'cancel' }

describe('a press', () => {
  it.each([
    ['stays a press below four pixels', move(103, 100), 'pressed', 'none'],
    ['becomes a drag at four pixels', move(104, 100), 'dragging', 'start'],
    ['counts the distance in any direction', move(97, 97), 'dragging', 'start'],
    ['does not follow another pointer', move(150, 100, 2), 'pressed', 'none'],
  ] as const)('%s', (_sentence, input, phase, effect) => {
    const after = gestureAfter(pressed, input)
    expect(after.gesture?.phase).toBe(phase)
    expect(after.effect).toBe(effect)
  })

  it('that is released or cancelled leaves nothing to do', () => {
    expect(gestureAfter(pressed, release)).toEqual({ gesture: null, effect: 'none' })
    expect(gestureAfter(pressed, cancel)).toEqual({ gesture: null, effect: 'none' })
  })

  it('is no drag for as long as it is held back', () => {
    const withinCell = (_subject: string, at: { x: number }): boolean => at.x < 120
    expect(gestureAfter(pressed, move(119, 100), { isDelayed: withinCell }).effect).toBe('none')
    expect(gestureAfter(pressed, move(120, 100), { isDelayed: withinCell }).effect).toBe('start')
  })
})

describe('a drag', () => {
  it('draws with each move, also back over where it began', () => {
    const after = gestureAfter(dragging, move(100, 100))
    expect(after.effect).toBe('draw')
    expect(after.gesture).toEqual({ ...dragging, at: { x: 100, y: 100 } })
  })

  it('drops when its pointer is released, and not another one', () => {
    expect(gestureAfter(dragging, release)).toEqual({ gesture: null, effect: 'drop' })
    const other = gestureAfter(dragging, { ...release, pointerId: 2 })
    expect(other).toEqual({ gesture: dragging, effect: 'none' })
  })

  it('can be cancelled', () => {
    expect(gestureAfter(dragging, cancel)).toEqual({ gesture: null, effect: 'cancel' })
  })
})

it('a refused drag does nothing until it is released', () => {
  expect(gestureAfter(refused, move(200, 200))).toEqual({
    gesture: { ...refused, at: { x: 200, y: 200 } },
    effect: 'none',
  })
  expect(gestureAfter(refused, release)).toEqual({ gesture: null, effect: 'none' })
  expect(gestureAfter(refused, cancel)).toEqual({ gesture: null, effect: 'none' })
})

it('without a press, moves and releases mean nothing', () => {
  expect(gestureAfter(null, move(1, 1))).toEqual({ gesture: null, effect: 'none' })
  expect(gestureAfter(null, release)).toEqual({ gesture: null, effect: 'none' })
})
