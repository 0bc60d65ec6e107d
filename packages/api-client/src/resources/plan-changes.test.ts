import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createApiClient } from '../client'
import { followPlanChanges } from './plan-changes'
import type { PlanChange } from './plan-changes'

/** A line that the test writes on and ends. */
function lineOf() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (provided) => {
      controller = provided
    },
  })
  const encoder = new TextEncoder()
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    write: (text: string) => controller?.enqueue(encoder.encode(text)),
    end: () => controller?.close(),
  }
}

const change = { planId: 12, collection: 'tactics', action: 'updated', ids: [4001], version: 4 }

function followed(answers: (() => Response)[], readSince?: () => number) {
  const requests: { lastEventId: string | null; query: string }[] = []
  const changes: PlanChange[] = []
  let resets = 0
  const client = createApiClient({
    baseUrl: 'http://planner.test/api',
    timeoutMs: 50,
    fetch: async (request) => {
      requests.push({
        lastEventId: request.headers.get('last-event-id'),
        query: new URL(request.url).search,
      })
      const answer = answers.shift()
      if (answer === undefined) throw new TypeError('offline')
      return answer()
    },
  })
  const stop = new AbortController()
  const end = followPlanChanges(
    client,
    12,
    {
      ...(readSince && { readSince }),
      onChange: (one) => changes.push(one),
      onReset: () => {
        resets += 1
      },
    },
    stop.signal,
  )
  return { requests, changes, resets: () => resets, stop: () => stop.abort(), end }
}

describe('following a plan', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    // No wait is shorter or longer than usual.
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('reports changes of the family, also after the time limit of other calls', async () => {
    const line = lineOf()
    const { requests, changes, stop, end } = followed([() => line.response])
    await vi.advanceTimersByTimeAsync(0)
    line.write(`id: 1\n\nid: 2\nevent: change\ndata: ${JSON.stringify(change)}\n\n`)
    await vi.advanceTimersByTimeAsync(10_000)
    line.write(`id: 3\nevent: change\ndata: not json\n\n`)
    line.write(`id: 4\nevent: change\ndata: ${JSON.stringify({ ...change, ids: [4002] })}\n\n`)
    await vi.advanceTimersByTimeAsync(0)
    expect(requests).toEqual([{ lastEventId: null, query: '?family=true' }])
    expect(changes.map(({ ids }) => ids)).toEqual([[4001], [4002]])
    stop()
    await end
  })

  it('begins with the changes since what is shown was read, and reads all again after an hour', async () => {
    const readAt = Date.now()
    const [first, second] = [lineOf(), lineOf()]
    const { requests, resets, stop, end } = followed(
      [
        () => {
          throw new TypeError('offline')
        },
        () => first.response,
        () => second.response,
      ],
      () => readAt,
    )
    await vi.advanceTimersByTimeAsync(1_000)
    first.write('id: 9\n\n')
    first.end()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(requests).toEqual([
      { lastEventId: null, query: '?family=true&secondsBack=10' },
      { lastEventId: null, query: '?family=true&secondsBack=11' },
      { lastEventId: '9', query: '?family=true' },
    ])
    expect(resets()).toBe(0)
    stop()
    await end

    const late = lineOf()
    const longAgo = Date.now() - 3_600_000
    const afterAnHour = followed([() => late.response], () => longAgo)
    await vi.advanceTimersByTimeAsync(0)
    late.write('id: 9\n\nid: 10\n\n')
    await vi.advanceTimersByTimeAsync(0)
    expect(afterAnHour.requests).toEqual([{ lastEventId: null, query: '?family=true' }])
    expect(afterAnHour.resets()).toBe(1)
    afterAnHour.stop()
    await afterAnHour.end
  })

  it('continues after the last event when the connection breaks, and reports when that is too late', async () => {
    const [first, second] = [lineOf(), lineOf()]
    const { requests, changes, resets, stop, end } = followed([
      () => first.response,
      () => second.response,
    ])
    await vi.advanceTimersByTimeAsync(0)
    first.write('id: 9\n\n')
    first.end()
    await vi.advanceTimersByTimeAsync(1_000)
    second.write(`id: 12\nevent: reset\ndata: {}\n\n`)
    second.write(`id: 13\nevent: change\ndata: ${JSON.stringify(change)}\n\n`)
    await vi.advanceTimersByTimeAsync(0)
    expect(requests.map(({ lastEventId }) => lastEventId)).toEqual([null, '9'])
    expect([resets(), changes.length]).toEqual([1, 1])
    stop()
    await end
  })

  it('comes back when a closing server says, and not together with other pages after a failure', async () => {
    const line = lineOf()
    const { requests, stop, end } = followed([() => line.response])
    await vi.advanceTimersByTimeAsync(0)
    line.write('retry: 7000\n\n')
    line.end()
    await vi.advanceTimersByTimeAsync(6_999)
    expect(requests).toHaveLength(1)
    // From here on, no server says anything.
    vi.mocked(Math.random).mockReturnValue(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(requests).toHaveLength(3)
    vi.mocked(Math.random).mockReturnValue(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(requests).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(11_999)
    expect(requests).toHaveLength(4)
    stop()
    await end
  })

  it('reads all again when the server does not know the id of the last event', async () => {
    const [first, second] = [lineOf(), lineOf()]
    const unknown = { status: 400, code: 'validation_failed', title: '', detail: '', errors: [] }
    const { requests, resets, stop, end } = followed([
      () => first.response,
      () => Response.json(unknown, { status: 400 }),
      () => second.response,
    ])
    await vi.advanceTimersByTimeAsync(0)
    first.write('id: 12:9\n\n')
    first.end()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(requests.map(({ lastEventId }) => lastEventId)).toEqual([null, '12:9', null])
    expect(resets()).toBe(1)
    stop()
    await end
  })

  it('tries again more and more slowly without an answer, and closes a silent connection', async () => {
    const line = lineOf()
    const { requests, stop, end } = followed([() => line.response])
    await vi.advanceTimersByTimeAsync(0)
    await vi.advanceTimersByTimeAsync(49_000)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_000 + 1_000 + 2_000 + 4_000 + 8_000)
    expect(requests).toHaveLength(5)
    stop()
    await end
  })

  it('opens a new connection, and waits no longer, when the network is back', async () => {
    const browser = new EventTarget()
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
    const [first, second, third] = [lineOf(), lineOf(), lineOf()]
    const { requests, changes, stop, end } = followed([
      () => first.response,
      () => second.response,
      () => third.response,
    ])
    await vi.advanceTimersByTimeAsync(0)
    first.write('id: 9\n\n')
    await vi.advanceTimersByTimeAsync(0)
    browser.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(requests.map(({ lastEventId }) => lastEventId)).toEqual([null, '9'])
    second.end()
    await vi.advanceTimersByTimeAsync(100)
    browser.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(requests).toHaveLength(3)
    third.write(`id: 13\nevent: change\ndata: ${JSON.stringify(change)}\n\n`)
    await vi.advanceTimersByTimeAsync(0)
    expect(changes).toHaveLength(1)
    stop()
    await end
    browser.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(requests).toHaveLength(3)
    vi.unstubAllGlobals()
  })

  it('ends for good, and makes loaded data stale, when the caller may no longer see the plan', async () => {
    const problem = { status: 404, code: 'not_found', title: '', detail: '', requestId: 'r' }
    const { requests, resets, end } = followed([() => Response.json(problem, { status: 404 })])
    await end
    expect(requests).toHaveLength(1)
    expect(resets()).toBe(1)
  })
})
