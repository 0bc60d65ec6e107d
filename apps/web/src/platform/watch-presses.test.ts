import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchPresses, type PressWatch } from './watch-presses'

/** Time after a release in which its click has certainly come, in milliseconds. */
const SETTLED_MS = 200

let page: EventTarget
let presses: PressWatch

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  presses = watchPresses()
})

afterEach(() => {
  presses.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function send(
  type: 'pointerdown' | 'pointerup' | 'pointercancel',
  pointerId = 1,
  { button = 0 } = {},
): void {
  page.dispatchEvent(Object.assign(new Event(type), { pointerId, button }))
}

/** Returns whether the watch has no pending press. */
async function isReleased(): Promise<boolean> {
  const answer = vi.fn<() => void>()
  void presses.untilReleased().then(answer)
  await vi.advanceTimersByTimeAsync(0)
  return answer.mock.calls.length > 0
}

test('nothing is waited for while nothing is pressed', async () => {
  expect(await isReleased()).toBe(true)
})

describe.each(['pointerup', 'pointercancel'] as const)('a press that ends with %s', (end) => {
  test('is waited for, and so is the click that follows it', async () => {
    const released = vi.fn<() => void>()
    send('pointerdown')
    void presses.untilReleased().then(released)
    await vi.advanceTimersByTimeAsync(5000)
    expect(released).not.toHaveBeenCalled()
    send(end)
    await vi.advanceTimersByTimeAsync(0)
    expect(released).not.toHaveBeenCalled()
    expect(await isReleased()).toBe(false)
    await vi.advanceTimersByTimeAsync(SETTLED_MS)
    expect(released).toHaveBeenCalledTimes(1)
    expect(await isReleased()).toBe(true)
  })
})

test('the last of several fingers counts', async () => {
  const released = vi.fn<() => void>()
  send('pointerdown', 1)
  send('pointerdown', 2)
  void presses.untilReleased().then(released)
  send('pointerup', 1)
  await vi.advanceTimersByTimeAsync(SETTLED_MS)
  expect(released).not.toHaveBeenCalled()
  send('pointerup', 2)
  await vi.advanceTimersByTimeAsync(SETTLED_MS)
  expect(released).toHaveBeenCalledTimes(1)
})

test('a press right after another is waited for too', async () => {
  const released = vi.fn<() => void>()
  send('pointerdown')
  void presses.untilReleased().then(released)
  send('pointerup')
  send('pointerdown')
  await vi.advanceTimersByTimeAsync(SETTLED_MS)
  expect(released).not.toHaveBeenCalled()
})

test('a press that opens a context menu is not waited for', async () => {
  send('pointerdown', 1, { button: 2 })
  expect(await isReleased()).toBe(true)
})

test('nothing is followed any more once it is stopped', async () => {
  presses.stop()
  send('pointerdown')
  expect(await isReleased()).toBe(true)
})
