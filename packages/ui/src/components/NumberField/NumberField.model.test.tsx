import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { englishNumberFieldLabels } from './NumberField.labels'
import { NumberField } from './NumberField'

/** Delay before a press repeats, and the interval of repeats, in milliseconds. */
const REST_MS = 400
const BEAT_MS = 60
const PART_MS = 20
/** Long enough to notice a press that still repeats. */
const AFTER_MS = 600
const [MIN, MAX] = [0, 30] as const

type Release = 'release' | 'leave' | 'lose pointer'
type Step =
  | readonly [does: 'press', direction: 1 | -1, forMs: number, end: Release]
  | readonly [
      does: 'key',
      key: 'ArrowUp' | 'ArrowDown' | 'PageUp' | 'PageDown' | 'Home' | 'End',
      modifier: '' | 'Shift',
    ]
  | readonly [does: 'wait', forMs: number]
  | readonly [does: 'disable while pressed', direction: 1 | -1, forMs: number]
  | readonly [does: 'host refuses', is: boolean]

const direction = fc.constantFrom<(1 | -1)[]>(1, -1)
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.tuple(
      fc.constant('press'),
      direction,
      fc.constantFrom(10, 399, 401, 459, 470, 900),
      fc.constantFrom('release', 'leave', 'lose pointer'),
    ),
    fc.tuple(
      fc.constant('key'),
      fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'),
      fc.constantFrom('', '', 'Shift'),
    ),
    fc.tuple(fc.constant('wait'), fc.constantFrom(70, 1000)),
    fc.tuple(fc.constant('disable while pressed'), direction, fc.constantFrom(10, 600)),
    fc.tuple(fc.constant('host refuses'), fc.boolean()),
  ),
  { minLength: 1, maxLength: 12, size: 'max' },
)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Runs a sequence on a new field; returns what it does and the model does not. */
function runField(sequence: readonly Step[]): string | null {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  let value: number | null = 12
  let isDisabled = false
  let refuses = false
  const reported: (number | null)[] = []
  const render = () => {
    flushSync(() => {
      root.render(
        <NumberField
          label="Stores"
          value={value}
          min={MIN}
          max={MAX}
          isDisabled={isDisabled}
          labels={englishNumberFieldLabels}
          onChange={(change) => {
            reported.push(change.value)
            if (!refuses) value = change.value
          }}
        />,
      )
    })
  }
  const pass = (milliseconds: number) => {
    // Advances in parts, because each repeat starts from the number that the host has set by then.
    for (let left = milliseconds; left > 0; left -= PART_MS) {
      const count = reported.length
      vi.advanceTimersByTime(Math.min(PART_MS, left))
      if (reported.length !== count) render()
    }
  }
  const send = (target: Element, name: string) => {
    const options = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse' }
    target.dispatchEvent(new PointerEvent(name, { ...options, button: 0 }))
    render()
  }
  let model = 12
  const trace: string[] = []
  const step = (by: number): number[] => {
    const next = Math.min(Math.max(model + by, MIN), MAX)
    if (next === model) return []
    if (!refuses) model = next
    return [next]
  }
  render()
  try {
    for (const each of sequence) {
      reported.length = 0
      trace.push(each.join(' '))
      const expected: number[] = []
      const [down, up] = container.querySelectorAll('button')
      const input = container.querySelector('input')
      if (down === undefined || up === undefined || input === null) return 'the field has no parts'
      switch (each[0]) {
        case 'press':
        case 'disable while pressed': {
          const [does, by, forMs] = each
          const button = by === 1 ? up : down
          const beats = forMs < REST_MS ? 0 : 1 + Math.floor((forMs - REST_MS) / BEAT_MS)
          for (let count = 0; count <= beats; count += 1) expected.push(...step(by))
          send(button, 'pointerdown')
          pass(forMs)
          if (does === 'disable while pressed') {
            isDisabled = true
            render()
            pass(AFTER_MS)
            isDisabled = false
            render()
          } else {
            const [, , , end] = each
            // React makes a leave of a pointer that goes out to something else.
            if (end === 'leave') {
              button.dispatchEvent(
                new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }),
              )
            } else send(button, end === 'release' ? 'pointerup' : 'pointercancel')
          }
          render()
          pass(AFTER_MS)
          break
        }
        case 'key': {
          const [, key, modifier] = each
          // With Shift they select what is typed.
          const shiftKey = modifier === 'Shift'
          const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10, Home: -99, End: 99 }
          if (!shiftKey) expected.push(...step(by[key]))
          const press = { key, shiftKey, bubbles: true, cancelable: true }
          input.dispatchEvent(new KeyboardEvent('keydown', press))
          render()
          break
        }
        case 'wait':
          pass(each[1])
          break
        case 'host refuses':
          refuses = each[1]
          break
      }
      const is = `${reported.join(' ')}, then ${input.value}`
      const shouldBe = `${expected.join(' ')}, then ${model}`
      if (is !== shouldBe) return `reports ${is} instead of ${shouldBe}, after: ${trace.join('; ')}`
    }
    return vi.getTimerCount() === 0 ? null : `a timer runs on, after: ${trace.join('; ')}`
  } finally {
    root.unmount()
    container.remove()
  }
}

test('a number field steps while a button is pressed, and never after', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      expect(runField(sequence)).toBeNull()
    }),
    modelRuns(40),
  )
})
