import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  hoverDueMs,
  restingHover,
  visibleTarget,
  stepHoverIntent,
  type HoverEvent,
  type HoverIntent,
} from './hover-intent'

const timing = { openDelayMs: 2000, instantWindowMs: 3000, closeDelayMs: 200 }

type Step = HoverEvent<string>

/** Sends the events, and in between every `due` event that a timer would send. */
function run(steps: readonly Step[], until = steps.at(-1)?.atMs ?? 0): HoverIntent<string> {
  let intent: HoverIntent<string> = restingHover
  const passTo = (atMs: number) => {
    for (let due = hoverDueMs(intent); due !== null && due <= atMs; due = hoverDueMs(intent)) {
      intent = stepHoverIntent(intent, { type: 'due', atMs: due }, timing)
    }
  }
  for (const step of steps) {
    passTo(step.atMs)
    intent = stepHoverIntent(intent, step, timing)
  }
  passTo(until)
  return intent
}

const enter = (target: string, atMs: number): Step => ({ type: 'enter', target, atMs })
const leave = (atMs: number): Step => ({ type: 'leave', atMs })
const enterCard = (atMs: number): Step => ({ type: 'enter-card', atMs })
const leaveCard = (atMs: number): Step => ({ type: 'leave-card', atMs })
const request = (target: string, atMs: number): Step => ({ type: 'request', target, atMs })
const dismiss = (atMs: number): Step => ({ type: 'dismiss', atMs })

describe('stepHoverIntent', () => {
  it.each<[string, readonly Step[], number, string | null]>([
    ['waits two seconds for the first card', [enter('a', 0)], 1999, null],
    ['shows it after two seconds', [enter('a', 0)], 2000, 'a'],
    ['counts from the last target entered', [enter('a', 0), enter('b', 1500)], 3400, null],
    ['forgets a target that was left in time', [enter('a', 0), leave(1999)], 9000, null],
    ['keeps the card while the pointer crosses over', [enter('a', 0), leave(3000)], 3199, 'a'],
    ['hides it when the pointer does not arrive', [enter('a', 0), leave(3000)], 3200, null],
    ['keeps it under the pointer', [enter('a', 0), leave(3000), enterCard(3100)], 60_000, 'a'],
    [
      'hides it after the pointer has left the card',
      [enter('a', 0), leave(3000), enterCard(3100), leaveCard(5000)],
      5200,
      null,
    ],
    [
      'comes back to the same target without waiting',
      [enter('a', 0), leave(3000), enter('a', 3150)],
      3150,
      'a',
    ],
    ['changes from card to card at once', [enter('a', 0), enter('b', 2500)], 2500, 'b'],
    [
      'opens at once within three seconds after a card: hidden at 3200',
      [enter('a', 0), leave(3000), enter('b', 6199)],
      6199,
      'b',
    ],
    [
      'waits again three seconds after a card: hidden at 3200',
      [enter('a', 0), leave(3000), enter('b', 6200)],
      6200,
      null,
    ],
    ['hides a dismissed card', [enter('a', 0), dismiss(2500)], 2500, null],
    [
      'waits again after a dismissal, so that scrolling shows no cards',
      [enter('a', 0), dismiss(2500), enter('b', 2600)],
      2600,
      null,
    ],
    ['gives up waiting when dismissed', [enter('a', 0), dismiss(1000)], 9000, null],
    ['shows at once by key', [request('a', 0)], 0, 'a'],
    ['hides by the same key', [request('a', 0), request('a', 500)], 500, null],
    ['keeps a card asked for by key from the pointer', [request('a', 0), enter('b', 9)], 9000, 'a'],
    ['keeps it when the pointer leaves', [request('a', 0), leave(10)], 9000, 'a'],
    ['goes to another target by key', [request('a', 0), request('b', 10)], 10, 'b'],
  ])('%s', (_title, steps, until, expected) => {
    expect(visibleTarget(run(steps, until))).toBe(expected)
  })

  it('shows only what was entered or asked for last, and never makes anybody wait longer', () => {
    const step = fc.tuple(
      fc.constantFrom('enter', 'leave', 'enter-card', 'leave-card', 'request', 'dismiss', 'due'),
      fc.constantFrom('a', 'b', 'c'),
      fc.integer({ min: 0, max: 4000 }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (plan) => {
        let intent: HoverIntent<string> = restingHover
        let atMs = 0
        let lastNamed: string | null = null
        for (const [type, target, pauseMs] of plan) {
          atMs += pauseMs
          const before = intent
          const event = { type, target, atMs } as Step
          intent = stepHoverIntent(intent, event, timing)
          const isIgnored = type === 'enter' && before.phase === 'open' && before.isPinned
          if ((type === 'enter' && !isIgnored) || type === 'request') lastNamed = target
          const visible = visibleTarget(intent)
          expect([null, lastNamed]).toContain(visible)
          expect((hoverDueMs(intent) ?? atMs) - atMs).toBeLessThanOrEqual(timing.openDelayMs)
        }
      }),
    )
  })
})
