import { describe, expect, it } from 'vitest'

import { itemIntentOfKey } from './item-key-intent'
import type { KeyPress } from './item-key-intent'

const alt: Partial<KeyPress> = { altKey: true }
const altShift: Partial<KeyPress> = { altKey: true, shiftKey: true }

function intentOf(key: string, modifiers: Partial<KeyPress> = {}, isRightToLeft = false) {
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
  return itemIntentOfKey({ key, ...none, ...modifiers }, () => isRightToLeft)
}

describe('copies', () => {
  it.each([
    ['with Ctrl+C', 'c', { ctrlKey: true }],
    ['with Cmd+C', 'c', { metaKey: true }],
    ['with Ctrl+Shift+C', 'C', { ctrlKey: true, shiftKey: true }],
    ['with Cmd+Shift+C', 'C', { metaKey: true, shiftKey: true }],
    ['with Caps Lock on', 'C', { ctrlKey: true }],
  ])('%s', (_sentence, key, modifiers) => {
    expect(intentOf(key, modifiers)).toEqual({ kind: 'copy' })
  })

  it('not with C alone, nor with Alt', () => {
    expect(intentOf('c')).toBeNull()
    expect(intentOf('c', { ctrlKey: true, altKey: true })).toBeNull()
  })
})

it('deletes with Delete and with Backspace, and not with a modifier', () => {
  expect(intentOf('Delete')).toEqual({ kind: 'delete' })
  expect(intentOf('Backspace')).toEqual({ kind: 'delete' })
  expect(intentOf('Backspace', alt)).toBeNull()
  expect(intentOf('Backspace', { ctrlKey: true })).toBeNull()
})

describe('moves with Alt and an arrow', () => {
  it.each([
    ['ArrowLeft', false, -1, 0],
    ['ArrowRight', false, 1, 0],
    ['ArrowUp', false, 0, -1],
    ['ArrowDown', false, 0, 1],
    ['ArrowLeft', true, 1, 0],
    ['ArrowRight', true, -1, 0],
    ['ArrowUp', true, 0, -1],
    ['ArrowDown', true, 0, 1],
  ] as const)('%s, right to left: %s', (key, isRightToLeft, x, y) => {
    expect(intentOf(key, alt, isRightToLeft)).toEqual({ kind: 'move', x, y })
  })
})

describe('resizes with Alt and Shift', () => {
  it.each([
    ['an arrow moves the end', 'ArrowRight', false, 'end', 1, 0],
    ['from right to left the other way', 'ArrowRight', true, 'end', -1, 0],
    ['up and down too', 'ArrowDown', true, 'end', 0, 1],
    ['Home takes the start to earlier', 'Home', false, 'start', -1, 0],
    ['in either direction of text', 'Home', true, 'start', -1, 0],
    ['End takes the start to later', 'End', false, 'start', 1, 0],
  ] as const)('%s', (_sentence, key, isRightToLeft, edge, x, y) => {
    expect(intentOf(key, altShift, isRightToLeft)).toEqual({ kind: 'resize', edge, x, y })
  })
})

it('leaves other keys alone', () => {
  expect(intentOf('ArrowLeft')).toBeNull()
  expect(intentOf('Home', alt)).toBeNull()
  expect(intentOf('ArrowLeft', { ...alt, metaKey: true })).toBeNull()
  expect(intentOf('x', { ctrlKey: true })).toBeNull()
})
