import { createApiClient } from '@throughline/api-client'
import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPreferences, memoryStore } from '../preferences/preferences'
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

function world(answers: Record<string, Answer | 'no answer'>, isMarkedLoggedIn = true) {
  const asked: string[] = []
  const client = createApiClient({
    baseUrl: 'http://planner.test/api',
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace('/api', '')
      asked.push(path)
      const answer = answers[path] ?? { status: 404, body: { code: 'not_found' } }
      if (answer === 'no answer') throw new TypeError('fetch failed')
      const status = answer.status ?? 200
      return new Response(status === 204 ? null : JSON.stringify(answer.body), {
        status,
        headers: { 'content-type': 'application/json' },
      })
    },
    onSessionLost: () => {
      session.handleSessionLost()
    },
  })
  const preferences = createPreferences(memoryStore())
  if (isMarkedLoggedIn) preferences.markLoggedIn(true)
  const onCleared = vi.fn<() => void>()
  const session = createSession({ client, preferences, now: () => 0, onCleared })
  return { session, client, preferences, asked, onCleared }
}

const up = {
  '/configuration': { body: configuration },
  '/refreshToken': { body: token },
  '/me': { body: me },
}

describe('when the app starts', () => {
  test('nothing is known before the server has answered', () => {
    expect(world(up).session.getState().who).toEqual({ status: 'uninitialised' })
  })

  test('a browser that is not marked as logged in asks for no token', async () => {
    const { session, asked } = world(up, false)
    await session.start()
    expect(session.getState().who).toEqual({ status: 'logged-out' })
    expect(session.getState().notice).toBeNull()
    expect(asked).toEqual(['/configuration'])
  })

  test('one that is gets a token and learns who is here', async () => {
    const { session, client } = world(up)
    await session.start()
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
    answers['/refreshToken'] = { body: token }
    await session.start()
    expect(session.getState().who.status).toBe('logged-in')
  })

  test('a person without accounts is told so', async () => {
    const { session } = world({ ...up, '/me': { body: { ...me, accounts: [] } } })
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

  test('a wrong password leaves everything as it was', async () => {
    const { session, preferences } = world(
      { ...up, '/authenticate': { status: 401, body: { code: 'credentials_mismatch' } } },
      false,
    )
    await session.start()
    await expect(session.signIn({ emailAddress: 'a@b.co', password: 'x' })).rejects.toMatchObject({
      failure: { isCredentialsMismatch: true },
    })
    expect(session.getState().who).toEqual({ status: 'logged-out' })
    expect(preferences.isMarkedLoggedIn()).toBe(false)
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
