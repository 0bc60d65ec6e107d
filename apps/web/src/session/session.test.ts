import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFormDraft } from '../preferences/form-drafts'
import type { Preferences } from '../preferences/preferences'
import { configuration, me, token, up, sessionHost, type Answer } from './fixtures/session-host'

describe('when the app starts', () => {
  test('nothing is known before the server has answered', () => {
    expect(sessionHost(up).session.getState().who).toEqual({ status: 'uninitialised' })
  })

  test('a browser that is not marked as logged in requests no token', async () => {
    const { session, store, requested } = sessionHost(up, false)
    await session.start()
    expect(store.getItem('lgo')).toBe('1')
    expect(session.getState().who).toEqual({ status: 'logged-out', returning: 'anybody' })
    expect(session.getState().notice).toBeNull()
    expect(requested).toEqual(['/configuration'])
  })

  test('one that is marked gets a token and the person', async () => {
    const { session, client, requested } = sessionHost(up)
    await session.start()
    expect(requested).toEqual(['/configuration', '/refreshToken'])
    expect(session.getState().who).toMatchObject({
      status: 'logged-in',
      details: { user: { firstName: 'Dana' }, accounts: [{ name: 'Northfield' }] },
    })
    expect(client.hasAccessToken()).toBe(true)
  })

  test('a refused refresh logs out with the warning', async () => {
    const { session, preferences } = sessionHost({
      ...up,
      '/refreshToken': { status: 401, body: { code: 'session_expired' } },
    })
    await session.start()
    expect(session.getState().who).toEqual({ status: 'logged-out', returning: 'anybody' })
    expect(session.getState().notice).toMatchObject({
      tone: 'warning',
      text: SIGN_IN_MESSAGES.loggedOut,
    })
    expect(preferences.isMarkedLoggedIn()).toBe(false)
  })

  test('without an answer the start fails and the mark stays, so that a retry can succeed', async () => {
    const answers: Record<string, Answer | 'no answer'> = { ...up, '/refreshToken': 'no answer' }
    const { session, preferences } = sessionHost(answers)
    await session.start()
    expect(session.getState().who.status).toBe('failed')
    expect(session.getState().notice?.tone).toBe('error')
    expect(preferences.isMarkedLoggedIn()).toBe(true)
    answers['/refreshToken'] = { body: { ...token, ...me } }
    await session.start()
    expect(session.getState().who.status).toBe('logged-in')
  })

  test('a person without accounts is told so', async () => {
    const { session } = sessionHost({
      ...up,
      '/refreshToken': { body: { ...token, ...me, accounts: [] } },
    })
    await session.start()
    expect(session.getState().who).toEqual({
      status: 'failed',
      message: SIGN_IN_MESSAGES.noAccounts,
    })
  })

  test('the maintenance mode of the configuration is applied', async () => {
    const { session } = sessionHost(
      { ...up, '/configuration': { body: { ...configuration, isMaintenanceMode: true } } },
      false,
    )
    await session.start()
    expect(session.getState().isMaintenanceMode).toBe(true)
  })

  test('without the configuration the app still works', async () => {
    const { session } = sessionHost({ ...up, '/configuration': 'no answer' })
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
    const { session, preferences } = sessionHost({ ...up, '/authenticate': { body: token } }, false)
    const details = await session.signIn({ emailAddress: 'a@b.co', password: 'x' })
    expect(details.user.id).toBe(1001)
    expect(preferences.isMarkedLoggedIn()).toBe(true)
  })

  test('a failed sign-in leaves the person and the browser marked as logged out', async () => {
    const { session, store } = sessionHost(
      { ...up, '/authenticate': { status: 401, body: { code: 'credentials_mismatch' } } },
      false,
    )
    await session.start()
    await expect(session.signIn({ emailAddress: 'a@b.co', password: 'x' })).rejects.toMatchObject({
      failure: { isCredentialsMismatch: true },
    })
    expect(session.getState().who).toEqual({ status: 'logged-out', returning: 'anybody' })
    expect(store.getItem('lgo')).toBe('1')
  })

  test.each<[string, Answer | 'no answer']>([
    ['a wrong password', { status: 401, body: { code: 'credentials_mismatch' } }],
    ['too many attempts', { status: 429, body: { code: 'rate_limited' } }],
    ['no answer', 'no answer'],
  ])('%s on a browser that was marked as logged in takes the mark away', async (_why, answer) => {
    const { session, store } = sessionHost({ ...up, '/authenticate': answer })
    await expect(session.signIn({ emailAddress: 'a@b.co', password: 'x' })).rejects.toBeInstanceOf(
      Error,
    )
    expect(store.getItem('lgo')).toBe('1')
  })

  test('a link signs in whom it is for, whoever was signed in before', async () => {
    const { session, client, preferences, onCleared, onOtherPerson } = sessionHost({
      ...up,
      '/me': { body: { ...me, user: { ...me.user, id: 1002 } } },
    })
    await session.start()
    const details = await session.signInWith(async () => {
      client.setAccessToken('of the link')
    })
    expect(details.user.id).toBe(1002)
    expect(session.getState().who).toMatchObject({ status: 'logged-in', isConfirmed: true })
    expect(preferences.loggedInUserId()).toBe(1002)
    expect(onCleared).toHaveBeenCalledTimes(1)
    expect(onOtherPerson).not.toHaveBeenCalled()
  })

  test('a refused link leaves whoever is signed in as they are', async () => {
    const { session } = sessionHost(up)
    await session.start()
    const refused = session.signInWith(() => Promise.reject(new Error('used')))
    await expect(refused).rejects.toThrow('used')
    expect(session.getState().who).toMatchObject({ details: { user: { id: 1001 } } })
  })

  test('asking for a new password ends the session that is on', async () => {
    const { session, requested } = sessionHost({ ...up, '/logout': { status: 204 } })
    await session.start()
    await session.clear()
    expect(session.getState().who).toEqual({ status: 'logged-out', returning: 'nobody' })
    expect(requested).toContain('/logout')
  })

  test('asking for one while nobody is signed in takes the mark away and keeps drafts', async () => {
    const { session, store, requested } = sessionHost({
      ...up,
      '/refreshToken': { status: 401, body: { code: 'session_expired' } },
    })
    store.setItem('draft:1001:tactic-812', 'typed')
    await session.start()
    await session.clear()
    expect(store.getItem('lgo')).toBe('1')
    expect(store.getItem('draft:1001:tactic-812')).toBe('typed')
    expect(requested).not.toContain('/logout')
  })

  test('logging out deletes token, mark, account and what was read, even without an answer', async () => {
    const { session, client, preferences, onCleared, requested } = sessionHost({
      ...up,
      '/logout': 'no answer',
    })
    await session.start()
    preferences.setActiveAccountId(1)
    // The second of two presses ends the same session.
    await Promise.all([session.logOut(), session.logOut()])
    expect(requested.filter((path) => path === '/logout')).toHaveLength(1)
    expect(session.getState().who).toEqual({ status: 'logged-out', returning: 'nobody' })
    expect(session.getState().notice).toBeNull()
    expect(client.hasAccessToken()).toBe(false)
    expect(preferences.isMarkedLoggedIn()).toBe(false)
    expect(preferences.activeAccountId()).toBeNull()
    expect(onCleared).toHaveBeenCalledTimes(1)
  })

  const typed = 'draft:1001:tactic-812'
  const draft = JSON.stringify({ userId: 1001, version: 1, savedAt: 0, values: {}, before: {} })
  const draftIn = ({ store }: Preferences) =>
    createFormDraft({
      store,
      name: 'tactic-812',
      userId: 1001,
      version: 1,
      now: () => 0,
      isValues: (values): values is object => typeof values === 'object',
    })

  test('logging out removes what was typed into forms', async () => {
    const { session, store } = sessionHost(up)
    await session.start()
    store.setItem(typed, draft)
    await session.logOut()
    expect(store.getItem(typed)).toBeNull()
  })

  test('a form that goes away with the log-out writes it no more', async () => {
    const { session, preferences } = sessionHost(up)
    await session.start()
    const form = draftIn(preferences)
    session.subscribe(() => {
      form.write({ values: {}, before: {} })
    })
    await session.logOut()
    expect(form.read()).toBeNull()
  })

  test('a session that ends by itself keeps it for the next sign-in', async () => {
    const { session, store } = sessionHost(up)
    await session.start()
    store.setItem(typed, draft)
    session.handleSessionLost()
    expect(store.getItem(typed)).toBe(draft)
  })

  test('a form that goes away with a lost session still writes it', async () => {
    const { session, preferences } = sessionHost(up)
    await session.start()
    const form = draftIn(preferences)
    session.subscribe(() => {
      form.write({ values: {}, before: {} })
    })
    session.handleSessionLost()
    expect(form.read()).not.toBeNull()
  })

  test('who was signed in when a session ended by itself may return', async () => {
    const { session } = sessionHost(up)
    await session.start()
    session.handleSessionLost()
    expect(session.getState().who).toEqual({ status: 'logged-out', returning: 1001 })
  })

  test('so may who is marked as logged in when the app starts too late', async () => {
    const { session, preferences } = sessionHost({
      ...up,
      '/refreshToken': { status: 401, body: { code: 'session_expired' } },
    })
    preferences.setLoggedInUserId(1002)
    await session.start()
    expect(session.getState().who).toEqual({ status: 'logged-out', returning: 1002 })
  })

  test('a new token is requested after 24 hours', async () => {
    vi.useFakeTimers()
    const { session, requested } = sessionHost(up)
    await session.start()
    const before = requested.length
    await vi.advanceTimersByTimeAsync(86_400_000)
    expect(requested.slice(before)).toEqual(['/refreshToken'])
  })
})
