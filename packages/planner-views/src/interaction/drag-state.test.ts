import { describe, expect, it } from 'vitest'

import { dragAfter, pressDrag, refuseDrag } from './drag-state'
import type { Drag, DragInput } from './drag-state'

const pressed = pressDrag(1, 'item', { x: 100, y: 100 })
const dragging: Drag<string> = { ...pressed, phase: 'dragging' }
const refused = refuseDrag(dragging)

const move = (x: number, y: number, pointerId = 1): DragInput => ({
  kind: 'move',
  pointerId,
  at: { x, y },
})
const release: DragInput = { kind: 'release', pointerId: 1, at: { x: 150, y: 100 } }
const cancel: DragInput = { kind: 'cancel' }

describe('a press', () => {
  it.each([
    ['stays a press below four pixels', move(103, 100), 'pressed', 'none'],
    ['becomes a drag at four pixels', move(104, 100), 'dragging', 'start'],
    ['counts the distance in any direction', move(97, 97), 'dragging', 'start'],
    ['does not follow another pointer', move(150, 100, 2), 'pressed', 'none'],
  ] as const)('%s', (_sentence, input, phase, effect) => {
    const after = dragAfter(pressed, input)
    expect(after.drag?.phase).toBe(phase)
    expect(after.effect).toBe(effect)
  })

  it('that is released or cancelled leaves nothing to do', () => {
    expect(dragAfter(pressed, release)).toEqual({ drag: null, effect: 'none' })
    expect(dragAfter(pressed, cancel)).toEqual({ drag: null, effect: 'none' })
  })

  it('is no drag for as long as it is held back', () => {
    const withinCell = (_subject: string, at: { x: number }): boolean => at.x < 120
    expect(dragAfter(pressed, move(119, 100), withinCell).effect).toBe('none')
    expect(dragAfter(pressed, move(120, 100), withinCell).effect).toBe('start')
  })
})

describe('a drag', () => {
  it('draws with each move, also back over where it began', () => {
    const after = dragAfter(dragging, move(100, 100))
    expect(after.effect).toBe('draw')
    expect(after.drag).toEqual({ ...dragging, at: { x: 100, y: 100 } })
  })

  it('drops when its pointer is released, and not another one', () => {
    expect(dragAfter(dragging, release)).toEqual({ drag: null, effect: 'drop' })
    const other = dragAfter(dragging, { ...release, pointerId: 2 })
    expect(other).toEqual({ drag: dragging, effect: 'none' })
  })

  it('can be cancelled', () => {
    expect(dragAfter(dragging, cancel)).toEqual({ drag: null, effect: 'cancel' })
  })
})

it('a refused drag does nothing until it is released', () => {
  expect(dragAfter(refused, move(200, 200))).toEqual({
    drag: { ...refused, at: { x: 200, y: 200 } },
    effect: 'none',
  })
  expect(dragAfter(refused, release)).toEqual({ drag: null, effect: 'none' })
  expect(dragAfter(refused, cancel)).toEqual({ drag: null, effect: 'none' })
})

it('without a press, moves and releases mean nothing', () => {
  expect(dragAfter(null, move(1, 1))).toEqual({ drag: null, effect: 'none' })
  expect(dragAfter(null, release)).toEqual({ drag: null, effect: 'none' })
})
