import type { PlanDetail } from '@throughline/api-client'
import type { RequestHandler } from 'msw'
import { buildSubscription, type Schemas } from '../builders'
import type { ChangeStream } from './change-stream'
import { contractHttp } from './contract-http'
import { notFound, problemResponse } from './problem-response'
import { nextVersion, staleResponse } from './versions'

type Subscription = Schemas['Subscription']

/** The stored calendars of interest of account 1, and changes of them by other users. */
export interface SubscriptionStore {
  readonly handlers: readonly RequestHandler[]
  /** In the order in which they were added. */
  readonly all: () => readonly Subscription[]
  /** The plan shows these from now on. */
  readonly select: (ids: readonly number[]) => void
  /** Changes a calendar, or adds one, and sends an event to the pages. */
  readonly change: (id: number, fields: Partial<Subscription>) => void
  /** Deletes a calendar, and sends an event to the pages. */
  readonly remove: (id: number) => void
}

export interface SubscriptionStoreOptions {
  readonly subscriptions: readonly Subscription[]
  /** Events of each calendar. */
  readonly events: readonly Schemas['SubscriptionEvent'][]
  /** The calendars by URL. No other URL can be fetched. */
  readonly feeds: Readonly<Record<string, Schemas['SubscriptionPreview']>>
}

/** Every operation of calendars of interest. */
export function createSubscriptionStore(
  { subscriptions, events, feeds }: SubscriptionStoreOptions,
  { plans, stream }: { readonly plans: readonly PlanDetail[]; readonly stream: ChangeStream },
): SubscriptionStore {
  const { get, post, put, delete: remove } = contractHttp
  const stored = new Map(subscriptions.map((one) => [one.id, one]))
  const unreachable = () => {
    const message = 'No calendar could be fetched from this URL.'
    const errors = [{ path: '/calendarPath', message, code: 'calendar_unreachable' }]
    return problemResponse(422, 'calendar_unreachable', { detail: message, errors })
  }
  const change = (id: number, fields: Partial<Subscription>): Subscription => {
    const after = { ...(stored.get(id) ?? buildSubscription({ id })), ...fields }
    stored.set(id, after)
    return after
  }
  const tell = (id: number, action: 'updated' | 'deleted') => {
    for (const { id: planId } of plans) {
      stream.send({ planId, collection: 'subscriptions', action, ids: [id], version: null })
    }
  }
  const reportOf = ({ eventCount }: Schemas['SubscriptionPreview']) => ({
    ...freshReport,
    fetchedAt: new Date(Date.now()).toISOString(),
    eventCount,
  })
  const rank = ({ organization, name }: Subscription) =>
    `${organization === 'default' ? 0 : 1}${name.toLowerCase()}`
  const handlers = [
    get('/subscriptions', ({ response }) => {
      const items = [...stored.values()].toSorted((one, other) =>
        rank(one).localeCompare(rank(other)),
      )
      return response(200).json({ items, total: items.length, nextCursor: null })
    }),
    get('/subscriptions/{id}/events', ({ params, response }) =>
      response(200).json({
        subscriptionId: Number(params.id),
        events: [...events],
        duplicateEventsMap: [],
        fetchedAt: null,
        isStale: false,
      }),
    ),
    post('/subscriptions/preview', async ({ request, response }) => {
      const feed = feeds[(await request.json()).calendarPath]
      return feed === undefined ? response.untyped(unreachable()) : response(200).json(feed)
    }),
    post('/subscriptions', async ({ request, response }) => {
      const { calendarPath, name } = await request.json()
      const feed = feeds[calendarPath]
      if (feed === undefined) return response.untyped(unreachable())
      const id = 1 + Math.max(40, ...stored.keys())
      const added = { name: name ?? feed.name, calendarPath, selected: false }
      return response(201).json(change(id, { ...added, report: reportOf(feed) }))
    }),
    put('/subscriptions/{id}', async ({ params, request, response }) => {
      const id = Number(params.id)
      const before = stored.get(id)
      if (before === undefined) return response.untyped(notFound())
      const stale = staleResponse(request, before, before)
      if (stale !== null) return response.untyped(stale)
      const { name, calendarPath } = await request.json()
      const feed = calendarPath === undefined ? null : feeds[calendarPath]
      if (feed === undefined) return response.untyped(unreachable())
      const after = change(id, {
        version: nextVersion(before),
        ...(name === undefined ? {} : { name }),
        ...(calendarPath === undefined ? {} : { calendarPath }),
        ...(feed === null ? {} : { report: reportOf(feed) }),
      })
      return response(200).json(after)
    }),
    post('/subscriptions/{id}/refresh', ({ params, response }) => {
      const one = stored.get(Number(params.id))
      if (one === undefined) return response.untyped(notFound())
      const feed = feeds[one.calendarPath ?? '']
      const failure = { problem: 'unreachable', statusCode: 404 } as const
      const before = one.report ?? freshReport
      const failed = {
        ...before,
        ...failure,
        failingSince: before.failingSince ?? new Date(Date.now()).toISOString(),
      }
      const report = feed === undefined ? failed : reportOf(feed)
      return response(200).json(change(one.id, { report }))
    }),
    remove('/subscriptions/{id}', ({ params, response }) =>
      stored.delete(Number(params.id)) ? response(204).empty() : response.untyped(notFound()),
    ),
  ]
  return {
    handlers,
    all: () => [...stored.values()],
    select: (ids) => {
      for (const [id, one] of stored) stored.set(id, { ...one, selected: ids.includes(id) })
    },
    change: (id, fields) => {
      change(id, fields)
      tell(id, 'updated')
    },
    remove: (id) => {
      stored.delete(id)
      tell(id, 'deleted')
    },
  }
}

/** A report without problems. */
const freshReport: Schemas['CalendarReport'] = {
  fetchedAt: null,
  eventCount: 0,
  isCalculated: false,
  problem: null,
  statusCode: null,
  failingSince: null,
  warnings: [],
  singleEvents: [],
}
