import type { ServerResponse } from 'node:http'
import type { PlanAbilities } from '@throughline/domain/access'
import { signedInFrom, callerAccessOn } from '../../access/access'
import type { SignedIn } from '../../access/access'
import { rateLimited } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { accessConfigurationOf } from '../../config/app-config'
import type { Services } from '../../operations/services'
import { visibleFamilyOf } from '../../access/plan-family'
import {
  findChangesAfter,
  findNewestChangeId,
  isChangeRetained,
} from '../../changes/change-queries'
import type { ChangeFeed } from '../../changes/change-feed'
import type { ChangeRow } from '../../changes/change-queries'
import { createStreamReads } from './stream-rights-queries'
import type { StreamReads } from './stream-rights-queries'

/** A comment is sent this often, so that no proxy closes the stream as idle. */
const HEARTBEAT_MS = 20_000
/** Rights are read again at most this often while changes come in. */
const RIGHTS_MS = 1_000
/** Max open streams of one person: a few windows with a family of plans each. */
const STREAMS_A_PERSON = 30

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

/** Calls all streams of a server at once, so that they read their rights together. */
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
    const { byPerson } = streams
    const open = byPerson.get(userId) ?? 0
    if (open >= STREAMS_A_PERSON) throw rateLimited(HEARTBEAT_MS / 1000)
    byPerson.set(userId, open + 1)
    const { lead, nested } = visibleFamilyOf(planAccesses.only, planAccesses)
    const family = query.family === true ? [...(lead === null ? [] : [lead]), ...nested] : []
    const relatives = family.map(({ plan }) => plan.id)
    const follower = { signedIn, raw: reply.raw }
    const stream = new ChangeStream(services, streams, [params.id, ...relatives], follower)
    // The response ends with the stream; the request ends before it.
    reply.raw.once('close', () => {
      stream.end()
      const left = (byPerson.get(userId) ?? 1) - 1
      if (left === 0) byPerson.delete(userId)
      else byPerson.set(userId, left)
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
  readonly #streams: OpenStreams
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
  /** Sends are queued, because rights are read in between. */
  #queue: Promise<void> = Promise.resolve()
  readonly #heartbeat = (): void => {
    this.#queue = this.#queue.then(() => this.#beat()).catch(() => this.end())
  }

  constructor(
    services: Services,
    streams: OpenStreams,
    [planId, ...relativeIds]: readonly [number, ...number[]],
    { signedIn, raw }: { readonly signedIn: SignedIn; readonly raw: ServerResponse },
  ) {
    this.#services = services
    this.#streams = streams
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
    this.#streams.heartbeat.add(this.#heartbeat)
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
    const { clock, config } = this.#services
    const now = clock.now()
    if (now.getTime() - this.#rightsAt < maxAgeMs) return true
    const { sessionId } = this.#signedIn
    const { reads } = this.#streams
    const [session, plan] = await Promise.all([reads.session(sessionId), reads.plan(this.#planId)])
    if (session === null || plan === null) return false
    this.#signedIn = signedInFrom(session, sessionId, accessConfigurationOf(config))
    this.#rightsAt = now.getTime()
    return callerAccessOn(plan, this.#signedIn.caller).abilities.canView
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
    if (collection === 'tactics' && blockedTagIds.size > 0) {
      const { tagsOfTactic } = this.#streams.reads
      const tagIds = await Promise.all(ids.map((id) => tagsOfTactic(id)))
      return ids.filter((_id, at) => tagIds[at]?.some((id) => blockedTagIds.has(id)) !== true)
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
    this.#streams.heartbeat.delete(this.#heartbeat)
    for (const stop of this.#stopFollowing.splice(0)) stop()
    if (!this.#raw.writableEnded) this.#raw.end()
  }
}
