import { finishTasks, testModel } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Toast } from './toast'
import { ToastRegion } from './ToastRegion'

const LIFETIME_MS = 3000
const MAX_SHOWN = 3
/** Tasks of two renderings with their effects. */
const TASKS_OF_AN_EVENT = 6
/** Time passes in parts, after each of which the host renders. */
const PART_MS = 50

type Step =
  | readonly [does: 'show', lifetimeMs: number | null | undefined]
  | readonly [does: 'replace' | 'close', toast: number]
  | readonly [does: 'hover' | 'leave' | 'focus' | 'blur']
  | readonly [does: 'wait', forMs: number]

const show: fc.Arbitrary<Step> = fc.tuple(
  fc.constant('show'),
  fc.constantFrom(undefined, undefined, 500, null),
)
const steps: fc.Arbitrary<readonly Step[]> = fc
  .array(
    fc.oneof<fc.Arbitrary<readonly Step[]>[]>(
      show.map((step) => [step]),
      // As long as a toast lasts, with the pointer or the focus on it.
      fc
        .tuple(show, fc.constantFrom<Step>(['hover'], ['focus']))
        .map(([step, pause]) => [step, pause, ['wait', 3100]]),
      // Shortly before its end, a toast is replaced: the new one lasts from then on.
      fc
        .tuple(show, fc.nat(4))
        .map(([step, toast]) => [step, ['wait', 400], ['replace', toast], ['wait', 2900]]),
      // The toast under the pointer is closed, and the other one lasts on.
      fc
        .tuple(show, show, fc.nat(1))
        .map(([one, other, toast]) => [one, other, ['hover'], ['close', toast], ['wait', 3100]]),
      fc.tuple(fc.constantFrom('replace', 'close'), fc.nat(4)).map((step) => [step]),
      fc.constantFrom<Step>(['hover'], ['leave'], ['focus'], ['blur']).map((step) => [step]),
      fc
        .tuple(fc.constant('wait' as const), fc.constantFrom(400, 2900, 3100))
        .map((step) => [step]),
    ),
    { minLength: 2, maxLength: 12, size: 'max' },
  )
  .map((episodes) => episodes.flat())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** @returns what the region does and the model does not; null without a difference */
async function runToasts(sequence: readonly Step[]): Promise<string | null> {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  let toasts: readonly Toast[] = []
  const dismissed: string[] = []
  // The model: when each visible toast ends, and whether pointer or focus are on the region.
  let now = 0
  let count = 0
  const ends = new Map<string, number | null>()
  let isHovered = false
  let isFocused = false
  const render = async () => {
    root.render(
      <ToastRegion
        label="Notifications"
        dismissLabel="Close"
        maxVisible={MAX_SHOWN}
        toasts={toasts}
        onDismiss={({ id }) => {
          dismissed.push(id)
          toasts = toasts.filter((toast) => toast.id !== id)
        }}
      />,
    )
    await finishTasks(TASKS_OF_AN_EVENT)
  }
  const region = () => document.querySelector<HTMLElement>('[aria-label="Notifications"]')
  const visible = () => toasts.slice(-MAX_SHOWN)
  const lifetimeOf = ({ lifetimeMs = LIFETIME_MS }: Toast) => lifetimeMs
  /** A toast that is shown, or no longer paused, has its whole lifetime before it. */
  const restart = (which: (toast: Toast) => boolean) => {
    for (const toast of visible()) {
      const lifetime = lifetimeOf(toast)
      if (which(toast)) ends.set(toast.id, lifetime === null ? null : now + lifetime)
    }
  }
  const isPaused = () => isHovered || isFocused
  const forgetHidden = () => {
    for (const id of ends.keys()) {
      if (!visible().some((toast) => toast.id === id)) ends.delete(id)
    }
    restart(({ id }) => !ends.has(id))
  }
  /** Changes what pauses the toasts; they start again when nothing does. */
  const pause = (change: { hovered?: boolean; focused?: boolean }) => {
    const wasPaused = isPaused()
    isHovered = change.hovered ?? isHovered
    isFocused = change.focused ?? isFocused
    if (wasPaused && !isPaused()) restart(() => true)
  }
  const wait = async (forMs: number): Promise<readonly string[]> => {
    const gone: string[] = []
    for (let left = forMs; left > 0; left -= PART_MS) {
      now += PART_MS
      const over = isPaused()
        ? []
        : visible().filter(({ id }) => (ends.get(id) ?? Number.POSITIVE_INFINITY) <= now)
      gone.push(...over.map(({ id }) => id))
      const before = dismissed.length
      vi.advanceTimersByTime(PART_MS)
      if (dismissed.length !== before) {
        await render()
        forgetHidden()
      }
    }
    return gone
  }
  const act = async (step: Step): Promise<readonly string[] | null> => {
    const element = region()
    if (element === null) throw new Error('There is no region.')
    switch (step[0]) {
      case 'show': {
        count += 1
        const lifetime = step[1] === undefined ? {} : { lifetimeMs: step[1] }
        toasts = [...toasts, { id: `t${count}`, text: `Saved ${count}`, ...lifetime }]
        break
      }
      case 'replace': {
        const toast = toasts[step[1] % Math.max(1, toasts.length)]
        if (toast === undefined) return null
        toasts = [...toasts.filter((other) => other !== toast), { ...toast, text: 'Saved again' }]
        ends.delete(toast.id)
        break
      }
      case 'close': {
        const buttons = element.querySelectorAll<HTMLElement>('button')
        const at = step[1] % Math.max(1, buttons.length)
        const toast = visible()[at]
        if (toast === undefined) return null
        buttons[at]?.click()
        pause({ hovered: false, focused: false })
        await render()
        forgetHidden()
        return [toast.id]
      }
      case 'hover':
        if (toasts.length === 0) return null
        element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
        pause({ hovered: true })
        break
      case 'leave':
        if (!isHovered) return null
        // React makes a leave of a pointer that goes out to something else.
        element.dispatchEvent(
          new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }),
        )
        pause({ hovered: false })
        break
      case 'focus': {
        const button = element.querySelector('button')
        if (button === null) return null
        button.focus()
        pause({ focused: true })
        break
      }
      case 'blur':
        if (!isFocused || !(document.activeElement instanceof HTMLElement)) return null
        document.activeElement.blur()
        pause({ focused: false })
        break
      case 'wait':
        return wait(step[1])
    }
    await finishTasks(TASKS_OF_AN_EVENT)
    await render()
    // A toast that newer ones hide takes the focus along.
    pause({ focused: region()?.contains(document.activeElement) === true })
    forgetHidden()
    return []
  }
  const trace: string[] = []
  try {
    await render()
    for (const step of sequence) {
      dismissed.length = 0
      const expected = await act(step)
      if (expected === null) continue
      trace.push(step.join(' '))
      const isFocusInside = region()?.contains(document.activeElement) === true
      // Those that end in one part of the time end in no order.
      const is = `dismisses ${dismissed.toSorted().join()}, focus inside: ${isFocusInside}`
      const shouldBe = `dismisses ${expected.toSorted().join()}, focus inside: ${isFocused}`
      if (is !== shouldBe) return `${is} instead of ${shouldBe}, after: ${trace.join('; ')}`
    }
    root.unmount()
    await finishTasks(TASKS_OF_AN_EVENT)
    return vi.getTimerCount() === 0 ? null : `a timer runs on, after: ${trace.join('; ')}`
  } finally {
    root.unmount()
    container.remove()
    await finishTasks(TASKS_OF_AN_EVENT)
  }
}

testModel(
  'toasts end after their lifetime, and never under the pointer or the focus',
  steps,
  runToasts,
  20,
)

test('toasts end after newer ones have hidden the one with the focus', async () => {
  const firstSteps: readonly Step[] = [['show', undefined], ['show', undefined], ['focus']]
  const hiding: readonly Step[] = [
    ['show', undefined],
    ['show', undefined],
    ['wait', 3100],
  ]
  expect(await runToasts([...firstSteps, ...hiding])).toBeNull()
})
