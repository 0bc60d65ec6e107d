import { SPINNER_DELAY_MS } from '@throughline/domain/session'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRequestProgress } from './request-progress'

describe('the global spinner', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('stays away while requests answer in time', () => {
    const progress = createRequestProgress()
    progress.handleProgress({ pendingCount: 1 })
    vi.advanceTimersByTime(SPINNER_DELAY_MS - 1)
    progress.handleProgress({ pendingCount: 0 })
    vi.advanceTimersByTime(SPINNER_DELAY_MS)
    expect(progress.isSlow()).toBe(false)
  })

  test('shows when one lasts, and hides when all have settled', () => {
    const progress = createRequestProgress()
    progress.handleProgress({ pendingCount: 1 })
    progress.handleProgress({ pendingCount: 2 })
    vi.advanceTimersByTime(SPINNER_DELAY_MS)
    expect(progress.isSlow()).toBe(true)
    progress.handleProgress({ pendingCount: 1 })
    expect(progress.isSlow()).toBe(true)
    progress.handleProgress({ pendingCount: 0 })
    expect(progress.isSlow()).toBe(false)
  })

  test('counts from the first request again after a pause', () => {
    const progress = createRequestProgress()
    progress.handleProgress({ pendingCount: 1 })
    vi.advanceTimersByTime(SPINNER_DELAY_MS - 100)
    progress.handleProgress({ pendingCount: 0 })
    progress.handleProgress({ pendingCount: 1 })
    vi.advanceTimersByTime(SPINNER_DELAY_MS - 100)
    expect(progress.isSlow()).toBe(false)
    vi.advanceTimersByTime(100)
    expect(progress.isSlow()).toBe(true)
  })
})
