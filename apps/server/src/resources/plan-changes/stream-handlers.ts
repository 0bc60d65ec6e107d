import { randomInt } from 'node:crypto'
import { once as nextEvent } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { components } from '@throughline/api-client/schema'
import { isHiddenByTags } from '@throughline/domain/access'
import type { PlanAbilities } from '@throughline/domain/access'
import { signedInFrom, callerAccessOn } from '../../access/access'
import type { SignedIn } from '../../access/access'
import { rateLimited } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { accessConfigurationOf } from '../../config/app-config'
import type { Services } from '../../operations/services'
import { visibleFamilyOf } from '../../access/plan-family'
import {
  CHANGES_AT_ONCE,
  findChangesAfter,
  findNewestChangeIds,
  findPlansOfChanges,
} from '../../changes/change-queries'
import type { ChangeFeed, RightsSubject } from '../../changes/change-feed'
import type { ChangeRow } from '../../changes/change-queries'
import type { PlanRow } from '../../access/access-queries'
import { itemPlanOf, presentTacticListItem } from '../tactics/list-presenter'
import { withInitiatives } from '../tactics/list-queries'
import type { TacticListRow } from '../tactics/item-rows-queries'
import { countStream, uncountStream } from './open-stream-queries'
import { createStreamReads } from './stream-queries'
import type { StreamReads } from './stream-queries'

type TacticListItem = components['schemas']['TacticListItem']

/** A comment is sent this often, so that no proxy closes the stream as idle. */
const HEARTBEAT_MS = 20_000
/**
 * Rights are read again at most this often while changes come in, even if no change of rights was
 * announced: an announcement may be lost with the connection that brings it.
 */
const RIGHTS_MS = 1_000
/** Max open streams of one person: a few windows with a family of plans each. */
const STREAMS_A_PERSON = 30

/** When the end of a stream could not be counted, it is counted after this time. */
const UNCOUNT_AGAIN_MS = 30_000
/** With more changed items than this at once, clients read their lists again. */
const MAX_SENT_ITEMS = 100
/**
 * Bytes that wait for one client to read them, at most, and one event or read of changes more. A
 * stream with more ends, and its client continues behind the last event that it has received.
 */
const MAX_WAITING_BYTES = 262_144
/** Bytes in memory of a change without its ids, about. */
const CHANGE_BYTES = 200
const ID_BYTES = 8
/** How long a client may take to read the end of a stream while nothing of it arrives. */
const END_MS = 30_000
/** When a server closes, its clients come back within this time, at random. */
const RECONNECT_SPREAD_MS = 10_000

/** The streams of a server, and what they share. */
interface OpenStreams {
  /** The number of open streams of each person. */
  readonly byPerson: Map<number, number>
  readonly reads: StreamReads
  readonly heartbeat: Heartbeat
}

/** By the feed of a server. */
const openStreams = new WeakMap<ChangeFeed, OpenStreams>()

function streamsOf(services: Services): OpenStreams {
  const streams = openStreams.get(services.changes) ?? {
    byPerson: new Map<number, number>(),
    reads: createStreamReads(services.orm, services.clock),
    heartbeat: new Heartbeat(),
  }
  openStreams.set(services.changes, streams)
  return streams
}

/** Calls all streams of a server at once, with one timer. */
class Heartbeat {
  readonly #streams = new Set<() => void>()
  #timer: NodeJS.Timeout | undefined

  add(beat: () => void): void {
    this.#streams.add(beat)
    this.#timer ??= setInterval(() => {
      for (const each of this.#streams) each()
    }, HEARTBEAT_MS).unref()
  }

  delete(beat: () => void): void {
    this.#streams.delete(beat)
    if (this.#streams.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

/** Changes of a plan as server-sent events. */
export const changeStreamHandlers: Handlers<'streamPlanChanges'> = {
  streamPlanChanges: async ({
    params,
    query,
    request,
    reply,
    signedIn,
    planAccesses,
    ...services
  }) => {
    const { userId } = signedIn
    const streams = streamsOf(services)
    const uncount = await countOne(services, streams, userId)
    if (uncount === null) throw rateLimited(HEARTBEAT_MS / 1000)
    if (reply.raw.destroyed) {
      // The client has gone meanwhile.
      uncount()
      reply.hijack()
      return { body: undefined }
    }
    const { lead, nested } = visibleFamilyOf(planAccesses.only, planAccesses)
    const family = query.family === true ? [...(lead === null ? [] : [lead]), ...nested] : []
    const relatives = family.map(({ plan }) => plan.id)
    const accountIds = [planAccesses.only, ...family].flatMap(({ plan }) => plan.account?.id ?? [])
    const follower = { signedIn, accountIds, raw: reply.raw }
    const stream = new ChangeStream(services, streams, [params.id, ...relatives], follower)
    // The response ends with the stream; the request ends before it.
    reply.raw.once('close', () => {
      stream.end()
      uncount()
    })
    reply.hijack()
    const headers = reply.getHeaders()
    await stream.begin(
      {
        ...headers,
        'content-type': 'text/event-stream',
        'x-accel-buffering': 'no',
        // The connection cannot be reused afterwards, and would delay a shutdown.
        connection: 'close',
      },
      { lastEventId: request.headers['last-event-id'], secondsBack: query.secondsBack ?? 0 },
    )
    return { body: undefined }
  },
}

/**
 * Counts a stream of a person, in this process and in all processes of the database.
 *
 * @returns ends the count, once; null if the person has as many streams as allowed
 */
async function countOne(
  { orm, database: { processName } }: Services,
  { byPerson }: OpenStreams,
  userId: number,
): Promise<(() => void) | null> {
  const open = byPerson.get(userId) ?? 0
  if (open >= STREAMS_A_PERSON) return null
  byPerson.set(userId, open + 1)
  const uncountHere = () => {
    const left = (byPerson.get(userId) ?? 1) - 1
    if (left === 0) byPerson.delete(userId)
    else byPerson.set(userId, left)
  }
  if (processName === null) return once(uncountHere)
  const max = STREAMS_A_PERSON
  const isCounted = await countStream(orm, { userId, processName, max }).catch((error: unknown) => {
    uncountHere()
    throw error
  })
  if (!isCounted) {
    uncountHere()
    return null
  }
  const uncountInDatabase = (): void => {
    uncountStream(orm, { userId, processName }).catch(() => {
      setTimeout(uncountInDatabase, UNCOUNT_AGAIN_MS).unref()
    })
  }
  return once(() => {
    uncountHere()
    uncountInDatabase()
  })
}

/** Lets a function run only once. */
function once(run: () => void): () => void {
  let hasRun = false
  return () => {
    if (!hasRun) run()
    hasRun = true
  }
}

/** Where a stream begins. */
interface Beginning {
  readonly lastEventId: string | string[] | undefined
  /** Without an id of an event, the changes of so many seconds come first. */
  readonly secondsBack: number
}

/** The person at the other end of a stream. */
interface Follower {
  readonly signedIn: SignedIn
  /** The accounts of the followed plans. */
  readonly accountIds: readonly number[]
  readonly raw: ServerResponse
}

/** One open stream to one person who follows one plan. */
class ChangeStream {
  readonly #services: Services
  readonly #streams: OpenStreams
  readonly #planId: number
  /** Plans of the family that are followed as well. */
  readonly #relativeIds: readonly number[]
  readonly #accountIds: readonly number[]
  readonly #raw: ServerResponse
  #signedIn: SignedIn
  #rightsAt = 0
  /** Whether it had its rights at the last read, which may be under way. */
  #rights: Promise<boolean> = Promise.resolve(true)
  #rightsReads = 0
  /** When the session ends by itself, in milliseconds since the epoch. */
  #sessionEndsAt = Number.POSITIVE_INFINITY
  /** By plan, the newest change that was sent or skipped, so that each is sent once. */
  readonly #cursors = new Map<number, number>()
  #isEnded = false
  readonly #stopFollowing: (() => void)[] = []
  /** Sends are queued, because rights are read in between. */
  #queue: Promise<void> = Promise.resolve()
  /** Bytes of the changes in the queue. */
  #queuedBytes = 0
  /** Whether a client that reads slowly is awaited no longer. */
  readonly #ending = new AbortController()
  readonly #heartbeat = (): void => {
    if (this.#services.clock.now().getTime() >= this.#sessionEndsAt) this.end()
    // Without the line, a client that never reads is disconnected after some minutes.
    else if (!this.#raw.writableNeedDrain) this.#raw.write(': still here\n\n')
  }

  constructor(
    services: Services,
    streams: OpenStreams,
    [planId, ...relativeIds]: readonly [number, ...number[]],
    { signedIn, accountIds, raw }: Follower,
  ) {
    this.#services = services
    this.#streams = streams
    this.#planId = planId
    this.#relativeIds = relativeIds
    this.#signedIn = signedIn
    this.#accountIds = accountIds
    this.#raw = raw
  }

  /** Sends missed changes, then new ones, until either side closes the stream. */
  async begin(
    headers: NodeJS.Dict<number | string | string[]>,
    { lastEventId, secondsBack }: Beginning,
  ): Promise<void> {
    const { orm, changes, clock } = this.#services
    const lastId = typeof lastEventId === 'string' ? lastEventId : null
    const before =
      lastId === null && secondsBack > 0
        ? new Date(clock.now().getTime() - secondsBack * 1_000)
        : null
    this.#raw.writeHead(200, headers)
    this.#followRights()
    try {
      // Before the first block: a client that has received it receives every later change.
      await this.#catchUp(lastId, before)
      // A stream that resumes without a missed change writes nothing else for a while.
      this.#raw.flushHeaders()
      for (const planId of this.#cursors.keys()) {
        // Missed changes go first. Newer ones would move the cursor past them, so they are read
        // again after them.
        let isBehind = true
        let hasNewer = false
        this.#stopFollowing.push(
          await changes.follow(planId, {
            onChanges: (rows) => {
              hasNewer = true
              if (!isBehind) this.#enqueue(rows)
            },
            onEnd: () => this.#endForRestart(),
          }),
        )
        while (isBehind && !this.#isEnded) {
          hasNewer = false
          // Missed changes, and changes between the first query and the start of following.
          const missed = await findChangesAfter(orm, planId, this.#cursors.get(planId) ?? 0)
          isBehind = hasNewer || missed.length === CHANGES_AT_ONCE
          if (missed.length > 0) this.#queue = this.#queue.then(() => this.#send(missed))
          await this.#queue
        }
      }
      // They may have changed between the gate of the request and the start of following.
      void this.#checkRights()
    } catch {
      this.end()
    }
    if (this.#isEnded) return this.end()
    this.#streams.heartbeat.add(this.#heartbeat)
  }

  /** Sets the newest change of each plan that the client has from now on. */
  async #catchUp(lastEventId: string | null, before: Date | null): Promise<void> {
    const { orm } = this.#services
    const planIds = [this.#planId, ...this.#relativeIds]
    const newest = await findNewestChangeIds(orm, planIds, before)
    const received = lastEventId === null ? null : cursorsFrom(lastEventId)
    const canResume = received !== null && (await this.#canResume(planIds, received, newest))
    for (const planId of planIds) {
      this.#cursors.set(planId, (canResume ? received.get(planId) : newest.get(planId)) ?? 0)
    }
    if (canResume) return
    this.#write(received === null ? '' : 'event: reset\ndata: {}\n')
  }

  /** Whether all changes after those that a client has received are retained, of every plan. */
  async #canResume(
    planIds: readonly number[],
    received: ReadonlyMap<number, number>,
    newest: ReadonlyMap<number, number>,
  ): Promise<boolean> {
    const planOf = await findPlansOfChanges(this.#services.orm, [...received.values()])
    return planIds.every((planId) => {
      const last = received.get(planId)
      if (last === undefined) return false
      const newestId = newest.get(planId) ?? 0
      // The newest change of a plan is retained, so without one it has never changed.
      if (last === 0) return newestId === 0
      return last <= newestId && planOf.get(last) === planId
    })
  }

  #enqueue(rows: readonly ChangeRow[]): void {
    if (rows.length === 0 || this.#isEnded) return
    if (this.#raw.writableLength + this.#queuedBytes > MAX_WAITING_BYTES) {
      this.#services.countSlowStream()
      return this.#endForSlowClient()
    }
    const bytes = rows.reduce((sum, { ids }) => sum + CHANGE_BYTES + ID_BYTES * ids.length, 0)
    this.#queuedBytes += bytes
    const send = async () => {
      await this.#send(rows)
      this.#queuedBytes -= bytes
    }
    this.#queue = this.#queue.then(send).catch(() => this.end())
  }

  async #send(rows: readonly ChangeRow[]): Promise<void> {
    const itemCount = rows.reduce((sum, row) => sum + (hasItems(row) ? row.ids.length : 0), 0)
    for (const row of rows) {
      // Before each, because the client may have been slow to read the one before.
      if (!(await this.#hasRights())) return this.end()
      if (row.id <= (this.#cursors.get(row.planId) ?? 0)) continue
      const ids = await this.#visibleIds(row)
      if (ids.length === 0) {
        await this.#writeChange(row)
        continue
      }
      const { planId, collection, action } = row
      const version = ids.length === 1 ? row.version : null
      const isSent = hasItems(row) && itemCount <= MAX_SENT_ITEMS
      const items = isSent ? await this.#itemsOf(planId, ids) : null
      const data = JSON.stringify({ planId, collection, action, ids, version, items })
      await this.#writeChange(row, `event: change\ndata: ${data}\n`)
    }
  }

  /** Sends the event of a change, and waits until the client has read enough for the next one. */
  async #writeChange({ planId, id }: ChangeRow, lines = ''): Promise<void> {
    // At once with the event, so that an end in between names no change that was not sent.
    if (!this.#isEnded) this.#cursors.set(planId, id)
    this.#write(lines)
    if (!this.#raw.writableNeedDrain) return
    await nextEvent(this.#raw, 'drain', { signal: this.#ending.signal }).catch(() => undefined)
  }

  /** Returns those of a plan's items that the user's lists contain, as lists contain them. */
  async #itemsOf(planId: number, ids: readonly number[]): Promise<readonly TacticListItem[]> {
    const { reads } = this.#streams
    const [plan, followed, ...found] = await Promise.all([
      reads.plan(planId),
      reads.plan(this.#planId),
      ...ids.map((id) => reads.item(id)),
    ])
    if (plan === null || followed === null) return []
    const hidden = followed.parentId === planId ? await reads.hiddenTypeIds(planId) : none
    const { blockedTagIds, caller } = this.#signedIn
    const rows = found
      .filter((row) => row !== null)
      // An item may have got a blocked tag since its ids were judged.
      .filter(
        ({ tacticTypeId, tagIds }) =>
          !hidden.has(tacticTypeId) && !isHiddenByTags(tagIds, blockedTagIds),
      )
    const itemPlan = itemPlanOf(callerAccessOn(plan, caller))
    const initiatives = await this.#visibleInitiatives(followed, rows)
    return rows.map((row) => presentTacticListItem(withInitiatives(row, initiatives), itemPlan))
  }

  /** Returns those of the related initiatives that the user may see. */
  async #visibleInitiatives(
    { id, parentId, nestedPlanIds }: PlanRow,
    rows: readonly TacticListRow[],
  ): Promise<ReadonlySet<number>> {
    const { reads } = this.#streams
    const family = new Set([id, parentId, ...nestedPlanIds])
    const related = [...new Set(rows.flatMap(({ relatedInitiativeIds }) => relatedInitiativeIds))]
    const visible = await Promise.all(
      related.map(async (initiative) => {
        const planId = await reads.planOfTactic(initiative)
        if (planId === null || !family.has(planId)) return false
        return (
          (await this.#abilities(planId))?.canView === true && !(await this.#isBlocked(initiative))
        )
      }),
    )
    return new Set(related.filter((_id, at) => visible[at]))
  }

  /** Whether a tag of a tactic is blocked for the user. */
  async #isBlocked(tacticId: number): Promise<boolean> {
    const { blockedTagIds } = this.#signedIn
    if (blockedTagIds.size === 0) return false
    const tagIds = await this.#streams.reads.tagsOfTactic(tacticId)
    return tagIds.some((id) => blockedTagIds.has(id))
  }

  /** Follows what its rights depend on. */
  #followRights(): void {
    const { sessionId, userId } = this.#signedIn
    const plans = [this.#planId, ...this.#relativeIds].map((id): RightsSubject => `plan:${id}`)
    const accounts = [...new Set(this.#accountIds)].map((id): RightsSubject => `account:${id}`)
    this.#stopFollowing.push(
      this.#services.changes.followRights(
        [`session:${sessionId}`, `user:${userId}`, ...plans, ...accounts],
        () => {
          this.#rightsAt = 0
          void this.#checkRights()
        },
      ),
    )
  }

  /** Ends the stream if its rights have ended, even while its client reads nothing. */
  async #checkRights(): Promise<void> {
    const has = await this.#hasRights().catch(() => false)
    if (!has) this.end()
  }

  /** Whether the session and the right to view the plan still exist; the stream ends without them. */
  async #hasRights(): Promise<boolean> {
    if (this.#isEnded) return false
    const now = this.#services.clock.now()
    if (now.getTime() >= this.#sessionEndsAt) return false
    if (now.getTime() - this.#rightsAt < RIGHTS_MS) return this.#rights
    // Before the read: an announcement that arrives meanwhile makes the next call read again.
    this.#rightsAt = now.getTime()
    this.#rights = this.#readRights()
    return this.#rights
  }

  async #readRights(): Promise<boolean> {
    this.#rightsReads += 1
    const read = this.#rightsReads
    const { sessionId } = this.#signedIn
    const { reads } = this.#streams
    const [session, plan] = await Promise.all([reads.session(sessionId), reads.plan(this.#planId)])
    if (session === null || plan === null) return false
    const signedIn = signedInFrom(session, sessionId, accessConfigurationOf(this.#services.config))
    // A later read may have ended before.
    if (read === this.#rightsReads) {
      this.#signedIn = signedIn
      this.#sessionEndsAt = session.expiresAt.getTime()
    }
    return callerAccessOn(plan, signedIn.caller).abilities.canView
  }

  async #abilities(planId: number): Promise<PlanAbilities | null> {
    const plan = await this.#streams.reads.plan(planId)
    return plan === null ? null : callerAccessOn(plan, this.#signedIn.caller).abilities
  }

  /** Returns those ids of a change that the user may see. */
  async #visibleIds({ planId, collection, ids }: ChangeRow): Promise<readonly number[]> {
    const { blockedTagIds } = this.#signedIn
    const isRelative = planId !== this.#planId
    if (isRelative && (await this.#abilities(planId))?.canView !== true) return []
    if (collection === 'tactics') {
      const areBlocked = await Promise.all(ids.map((id) => this.#isBlocked(id)))
      return ids.filter((_id, at) => areBlocked[at] !== true)
    }
    if (collection === 'tags') return ids.filter((id) => !blockedTagIds.has(id))
    if (
      collection === 'user_roles' &&
      (await this.#abilities(planId))?.canSeeTeamSettings !== true
    ) {
      const own = new Set(this.#signedIn.memberships.map(({ id }) => id))
      return ids.filter((id) => own.has(id))
    }
    if (collection === 'budgets') {
      return (await this.#abilities(planId))?.canSeeBudget === true ? ids : []
    }
    return ids
  }

  /**
   * Sends an event with the newest change of each plan as its id, from which the client resumes.
   *
   * @param lines its other lines
   */
  #write(lines = ''): void {
    if (this.#isEnded) return
    const id = [...this.#cursors].map(([planId, changeId]) => `${planId}:${changeId}`).join(',')
    this.#raw.write(`id: ${id}\n${lines}\n`)
  }

  /** Ends the stream, and tells the client when to come back: not all at once. */
  #endForRestart(): void {
    if (!this.#isEnded) this.#raw.write(`${retryLine()}\n`)
    this.end()
  }

  /** Ends the stream with the id from which its client can resume. */
  #endForSlowClient(): void {
    this.#write(retryLine())
    this.#raw.setTimeout(END_MS)
    this.end()
  }

  /** Ends the stream. Ending it twice does nothing. */
  end(): void {
    this.#isEnded = true
    this.#ending.abort()
    this.#streams.heartbeat.delete(this.#heartbeat)
    for (const stop of this.#stopFollowing.splice(0)) stop()
    if (!this.#raw.writableEnded) this.#raw.end()
  }
}

/** When a client should come back, in milliseconds. */
function retryLine(): string {
  return `retry: ${randomInt(RECONNECT_SPREAD_MS)}\n`
}

const none: ReadonlySet<number> = new Set()

/** Whether a change is sent with its items. */
function hasItems({ collection, action }: ChangeRow): boolean {
  return collection === 'tactics' && action !== 'deleted'
}

/** Reads the newest change of each plan from the id of an event. */
function cursorsFrom(eventId: string): ReadonlyMap<number, number> {
  return new Map(
    eventId.split(',').map((cursor) => {
      const [planId = '', changeId] = cursor.split(':')
      return [Number(planId), Number(changeId)]
    }),
  )
}
