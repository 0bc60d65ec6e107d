import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { retryForReads, watchConnection, type Connection } from './connection'

/** A browser with a network that can be switched on and off. */
function stubBrowser() {
  const target = new EventTarget()
  const network = { onLine: true }
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  return (isOnline: boolean) => {
    network.onLine = isOnline
    target.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }
}

/** Connections that the current test has opened. */
const connections: Connection[] = []

function watch(probe = () => Promise.resolve()): Connection {
  const connection = watchConnection({
    probe,
    hasNetwork: () => navigator.onLine,
    events: { addEventListener, removeEventListener },
  })
  connections.push(connection)
  return connection
}

// A test that fails leaves no connection, which would set React Query offline in the next tests.
afterEach(() => {
  for (const { close } of connections.splice(0)) close()
  vi.useRealTimers()
  onlineManager.setEventListener(() => undefined)
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

test('React Query sends nothing while the network is away', async () => {
  const setOnline = stubBrowser()
  const connection = watch()
  setOnline(false)
  expect([connection.state(), onlineManager.isOnline()]).toEqual(['offline', false])
  setOnline(true)
  await expect.poll(() => [connection.state(), onlineManager.isOnline()]).toEqual(['online', true])
})

test('React Query follows the browser again once nobody watches the connection', () => {
  const setOnline = stubBrowser()
  const connection = watch()
  setOnline(false)
  connection.close()
  expect(onlineManager.isOnline()).toBe(true)
  setOnline(false)
  expect(onlineManager.isOnline()).toBe(false)
  setOnline(true)
  expect(onlineManager.isOnline()).toBe(true)
})

test('a server that answers late is reachable once it has answered', async () => {
  vi.useFakeTimers()
  stubBrowser()
  const answers: (() => void)[] = []
  const connection = watch(
    () =>
      new Promise((resolve) => {
        answers.push(resolve)
      }),
  )
  connection.doubt()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(connection.state()).toBe('unreachable')
  // The server answers the first probe after the second one has started.
  await vi.advanceTimersByTimeAsync(1_000)
  expect(answers).toHaveLength(2)
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect([connection.state(), onlineManager.isOnline()]).toEqual(['online', true])
})

test('a server that was lost twice is asked as soon as after the first time', async () => {
  vi.useFakeTimers()
  stubBrowser()
  let isThere = false
  let requestedCount = 0
  const connection = watch(async () => {
    requestedCount += 1
    if (!isThere) throw new Error('No answer.')
  })
  connection.doubt()
  await vi.advanceTimersByTimeAsync(1_000 + 2_000)
  isThere = true
  await vi.advanceTimersByTimeAsync(4_000)
  expect(connection.state()).toBe('online')
  isThere = false
  connection.doubt()
  await vi.advanceTimersByTimeAsync(0)
  const before = requestedCount
  await vi.advanceTimersByTimeAsync(1_000)
  expect(requestedCount).toBe(before + 1)
})

test('a server that is not there when the network is back is asked again after the first pause', async () => {
  vi.useFakeTimers()
  const setOnline = stubBrowser()
  let probeCount = 0
  const connection = watch(async () => {
    probeCount += 1
    throw new Error('No answer.')
  })
  connection.doubt()
  await vi.advanceTimersByTimeAsync(60_000)
  setOnline(false)
  setOnline(true)
  await vi.advanceTimersByTimeAsync(0)
  const before = probeCount
  await vi.advanceTimersByTimeAsync(1_000)
  expect(probeCount).toBe(before + 1)
})

test('what is read again in a long pause asks the server at once', async () => {
  vi.useFakeTimers()
  stubBrowser()
  let isThere = false
  let probeCount = 0
  const connection = watch(async () => {
    probeCount += 1
    if (!isThere) throw new Error('No answer.')
  })
  const queryClient = new QueryClient()
  queryClient.mount()
  const stopRetrying = retryForReads(queryClient, connection)
  const observer = new QueryObserver(queryClient, {
    queryKey: ['month'],
    queryFn: () => 'new',
    initialData: 'old',
    staleTime: Infinity,
  })
  const stopObserving = observer.subscribe(() => undefined)
  connection.doubt()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(connection.state()).toBe('unreachable')

  // Twice, because "Try again" must work each time.
  void observer.refetch()
  await vi.advanceTimersByTimeAsync(0)
  expect([connection.state(), observer.getCurrentResult().data]).toEqual(['unreachable', 'old'])
  const before = probeCount
  await vi.advanceTimersByTimeAsync(1_000)
  expect(probeCount).toBe(before + 1)
  isThere = true
  void observer.refetch()
  await vi.advanceTimersByTimeAsync(1)
  expect([connection.state(), observer.getCurrentResult().data]).toEqual(['online', 'new'])

  stopObserving()
  stopRetrying()
  queryClient.unmount()
})
