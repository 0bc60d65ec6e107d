import { Worker } from 'node:worker_threads'
import { workerFile } from '../platform/worker-file'
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
    const source = new URL('calendar-worker.ts', import.meta.url)
    const worker = new Worker(workerFile(source), {
      workerData: work,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
      execArgv: [],
    })
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
