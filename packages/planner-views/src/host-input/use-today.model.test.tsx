import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useToday } from './use-today'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function Today({ provided }: { provided?: string }) {
  return useToday(provided)
}

test('the day changes within a minute after midnight, until the view is gone', () => {
  const container = document.createElement('div')
  const root = createRoot(container)
  vi.setSystemTime(new Date(2026, 10, 18, 23, 59, 50))
  flushSync(() => {
    root.render(<Today />)
  })
  expect(container.textContent).toBe('2026-11-18')
  flushSync(() => {
    vi.advanceTimersByTime(70_000)
  })
  expect(container.textContent).toBe('2026-11-19')
  root.unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('the day of a host stays until the host changes it', () => {
  const container = document.createElement('div')
  const root = createRoot(container)
  vi.setSystemTime(new Date(2026, 10, 18, 23, 59, 50))
  flushSync(() => {
    root.render(<Today provided="2026-11-01" />)
  })
  flushSync(() => {
    vi.advanceTimersByTime(70_000)
  })
  expect([container.textContent, vi.getTimerCount()]).toEqual(['2026-11-01', 0])
  flushSync(() => {
    root.render(<Today provided="soon" />)
  })
  expect(container.textContent).toBe('2026-11-19')
  root.unmount()
})
