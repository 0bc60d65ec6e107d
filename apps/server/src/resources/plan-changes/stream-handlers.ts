import type { ServerResponse } from 'node:http'
import type { PlanAbilities } from '@throughline/domain/access'
import { findLiveSession, findPlans } from '../../access/access-queries'
import { signedInFrom, callerAccessOn } from '../../access/access'
import type { SignedIn } from '../../access/access'
import { rateLimited } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { accessConfigurationOf } from '../../config/app-config'
import type { Services } from '../../operations/services'
import { visibleFamilyOf } from '../../access/plan-family'
import {
  findChangesAfter,
  findHiddenTacticIds,
  findNewestChangeId,
  isChangeRetained,
} from '../../changes/change-queries'
import type { ChangeFeed } from '../../changes/change-feed'
import type { ChangeRow } from '../../changes/change-queries'

/** A comment is sent this often, so that no proxy closes the stream as idle. */
const HEARTBEAT_MS = 20_000
/** Rights are read again at most this often while changes come in. */
const RIGHTS_MS = 1_000
/** Max open streams of one person: a few windows with a family of plans each. */
const STREAMS_A_PERSON = 30

/** By the feed of a server, the number of open streams of each person. */
const openStreams = new WeakMap<ChangeFeed, Map<number, number>>()

function streamsOf(feed: ChangeFeed): Map<number, number> {
  const streams = openStreams.get(feed) ?? new Map<number, number>()
  openStreams.set(feed, streams)
  return streams
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
    const streamsByPerson = streamsOf(services.changes)
    const open = streamsByPerson.get(userId) ?? 0
    if (open >= STREAMS_A_PERSON) throw rateLimited(HEARTBEAT_MS / 1000)
    streamsByPerson.set(userId, open + 1)
    const { lead, nested } = visibleFamilyOf(planAccesses.only, planAccesses)
    const family = query.family === true ? [...(lead === null ? [] : [lead]), ...nested] : []
    const relatives = family.map(({ plan }) => plan.id)
    const stream = new ChangeStream(services, params.id, relatives, signedIn, reply.raw)
    // The response ends with the stream; the request ends before it.
    reply.raw.once('close', () => {
      stream.end()
      const left = (streamsByPerson.get(userId) ?? 1) - 1
      if (left === 0) streamsByPerson.delete(userId)
      else streamsByPerson.set(userId, left)
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

/** Where a stream begins. */
interface Beginning {
  readonly lastEventId: string | string[] | undefined
  /** Without an id of an event, the changes of so many seconds come first. */
  readonly secondsBack: number
}

/** One open stream to one person who follows one plan. */
class ChangeStream {
  readonly #services: Services
  readonly #planId: number
  /** Plans of the family that are followed as well. */
  readonly #relativeIds: readonly number[]
  readonly #raw: ServerResponse
  #signedIn: SignedIn
  #rightsAt = 0
  /** By plan, the newest change that was sent or skipped, so that each is sent once. */
  readonly #cursors = new Map<number, number>()
  #isEnded = false
  readonly #stopFollowing: (() => void)[] = []
  #heartbeat: NodeJS.Timeout | undefined
  /** Sends are queued, because rights are read in between. */
  #queue: Promise<void> = Promise.resolve()

  constructor(
    services: Services,
    planId: number,
    relativeIds: readonly number[],
    signedIn: SignedIn,
    raw: ServerResponse,
  ) {
    this.#services = services
    this.#planId = planId
    this.#relativeIds = relativeIds
    this.#signedIn = signedIn
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
    try {
      // Before the first block: a client that has received it receives every later change.
      for (const relativeId of this.#relativeIds) {
        this.#cursors.set(relativeId, await findNewestChangeId(orm, relativeId, before))
      }
      this.#cursors.set(this.#planId, await this.#catchUp(lastId, before))
      for (const [planId, cursor] of this.#cursors) {
        // Missed changes go first. Newer ones wait, because they would move the cursor past the
        // missed ones.
        let early: ChangeRow[] | null = []
        this.#stopFollowing.push(
          await changes.follow(planId, {
            onChanges: (rows) => {
              if (early === null) this.#enqueue(rows)
              else early.push(...rows)
            },
            onEnd: () => this.end(),
          }),
        )
        // Missed changes, and changes between the first query and the start of following.
        const missed = await findChangesAfter(orm, planId, cursor)
        this.#enqueue([...missed, ...early])
        early = null
      }
    } catch {
      this.end()
    }
    if (this.#isEnded) return this.end()
    this.#heartbeat = setInterval(() => {
      this.#queue = this.#queue.then(() => this.#beat())
    }, HEARTBEAT_MS)
    this.#heartbeat.unref()
  }

  /** @returns the newest change that the client has from now on */
  async #catchUp(lastEventId: string | null, before: Date | null): Promise<number> {
    const { orm } = this.#services
    const newest = await findNewestChangeId(orm, this.#planId, before)
    if (lastEventId === null) {
      this.#write(`id: ${newest}\n\n`)
      return newest
    }
    const last = Number(lastEventId)
    const hasOneOrder = this.#relativeIds.length === 0
    if (
      hasOneOrder &&
      (last === 0 || (last <= newest && (await isChangeRetained(orm, this.#planId, last))))
    ) {
      return last
    }
    this.#write(`id: ${newest}\nevent: reset\ndata: {}\n\n`)
    return newest
  }

  #enqueue(rows: readonly ChangeRow[]): void {
    if (rows.length === 0) return
    this.#queue = this.#queue.then(() => this.#send(rows)).catch(() => this.end())
  }

  async #send(rows: readonly ChangeRow[]): Promise<void> {
    if (!(await this.#hasRights())) return this.end()
    for (const row of rows) {
      if (row.id <= (this.#cursors.get(row.planId) ?? 0)) continue
      this.#cursors.set(row.planId, row.id)
      const ids = await this.#visibleIds(row)
      if (ids.length === 0) {
        this.#write(`id: ${row.id}\n\n`)
        continue
      }
      const { planId, collection, action } = row
      const version = ids.length === 1 ? row.version : null
      const data = JSON.stringify({ planId, collection, action, ids, version })
      this.#write(`id: ${row.id}\nevent: change\ndata: ${data}\n\n`)
    }
  }

  async #beat(): Promise<void> {
    if (await this.#hasRights(0)) this.#write(': still here\n\n')
    else this.end()
  }

  /** Whether the session and the right to view the plan still exist; the stream ends without them. */
  async #hasRights(maxAgeMs = RIGHTS_MS): Promise<boolean> {
    if (this.#isEnded) return false
    const { orm, clock, config } = this.#services
    const now = clock.now()
    if (now.getTime() - this.#rightsAt < maxAgeMs) return true
    const { sessionId } = this.#signedIn
    const session = await findLiveSession(orm, sessionId, now)
    if (session === null) return false
    this.#signedIn = signedInFrom(session, sessionId, accessConfigurationOf(config))
    this.#rightsAt = now.getTime()
    return (await this.#abilities(this.#planId))?.canView === true
  }

  async #abilities(planId: number): Promise<PlanAbilities | null> {
    const [plan] = await findPlans(this.#services.orm, [planId])
    return plan === undefined ? null : callerAccessOn(plan, this.#signedIn.caller).abilities
  }

  /** Returns those ids of a change that the user may see. */
  async #visibleIds({ planId, collection, ids }: ChangeRow): Promise<readonly number[]> {
    const { blockedTagIds } = this.#signedIn
    const isRelative = planId !== this.#planId
    if (isRelative && (await this.#abilities(planId))?.canView !== true) return []
    if (collection === 'tactics') {
      const hidden = await findHiddenTacticIds(this.#services.orm, ids, blockedTagIds)
      return ids.filter((id) => !hidden.has(id))
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

  #write(text: string): void {
    if (!this.#isEnded) this.#raw.write(text)
  }

  /** Ends the stream. Ending it twice does nothing. */
  end(): void {
    this.#isEnded = true
    clearInterval(this.#heartbeat)
    for (const stop of this.#stopFollowing.splice(0)) stop()
    if (!this.#raw.writableEnded) this.#raw.end()
  }
}
