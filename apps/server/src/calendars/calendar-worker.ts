import { parentPort, workerData } from 'node:worker_threads'
import { readCalendar } from './read-calendar'

/** The input of the worker. */
export interface CalendarWork {
  readonly bytes: Uint8Array
  readonly charset: string | null
}

// oxlint-disable-next-line no-unsafe-type-assertion -- only `readCalendarInWorker` starts this thread
const { bytes, charset } = workerData as CalendarWork
// All code is loaded: the time limit starts now.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(null)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(readCalendar(bytes, charset))
