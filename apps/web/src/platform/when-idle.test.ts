import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('in a browser without requestIdleCallback', () => {
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', undefined)
    vi.stubGlobal('cancelIdleCallback', undefined)
  })

  test('work runs once, and not at once', () => {
    const work = vi.fn<() => void>()
    whenIdle(work)
    expect(work).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('cancelled work does not run', () => {
    const work = vi.fn<() => void>()
    whenIdle(work)()
    vi.runAllTimers()
    expect(work).not.toHaveBeenCalled()
  })
})

test('a browser that knows when it is idle is asked', () => {
  const request = vi.fn<(run: () => void) => number>(() => 7)
  const cancel = vi.fn<(handle: number) => void>()
  vi.stubGlobal('requestIdleCallback', request)
  vi.stubGlobal('cancelIdleCallback', cancel)
  const work = vi.fn<() => void>()

  const stop = whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  request.mock.calls[0]?.[0]()
  expect(work).toHaveBeenCalledTimes(1)
  stop()
  expect(cancel).toHaveBeenCalledWith(7)
})
