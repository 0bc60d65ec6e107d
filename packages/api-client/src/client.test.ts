import { describe, expect, test, vi } from 'vitest'
import { isApiError } from './errors'
import { clientOf, fakeServer, json, me, refusal } from './fixtures/fake-server'
import { readConfiguration, readMe } from './resources/session'

describe('every request', () => {
  test('is given up after the time limit', async () => {
    const client = clientOf(
      (request) =>
        new Promise((_resolve, reject) => {
          const giveUp = () => reject(new Error('aborted'))
          // As fetch does, even if the limit has already passed when it is called.
          if (request.signal.aborted) giveUp()
          else request.signal.addEventListener('abort', giveUp)
        }),
      { timeoutMs: 5 },
    )
    await expect(readConfiguration(client)).rejects.toMatchObject({
      failure: { kind: 'network', isTimeout: true },
    })
  })

  test('that its caller withdraws ends as withdrawn, not as a fault of the network', async () => {
    const client = clientOf(fakeServer(() => json({})).fetch)
    const attempt = readConfiguration(client, AbortSignal.abort())
    await expect(attempt).rejects.toSatisfy((error) => !isApiError(error))
  })

  test('is counted from start to end, failures included', async () => {
    const counts: number[] = []
    const server = fakeServer((path) =>
      path === '/me' ? json(me) : refusal(500, 'internal_error'),
    )
    const client = clientOf(server.fetch, {
      onProgress: ({ pendingCount }) => counts.push(pendingCount),
    })
    await Promise.allSettled([readMe(client), readConfiguration(client)])
    expect(counts).toEqual([1, 2, 1, 0])
  })

  test('tells of maintenance', async () => {
    const onMaintenance = vi.fn<() => void>()
    const client = clientOf(fakeServer(() => refusal(503, 'maintenance')).fetch, { onMaintenance })
    await expect(readMe(client)).rejects.toMatchObject({ failure: { kind: 'maintenance' } })
    expect(onMaintenance).toHaveBeenCalledTimes(1)
  })

  test('that is answered by something else than the API fails in words', async () => {
    const page = new Response('<html>', { headers: { 'content-type': 'text/html' } })
    await expect(readMe(clientOf(async () => page))).rejects.toMatchObject({
      failure: { kind: 'unexpected' },
    })
  })
})
