import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { CalendarReading } from './calendar-event'
import type { CalendarWork } from './calendar-worker'

/** Reads a calendar, or returns that it is unreadable. */
export type ReadBytes = (work: CalendarWork) => Promise<CalendarReading>

const MEMORY_LIMIT_MB = 192
const GIVEN_UP: CalendarReading = { code: 'unreadable' }

/** Time limits of a worker. */
interface WorkerLimits {
  /** For reading, in ms. */
  readonly readMs?: number
  /**
   * For starting the thread and loading its code, in ms. No calendar influences how long
   * that takes, only the load of the machine does.
   */
  readonly startMs?: number
}

/**
 * Reads a calendar in a thread of its own, so that nothing in it can hold up or
 * fill the server: it is given up after five seconds or when it takes too much
 * memory.
 *
 * @returns that it is unreadable also when it was given up
 */
export function readCalendarInWorker(
  work: CalendarWork,
  { readMs = 5_000, startMs = 20_000 }: WorkerLimits = {},
): Promise<CalendarReading> {
  return new Promise((resolve) => {
    const worker = new Worker(...workerFile(work))
    const finish = (result: CalendarReading) => {
      clearTimeout(timer)
      resolve(result)
      void worker.terminate()
    }
    let timer = setTimeout(() => finish(GIVEN_UP), startMs)
    worker.on('message', (result: CalendarReading | null) => {
      if (result !== null) {
        finish(result)
        return
      }
      // Starting the thread and loading its code do not count, only the reading.
      clearTimeout(timer)
      timer = setTimeout(() => finish(GIVEN_UP), readMs)
    })
    worker.once('error', () => finish(GIVEN_UP))
    worker.once('exit', () => finish(GIVEN_UP))
  })
}

/** The thread's file: beside the bundle, or the source, which needs its compiler. */
function workerFile(work: CalendarWork): ConstructorParameters<typeof Worker> {
  const options = {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    execArgv: [],
  }
  if (!import.meta.url.endsWith('.ts')) {
    return [new URL('calendar-worker.js', import.meta.url), options]
  }
  const compiler = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/cjs$/, 'mjs')
  const source = new URL('calendar-worker.ts', import.meta.url)
  const start = `import { register } from ${JSON.stringify(pathToFileURL(compiler).href)}
    register()
    await import(${JSON.stringify(source.href)})`
  return [new URL(`data:text/javascript,${encodeURIComponent(start)}`), options]
}
