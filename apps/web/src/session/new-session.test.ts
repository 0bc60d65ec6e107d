import { afterEach, expect, test, vi } from 'vitest'
import { memoryStore } from '../preferences/browser-store'
import { isMarkedLoggedIn, loggedInUserId } from '../preferences/login-mark'
import { isLandingOfNewSession, startNewSession } from './new-session'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Opens a page at a URL, in a browser in which a user was signed in before. */
function openPage(path: string, lastUserId: string | null = null) {
  const store = memoryStore()
  if (lastUserId !== null) {
    store.setItem('lgo', '0')
    store.setItem('usr', lastUserId)
  }
  const replaceState = vi.fn<(state: { usr: unknown } | null, title: '', url: string) => void>()
  vi.stubGlobal('location', { href: `https://planner.test${path}` })
  vi.stubGlobal('history', { state: null, replaceState })
  startNewSession(store)
  const [state, , url] = replaceState.mock.lastCall ?? [null, '', path]
  const isLanding = isLandingOfNewSession(new URL(url, 'https://planner.test').pathname, state?.usr)
  return { isMarked: isMarkedLoggedIn(store), userId: loggedInUserId(store), url, isLanding }
}

test.each([
  ['/account/1?x=1&signed-in=sso#top', '/account/1?x=1#top', false],
  ['/?signed-in=sso', '/', true],
  ['/?route=onboarding&signed-in=sso', '/?route=onboarding', false],
  ['/plans?signed-in=sso&signed-in=sso', '/plans', false],
])('%s starts the session at %s', (path, url, isLanding) => {
  expect(openPage(path)).toEqual({ isMarked: true, userId: null, url, isLanding })
})

test('a former user of the browser is not shown to the person who signs in', () => {
  expect(openPage('/?signed-in=sso', '1001')).toMatchObject({ isMarked: true, userId: null })
})

test('any other page starts no session and forgets nobody', () => {
  const untouched = { url: '/plans', isLanding: false }
  expect(openPage('/plans')).toEqual({ ...untouched, isMarked: false, userId: null })
  expect(openPage('/plans', '1001')).toEqual({ ...untouched, isMarked: true, userId: 1001 })
})
