import { focusManager } from '@tanstack/react-query'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { browser, closeTabs, item, keepOpen, offlineTab, onlineTab } from './fixtures/waiting-page'

const THIRTY_DAYS_MS = 30 * 86_400_000

afterEach(closeTabs)

describe('changes without a connection', () => {
  test('wait, are counted and stored, and are saved in order once the connection is back', async () => {
    const host = browser()
    const tab = offlineTab(host)
    void tab.move(19)
    void tab.move(20)
    expect(tab.visibleDay()).toBe(20)
    expect(tab.waiting.state().waiting).toHaveLength(2)
    await host.untilStored(2)
    expect(host.sent(/^PUT/u)).toEqual([])
    tab.announce('online')
    await expect.poll(host.storedDay).toBe(20)
    await host.untilStored(0)
    expect(host.sent(/^PUT/u)).toHaveLength(2)
    expect(tab.waiting.state()).toMatchObject({ waiting: [], savedCount: 2, refused: [] })
  })

  test('are reported for four seconds once they are saved, also after an interruption', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const tab = offlineTab(browser())
    const savedCount = () => tab.waiting.state().savedCount
    const moveOffline = async (day: number, count: number) => {
      tab.announce('offline')
      void tab.move(day)
      tab.announce('online')
      // Requests of the page also wait for timers, but for none that takes time.
      const settle = () => vi.advanceTimersByTimeAsync(0)
      await expect.poll(() => settle().then(savedCount)).toBe(count)
    }
    await moveOffline(19, 1)
    vi.advanceTimersByTime(3_000)
    await moveOffline(20, 2)
    vi.advanceTimersByTime(3_999)
    expect(savedCount()).toBe(2)
    vi.advanceTimersByTime(1)
    expect(savedCount()).toBe(0)
  })

  test('a change that is online is neither stored nor counted', async () => {
    const host = browser()
    const tab = onlineTab(host, 'one')
    await tab.move(19)
    expect(tab.waiting.state()).toMatchObject({ waiting: [], savedCount: 0 })
    expect(host.stored.size).toBe(0)
  })

  test('are shown again and saved once by the next page when their tab was closed', async () => {
    const host = browser()
    const tab = offlineTab(host)
    void tab.move(19)
    void tab.move(21)
    await host.untilStored(2)
    tab.close()
    host.world.hasNetwork = false
    const next = keepOpen(host.open('two'))
    await next.waiting.restore()
    expect(next.visibleDay()).toBe(21)
    expect(next.waiting.state().waiting).toHaveLength(2)
    next.announce('online')
    await expect.poll(host.storedDay).toBe(21)
    await host.untilStored(0)
    expect(host.sent(/^PUT/u)).toHaveLength(2)
  })

  test.each(['dates', 'cost'] as const)(
    'an undo of %s waits too, and is made by the next page',
    async (name) => {
      const host = browser()
      const tab = onlineTab(host, 'one')
      const { saving, undo } = tab.makeUndoable(name)
      await saving
      tab.announce('offline')
      void undo()
      await host.untilStored(1)
      tab.close()
      const next = onlineTab(host, 'two')
      await next.waiting.restore()
      await host.untilStored(0)
      const { startDate, endDate, estimatedCost } = item
      expect(host.server.item(item.id)).toMatchObject({ startDate, endDate, estimatedCost })
    },
  )

  test('are left to their own tab while that is open', async () => {
    const host = browser()
    const tab = offlineTab(host)
    void tab.move(19)
    await host.untilStored(1)
    const next = onlineTab(host, 'two')
    await next.waiting.restore()
    expect(host.sent(/^PUT/u)).toEqual([])
    tab.announce('online')
    await expect.poll(host.storedDay).toBe(19)
    expect(host.sent(/^PUT/u)).toHaveLength(1)
  })

  test('are saved by another tab once their own one is gone', async () => {
    const host = browser()
    const tab = offlineTab(host)
    void tab.move(19)
    await host.untilStored(1)
    // The browser still counts a tab as open while it closes.
    const next = onlineTab(host, 'two')
    await next.waiting.restore()
    expect(next.visibleDay()).toBe(18)
    host.world.hasNetwork = false
    tab.close()
    host.world.hasNetwork = true
    await expect.poll(host.storedDay).toBe(19)
    await host.untilStored(0)
    expect(host.sent(/^PUT/u)).toHaveLength(1)
  })

  test('are sent again after a lost answer by a page that nobody looks at', async () => {
    const host = browser()
    const tab = offlineTab(host)
    void tab.move(19)
    await host.untilStored(1)
    tab.close()
    focusManager.setFocused(false)
    host.world.lostAnswers = 1
    const next = onlineTab(host, 'two')
    await next.waiting.restore()
    await host.untilStored(0)
    expect(host.sent(/^PUT/u)).toHaveLength(2)
  })

  test('are left to the next page by one that closes while it takes them over', async () => {
    const host = browser()
    const tab = offlineTab(host)
    void tab.create('Billboard')
    await host.untilStored(1)
    tab.close()
    const left = onlineTab(host, 'two')
    const restoring = left.waiting.restore()
    left.leave()
    await restoring
    expect(host.sent(/^POST \/tactics$/u)).toEqual([])
    const next = onlineTab(host, 'two')
    await next.waiting.restore()
    await host.untilStored(0)
    expect(host.sent(/^POST \/tactics$/u)).toHaveLength(1)
  })

  test('are taken over by one of two tabs that are opened at the same time', async () => {
    const host = browser()
    const tab = offlineTab(host)
    void tab.create('Billboard')
    await host.untilStored(1)
    tab.close()
    const [one, two] = [onlineTab(host, 'two'), onlineTab(host, 'three')]
    await Promise.all([one.waiting.restore(), two.waiting.restore()])
    await host.untilStored(0)
    expect(host.sent(/^POST \/tactics$/u)).toHaveLength(1)
  })

  test('are neither shown to another person nor sent by them', async () => {
    const host = browser()
    const tab = offlineTab(host)
    void tab.move(19)
    await host.untilStored(1)
    tab.close()
    const other = onlineTab(host, 'two', 8)
    await other.waiting.restore()
    expect(other.visibleDay()).toBe(18)
    expect(other.waiting.state().waiting).toEqual([])
    expect(host.sent(/^PUT/u)).toEqual([])
    expect(host.stored.size).toBe(1)
  })

  test.each([
    ['for 30 days', THIRTY_DAYS_MS, 19],
    ['and no longer', THIRTY_DAYS_MS + 10, 18],
  ])('wait %s', async (_time, laterMs, day) => {
    const host = browser()
    const tab = offlineTab(host)
    void tab.move(19)
    await host.untilStored(1)
    tab.close()
    host.world.now += laterMs - 1
    const next = onlineTab(host, 'two')
    await next.waiting.restore()
    await host.untilStored(0)
    await expect.poll(host.storedDay).toBe(day)
  })

  test('that this browser cannot store say so', async () => {
    const host = browser()
    host.world.isDatabaseBlocked = true
    const tab = offlineTab(host)
    void tab.move(19)
    await expect.poll(() => tab.waiting.state().areAllStored).toBe(false)
    tab.announce('online')
    await expect.poll(host.storedDay).toBe(19)
    await expect.poll(() => tab.waiting.state().areAllStored).toBe(true)
  })

  test('are not saved twice when the answer to the first attempt was lost', async () => {
    const host = browser()
    const tab = offlineTab(host)
    void tab.move(19)
    await host.untilStored(1)
    tab.close()
    // The request had arrived before the tab closed.
    host.server.changeByOtherUsers(item.id, {
      startDate: '2026-11-19T08:00:00',
      endDate: '2026-11-19T08:00:00',
    })
    const next = onlineTab(host, 'two')
    await next.waiting.restore()
    await host.untilStored(0)
    expect(next.waiting.state().refused).toEqual([])
  })

  test('a deletion that arrived before the tab was closed is no error', async () => {
    const host = browser()
    const tab = offlineTab(host)
    void tab.remove()
    await host.untilStored(1)
    tab.close()
    host.server.deleteByOtherUsers(item.id)
    const next = onlineTab(host, 'two')
    await next.waiting.restore()
    await host.untilStored(0)
    expect(next.waiting.state().refused).toEqual([])
  })
})

describe('a change that waited and is refused', () => {
  test('says what somebody else has made of the item, and can be sent over that', async () => {
    const host = browser()
    const tab = offlineTab(host)
    void tab.move(19)
    await host.untilStored(1)
    host.server.changeByOtherUsers(item.id, { title: 'Theirs' })
    tab.announce('online')
    await expect.poll(() => tab.waiting.state().refused).toHaveLength(1)
    const [refused] = tab.waiting.state().refused
    expect(refused?.refusal?.newest).toMatchObject({ title: 'Theirs' })
    expect(host.storedDay()).toBe(18)
    tab.waiting.sendAgain(refused?.id ?? '')
    await expect.poll(host.storedDay).toBe(19)
    expect(host.server.item(item.id)?.title).toBe('Theirs')
    await host.untilStored(0)
  })

  test('is sent after the changes that wait already, also by the next page', async () => {
    const host = browser()
    const tab = offlineTab(host)
    void tab.move(19)
    await host.untilStored(1)
    host.server.changeByOtherUsers(item.id, { title: 'Theirs' })
    tab.announce('online')
    await expect.poll(() => tab.waiting.state().refused).toHaveLength(1)
    tab.announce('offline')
    void tab.create('Billboard')
    tab.waiting.sendAgain(tab.waiting.state().refused[0]?.id ?? '')
    await expect
      .poll(() => [...host.stored.values()].filter(({ refusal }) => refusal === null))
      .toHaveLength(2)
    tab.close()
    const next = onlineTab(host, 'two')
    await next.waiting.restore()
    await host.untilStored(0)
    expect(host.sent(/^(?:POST|PUT) /u).slice(1)).toEqual([
      'POST /tactics',
      `PUT /tactics/${item.id}`,
    ])
  })

  test('is still there after a reload, until it is dismissed', async () => {
    const host = browser()
    const tab = offlineTab(host)
    void tab.move(19)
    await host.untilStored(1)
    host.server.changeByOtherUsers(item.id, { title: 'Theirs' })
    tab.announce('online')
    await expect.poll(() => tab.waiting.state().refused).toHaveLength(1)
    tab.close()
    const next = onlineTab(host, 'two')
    await next.waiting.restore()
    const [refused] = next.waiting.state().refused
    expect(refused?.refusal?.newest).toMatchObject({ title: 'Theirs' })
    next.waiting.dismiss(refused?.id ?? '')
    await host.untilStored(0)
  })
})

describe('a server that does not answer', () => {
  test('counts as unreachable once a question of its own has no answer either', async () => {
    const host = browser()
    const tab = onlineTab(host, 'one')
    host.world.isServerUp = false
    tab.connection.doubt()
    await expect.poll(tab.connection.state).toBe('unreachable')
    void tab.move(19)
    await host.untilStored(1)
    expect(host.sent(/^PUT/u)).toEqual([])
    host.world.isServerUp = true
    await expect.poll(tab.connection.state).toBe('online')
    await expect.poll(host.storedDay).toBe(19)
  })

  test('is noticed by a change, which then waits and is not refused', async () => {
    const host = browser()
    const tab = onlineTab(host, 'one')
    host.world.isServerUp = false
    void tab.move(19)
    await expect.poll(tab.connection.state).toBe('unreachable')
    await host.untilStored(1)
    expect(tab.visibleDay()).toBe(19)
    expect(tab.waiting.state()).toMatchObject({ waiting: [{ refusal: null }], refused: [] })
    host.world.isServerUp = true
    await expect.poll(host.storedDay).toBe(19)
    await host.untilStored(0)
  })

  test('is noticed by a read before the page repeats it', async () => {
    const host = browser()
    const tab = onlineTab(host, 'one')
    host.world.isServerUp = false
    tab.readInVain()
    await expect.poll(tab.connection.state).toBe('unreachable')
  })

  test('a change that meets it once is repeated without a word', async () => {
    const host = browser()
    const tab = onlineTab(host, 'one')
    host.world.lostAnswers = 1
    await tab.move(19)
    expect(host.storedDay()).toBe(19)
    expect(tab.waiting.state().refused).toEqual([])
    expect(host.sent(/^PUT/u)).toHaveLength(2)
  })

  test('one failed request says nothing while the server answers', async () => {
    const host = browser()
    const tab = onlineTab(host, 'one')
    tab.connection.doubt()
    await expect.poll(tab.connection.state).toBe('online')
  })
})
