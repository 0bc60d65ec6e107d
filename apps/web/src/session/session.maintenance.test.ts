import { describe, expect, test } from 'vitest'
import {
  configuration,
  me,
  rememberedScreen,
  sessionHost,
  token,
  up,
  type Answer,
} from './fixtures/session-host'

const refused: Answer = { status: 503, body: { code: 'maintenance' } }
const inMaintenance = { body: { ...configuration, isMaintenanceMode: true } }

describe('a server in maintenance, which refuses to say who is signed in', () => {
  test('is waited for, and then says it', async () => {
    const answers: Record<string, Answer | 'no answer'> = {
      '/configuration': inMaintenance,
      '/refreshToken': refused,
    }
    const { session, preferences } = sessionHost(answers)
    await session.start()
    expect(session.getState()).toMatchObject({
      who: { status: 'logged-out', returning: 'anybody' },
      isMaintenanceMode: true,
      notice: null,
    })
    expect(preferences.isMarkedLoggedIn()).toBe(true)
    Object.assign(answers, up)
    await session.recheck()
    expect(session.getState().isMaintenanceMode).toBe(false)
    await session.start()
    expect(session.getState().who).toMatchObject({ status: 'logged-in', isConfirmed: true })
  })

  test('is waited for also where the configuration cannot be read', async () => {
    const { session } = sessionHost({ '/configuration': 'no answer', '/refreshToken': refused })
    await session.start()
    expect(session.getState()).toMatchObject({
      who: { status: 'logged-out', returning: 'anybody' },
      isMaintenanceMode: true,
    })
  })

  test('leaves the last screen, which is confirmed afterwards', async () => {
    const answers: Record<string, Answer> = {
      '/configuration': inMaintenance,
      '/refreshToken': refused,
    }
    const { session, preferences, onCleared } = sessionHost(answers, true, rememberedScreen())
    preferences.setLoggedInUserId(1001)
    await session.start()
    expect(session.getState()).toMatchObject({
      who: { status: 'logged-in', isConfirmed: false },
      isMaintenanceMode: true,
    })
    expect(onCleared).not.toHaveBeenCalled()
    answers['/refreshToken'] = { body: { ...token, ...me } }
    answers['/configuration'] = { body: configuration }
    await session.start()
    expect(session.getState()).toMatchObject({
      who: { status: 'logged-in', isConfirmed: true },
      isMaintenanceMode: false,
    })
  })
})
