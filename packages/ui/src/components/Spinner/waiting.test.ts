import { describe, expect, it } from 'vitest'

import { stepWaiting, waitingTimeMs, type Waiting, type WaitingEvent } from './waiting'

const timing = { delayMs: 500, minimumMs: 300 }

/** The times at which it is shown and hidden, for work that starts and ends at given times. */
function watch(work: readonly (readonly [number, 'begin' | 'end'])[]): string[] {
  let waiting: Waiting = { phase: 'quiet' }
  let dueMs: number | null = null
  const seen: string[] = []
  const send = (event: WaitingEvent, atMs: number) => {
    const next = stepWaiting(waiting, event)
    const isVisible = (one: Waiting) => one.phase === 'shown' || one.phase === 'seen'
    if (isVisible(next) !== isVisible(waiting))
      seen.push(`${isVisible(next) ? 'shown' : 'hidden'} ${atMs}`)
    if (next.phase !== waiting.phase) {
      const timeMs = waitingTimeMs(next.phase, timing)
      dueMs = timeMs === null ? null : atMs + timeMs
    }
    waiting = next
  }
  for (const [atMs, event] of [...work, [Infinity, 'end'] as const]) {
    for (let due = dueMs; due !== null && due <= atMs; due = dueMs) send('pass', due)
    if (atMs < Infinity) send(event, atMs)
  }
  return seen
}

describe('stepWaiting', () => {
  it.each([
    [
      'shows nothing for what is quick',
      [
        [0, 'begin'],
        [499, 'end'],
      ],
      [],
    ],
    [
      'shows what takes longer',
      [
        [0, 'begin'],
        [2000, 'end'],
      ],
      ['shown 500', 'hidden 2000'],
    ],
    [
      'never flashes: 500 + 300',
      [
        [0, 'begin'],
        [520, 'end'],
      ],
      ['shown 500', 'hidden 800'],
    ],
    [
      'goes on when more work begins in time',
      [
        [0, 'begin'],
        [520, 'end'],
        [600, 'begin'],
        [3000, 'end'],
      ],
      ['shown 500', 'hidden 3000'],
    ],
    ['stays while nothing ends', [[0, 'begin']], ['shown 500']],
  ] as const)('%s', (_title, work, expected) => {
    expect(watch(work)).toEqual(expected)
  })
})
