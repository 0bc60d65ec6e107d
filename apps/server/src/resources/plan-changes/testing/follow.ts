import { afterAll, beforeAll, expect } from 'vitest'
import type { WorldPlan } from '../../../testing/world'
import { askWith, server, setUpServer, world } from '../../../testing/world-scenario'

/** The origin at which the server of {@link setUpStreams} listens. */
export let serverUrl: string

/** Starts a server that listens before the tests of a file. */
export function setUpStreams(...options: Parameters<typeof setUpServer>): void {
  setUpServer(...options)
  beforeAll(async () => {
    serverUrl = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => {
    server.app.server.closeAllConnections()
  })
}

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
 * @param options `lastEventId` as a browser sends it after a reconnect; `query` with its `?`;
 *   `readsHeartbeats` for a test that has none by chance
 */
export async function followPlan(
  serverUrl: string,
  planId: number,
  token: string,
  {
    lastEventId,
    query = '',
    readsHeartbeats = false,
  }: {
    readonly lastEventId?: string
    readonly query?: string
    readonly readsHeartbeats?: boolean
  } = {},
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
        if (readsHeartbeats || !block.startsWith(HEARTBEAT)) return block
      }
    },
    close: () => controller.abort(),
  }
}

/** Adds a tactic, by default to the lead plan, and returns its id. */
export async function addTactic(
  token: string,
  more: object = {},
  { id: planId, emailTypeId }: WorldPlan = world.plans.lead,
): Promise<number> {
  const answer = await askWith(token, 'POST', '/tactics', {
    title: 'Followed',
    planId,
    tacticTypeId: emailTypeId,
    startDate: '2026-04-01T08:00:00',
    ...more,
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

/** The newest change of each followed plan that the id of a block names, as plan and change. */
export function cursorsOf(block: string | null): readonly (readonly [number, number])[] {
  return idOf(block)
    .split(',')
    .map((cursor) => {
      const [planId, changeId] = cursor.split(':').map(Number)
      return [planId ?? 0, changeId ?? 0]
    })
}
