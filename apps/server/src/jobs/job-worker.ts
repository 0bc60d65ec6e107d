import type { Orm } from '../db/database'
import { LONGEST_PAUSE_MS, addJobs, clockOfDatabase, leaseJob, postponeJob } from './job-queries'
import type { DatabaseTime, JobLease } from './job-queries'

/**
 * How long a lease lasts without being renewed. A job that checks its lease before each statement
 * is over before another process begins, because no statement runs for the rest of the time.
 */
export const LEASE_MS = 120_000
/** How long a process relies on a lease after it was taken or renewed. */
const RELIANCE_MS = 60_000
const RENEW_MS = 20_000
/** How often a process looks for a job that is due. */
const POLL_MS = 60_000
const FIRST_DELAY_MS = 60_000

/** The process no longer has the lease of its job. Another one may run it by now. */
class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'

  constructor(job: string) {
    super(`The lease of the job ${job} has ended before the job.`)
  }
}

/** A job that runs again and again, in one process at a time. */
interface Job {
  readonly name: string
  /** The time from one success to the next attempt, at most an hour. */
  readonly everyMs: number
  /**
   * Safe to repeat: a process may die at any point.
   *
   * @param requireLease throws when the lease has ended; call it before each statement or other
   *   bounded piece of work
   */
  run(requireLease: () => void): Promise<void>
}

/** The parameters of {@link createJobWorker}. */
export interface JobWorkerOptions {
  readonly orm: Orm
  readonly jobs: readonly Job[]
  /** Called when an attempt fails, or the jobs cannot be read; it is tried again. */
  readonly onFailure: (job: string | null, error: unknown) => void
  /** The time of the database; by default that of its clock. */
  readonly now?: () => DatabaseTime
  /** Milliseconds of a clock of this process that never jumps. */
  readonly elapsedMs?: () => number
}

/** Runs jobs in this process. */
export interface JobWorker {
  /** Adds the jobs to the database. */
  begin(): Promise<void>
  /** Runs a job that is due, if there is one and none is running. */
  poll(): Promise<void>
  /** Renews the lease of the running job. */
  renew(): Promise<void>
  /** Lets the running job end at its next check of the lease. */
  stop(): void
}

/** Creates a worker without timers, see {@link startJobs}. */
export function createJobWorker({
  orm,
  jobs,
  onFailure,
  now = clockOfDatabase,
  elapsedMs = () => performance.now(),
}: JobWorkerOptions): JobWorker {
  let isStopped = false
  let isBusy = false
  let current: { readonly lease: JobLease; reliedUntilMs: number } | null = null

  const attempt = async (job: Job, lease: JobLease, reliedUntilMs: number): Promise<void> => {
    const running = { lease, reliedUntilMs }
    current = running
    const requireLease = () => {
      if (isStopped || elapsedMs() >= running.reliedUntilMs) throw new LeaseLostError(job.name)
    }
    try {
      await job.run(requireLease)
      await postponeJob(orm, lease, job.everyMs, now(), { failures: 0, lastError: null })
    } catch (error) {
      if (!isStopped) onFailure(job.name, error)
      const failures = lease.failures + 1
      const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
      const lastError = error instanceof Error ? error.name : 'unknown'
      await postponeJob(orm, lease, isStopped ? 0 : delayMs, now(), { failures, lastError })
    } finally {
      current = null
    }
  }

  return {
    begin: () => addJobs(orm, jobs, now()),

    async poll() {
      if (isStopped || isBusy) return
      isBusy = true
      try {
        // From before the lease, whose time begins later.
        const reliedUntilMs = elapsedMs() + RELIANCE_MS
        const lease = await leaseJob(
          orm,
          jobs.map(({ name }) => name),
          LEASE_MS,
          now(),
        )
        const job = jobs.find(({ name }) => name === lease?.name)
        if (lease !== null && job !== undefined) await attempt(job, lease, reliedUntilMs)
      } catch (error) {
        onFailure(null, error)
      } finally {
        isBusy = false
      }
    },

    async renew() {
      const running = current
      if (running === null || elapsedMs() >= running.reliedUntilMs) return
      const reliedUntilMs = elapsedMs() + RELIANCE_MS
      try {
        const isOwn = await postponeJob(orm, running.lease, LEASE_MS, now())
        running.reliedUntilMs = isOwn ? reliedUntilMs : 0
      } catch (error) {
        onFailure(null, error)
      }
    },

    stop() {
      isStopped = true
    },
  }
}

/**
 * Runs jobs in this process from now on, when they are due and no other process runs them.
 *
 * @returns stops, and waits for the job that is running
 */
export function startJobs(options: JobWorkerOptions): () => Promise<void> {
  const worker = createJobWorker(options)
  let running = worker.begin().catch((error: unknown) => options.onFailure(null, error))
  const polling = setInterval(() => {
    running = running.then(() => worker.poll())
  }, POLL_MS)
  const renewing = setInterval(() => void worker.renew(), RENEW_MS)
  polling.unref()
  renewing.unref()
  return async () => {
    clearInterval(polling)
    worker.stop()
    await running
    clearInterval(renewing)
  }
}
