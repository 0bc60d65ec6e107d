import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createApiClient, type PlanChange } from '@throughline/api-client'
import { listItemOf } from '@throughline/domain/tactics'
import { buildTactic, novemberTactics } from '@throughline/test-support/builders'
import { createPlanningServer } from '@throughline/test-support/network'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Read } from './core/read'
import { initiativesRead } from './initiatives'
import { createChangeApplier, oldestReadAt } from './plan-changes'
import { planRead } from './plans'
import { subscriptionEventsRead, subscriptionsRead } from './subscriptions'
import { tacticRead } from './item-details'
import { deleteOptions } from './tactic-changes'
import { tacticNotesRead, tactics, tacticsRead } from './tactics'
import { tagsRead } from './tags'

const PLAN_ID = 12
const november = { planId: PLAN_ID, startDate: '2026-11-01', endDate: '2026-12-05' }
const key = tacticsRead.key(november)

/**
 * A page that shows November, and a server with newer items.
 *
 * @param connection delays the answers until it resolves
 */
function page(
  onServer: Readonly<Record<number, object>>,
  connection: Promise<void> = Promise.resolve(),
) {
  const requested: string[] = []
  const client = createApiClient({
    baseUrl: 'http://planner.test/api',
    fetch: async (request) => {
      const ids = new URL(request.url).searchParams.get('ids') ?? ''
      requested.push(ids)
      const items = ids.split(',').flatMap((id) => onServer[Number(id)] ?? [])
      const isWhole = items.length === ids.split(',').length
      await connection
      return isWhole
        ? Response.json({ items, nextCursor: null, endCursor: null, changedIds: [], isFirst: true })
        : Response.json(
            { status: 404, code: 'not_found', title: '', detail: '', requestId: 'r' },
            { status: 404 },
          )
    },
  })
  const queryClient = new QueryClient()
  queryClient.setQueryData(key, novemberTactics)
  showOffline(queryClient, tacticsRead.options(client, november))
  const applier = createChangeApplier(client, queryClient, PLAN_ID)
  const visible = () => queryClient.getQueryData<typeof novemberTactics>(key) ?? []
  return { requested, queryClient, applier, visible }
}

/** Shows an answer, as a screen does, without reading it. */
function showOffline(queryClient: QueryClient, options: ReadOptions) {
  const { queryKey, meta } = options
  new QueryObserver(queryClient, { queryKey, meta, enabled: false }).subscribe(() => undefined)
}

type ReadOptions = Pick<ReturnType<Read<number, unknown>['options']>, 'queryKey' | 'meta'>

function changeOf(change: Partial<PlanChange>): PlanChange {
  return {
    planId: PLAN_ID,
    collection: 'tactics',
    action: 'updated',
    ids: [],
    version: null,
    items: null,
    ...change,
  }
}

describe('a change by others', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const [first, second] = novemberTactics
  const settle = () => vi.advanceTimersByTimeAsync(100)

  test('is read together with others, and replaces the item', async () => {
    if (first === undefined || second === undefined) throw new Error('The fixture is empty.')
    const renamed = { ...first, version: first.version + 1, title: 'Renamed' }
    const added = { ...buildTactic({ id: 900, title: 'Added' }), version: 1 }
    const { requested, applier, visible } = page({ [first.id]: renamed, 900: added })
    applier.onChange(changeOf({ ids: [first.id], version: renamed.version }))
    applier.onChange(changeOf({ ids: [900], action: 'created', version: 1 }))
    await settle()
    expect(requested).toEqual([`${first.id},900`])
    expect(visible().find(({ id }) => id === first.id)?.title).toBe('Renamed')
    expect(visible().at(-1)?.title).toBe('Added')
    expect(visible().find(({ id }) => id === second.id)).toBe(second)
  })

  test('is shown at once when the server sends the item, but not over a change of one’s own', async () => {
    if (first === undefined || second === undefined) throw new Error('The fixture is empty.')
    const { requested, applier, visible, queryClient } = page({ [second.id]: second })
    const sent = [first, second].map((item) =>
      listItemOf({ ...item, version: item.version + 1, title: 'Renamed' }),
    )
    const end = tactics.pendingOf(queryClient).add({ ownerId: PLAN_ID, item: second, changes: {} })
    applier.onChange(changeOf({ ids: [first.id, second.id], items: sent }))
    const titles = () =>
      [first, second].map(({ id }) => visible().find((item) => item.id === id)?.title)
    expect(titles()).toEqual(['Renamed', second.title])
    await settle()
    expect(requested).toEqual([])
    // What was not shown is read when the own change is over.
    end()
    await settle()
    expect(requested).toEqual([String(second.id)])
  })

  test('of an item that this page has deleted is asked for: it may be older than the deletion', async () => {
    if (first === undefined) throw new Error('The fixture is empty.')
    const { applier, queryClient, visible, requested } = page({})
    const { client } = createPlanningServer()
    tactics.remove(queryClient, PLAN_ID, [first.id])
    const options = deleteOptions({ client, queryClient, ownerId: PLAN_ID })
    const deletion = queryClient.getMutationCache().build(queryClient, options)
    Object.assign(deletion.state, { status: 'success', variables: { item: first } })
    const sent = listItemOf({ ...first, version: first.version + 1 })
    applier.onChange(changeOf({ ids: [first.id], version: sent.version, items: [sent] }))
    expect(visible().some(({ id }) => id === first.id)).toBe(false)
    await settle()
    expect(requested).toEqual([String(first.id)])
  })

  test('is not read when the list has that version already, as after one’s own change', async () => {
    if (first === undefined) throw new Error('The fixture is empty.')
    const { requested, applier, visible } = page({})
    applier.onChange(changeOf({ ids: [first.id], version: first.version }))
    await settle()
    expect(requested).toEqual([])
    expect(visible()).toBe(novemberTactics)
  })

  test('removes an item that is deleted, or that the person may no longer see', async () => {
    if (first === undefined || second === undefined) throw new Error('The fixture is empty.')
    const { applier, visible } = page({})
    applier.onChange(changeOf({ ids: [first.id], action: 'deleted' }))
    expect(visible().some(({ id }) => id === first.id)).toBe(false)
    applier.onChange(changeOf({ ids: [second.id], version: second.version + 1 }))
    await settle()
    expect(visible().some(({ id }) => id === second.id)).toBe(false)
  })

  test.each([
    ['that others delete is read', null, true],
    ['that is being deleted here is not', 'pending', false],
    ['that was deleted here is not', 'success', false],
  ] as const)('an item %s', (_, status, isRead) => {
    const item = buildTactic({ id: 999, title: 'Not in the list any more' })
    const [{ applier, queryClient }, { client }] = [page({}), createPlanningServer()]
    queryClient.setQueryData(tacticRead.key(item.id), item)
    showOffline(queryClient, tacticRead.options(client, item.id))
    const options = deleteOptions({ client, queryClient, ownerId: PLAN_ID })
    const deletion = queryClient.getMutationCache().build(queryClient, options)
    if (status !== null) Object.assign(deletion.state, { status, variables: { item } })
    applier.onChange(changeOf({ ids: [item.id], action: 'deleted' }))
    expect(queryClient.getQueryState(tacticRead.key(item.id))?.isInvalidated).toBe(isRead)
  })

  test('does not bring an item back with an answer that is older than its deletion', async () => {
    if (first === undefined) throw new Error('The fixture is empty.')
    const newer = { ...first, version: first.version + 1 }
    let release = () => {}
    const connection = new Promise<void>((resolve) => {
      release = resolve
    })
    const { requested, applier, visible } = page({ [first.id]: newer }, connection)
    applier.onChange(changeOf({ ids: [first.id], version: newer.version }))
    await settle()
    expect(requested).toEqual([String(first.id)])
    applier.onChange(changeOf({ ids: [first.id], action: 'deleted' }))
    release()
    await settle()
    expect(visible().some(({ id }) => id === first.id)).toBe(false)
    // Another user has restored the item, so the page reads it again.
    applier.onChange(changeOf({ ids: [first.id], version: newer.version }))
    await settle()
    expect(visible().some(({ id }) => id === first.id)).toBe(true)
  })

  test('does not replace an item while a change of one’s own is waiting for its answer', async () => {
    if (first === undefined) throw new Error('The fixture is empty.')
    const renamed = { ...first, version: first.version + 1, title: 'Renamed' }
    const { applier, visible, queryClient } = page({ [first.id]: renamed })
    const changes = { title: 'Mine' }
    const end = tactics.pendingOf(queryClient).add({ ownerId: PLAN_ID, item: first, changes })
    applier.onChange(changeOf({ ids: [first.id], version: renamed.version }))
    await settle()
    expect(visible().find(({ id }) => id === first.id)).toBe(first)
    end()
    applier.onChange(changeOf({ ids: [first.id], version: renamed.version }))
    await settle()
    expect(visible().find(({ id }) => id === first.id)?.title).toBe('Renamed')
  })

  test('makes whole lists stale when there are many, or when the connection was lost', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9)
    const { requested, applier, queryClient } = page({})
    const isOld = () => queryClient.getQueryState(key)?.isInvalidated
    expect(isOld()).toBe(false)
    applier.onChange(changeOf({ ids: Array.from({ length: 101 }, (_, at) => 5000 + at) }))
    await settle()
    // Not all pages read at once.
    expect([requested, isOld()]).toEqual([[], false])
    await vi.advanceTimersByTimeAsync(2_000)
    expect([requested, isOld()]).toEqual([[], true])

    queryClient.setQueryData(key, novemberTactics)
    expect(isOld()).toBe(false)
    applier.onReset()
    expect(isOld()).toBe(true)
  })
})

test('the changes begin where the oldest answer on show was read', () => {
  const start = Date.UTC(2026, 10, 2, 8)
  const { applier, queryClient } = page({})
  queryClient.setQueryData(key, novemberTactics, { updatedAt: start + 300_000 })
  expect(oldestReadAt(queryClient, PLAN_ID, start)).toBe(start)
  queryClient.setQueryData(key, novemberTactics, { updatedAt: Date.UTC(2026, 10, 2, 7, 30) })
  expect(oldestReadAt(queryClient, PLAN_ID, start)).toBe(Date.UTC(2026, 10, 2, 7, 30))
  // Stale answers do not count, because they are read again.
  applier.onReset()
  expect(oldestReadAt(queryClient, PLAN_ID, start)).toBe(start)
})

describe('an answer that is under way while a change arrives', () => {
  /** A page that reads the notes of an item, and the delayed answers. */
  function page() {
    const answers: ((notes: string) => void)[] = []
    const queryClient = new QueryClient()
    const { client } = createPlanningServer()
    const observer = new QueryObserver(queryClient, {
      ...tacticNotesRead.options(client, 7),
      queryFn: () =>
        new Promise<string>((resolve) => {
          answers.push(resolve)
        }),
    })
    observer.subscribe(() => undefined)
    const applier = createChangeApplier(client, queryClient, PLAN_ID)
    const answer = async (notes: string) => {
      answers.at(-1)?.(notes)
      await expect.poll(() => observer.getCurrentResult().data).toBe(notes)
    }
    return { applier, answer, requestCount: () => answers.length }
  }

  test('is shown, and read again', async () => {
    const { applier, answer, requestCount } = page()
    applier.onChange(changeOf({ ids: [7], version: 2 }))
    await answer('before')
    await expect.poll(requestCount).toBe(2)
    await answer('after')
  })
})

describe('what a live change makes stale', () => {
  const subscription = { id: 41, name: 'US holidays', description: null }

  /** A page that has read all kinds of data of two plans. */
  function everything() {
    const queryClient = new QueryClient()
    const { client } = createPlanningServer()
    const readsOf = (planId: number): Readonly<Record<string, ReadOptions>> => ({
      items: tacticsRead.options(client, { ...november, planId }),
      initiatives: initiativesRead.options(client, planId),
      plan: planRead.options(client, planId),
      calendars: subscriptionsRead.options(client, planId),
      events: subscriptionEventsRead.options(client, {
        subscription,
        range: { ...november, planId },
      }),
      tags: tagsRead.options(client, planId),
    })
    const visible = {
      ...readsOf(PLAN_ID),
      notes: tacticNotesRead.options(client, 7),
      notesOfAnother: tacticNotesRead.options(client, 8),
      item: tacticRead.options(client, 7),
    }
    const elsewhere = readsOf(PLAN_ID + 1)
    for (const options of [...Object.values(visible), ...Object.values(elsewhere)]) {
      queryClient.setQueryData(options.queryKey, [])
      showOffline(queryClient, options)
    }
    const staleOf = (reads: Readonly<Record<string, ReadOptions>>) =>
      Object.keys(reads).filter(
        (name) => queryClient.getQueryState(reads[name]?.queryKey ?? [])?.isInvalidated,
      )
    const applier = createChangeApplier(client, queryClient, PLAN_ID)
    return { applier, stale: () => staleOf(visible), staleElsewhere: () => staleOf(elsewhere) }
  }

  const lists = ['items', 'initiatives']
  const plan = ['plan', 'calendars', 'events']
  test.each([
    ['tactics', 'deleted', ['notes', 'item']],
    ['tactics', 'updated', ['notes', 'item']],
    ['tags', 'created', ['tags']],
    ['tags', 'deleted', [...lists, 'tags', 'item']],
    ['channels', 'created', plan],
    ['channels', 'deleted', [...lists, ...plan, 'item']],
    ['tactic_types', 'updated', [...lists, ...plan, 'item']],
    ['tactic_platforms', 'updated', plan],
    ['tactic_fields', 'updated', plan],
    ['subscriptions', 'updated', plan],
    ['plans', 'updated', plan],
    ['user_roles', 'updated', [...lists, ...plan, 'item']],
    ['comments', 'updated', []],
  ] as const)('%s %s', (collection, action, expected) => {
    const { applier, stale, staleElsewhere } = everything()
    applier.onChange(changeOf({ collection, action, ids: [7] }))
    expect(stale()).toEqual(expected)
    expect(staleElsewhere()).toEqual([])
  })

  test('is everything of the plan after the connection was lost', () => {
    const { applier, stale, staleElsewhere } = everything()
    applier.onReset()
    expect(stale()).toEqual([...lists, ...plan, 'tags', 'notes', 'notesOfAnother', 'item'])
    expect(staleElsewhere()).toEqual([])
  })
})
