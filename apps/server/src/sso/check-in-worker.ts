import { Worker } from 'node:worker_threads'
import { workerFile } from '../platform/worker-file'
import { SamlRefusal } from './saml-document'
import type { SamlCheck, SamlWork } from './saml-worker'
import type { CheckedAssertion, SamlExchange } from './service-provider'

const MEMORY_LIMIT_MB = 192
/** For one check, in ms. A response within the limits of `elementsOf` takes a fraction. */
const CHECK_MS = 5_000
/** For starting the thread and loading its code, in ms. Only the load of the machine counts there. */
const START_MS = 20_000
/** A thread without work ends after this long, in ms. */
const IDLE_MS = 60_000
/** Sign-ins that wait for the thread; more are refused at once. */
const MAX_WAITING = 100

interface Waiting {
  readonly work: SamlWork
  readonly checkMs: number
  readonly finish: (check: SamlCheck) => void
}

/** The first one is being checked. */
const waiting: Waiting[] = []
let lastId = 0
let thread: { readonly goOn: () => void } | null = null

/**
 * Checks a response in a separate thread, so that its content cannot block the server. One thread
 * checks the responses one after the other, and ends when it is idle.
 *
 * @param limits `checkMs` is for this check, in ms
 * @throws SamlRefusal `given_up` when the check took too long or too much memory, or too many wait
 */
export async function checkInWorker(
  exchange: SamlExchange,
  encoded: string,
  { checkMs = CHECK_MS }: { readonly checkMs?: number } = {},
): Promise<CheckedAssertion> {
  if (waiting.length >= MAX_WAITING) throw new SamlRefusal('given_up')
  lastId += 1
  const work = { id: lastId, exchange, encoded }
  const check = await new Promise<SamlCheck>((finish) => {
    waiting.push({ work, checkMs, finish })
    if (thread === null) startThread()
    else if (waiting.length === 1) thread.goOn()
  })
  if (check.code === 'refused') throw new SamlRefusal(check.reason)
  return check.assertion
}

function startThread(): void {
  const source = new URL('saml-worker.ts', import.meta.url)
  const worker = new Worker(workerFile(source), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    execArgv: [],
  })
  // An idle thread must not keep the process alive.
  worker.unref()
  let isReady = false
  let timer: NodeJS.Timeout | undefined
  const endAfter = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // Who comes from now on gets another thread.
      if (waiting.length === 0) thread = null
      void worker.terminate()
    }, milliseconds).unref()
  }
  const self = {
    goOn: () => {
      if (!isReady) return
      const [first] = waiting
      endAfter(first?.checkMs ?? IDLE_MS)
      if (first === undefined) return
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(first.work)
    },
  }
  thread = self
  endAfter(START_MS)
  worker.on('message', (check: SamlCheck | null) => {
    if (check === null) isReady = true
    else waiting.shift()?.finish(check)
    self.goOn()
  })
  // The exit follows.
  worker.on('error', () => undefined)
  worker.once('exit', () => {
    clearTimeout(timer)
    if (thread !== self) return
    thread = null
    const failed = waiting.shift()
    failed?.finish({ id: failed.work.id, code: 'refused', reason: 'given_up' })
    if (waiting.length > 0) startThread()
  })
}
