import type { RequestHandler } from 'msw'
import type { Schemas } from '../builders'
import { contractHttp } from './contract-http'
import { notFound } from './problem-response'

/** Where the person of `userId` is signed in. */
export interface SessionStoreOptions {
  readonly userId: number
  /** One of them is the current one. */
  readonly sessions: readonly Schemas['UserSession'][]
}

export interface SessionStore {
  readonly handlers: readonly RequestHandler[]
  /** The sessions as they are now. */
  readonly sessions: () => readonly Schemas['UserSession'][]
}

/** Answers the sessions of one person, and how they are ended. */
export function createSessionStore({
  userId,
  sessions: initial,
}: SessionStoreOptions): SessionStore {
  const { get, delete: remove } = contractHttp
  let sessions = initial
  const isOther = (id: string) => Number(id) !== userId
  return {
    sessions: () => sessions,
    handlers: [
      get('/users/{id}/sessions', ({ params, response }) =>
        isOther(params.id)
          ? response.untyped(notFound())
          : response(200).json({ items: [...sessions], total: sessions.length }),
      ),
      remove('/users/{id}/sessions', ({ params, response }) => {
        if (isOther(params.id)) return response.untyped(notFound())
        sessions = sessions.filter(({ isCurrent }) => isCurrent)
        return response(204).empty()
      }),
      remove('/users/{id}/sessions/{sessionIds}', ({ params, response }) => {
        const ids = params.sessionIds.split(',')
        if (
          isOther(params.id) ||
          ids.some((id) => initial.every((existing) => existing.id !== id))
        ) {
          return response.untyped(notFound())
        }
        sessions = sessions.filter(({ id }) => !ids.includes(id))
        return response(204).empty()
      }),
    ],
  }
}
