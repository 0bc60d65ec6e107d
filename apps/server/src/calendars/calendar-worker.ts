import { parentPort, workerData } from 'node:worker_threads'
import { readCalendar } from './read-calendar'

/** What the thread is given. */
export interface CalendarWork {
  readonly bytes: Uint8Array
  readonly charset: string | null
}

// oxlint-disable-next-line no-unsafe-type-assertion -- only `readCalendarInWorker` starts this thread
const { bytes, charset } = workerData as CalendarWork
// Everything is loaded: from here on the time counts.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(null)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(readCalendar(bytes, charset))
