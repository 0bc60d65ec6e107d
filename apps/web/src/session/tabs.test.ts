import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { me, sessionHost, token, up } from './fixtures/session-host'
import { followTabs } from './tabs'

/** Opens another tab of the browser, with the same local storage. */
async function tab(userId = 1001) {
  const host = sessionHost({
    ...up,
    '/refreshToken': { body: { ...token, ...me, user: { ...me.user, id: userId } } },
    '/logout': { status: 204 },
  })
  await host.session.start()
  return host
}

describe('a tab follows the others of its browser', () => {
  test('a log-out elsewhere ends the session here, without another call of the server', async () => {
    const { session, client, preferences, requested, onCleared } = await tab()
    const before = requested.length
    preferences.setLoggedInUserId(null)
    preferences.markLoggedIn(false)
    session.followBrowser()
    expect(session.getState().who).toEqual({ status: 'logged-out', returning: 1001 })
    expect(client.hasAccessToken()).toBe(false)
    expect(onCleared).toHaveBeenCalledTimes(1)
    expect(requested).toHaveLength(before)
  })

  test('forms of this tab still write what is typed into them', async () => {
    const { session, preferences, store } = await tab()
    preferences.setLoggedInUserId(null)
    preferences.markLoggedIn(false)
    session.followBrowser()
    expect(store.getItem('usr')).toBe('1001')
    expect(store.getItem('lgo')).toBe('1')
  })

  test('somebody else who signs in elsewhere takes the page over', async () => {
    const { session, preferences, client, onCleared, onOtherPerson } = await tab()
    preferences.setLoggedInUserId(1002)
    session.followBrowser()
    expect(onCleared).toHaveBeenCalledTimes(1)
    expect(onOtherPerson).toHaveBeenCalledTimes(1)
    expect(client.hasAccessToken()).toBe(false)
    expect(session.getState().who).toEqual({ status: 'logged-out', returning: 1001 })
    expect(preferences.loggedInUserId()).toBe(1002)
  })

  test('a sign-in elsewhere signs in here', async () => {
    const { session, preferences } = sessionHost(up, false)
    await session.start()
    preferences.markLoggedIn(true)
    preferences.setLoggedInUserId(1001)
    session.followBrowser()
    await expect.poll(() => session.getState().who.status).toBe('logged-in')
  })

  test('another account is told once, and nothing when nothing has changed', async () => {
    const { session, preferences } = await tab()
    const listener = vi.fn<() => void>()
    session.subscribe(listener)
    session.followBrowser()
    expect(listener).not.toHaveBeenCalled()
    preferences.setActiveAccountId(2)
    session.followBrowser()
    session.followBrowser()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('asking anew', () => {
  test('maintenance that has begun is noticed, and that it is over', async () => {
    const answers = { ...up }
    const { session } = sessionHost(answers)
    await session.start()
    const body = { ...up['/configuration'].body, isMaintenanceMode: true }
    answers['/configuration'] = { body }
    await session.recheck()
    expect(session.getState().isMaintenanceMode).toBe(true)
    answers['/configuration'] = up['/configuration']
    await session.recheck()
    expect(session.getState().isMaintenanceMode).toBe(false)
  })

  test('an answer that says the same tells nobody', async () => {
    const { session } = await tab()
    const listener = vi.fn<() => void>()
    session.subscribe(listener)
    await session.recheck()
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('a log-out that is guarded', () => {
  test.each([
    [false, 'logged-in'],
    [true, 'logged-out'],
  ])('and answered with %s leaves the person %s', async (answer, status) => {
    const { session } = await tab()
    session.guardLogOut(async () => answer)
    await session.logOut()
    expect(session.getState().who.status).toBe(status)
  })
})

test('a link that fails while nobody is signed in leaves the browser marked as logged out', async () => {
  const { session, store } = sessionHost({ ...up, '/refreshToken': 'no answer' })
  await expect(session.signInWith(() => Promise.reject(new Error('used')))).rejects.toThrow('used')
  expect(store.getItem('lgo')).toBe('1')
})

describe('what tabs tell each other', () => {
  class OneChannel extends EventTarget {
    static readonly open = new Set<OneChannel>()
    readonly name: string
    constructor(name: string) {
      super()
      this.name = name
      OneChannel.open.add(this)
    }
    postMessage(data: unknown): void {
      for (const other of OneChannel.open) {
        if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
      }
    }
    close(): void {
      OneChannel.open.delete(this)
    }
  }
  const page = new EventTarget()
  beforeEach(() => {
    vi.stubGlobal('BroadcastChannel', OneChannel)
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    OneChannel.open.clear()
  })

  test('a log-out and the beginning of maintenance arrive in the other tab', async () => {
    const [one, other] = [await tab(), await tab()]
    const stops = [followTabs(one.session), followTabs(other.session)]
    one.session.handleMaintenance()
    expect(other.session.getState().isMaintenanceMode).toBe(true)
    // Both tabs share the local storage.
    other.preferences.setLoggedInUserId(null)
    other.preferences.markLoggedIn(false)
    await one.session.logOut()
    expect(other.session.getState().who.status).toBe('logged-out')
    for (const stop of stops) stop()
  })

  test.each([
    ['lgo', 'logged-out'],
    ['usr', 'logged-out'],
    ['act', 'logged-out'],
    [null, 'logged-out'],
    ['theme', 'logged-in'],
  ])('a change of %s in local storage leaves the person %s', async (key, status) => {
    const { session, preferences } = await tab()
    const stop = followTabs(session)
    preferences.setLoggedInUserId(null)
    preferences.markLoggedIn(false)
    page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    expect(session.getState().who.status).toBe(status)
    stop()
  })
})
