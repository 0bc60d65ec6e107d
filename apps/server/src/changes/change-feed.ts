import { AsyncResource } from 'node:async_hooks'
import type { Database } from '../db/database'
import { CHANGES_AT_ONCE, findChangesAfter, findNewestChangeId } from './change-queries'
import type { ChangeRow } from './change-queries'
import { PLAN_CHANGES_CHANNEL } from './record-change-queries'

/** A follower of a plan. */
interface ChangeFollower {
  /** Receives new changes of the plan, in order, each once. */
  onChanges(changes: readonly ChangeRow[]): void
  /** Called when no more changes will come. */
  onEnd(): void
}

/** Sends changes of plans to their followers as they happen. */
export interface ChangeFeed {
  /**
   * Follows a plan from now on.
   *
   * @returns stops following
   */
  follow(planId: number, follower: ChangeFollower): Promise<() => void>
  /**
   * Follows the rights of a person from now on, in all processes. It needs no followed plan, but
   * messages arrive only while some plan is followed.
   *
   * @param subjects on what the rights depend
   * @param onChange called after a change of one of them, and when changes may have been missed
   * @returns stops following
   */
  followRights(subjects: readonly RightsSubject[], onChange: () => void): () => void
  /** Ends all subscriptions. */
  close(): Promise<void>
}

/** A row on which rights depend: its kind in the triggers of the database, and its id. */
export type RightsSubject = `${'session' | 'user' | 'plan' | 'account'}:${string | number}`

const RIGHTS_PREFIX = 'rights:'

/** A followed plan: its followers, and the newest change that they received. */
interface FollowedPlan {
  /** The newest change that was sent. */
  cursor: number
  readonly followers: Set<ChangeFollower>
  isReading: boolean
  /** Whether a notification has arrived whose changes have not been read yet. */
  isAwaited: boolean
}

/**
 * Listens to notifications of the database, so that all processes send the same changes. Reads each
 * change of a plan once for any number of followers.
 *
 * @param onFailure called when changes could not be read; the next notification tries again
 */
export function createChangeFeed(
  database: Database,
  onFailure: (error: unknown) => void,
): ChangeFeed {
  const plans = new Map<number, FollowedPlan>()
  const rights = new Map<string, Set<() => void>>()
  let listening: Promise<() => Promise<void>> | null = null
  let isClosed = false

  const readOnce = async (planId: number, plan: FollowedPlan): Promise<void> => {
    const changes = await findChangesAfter(database.orm, planId, plan.cursor)
    const newest = changes.at(-1)
    if (newest === undefined) return
    plan.cursor = newest.id
    for (const follower of plan.followers) follower.onChanges(changes)
    if (changes.length === CHANGES_AT_ONCE) plan.isAwaited = true
  }

  /** Reads until no new notification has arrived. One read at a time keeps the order. */
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

  // Bound: what is read for followers is no part of the request that makes a change or follows.
  const startReading = AsyncResource.bind((planId: number, plan: FollowedPlan): void => {
    void read(planId, plan)
  })
  const announceRights = AsyncResource.bind((followers: Iterable<() => void>): void => {
    for (const onChange of new Set(followers)) onChange()
  })
  const onMessage = (message: string): void => {
    if (message.startsWith(RIGHTS_PREFIX)) {
      announceRights(rights.get(message.slice(RIGHTS_PREFIX.length)) ?? [])
      return
    }
    const planId = Number(message.split(':')[1])
    const plan = plans.get(planId)
    if (plan !== undefined) startReading(planId, plan)
  }
  const onGap = (): void => {
    const all = new Set<() => void>()
    for (const followers of rights.values()) for (const onChange of followers) all.add(onChange)
    announceRights(all)
    for (const [planId, plan] of plans) startReading(planId, plan)
  }

  return {
    async follow(planId, follower) {
      // Listens from the first follower on; most tests have none.
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
      // Changes that came after the query.
      startReading(planId, plan)
      return () => {
        plan.followers.delete(follower)
        if (plan.followers.size === 0 && plans.get(planId) === plan) plans.delete(planId)
      }
    },

    followRights(subjects, onChange) {
      for (const subject of subjects) {
        const followers = rights.get(subject) ?? new Set()
        rights.set(subject, followers.add(onChange))
      }
      return () => {
        for (const subject of subjects) {
          const followers = rights.get(subject)
          followers?.delete(onChange)
          if (followers?.size === 0) rights.delete(subject)
        }
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
