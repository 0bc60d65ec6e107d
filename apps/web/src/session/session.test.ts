import { createApiClient } from '@throughline/api-client'
import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { buildPerson, buildSession } from '@throughline/test-support/builders'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { memoryStore } from '../preferences/browser-store'
import { createPreferences } from '../preferences/preferences'
import { createSession } from './session'

const configuration = {
  isMaintenanceMode: false,
  maintenanceNotice: null,
  supportEmail: 'support@throughline.example',
  copyrightLine: '© 2024 Throughline',
  patentNotice: 'Patent notice: see your licence agreement.',
  appVersion: '1.7.9',
}
const account = {
  id: 1,
  contactCompanyName: 'Northfield',
  ownerId: 1001,
  isActive: true,
  isBillingShown: false,
}
const me = {
  user: { id: 1001, firstName: 'Dana', lastName: 'Whitfield', rolesObserved: [] },
  roles: [],
  accounts: [account],
  isProductTeam: false,
}
const token = { accessToken: { token: 'fresh' } }

interface Answer {
  readonly status?: number
  readonly body?: object
}

/** What the browser remembers of Dana. */
function rememberedScreen(userId = 1001) {
  const facts = buildSession({ user: buildPerson({ id: userId }) })
  return { facts, configuration: null, showAnswers: vi.fn<() => void>() }
}

function world(
  answers: Record<string, Answer | 'no answer' | Promise<Answer>>,
  isMarkedLoggedIn = true,
  remembered: ReturnType<typeof rememberedScreen> | null = null,
) {
  const asked: string[] = []
  const client = createApiClient({
    baseUrl: 'http://planner.test/api',
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace('/api', '')
      asked.push(path)
      const answer = (await answers[path]) ?? { status: 404, body: { code: 'not_found' } }
      if (answer === 'no answer') throw new TypeError('fetch failed')
      const status = answer.status ?? 200
      return new Response(status === 204 ? null : JSON.stringify(answer.body), {
        status,
        headers: { 'content-type': 'application/json' },
      })
    },
    onRefreshed: (facts) => {
      session.handleRefreshed(facts)
    },
    onSessionLost: () => {
      session.handleSessionLost()
    },
  })
  const store = memoryStore()
  const preferences = createPreferences(store)
  if (isMarkedLoggedIn) preferences.markLoggedIn(true)
  const onCleared = vi.fn<() => void>()
  const onOtherPerson = vi.fn<() => void>()
  const session = createSession({
    client,
    preferences,
    now: () => 0,
    onCleared,
    remember: async () => remembered,
    onOtherPerson,
  })
  return { session, client, preferences, store, asked, onCleared, onOtherPerson }
}

const up = {
  '/configuration': { body: configuration },
  '/refreshToken': { body: { ...token, ...me } },
  '/me': { body: me },
}

describe('when the app starts', () => {
  test('nothing is known before the server has answered', () => {
    expect(world(up).session.getState().who).toEqual({ status: 'uninitialised' })
  })

  test('a browser that is not marked as logged in asks for no token', async () => {
    const { session, store, asked } = world(up, false)
    await session.start()
    expect(store.getItem('lgo')).toBe('1')
    expect(session.getState().who).toEqual({ status: 'logged-out' })
    expect(session.getState().notice).toBeNull()
    expect(asked).toEqual(['/configuration'])
  })

  test('one that is gets a token and learns who is here', async () => {
    const { session, client, asked } = world(up)
    await session.start()
    expect(asked).toEqual(['/configuration', '/refreshToken'])
    expect(session.getState().who).toMatchObject({
      status: 'logged-in',
      facts: { user: { firstName: 'Dana' }, accounts: [{ name: 'Northfield' }] },
    })
    expect(client.hasAccessToken()).toBe(true)
  })

  test('a refused refresh logs out with the warning', async () => {
    const { session, preferences } = world({
      ...up,
      '/refreshToken': { status: 401, body: { code: 'session_expired' } },
    })
    await session.start()
    expect(session.getState().who).toEqual({ status: 'logged-out' })
    expect(session.getState().notice).toMatchObject({
      tone: 'warning',
      text: SIGN_IN_MESSAGES.loggedOut,
    })
    expect(preferences.isMarkedLoggedIn()).toBe(false)
  })

  test('no answer fails with an error and keeps the mark, so that a retry can succeed', async () => {
    const answers: Record<string, Answer | 'no answer'> = { ...up, '/refreshToken': 'no answer' }
    const { session, preferences } = world(answers)
    await session.start()
    expect(session.getState().who.status).toBe('failed')
    expect(session.getState().notice?.tone).toBe('error')
    expect(preferences.isMarkedLoggedIn()).toBe(true)
    answers['/refreshToken'] = { body: { ...token, ...me } }
    await session.start()
    expect(session.getState().who.status).toBe('logged-in')
  })

  test('a person without accounts is told so', async () => {
    const { session } = world({
      ...up,
      '/refreshToken': { body: { ...token, ...me, accounts: [] } },
    })
    await session.start()
    expect(session.getState().who).toEqual({
      status: 'failed',
      message: SIGN_IN_MESSAGES.noAccounts,
    })
  })

  test('the maintenance flag is taken over', async () => {
    const { session } = world(
      { ...up, '/configuration': { body: { ...configuration, isMaintenanceMode: true } } },
      false,
    )
    await session.start()
    expect(session.getState().isMaintenanceMode).toBe(true)
  })

  test('without the configuration the app still works', async () => {
    const { session } = world({ ...up, '/configuration': 'no answer' })
    await session.start()
    expect(session.getState()).toMatchObject({
      who: { status: 'logged-in' },
      configuration: null,
      isMaintenanceMode: false,
    })
  })
})

describe('when the browser remembers the last screen', () => {
  /** A refresh that is answered when the test says so. */
  function held() {
    let answer: (answer: Answer) => void = () => undefined
    const answered = new Promise<Answer>((resolve) => {
      answer = resolve
    })
    return { answered, answer: (value: Answer) => answer(value) }
  }

  test('it is shown before the server has said who is here, and confirmed afterwards', async () => {
    const { answered, answer } = held()
    const remembered = rememberedScreen()
    const { session } = world({ ...up, '/refreshToken': answered }, true, remembered)
    const started = session.start()
    await vi.waitFor(() => {
      expect(session.getState().who).toMatchObject({ status: 'logged-in', isConfirmed: false })
    })
    expect(remembered.showAnswers).toHaveBeenCalledTimes(1)
    await expect(session.whenRemembered()).resolves.toBe(true)
    answer({ body: { ...token, ...me } })
    await started
    expect(session.getState().who).toMatchObject({ status: 'logged-in', isConfirmed: true })
  })

  test('a browser that remembers nothing says so before the server has answered', async () => {
    const { answered, answer } = held()
    const { session } = world({ ...up, '/refreshToken': answered })
    const started = session.start()
    await expect(session.whenRemembered()).resolves.toBe(false)
    expect(session.getState().who.status).toBe('uninitialised')
    answer({ body: { ...token, ...me } })
    await started
  })

  test('nothing of it is shown to somebody who is not logged in, and it is forgotten', async () => {
    const remembered = rememberedScreen()
    const { session, onCleared } = world(up, false, remembered)
    await session.start()
    expect(session.getState().who.status).toBe('logged-out')
    await expect(session.whenRemembered()).resolves.toBe(false)
    expect(remembered.showAnswers).not.toHaveBeenCalled()
    expect(onCleared).toHaveBeenCalledTimes(1)
  })

  test('it is forgotten when the session turns out to be over', async () => {
    const { session, preferences, onCleared } = world(
      { ...up, '/refreshToken': { status: 401, body: { code: 'session_expired' } } },
      true,
      rememberedScreen(),
    )
    await session.start()
    expect(session.getState().who.status).toBe('logged-out')
    expect(preferences.loggedInUserId()).toBeNull()
    expect(onCleared).toHaveBeenCalledTimes(1)
  })

  test('it is taken down when somebody else turns out to be here', async () => {
    const { answered, answer } = held()
    const { session, onCleared, onOtherPerson } = world(
      { ...up, '/refreshToken': answered },
      true,
      rememberedScreen(1002),
    )
    const started = session.start()
    await vi.waitFor(() => {
      expect(session.getState().who.status).toBe('logged-in')
    })
    answer({ body: { ...token, ...me } })
    await started
    expect(onCleared).toHaveBeenCalledTimes(1)
    expect(onOtherPerson).toHaveBeenCalledTimes(1)
  })

  test('it is not shown to somebody else who is known already', async () => {
    const remembered = rememberedScreen(1002)
    const { session } = world(up, true, remembered)
    session.handleRefreshed(rememberedScreen(1001).facts)
    await session.start()
    expect(session.getState().who).toMatchObject({ facts: { user: { id: 1001 } } })
    expect(remembered.showAnswers).not.toHaveBeenCalled()
  })

  test('it stays without an answer, and the server is asked again', async () => {
    vi.useFakeTimers()
    const answers: Record<string, Answer | 'no answer'> = { ...up, '/refreshToken': 'no answer' }
    const { session, onCleared } = world(answers, true, rememberedScreen())
    await session.start()
    expect(session.getState()).toMatchObject({
      who: { status: 'logged-in', isConfirmed: false },
      notice: { id: 1, tone: 'error' },
    })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(session.getState().notice?.id).toBe(1)
    answers['/refreshToken'] = { body: { ...token, ...me } }
    await vi.advanceTimersByTimeAsync(15_000)
    expect(session.getState().who).toMatchObject({ isConfirmed: true })
    expect(onCleared).not.toHaveBeenCalled()
    vi.useRealTimers()
  })
})

describe('signing in and out', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('a sign-in marks the browser', async () => {
    const { session, preferences } = world({ ...up, '/authenticate': { body: token } }, false)
    const facts = await session.signIn({ emailAddress: 'a@b.co', password: 'x' })
    expect(facts.user.id).toBe(1001)
    expect(preferences.isMarkedLoggedIn()).toBe(true)
  })

  test('a failed sign-in leaves the person and the browser marked as logged out', async () => {
    const { session, store } = world(
      { ...up, '/authenticate': { status: 401, body: { code: 'credentials_mismatch' } } },
      false,
    )
    await session.start()
    await expect(session.signIn({ emailAddress: 'a@b.co', password: 'x' })).rejects.toMatchObject({
      failure: { isCredentialsMismatch: true },
    })
    expect(session.getState().who).toEqual({ status: 'logged-out' })
    expect(store.getItem('lgo')).toBe('1')
  })

  test.each<[string, Answer | 'no answer']>([
    ['a wrong password', { status: 401, body: { code: 'credentials_mismatch' } }],
    ['too many attempts', { status: 429, body: { code: 'rate_limited' } }],
    ['no answer', 'no answer'],
  ])('%s on a browser that was marked as logged in takes the mark away', async (_why, answer) => {
    const { session, store } = world({ ...up, '/authenticate': answer })
    await expect(session.signIn({ emailAddress: 'a@b.co', password: 'x' })).rejects.toBeInstanceOf(
      Error,
    )
    expect(store.getItem('lgo')).toBe('1')
  })

  test('logging out forgets token, mark, account and what was read, even without an answer', async () => {
    const { session, client, preferences, onCleared } = world({ ...up, '/logout': 'no answer' })
    await session.start()
    preferences.setActiveAccountId(1)
    await session.logOut()
    expect(session.getState().who).toEqual({ status: 'logged-out' })
    expect(session.getState().notice).toBeNull()
    expect(client.hasAccessToken()).toBe(false)
    expect(preferences.isMarkedLoggedIn()).toBe(false)
    expect(preferences.activeAccountId()).toBeNull()
    expect(onCleared).toHaveBeenCalledTimes(1)
  })

  test('a fresh token is asked for after 24 hours', async () => {
    vi.useFakeTimers()
    const { session, asked } = world(up)
    await session.start()
    const before = asked.length
    await vi.advanceTimersByTimeAsync(86_400_000)
    expect(asked.slice(before)).toEqual(['/refreshToken'])
  })
})
