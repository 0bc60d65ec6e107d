import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { untilLoaded } from './lazy-part'

describe('code of a part beside the page', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is asked for again after a failure, and not at once', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue('code')
    const loaded = untilLoaded(load)
    await vi.advanceTimersByTimeAsync(4999)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(5000)
    await expect(loaded).resolves.toBe('code')
    expect(load).toHaveBeenCalledTimes(3)
  })
})
