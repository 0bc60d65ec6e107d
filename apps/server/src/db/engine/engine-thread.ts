import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { workerFile } from '../../platform/worker-file'
import { EngineStoppedError } from './engine'
import type { Engine, EngineOptions } from './engine'

/** A message to the thread of an engine. */
export interface EngineRequest {
  readonly id: number
  readonly kind: 'run' | 'dump' | 'close'
  /** Messages of the client; empty unless `kind` is `run`. */
  readonly bytes: Uint8Array
}

/** A message of the thread. The message with id 0 reports that the engine is open. */
export interface EngineAnswer {
  readonly id: number
  readonly bytes?: Uint8Array<ArrayBuffer>
  readonly failure?: string
  /** The code of an {@link EngineStoppedError}. */
  readonly code?: string
}

/** An engine that runs in its own thread. */
export interface EngineThread extends Engine {
  /** Ends the thread at once. Pending calls fail with `reason`. */
  stop(reason: Error): Promise<void>
  readonly isStopped: boolean
  /** Resolves when the thread has ended. Until then it may write to its folder. */
  readonly ended: Promise<void>
  /** How long the oldest message has been running, in ms; 0 without one. */
  runningMs(): number
}

interface Waiting {
  readonly startedAt: number
  readonly isWatched: boolean
  readonly resolve: (bytes: Uint8Array<ArrayBuffer>) => void
  readonly reject: (reason: Error) => void
}

/** How long closing may take: on a disk without space it may not end. */
const CLOSE_MS = 10_000

const nothing: Uint8Array<ArrayBuffer> = new Uint8Array(0)

/**
 * Opens an engine in a worker thread. The server answers even while the engine hangs.
 *
 * @throws Error of the engine if the folder is damaged
 */
export async function openEngineThread(options: EngineOptions): Promise<EngineThread> {
  const source = new URL('engine-worker.ts', import.meta.url)
  const worker = new Worker(workerFile(source), {
    workerData: options,
    execArgv: [],
  })
  const waiting = new Map<number, Waiting>()
  let stopped: Error | null = null
  let lastId = 0

  const fail = (reason: Error): void => {
    stopped ??= reason
    for (const { reject } of waiting.values()) reject(stopped)
    waiting.clear()
  }
  const waitFor = (id: number, isWatched: boolean) =>
    new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      waiting.set(id, { startedAt: performance.now(), isWatched, resolve, reject })
    })
  const send = (
    kind: EngineRequest['kind'],
    bytes: Uint8Array = nothing,
  ): Promise<Uint8Array<ArrayBuffer>> => {
    if (stopped !== null) return Promise.reject(stopped)
    lastId += 1
    const answered = waitFor(lastId, kind === 'run')
    const request: EngineRequest = { id: lastId, kind, bytes }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(request)
    return answered
  }

  const stop = async (reason: Error): Promise<void> => {
    fail(reason)
    await worker.terminate()
  }
  worker.on('message', ({ id, bytes, failure, code }: EngineAnswer) => {
    if (failure !== undefined && code !== undefined) {
      void stop(new EngineStoppedError(failure, code))
      return
    }
    const sender = waiting.get(id)
    waiting.delete(id)
    if (failure === undefined) sender?.resolve(bytes ?? nothing)
    else sender?.reject(new Error(failure))
  })
  worker.on('error', fail)
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      fail(new EngineStoppedError('The embedded database has stopped.'))
      resolve()
    })
  })
  await waitFor(0, false)
  return {
    run: (messages) => send('run', messages),
    dump: () => send('dump'),
    async close() {
      // A start after a failure is as after a crash.
      await Promise.race([
        send('close').catch(() => undefined),
        wait(CLOSE_MS, undefined, { ref: false }),
      ])
      await worker.terminate()
    },
    stop,
    ended,
    get isStopped() {
      return stopped !== null
    },
    runningMs() {
      const [oldest] = waiting.values()
      return oldest?.isWatched === true ? performance.now() - oldest.startedAt : 0
    },
  }
}
