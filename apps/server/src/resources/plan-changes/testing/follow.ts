import { expect } from 'vitest'
import type { TestServer } from '../../../testing/test-server'
import type { World } from '../../../testing/world'

/** The server sends one every 20 seconds, so a slow machine may receive one in any test. */
const HEARTBEAT = ':'

/** An open change stream, read block by block. */
export interface FollowedStream {
  readonly response: Response
  /** The next block of lines that is no heartbeat, or null when the server has ended the stream. */
  next(): Promise<string | null>
  close(): void
}

/**
 * Opens the change stream of a plan.
 *
 * @param serverUrl origin of a listening server
 * @param options `lastEventId` as a browser sends it after a reconnect; `query` with its `?`
 */
export async function followPlan(
  serverUrl: string,
  planId: number,
  token: string,
  { lastEventId, query = '' }: { readonly lastEventId?: string; readonly query?: string } = {},
): Promise<FollowedStream> {
  const controller = new AbortController()
  const response = await fetch(`${serverUrl}/api/plans/${planId}/changes${query}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: controller.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  return {
    response,
    async next() {
      for (;;) {
        while (!rest.includes('\n\n')) {
          const part = await reader?.read()
          if (part === undefined || part.done) return null
          rest += part.value
        }
        const end = rest.indexOf('\n\n')
        const block = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (!block.startsWith(HEARTBEAT)) return block
      }
    },
    close: () => controller.abort(),
  }
}

/**
 * Adds a tactic to a plan.
 *
 * @param more fields that differ
 * @returns its id
 */
export async function addTacticTo(
  { id: planId, emailTypeId }: World['plans']['lead'],
  { server, token }: { readonly server: TestServer; readonly token: string },
  more: object = {},
): Promise<number> {
  const answer = await server.call({
    method: 'POST',
    url: '/api/tactics',
    token,
    body: {
      title: 'Followed',
      planId,
      tacticTypeId: emailTypeId,
      startDate: '2026-04-01T08:00:00',
      ...more,
    },
  })
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

/** The JSON of a block; null when the block carries an id and no change. */
export function dataOf(block: string | null): unknown {
  const line = block?.split('\n').find((one) => one.startsWith('data: '))
  return line === undefined ? null : JSON.parse(line.slice('data: '.length))
}

/** The event id of a block; empty when it has none. */
export function idOf(block: string | null): string {
  return (
    block
      ?.split('\n')
      .find((one) => one.startsWith('id: '))
      ?.slice('id: '.length) ?? ''
  )
}
