import type { TacticListItem } from '@throughline/domain/tactics'
import type { ApiClient } from '../client'
import { errorFromAnswer, isApiError } from '../errors'
import { readEventBlocks } from '../event-blocks'

/** Something that happened to a plan or one of its family. */
export interface PlanChange {
  readonly planId: number
  /** As in paths, such as `tactics` or `channels`. */
  readonly collection: string
  readonly action: 'created' | 'updated' | 'deleted'
  readonly ids: readonly number[]
  /** Of a single changed entity; null for several. */
  readonly version: number | null
  /**
   * The created or updated tactics as the list of the followed plan contains them; null when the
   * change is of other entities, or of too many. Ids without an item are not in the list.
   */
  readonly items: readonly TacticListItem[] | null
}

/** Handles the events of a plan's stream. */
export interface PlanFollower {
  /**
   * Returns when the oldest visible data was requested, in milliseconds since 1970. The first
   * connection then begins with the changes since that time, which the data may lack. Without it,
   * the connection begins with new changes.
   */
  readonly readSince?: () => number
  readonly onChange: (change: PlanChange) => void
  /**
   * The connection was lost for too long to catch up, or the caller may no longer see the plan, so
   * loaded data may be out of date.
   */
  readonly onReset: () => void
}

/** The oldest changes that a first connection can begin with, in seconds, as the server limits it. */
const MAX_SECONDS_BACK = 3_600
/** A change that was being stored during the read has an earlier time. */
const MARGIN_SECONDS = 10
const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 30_000
/** The server sends something every 20 seconds; after this long without it the connection is dead. */
const SILENCE_MS = 50_000

/**
 * Follows the changes of a plan and its family until `signal` is aborted. It reopens a lost
 * connection after about one second, then two, then four, up to thirty. A random half is added or
 * taken away, so that pages do not all come back together. A server that closes names the time
 * instead. When the browser reports that the network is back, the function reopens the connection at
 * once, because an old one may stay silent without ending. It ends for good when the caller may not,
 * or no longer, see the plan.
 *
 * @returns resolves when it no longer follows the plan; never rejects
 */
export async function followPlanChanges(
  client: ApiClient,
  planId: number,
  follower: PlanFollower,
  signal: AbortSignal,
): Promise<void> {
  let waitMs = FIRST_WAIT_MS
  let serverWaitMs: number | null = null
  let lastId: string | null = null
  const onRetry = (ms: number): void => {
    serverWaitMs = ms
  }
  let networkReturn = new AbortController()
  onNetworkReturn(() => {
    networkReturn.abort()
  }, signal)
  while (!signal.aborted) {
    networkReturn = new AbortController()
    const ended = AbortSignal.any([signal, networkReturn.signal])
    try {
      const secondsBack: number = lastId === null ? secondsSince(follower.readSince?.()) : 0
      const since: Since = { lastId, secondsBack }
      for await (const block of openConnection(client, planId, since, onRetry, ended)) {
        waitMs = FIRST_WAIT_MS
        if (lastId === null && secondsBack > MAX_SECONDS_BACK) follower.onReset()
        if (block.id !== null) lastId = block.id
        if (block.event === 'reset') follower.onReset()
        const change = block.event === 'change' ? changeFrom(block.data) : null
        if (change !== null) follower.onChange(change)
      }
    } catch (error) {
      const isRefused = isApiError(error, 'not-found') || isApiError(error, 'forbidden')
      if (isRefused) follower.onReset()
      if (isRefused || isApiError(error, 'unauthenticated')) return
      if (lastId !== null && isApiError(error, 'invalid')) {
        // A server of another version does not know such an id.
        lastId = null
        follower.onReset()
      }
    }
    const isCutShort = await isAbortedWithin(serverWaitMs ?? waitMs * (0.5 + Math.random()), ended)
    serverWaitMs = null
    waitMs = isCutShort ? FIRST_WAIT_MS : Math.min(waitMs * 2, MAX_WAIT_MS)
  }
}

/** Calls back when the browser reports that the network is back; never outside of a browser. */
function onNetworkReturn(handleReturn: () => void, signal: AbortSignal): void {
  if ('addEventListener' in globalThis) {
    globalThis.addEventListener('online', handleReturn, { signal })
  }
}

/** Seconds since a time and a margin more; 0 without one. */
function secondsSince(time: number | undefined): number {
  if (time === undefined) return 0
  return Math.max(0, Math.ceil((Date.now() - time) / 1_000)) + MARGIN_SECONDS
}

/** Which changes a connection begins with. */
interface Since {
  /** The id of the last event that arrived; null for none. */
  readonly lastId: string | null
  /** Without such an id, the changes of so many seconds. */
  readonly secondsBack: number
}

async function* openConnection(
  client: ApiClient,
  planId: number,
  { lastId, secondsBack }: Since,
  onRetry: (waitMs: number) => void,
  signal: AbortSignal,
) {
  const silence = new AbortController()
  const ended = AbortSignal.any([signal, silence.signal])
  const { data, error, response } = await client.http.GET('/plans/{id}/changes', {
    params: {
      path: { id: planId },
      query: {
        family: true,
        ...(secondsBack > 0 && secondsBack <= MAX_SECONDS_BACK ? { secondsBack } : {}),
      },
      ...(lastId === null ? {} : { header: { 'Last-Event-ID': lastId } }),
    },
    parseAs: 'stream',
    signal: ended,
  })
  if (!response.ok) throw errorFromAnswer(response, error)
  if (data === null || data === undefined) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartSilenceTimer = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      silence.abort()
    }, SILENCE_MS)
  }
  try {
    restartSilenceTimer()
    yield* readEventBlocks(data, ended, { onChunk: restartSilenceTimer, onRetry })
  } finally {
    clearTimeout(timer)
  }
}

function changeFrom(data: string): PlanChange | null {
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch {
    return null
  }
  if (!isWireChange(value)) return null
  return { ...value, items: value.items ?? null }
}

interface WireChange extends Omit<PlanChange, 'items'> {
  readonly items?: readonly TacticListItem[] | null
}

function isWireChange(value: unknown): value is WireChange {
  return (
    typeof value === 'object' &&
    value !== null &&
    'planId' in value &&
    'collection' in value &&
    'action' in value &&
    'ids' in value &&
    Array.isArray(value.ids)
  )
}

/** Waits; true as soon as the signal is aborted. */
async function isAbortedWithin(waitMs: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return true
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, waitMs)
    signal.addEventListener('abort', done)
  })
  return signal.aborted
}
