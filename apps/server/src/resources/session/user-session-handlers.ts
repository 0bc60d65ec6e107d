import type { components } from '@throughline/api-client/schema'
import { notFound } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import {
  endOtherSessionsOf,
  endSessionsOf,
  findLiveSessionsOf,
} from '../../session/user-session-queries'
import type { LiveSessionRow } from '../../session/user-session-queries'

/** Where a person is signed in, and how they end that. */
export const userSessionHandlers: Handlers<'listSessions' | 'endSessions' | 'endOtherSessions'> = {
  listSessions: async ({ passed: userId, signedIn, orm, now }) => {
    const { sessionId } = signedIn
    const rows = await findLiveSessionsOf(orm, userId, sessionId, now)
    return {
      body: { items: rows.map((row) => presentSession(row, sessionId)), total: rows.length },
    }
  },

  endSessions: async ({ params, passed: userId, orm, now }) => {
    const isDone = await endSessionsOf(orm, userId, params.sessionIds.split(','), now)
    if (!isDone) throw notFound('session')
    return { body: undefined }
  },

  endOtherSessions: async ({ passed: userId, signedIn, orm, now }) => {
    await endOtherSessionsOf(orm, userId, signedIn.sessionId, now)
    return { body: undefined }
  },
}

function presentSession(
  { id, createdAt, lastUsedAt, browser, os }: LiveSessionRow,
  currentId: string,
): components['schemas']['UserSession'] {
  return {
    id,
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    browser,
    os,
    isCurrent: id === currentId,
  }
}
