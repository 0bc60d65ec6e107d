import { modelRuns } from '@throughline/test-support/property-tests'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../db/database'
import { jobs } from '../db/schema'
import { createTestDatabase } from '../db/testing/create-test-database'
import { LONGEST_PAUSE_MS, addJobs, leaseJob, postponeJob } from './job-queries'
import { LEASE_MS, createJobWorker } from './job-worker'
import type { JobWorker } from './job-worker'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const NAMES = ['sweep', 'count'] as const
const PROCESSES = 3
const EVERY_MS = 1_800_000
const FAILURE = 'The job fails.'

type Step =
  | readonly [does: 'polls' | 'works' | 'renews' | 'dies' | 'fails' | 'stops', process: number]
  | readonly [does: 'waits', ms: number]

const step: fc.Arbitrary<Step> = fc.oneof(
  ...(['polls', 'works', 'renews', 'dies', 'fails', 'stops'] as const).map((does) => ({
    weight: does === 'polls' || does === 'works' ? 4 : 1,
    arbitrary: fc.tuple(fc.constant(does), fc.nat(PROCESSES - 1)),
  })),
  {
    weight: 4,
    arbitrary: fc.tuple(
      fc.constant('waits' as const),
      fc.constantFrom(1_000, 30_000, LEASE_MS / 2, LEASE_MS, LONGEST_PAUSE_MS),
    ),
  },
)

/** A process: its worker, the steps of its running job, and a clock that began at any time. */
interface Process {
  readonly worker: JobWorker
  /** Lets the running job do its next piece of work, or fail; null while none runs. */
  next: ((fails: boolean) => void) | null
}

function canWork(requireLease: () => void): boolean {
  try {
    requireLease()
    return true
  } catch {
    return false
  }
}

it('each job runs at least once when it is due, and never in two processes at the same time', async () => {
  const { orm } = database
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40, size: 'max' }),
      fc.array(fc.integer({ min: -1e9, max: 1e9 }), {
        minLength: PROCESSES,
        maxLength: PROCESSES,
      }),
      async (steps, clocks) => {
        await orm.delete(jobs)
        let nowMs = Date.parse('2026-03-18T12:00:00Z')
        const holders = new Map<string, { by: Process; requireLease: () => void }>()
        const finished = new Map<string, number>()
        const unexpected: string[] = []

        const start = (clock: number): Process => {
          const run = (name: string) => async (requireLease: () => void) => {
            for (let piece = 0; piece < 2; piece += 1) {
              const fails = await new Promise<boolean>((resolve) => {
                self.next = resolve
              })
              self.next = null
              requireLease()
              const holder = holders.get(name)
              // The former holder can do nothing more.
              if (holder !== undefined && holder.by !== self && canWork(holder.requireLease)) {
                unexpected.push(`Two processes run ${name}.`)
              }
              holders.set(name, { by: self, requireLease })
              if (fails) {
                holders.delete(name)
                throw new Error(FAILURE)
              }
            }
            finished.set(name, (finished.get(name) ?? 0) + 1)
            holders.delete(name)
          }
          const self: Process = {
            next: null,
            worker: createJobWorker({
              orm,
              jobs: NAMES.map((name) => ({ name, everyMs: EVERY_MS, run: run(name) })),
              onFailure: (_job, error) => {
                const text = String(error)
                if (!text.includes(FAILURE) && !text.includes('LeaseLost')) unexpected.push(text)
              },
              now: () => sql`${new Date(nowMs).toISOString()}::timestamptz`,
              elapsedMs: () => nowMs + clock,
            }),
          }
          return self
        }
        // Until the job waits for its next step, or the worker for its next poll.
        const settle = async (process: Process, work: Promise<void>) => {
          const over = work.then(() => true)
          const later = () => new Promise<false>((resolve) => setImmediate(resolve, false))
          while (process.next === null && !(await Promise.race([over, later()])));
        }
        const polls = new Map<Process, Promise<void>>()
        const poll = async (process: Process) => {
          if (process.next !== null) return
          const work = process.worker.poll()
          polls.set(process, work)
          await settle(process, work)
        }
        const advance = async (process: Process, fails: boolean) => {
          const { next } = process
          if (next === null) return
          process.next = null
          next(fails)
          await settle(process, polls.get(process) ?? Promise.resolve())
        }

        let processes = clocks.map(start)
        await processes[0]?.worker.begin()
        for (const [does, value] of steps) {
          if (does === 'waits') {
            nowMs += value
            continue
          }
          const process = processes[value]
          if (process === undefined) continue
          if (does === 'polls') await poll(process)
          else if (does === 'renews') await process.worker.renew()
          else if (does === 'works' || does === 'fails') await advance(process, does === 'fails')
          else {
            if (does === 'stops') process.worker.stop()
            // One that dies does nothing any more; one that stops ends its job when it looks.
            if (does === 'stops') await advance(process, false)
            processes = processes.with(value, start(clocks[value] ?? 0))
          }
        }

        // All processes die, and a new one finds every job within the longest pause.
        nowMs += LONGEST_PAUSE_MS
        const last = start(0)
        finished.clear()
        for (let round = 0; round < NAMES.length; round += 1) {
          await poll(last)
          await advance(last, false)
          await advance(last, false)
        }
        expect(unexpected).toEqual([])
        expect(Object.fromEntries(finished)).toEqual({ sweep: 1, count: 1 })
      },
    ),
    modelRuns(60),
  )
})

it.each([
  ['renewal', null],
  ['success', { failures: 0, lastError: null }],
  ['failure', { failures: 9, lastError: 'Error' }],
] as const)('a %s of a former lease changes no job', async (_name, outcome) => {
  const { orm } = database
  await orm.delete(jobs)
  const at = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`
  const startMs = Date.parse('2026-03-18T12:00:00Z')
  await addJobs(
    orm,
    NAMES.map((name) => ({ name, everyMs: 0 })),
    at(startMs),
  )
  const lease = async (name: string, ms: number) => {
    const leased = await leaseJob(orm, [name], LEASE_MS, at(ms))
    if (leased === null) throw new Error(`The job ${name} is not due.`)
    return leased
  }
  const former = await lease('sweep', startMs)
  const current = await lease('sweep', startMs + LEASE_MS)
  // Another job whose lease has the same number.
  await lease('count', startMs)
  const count = await lease('count', startMs + LEASE_MS)
  expect(count.number).toBe(current.number)

  const before = await orm.select().from(jobs).orderBy(jobs.name)
  const later = at(startMs + LEASE_MS + 1_000)
  expect(await postponeJob(orm, former, EVERY_MS, later, outcome)).toBe(false)
  expect(await orm.select().from(jobs).orderBy(jobs.name)).toEqual(before)

  // The current lease changes its own job only.
  expect(await postponeJob(orm, current, EVERY_MS, later, outcome)).toBe(true)
  const after = await orm.select().from(jobs).orderBy(jobs.name)
  expect(after.filter(({ name }) => name !== 'sweep')).toEqual(
    before.filter(({ name }) => name !== 'sweep'),
  )
  expect(after.find(({ name }) => name === 'sweep')).toMatchObject({
    leases: current.number,
    nextAttemptAt: new Date(startMs + LEASE_MS + 1_000 + EVERY_MS),
    ...(outcome ?? { failures: 0, lastError: null }),
  })
})
