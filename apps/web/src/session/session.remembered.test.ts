import { describe, expect, test, vi } from 'vitest'
import { me, rememberedScreen, token, up, sessionHost, type Answer } from './fixtures/session-host'

describe('when the browser has a copy of the last screen', () => {
  /** A refresh that the test answers. */
  function current() {
    let answer: (answer: Answer) => void = () => undefined
    const answered = new Promise<Answer>((resolve) => {
      answer = resolve
    })
    return { answered, answer: (value: Answer) => answer(value) }
  }

  test('it is shown before the server has said who is signed in, and confirmed afterwards', async () => {
    const { answered, answer } = current()
    const remembered = rememberedScreen()
    const { session } = sessionHost({ ...up, '/refreshToken': answered }, true, remembered)
    const started = session.start()
    await expect
      .poll(() => session.getState().who)
      .toMatchObject({ status: 'logged-in', isConfirmed: false })
    expect(remembered.showAnswers).toHaveBeenCalledTimes(1)
    await expect(session.whenRemembered()).resolves.toBe(true)
    answer({ body: { ...token, ...me } })
    await started
    expect(session.getState().who).toMatchObject({ status: 'logged-in', isConfirmed: true })
  })

  test('without a copy, that is known before the server has answered', async () => {
    const { answered, answer } = current()
    const { session } = sessionHost({ ...up, '/refreshToken': answered })
    const started = session.start()
    await expect(session.whenRemembered()).resolves.toBe(false)
    expect(session.getState().who.status).toBe('uninitialised')
    answer({ body: { ...token, ...me } })
    await started
  })

  test('it is not shown to somebody who is not logged in, and deleted', async () => {
    const remembered = rememberedScreen()
    const { session, onCleared } = sessionHost(up, false, remembered)
    await session.start()
    expect(session.getState().who.status).toBe('logged-out')
    await expect(session.whenRemembered()).resolves.toBe(false)
    expect(remembered.showAnswers).not.toHaveBeenCalled()
    expect(onCleared).toHaveBeenCalledTimes(1)
  })

  test('it is deleted when the session has ended', async () => {
    const { session, preferences, onCleared } = sessionHost(
      { ...up, '/refreshToken': { status: 401, body: { code: 'session_expired' } } },
      true,
      rememberedScreen(),
    )
    await session.start()
    expect(session.getState().who.status).toBe('logged-out')
    expect(preferences.loggedInUserId()).toBeNull()
    expect(onCleared).toHaveBeenCalledTimes(1)
  })

  test('it is removed when somebody else has signed in', async () => {
    const { answered, answer } = current()
    const { session, onCleared, onOtherPerson } = sessionHost(
      { ...up, '/refreshToken': answered },
      true,
      rememberedScreen(1002),
    )
    const started = session.start()
    await expect.poll(() => session.getState().who.status).toBe('logged-in')
    answer({ body: { ...token, ...me } })
    await started
    expect(onCleared).toHaveBeenCalledTimes(1)
    expect(onOtherPerson).toHaveBeenCalledTimes(1)
  })

  test('it is not shown to another person who is known already', async () => {
    const remembered = rememberedScreen(1002)
    const { session } = sessionHost(up, true, remembered)
    session.handleRefreshed(rememberedScreen(1001).details)
    await session.start()
    expect(session.getState().who).toMatchObject({ details: { user: { id: 1001 } } })
    expect(remembered.showAnswers).not.toHaveBeenCalled()
  })

  test('it stays when the server does not answer, and the server is asked again', async () => {
    vi.useFakeTimers()
    const answers: Record<string, Answer | 'no answer'> = { ...up, '/refreshToken': 'no answer' }
    const { session, onCleared } = sessionHost(answers, true, rememberedScreen())
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
