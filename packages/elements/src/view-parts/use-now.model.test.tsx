import { finishTasks } from '@throughline/test-support/property-tests'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useNow } from './use-now'

const start = new Date('2026-11-18T23:58:30Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

function Clock({ source, timeZone }: { readonly source?: string; readonly timeZone: string }) {
  return useNow(source, timeZone)
}

it('the clock of an element goes on at each full minute, and into the next day', async () => {
  const container = document.createElement('div')
  const root = createRoot(container)
  root.render(<Clock timeZone="UTC" />)
  await finishTasks()
  const texts = [container.textContent]
  for (const seconds of [29, 1, 60, 60]) {
    vi.advanceTimersByTime(seconds * 1000)
    await finishTasks()
    texts.push(container.textContent)
  }
  expect(texts.map((text) => text?.slice(0, 16))).toEqual([
    '2026-11-18T23:58',
    '2026-11-18T23:58',
    '2026-11-18T23:59',
    '2026-11-19T00:00',
    '2026-11-19T00:01',
  ])
  root.render(<Clock timeZone="UTC" source="2026-01-31T08:00:00" />)
  await finishTasks()
  expect(container.textContent).toBe('2026-01-31T08:00:00')
  root.unmount()
})
