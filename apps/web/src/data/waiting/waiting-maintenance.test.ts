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
