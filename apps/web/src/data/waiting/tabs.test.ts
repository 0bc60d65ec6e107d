import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTab } from './tabs'

/** Locks of a browser, as the Web Locks API grants them. The end of a tab releases its locks. */
function createLocks() {
  const owned: { readonly name: string; readonly mode: LockMode; readonly tab: string }[] = []
  const queue: (() => boolean)[] = []
  const grantAll = (): void => {
    for (const grant of queue.filter((isGranted) => isGranted())) {
      queue.splice(queue.indexOf(grant), 1)
    }
  }
  const release = (isReleased: (lock: (typeof owned)[number]) => boolean): void => {
    for (const lock of owned.filter(isReleased)) owned.splice(owned.indexOf(lock), 1)
    grantAll()
  }
  type Work = () => unknown
  const requestOf =
    (tab: string) =>
    (name: string, ...rest: readonly [Work] | readonly [LockOptions, Work]) =>
      new Promise((resolve, reject) => {
        const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest
        const mode = options.mode ?? 'exclusive'
        const grant = (): boolean => {
          const isBlocked = owned.some(
            (lock) => lock.name === name && (mode === 'exclusive' || lock.mode === 'exclusive'),
          )
          if (isBlocked) return false
          const lock = { name, mode, tab }
          owned.push(lock)
          const end = async (): Promise<void> => {
            const result = await work()
            // The browser releases the lock after a moment.
            await new Promise((ended) => setTimeout(ended))
            release((one) => one === lock)
            resolve(result)
          }
          void end()
          return true
        }
        options.signal?.addEventListener('abort', () => {
          queue.splice(queue.indexOf(grant), 1)
          reject(new DOMException('Aborted.', 'AbortError'))
        })
        queue.push(grant)
        grantAll()
      })
  return {
    open: (tab: string) => {
      vi.stubGlobal('navigator', {
        locks: { request: requestOf(tab), query: async () => ({ held: [...owned] }) },
      })
      return openTab()
    },
    close: (tab: string) => {
      release((lock) => lock.tab === tab)
    },
  }
}

let locks: ReturnType<typeof createLocks>
const never = new AbortController().signal

beforeEach(() => {
  locks = createLocks()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('tabs know each other while they are open', async () => {
  const [one, two] = [locks.open('one'), locks.open('two')]
  expect(await two.open()).toEqual(new Set([one.own, two.own]))
  locks.close('one')
  expect(await two.open()).toEqual(new Set([two.own]))
})

test('a tab awaits the end of another one, which does not make that one seem open', async () => {
  const [one, two, three] = [locks.open('one'), locks.open('two'), locks.open('three')]
  let endCount = 0
  const awaiting = [two, three].map(async (tab) => {
    await tab.untilGone(one.own, never)
    endCount += 1
  })
  await three.open()
  expect(endCount).toBe(0)
  locks.close('one')
  expect(await three.open()).toEqual(new Set([two.own, three.own]))
  await Promise.all(awaiting)
})

test('a tab that is left awaits no other one', async () => {
  const [one, two] = [locks.open('one'), locks.open('two')]
  const leaving = new AbortController()
  const awaiting = two.untilGone(one.own, leaving.signal)
  leaving.abort()
  await expect(awaiting).rejects.toThrow('Aborted.')
})

test('tabs work in turn', async () => {
  const [one, two] = [locks.open('one'), locks.open('two')]
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await Promise.resolve()
    steps.push(`${name} ends`)
  }
  await Promise.all([one.inTurn(work('one')), two.inTurn(work('two'))])
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('without locks a tab knows of no other one', async () => {
  vi.stubGlobal('navigator', {})
  const tab = openTab()
  expect(await tab.open()).toEqual(new Set([tab.own]))
  expect(await tab.inTurn(async () => 'done')).toBe('done')
})
