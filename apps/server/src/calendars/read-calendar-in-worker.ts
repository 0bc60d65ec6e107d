import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { CalendarReading } from './calendar-event'
import type { CalendarWork } from './calendar-worker'

const TIME_LIMIT_MS = 5000
/** No calendar has a part in how long this takes, only how busy the machine is. */
const START_LIMIT_MS = 20_000
const MEMORY_LIMIT_MB = 192
const GIVEN_UP: CalendarReading = { code: 'unreadable' }

/**
 * Reads a calendar in a thread of its own, so that nothing in it can hold up or
 * fill the server: it is given up after five seconds or when it takes too much
 * memory.
 *
 * @returns that it is unreadable also when it was given up
 */
export function readCalendarInWorker(
  work: CalendarWork,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<CalendarReading> {
  return new Promise((resolve) => {
    const worker = new Worker(...workerFile(work))
    const finish = (result: CalendarReading) => {
      clearTimeout(timer)
      resolve(result)
      void worker.terminate()
    }
    let timer = setTimeout(() => finish(GIVEN_UP), START_LIMIT_MS)
    worker.on('message', (result: CalendarReading | null) => {
      if (result !== null) {
        finish(result)
        return
      }
      // Starting the thread and loading its code do not count, only the reading.
      clearTimeout(timer)
      timer = setTimeout(() => finish(GIVEN_UP), timeLimitMs)
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
