import { describe, expect, it } from 'vitest'

import { stepStates } from './step-state'

describe('stepStates', () => {
  it.each([
    [
      'what lies before is done',
      [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      'b',
      ['done', 'current', 'upcoming'],
    ],
    [
      'errors show wherever they are',
      [{ id: 'a', hasError: true }, { id: 'b' }],
      'b',
      ['error', 'current'],
    ],
    [
      'the current one stays current with an error',
      [{ id: 'a', hasError: true }],
      'a',
      ['current'],
    ],
    [
      'going back keeps what was done',
      [{ id: 'a' }, { id: 'b', isDone: true }],
      'a',
      ['current', 'done'],
    ],
    [
      'a step that was passed over is not done',
      [{ id: 'a', isDone: false }, { id: 'b' }],
      'b',
      ['upcoming', 'current'],
    ],
    [
      'without a current step nothing is done by its place',
      [{ id: 'a' }, { id: 'b' }],
      'x',
      ['upcoming', 'upcoming'],
    ],
  ] as const)('%s', (_title, steps, currentId, expected) => {
    expect(stepStates(steps, currentId)).toEqual(expected)
  })
})
