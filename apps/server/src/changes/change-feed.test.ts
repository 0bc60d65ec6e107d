import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { afterAll, expect, it, vi } from 'vitest'
import type { Database } from '../db/database'
import { createChangeFeed } from './change-feed'
import * as changeQueries from './change-queries'
import type { ChangeRow } from './change-queries'

const findChangesAfter = vi.spyOn(changeQueries, 'findChangesAfter')
const findNewestChangeId = vi.spyOn(changeQueries, 'findNewestChangeId')
afterAll(() => {
  vi.restoreAllMocks()
})

const plans = [12, 13] as const

type Step =
  | readonly [does: 'writes', plan: number]
  | readonly [does: 'follows', plan: number]
  | readonly [does: 'leaves', follower: number]
  | readonly [does: 'answers']

const plan = fc.constantFrom(...plans)
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.tuple(fc.constant('writes'), plan),
    fc.tuple(fc.constant('follows'), plan),
    fc.tuple(fc.constant('leaves'), fc.nat(3)),
    fc.constant<Step>(['answers']),
  ),
  { minLength: 1, maxLength: 20, size: 'max' },
)

interface Follower {
  readonly planId: number
  /** The newest change of the plan when it began to follow. */
  from: number
  /** The newest change of the plan when it left; null while it follows. */
  until: number | null
  readonly received: number[]
  stop: () => void
}

/** Waits for the effects of an answer. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/**
 * Creates a feed over changes in memory. A scheduler decides the order in which its reads resolve.
 */
function setUp(scheduler: fc.Scheduler) {
  const written: ChangeRow[] = []
  const ofPlan = (planId: number) => written.filter((row) => row.planId === planId)
  const newestOf = (planId: number) => ofPlan(planId).at(-1)?.id ?? 0
  let notify = (_message: string) => {}
  findChangesAfter.mockImplementation((_orm, planId, after) =>
    // The answer has no rows that are written after the query.
    scheduler.schedule(Promise.resolve(ofPlan(planId).filter(({ id }) => id > after))),
  )
  findNewestChangeId.mockImplementation((_orm, planId) =>
    scheduler.schedule(Promise.resolve(newestOf(planId))),
  )
  const database: Pick<Database, 'listen' | 'orm'> = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mocked queries do not call it
    orm: {} as Database['orm'],
    listen: (_channel, onMessage) => {
      notify = onMessage
      return Promise.resolve(() => Promise.resolve())
    },
  }
  const failed = vi.fn<(error: unknown) => void>()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the feed calls nothing else of it
  const feed = createChangeFeed(database as Database, failed)
  const write = (planId: number) => {
    const id = written.length + 1
    written.push({ id, planId, collection: 'tactics', action: 'updated', ids: [id], version: id })
    notify(`plan:${planId}`)
  }
  return { feed, write, ofPlan, newestOf, failed }
}

it('each follower receives each change of its plan once, in order, until it leaves', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, sequence) => {
      const { feed, write, ofPlan, newestOf, failed } = setUp(scheduler)
      const followers: Follower[] = []
      const started: Promise<void>[] = []
      const follow = async (planId: number) => {
        const follower: Follower = { planId, from: 0, until: null, received: [], stop: () => {} }
        follower.stop = await feed.follow(planId, {
          onChanges: (rows) => {
            follower.received.push(...rows.map(({ id }) => id))
          },
          onEnd: () => {},
        })
        follower.from = newestOf(planId)
        followers.push(follower)
      }
      for (const step of sequence) {
        if (step[0] === 'writes') write(step[1])
        else if (step[0] === 'follows') started.push(follow(step[1]))
        else if (step[0] === 'leaves') {
          const follower = followers[step[1]]
          if (follower === undefined || follower.until !== null) continue
          follower.until = newestOf(follower.planId)
          follower.stop()
        } else if (scheduler.count() > 0) await scheduler.waitOne()
        await settle()
      }
      await scheduler.waitIdle()
      await Promise.all(started)
      for (const { planId, from, until, received } of followers) {
        const ids = ofPlan(planId).map(({ id }) => id)
        expect(received).toEqual(ids.filter((id) => received.includes(id)))
        const expected = until === null ? ids.filter((id) => id > from) : []
        expect(received.filter((id) => id > (until ?? from))).toEqual(expected)
      }
      expect(failed).not.toHaveBeenCalled()
      await feed.close()
    }),
    modelRuns(300),
  )
})
