import { afterEach, describe, expect, test } from 'vitest'
import { browser, closeTabs, offlineTab, onlineTab } from './fixtures/waiting-page'

afterEach(closeTabs)

describe('maintenance', () => {
  const FIRST_PAUSE_MS = 500
  const firstPause = () =>
    new Promise((resolve) => {
      setTimeout(resolve, FIRST_PAUSE_MS * 1.5)
    })

  test('is no refusal: a change that meets it waits for the page that follows the notice', async () => {
    const host = browser()
    const tab = onlineTab(host, 'one')
    host.world.isInMaintenance = true
    void tab.move(19)
    await host.untilStored(1)
    expect(tab.waiting.state()).toMatchObject({ waiting: [{ refusal: null }], refused: [] })
    tab.leave()
    host.world.isInMaintenance = false
    await firstPause()
    expect(host.sent(/^PUT/u)).toEqual([])
    const next = onlineTab(host, 'one')
    await next.waiting.restore()
    await expect.poll(host.storedDay).toBe(19)
    await host.untilStored(0)
    expect(host.sent(/^PUT/u)).toHaveLength(1)
  })

  test('has a change wait also when the notice has taken the place of its page by then', async () => {
    const host = browser()
    const tab = onlineTab(host, 'one')
    Object.assign(host.world, { isInMaintenance: true, onMaintenance: tab.leave })
    void tab.move(19)
    await host.untilStored(1)
    Object.assign(host.world, { isInMaintenance: false })
    await onlineTab(host, 'one').waiting.restore()
    await expect.poll(host.storedDay).toBe(19)
    await host.untilStored(0)
    expect(host.sent(/^PUT/u)).toHaveLength(1)
  })

  test('that begins while changes wait for the connection leaves them waiting', async () => {
    const host = browser()
    const tab = offlineTab(host)
    void tab.move(19)
    void tab.move(20)
    await host.untilStored(2)
    host.world.isInMaintenance = true
    tab.announce('online')
    await firstPause()
    expect(tab.waiting.state().refused).toEqual([])
    tab.leave()
    host.world.isInMaintenance = false
    await onlineTab(host, 'one').waiting.restore()
    await expect.poll(host.storedDay).toBe(20)
    await host.untilStored(0)
    expect(host.sent(/^PUT/u)).toHaveLength(2)
  })

  type Page = readonly [host: ReturnType<typeof browser>, tab: ReturnType<typeof onlineTab>]

  test.each([
    [
      'is stored by then',
      async ([host, tab]: Page) => {
        host.world.isDatabaseBlocked = false
        void tab.move(20)
        await host.untilStored(2)
      },
    ],
    [
      'is saved by then',
      async ([host, tab]: Page) => {
        tab.announce('online')
        await expect.poll(host.storedDay).toBe(19)
        await expect.poll(() => tab.waiting.state().areAllStored).toBe(true)
        host.world.isDatabaseBlocked = false
      },
    ],
  ])('has a change wait although one could once not be stored, which %s', async (_what, settle) => {
    const host = browser()
    const tab = offlineTab(host)
    host.world.isDatabaseBlocked = true
    void tab.move(19)
    await expect.poll(() => tab.waiting.state().areAllStored).toBe(false)
    await settle([host, tab])
    const left = new Promise<void>((resolve) => {
      const onMaintenance = () => {
        // The notice takes the place of the page after the request has failed.
        setTimeout(() => {
          tab.leave()
          resolve()
        })
      }
      Object.assign(host.world, { isInMaintenance: true, onMaintenance })
    })
    void tab.move(21)
    tab.announce('online')
    await left
    host.world.isInMaintenance = false
    await onlineTab(host, 'one').waiting.restore()
    await expect.poll(host.storedDay).toBe(21)
  })

  test('says so at once when a change can neither be saved nor stored', async () => {
    const host = browser()
    const tab = offlineTab(host)
    Object.assign(host.world, { isInMaintenance: true, isDatabaseBlocked: true })
    void tab.move(19)
    await expect.poll(() => tab.waiting.state().areAllStored).toBe(false)
    tab.announce('online')
    await expect.poll(() => tab.waiting.state().refused).toHaveLength(1)
  })

  test('a page that is left sends nothing of what waits', async () => {
    const host = browser()
    const tab = offlineTab(host)
    void tab.move(19)
    await host.untilStored(1)
    tab.leave()
    await firstPause()
    expect(host.sent(/^PUT/u)).toEqual([])
    expect(host.stored.size).toBe(1)
  })
})
