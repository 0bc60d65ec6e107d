import { Worker } from 'node:worker_threads'
import { workerFile } from '../platform/worker-file'
import type { CalendarReading } from './calendar-event'
import type { CalendarWork } from './calendar-worker'

/** Reads a calendar, or returns that it is unreadable. */
export type ReadBytes = (work: CalendarWork) => Promise<CalendarReading>

const MEMORY_LIMIT_MB = 192
const abandonedReading: CalendarReading = { code: 'unreadable' }

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
 * Reads a calendar in its own thread, so that its content cannot block the server or fill its
 * memory. The worker ends after five seconds, or when it uses too much memory.
 *
 * @returns `unreadable` also if the worker was ended
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
    let timer = setTimeout(() => finish(abandonedReading), startMs)
    worker.on('message', (result: CalendarReading | null) => {
      if (result !== null) {
        finish(result)
        return
      }
      // Starting the thread and loading its code do not count, only the reading.
      clearTimeout(timer)
      timer = setTimeout(() => finish(abandonedReading), readMs)
    })
    worker.once('error', () => finish(abandonedReading))
    worker.once('exit', () => finish(abandonedReading))
  })
}
