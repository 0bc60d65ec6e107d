import type { Database } from '../db/database'
import { findChangesAfter, findNewestChangeId } from './change-queries'
import type { ChangeRow } from './change-queries'
import { PLAN_CHANGES_CHANNEL } from './record-change-queries'

/** Somebody who follows a plan. */
interface ChangeFollower {
  /** Told new changes of the plan in their order, each once. */
  onChanges(changes: readonly ChangeRow[]): void
  /** Nothing will be told any more. */
  onEnd(): void
}

/** What happens to plans, told to those who follow them while it happens. */
export interface ChangeFeed {
  /**
   * Follows a plan from now on.
   *
   * @returns stops following
   */
  follow(planId: number, follower: ChangeFollower): Promise<() => void>
  /** Ends every following. */
  close(): Promise<void>
}

/** One plan that somebody follows: what has been told of it, and to whom. */
interface FollowedPlan {
  /** The newest change that was told. */
  cursor: number
  readonly followers: Set<ChangeFollower>
  isReading: boolean
  /** Something was said that has not been read yet. */
  isAwaited: boolean
}

/**
 * Hears of changes from the database, so that all processes on it tell the same,
 * and reads each change of a plan once, however many follow it.
 *
 * @param onFailure told that changes could not be read; the next one tries again
 */
export function createChangeFeed(
  database: Database,
  onFailure: (error: unknown) => void,
): ChangeFeed {
  const plans = new Map<number, FollowedPlan>()
  let listening: Promise<() => Promise<void>> | null = null
  let isClosed = false

  const readOnce = async (planId: number, plan: FollowedPlan): Promise<void> => {
    const changes = await findChangesAfter(database.orm, planId, plan.cursor)
    const newest = changes.at(-1)
    if (newest === undefined) return
    plan.cursor = newest.id
    for (const follower of plan.followers) follower.onChanges(changes)
  }

  /** Reads until nothing more was said meanwhile. One read at a time keeps the order. */
  const read = async (planId: number, plan: FollowedPlan): Promise<void> => {
    plan.isAwaited = true
    if (plan.isReading) return
    plan.isReading = true
    try {
      while (plan.isAwaited) {
        plan.isAwaited = false
        await readOnce(planId, plan)
      }
    } catch (error) {
      onFailure(error)
    } finally {
      plan.isReading = false
    }
  }

  const onMessage = (message: string): void => {
    const planId = Number(message.split(':')[1])
    const plan = plans.get(planId)
    if (plan !== undefined) void read(planId, plan)
  }
  const onGap = (): void => {
    for (const [planId, plan] of plans) void read(planId, plan)
  }

  return {
    async follow(planId, follower) {
      // Nobody listens until somebody follows: most processes of a test never do.
      listening ??= database.listen(PLAN_CHANGES_CHANNEL, onMessage, onGap)
      await listening.catch((error: unknown) => {
        listening = null
        throw error
      })
      const cursor = await findNewestChangeId(database.orm, planId)
      const plan = plans.get(planId) ?? {
        cursor,
        followers: new Set(),
        isReading: false,
        isAwaited: false,
      }
      plans.set(planId, plan)
      plan.followers.add(follower)
      if (isClosed) follower.onEnd()
      // What came between the question and now.
      void read(planId, plan)
      return () => {
        plan.followers.delete(follower)
        if (plan.followers.size === 0 && plans.get(planId) === plan) plans.delete(planId)
      }
    },

    async close() {
      isClosed = true
      for (const plan of plans.values()) {
        for (const follower of plan.followers) follower.onEnd()
      }
      plans.clear()
      const stop = await listening?.catch(() => null)
      await stop?.()
    },
  }
}
