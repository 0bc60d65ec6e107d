import { QueryClient } from '@tanstack/react-query'
import { createApiClient, tacticKeys, type PlanChange } from '@throughline/api-client'
import { buildTactic, novemberTactics } from '@throughline/test-support/builders'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChangeApplier } from './plan-changes'

const PLAN_ID = 12
const NOVEMBER = { planId: PLAN_ID, startDate: '2026-11-01', endDate: '2026-12-05' }
const key = tacticKeys.range(NOVEMBER)

/**
 * A page that shows November, and a server that has other items by now.
 *
 * @param line what answers wait for on their way
 */
function page(onServer: Readonly<Record<number, object>>, line: Promise<void> = Promise.resolve()) {
  const asked: string[] = []
  const client = createApiClient({
    baseUrl: 'http://planner.test/api',
    fetch: async (request) => {
      const ids = new URL(request.url).searchParams.get('ids') ?? ''
      asked.push(ids)
      const items = ids.split(',').flatMap((id) => onServer[Number(id)] ?? [])
      const isWhole = items.length === ids.split(',').length
      await line
      return isWhole
        ? Response.json({ items, total: items.length })
        : Response.json(
            { status: 404, code: 'not_found', title: '', detail: '', requestId: 'r' },
            { status: 404 },
          )
    },
  })
  const queryClient = new QueryClient()
  queryClient.setQueryData(key, novemberTactics)
  const applier = createChangeApplier(client, queryClient, PLAN_ID)
  const shown = () => queryClient.getQueryData<typeof novemberTactics>(key) ?? []
  return { asked, queryClient, applier, shown }
}

function changeOf(change: Partial<PlanChange>): PlanChange {
  return {
    planId: PLAN_ID,
    collection: 'tactics',
    action: 'updated',
    ids: [],
    version: null,
    ...change,
  }
}

describe('what others do', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const [first, second] = novemberTactics
  const settle = () => vi.advanceTimersByTimeAsync(100)

  test('is read in one go and put in place of what was there', async () => {
    if (first === undefined || second === undefined) throw new Error('The fixture is empty.')
    const renamed = { ...first, version: first.version + 1, title: 'Renamed' }
    const added = { ...buildTactic({ id: 900, title: 'Added' }), version: 1 }
    const { asked, applier, shown } = page({ [first.id]: renamed, 900: added })
    applier.onChange(changeOf({ ids: [first.id], version: renamed.version }))
    applier.onChange(changeOf({ ids: [900], action: 'created', version: 1 }))
    await settle()
    expect(asked).toEqual([`${first.id},900`])
    expect(shown().find(({ id }) => id === first.id)?.title).toBe('Renamed')
    expect(shown().at(-1)?.title).toBe('Added')
    expect(shown().find(({ id }) => id === second.id)).toBe(second)
  })

  test('is not read when it is on show already, as one’s own change is', async () => {
    if (first === undefined) throw new Error('The fixture is empty.')
    const { asked, applier, shown } = page({})
    applier.onChange(changeOf({ ids: [first.id], version: first.version }))
    await settle()
    expect(asked).toEqual([])
    expect(shown()).toBe(novemberTactics)
  })

  test('leaves at once when it is deleted, and when it can no longer be seen', async () => {
    if (first === undefined || second === undefined) throw new Error('The fixture is empty.')
    const { applier, shown } = page({})
    applier.onChange(changeOf({ ids: [first.id], action: 'deleted' }))
    expect(shown().some(({ id }) => id === first.id)).toBe(false)
    applier.onChange(changeOf({ ids: [second.id], version: second.version + 1 }))
    await settle()
    expect(shown().some(({ id }) => id === second.id)).toBe(false)
  })

  test('does not come back with an answer that is older than its deletion', async () => {
    if (first === undefined) throw new Error('The fixture is empty.')
    const newer = { ...first, version: first.version + 1 }
    let release = () => {}
    const line = new Promise<void>((resolve) => {
      release = resolve
    })
    const { asked, applier, shown } = page({ [first.id]: newer }, line)
    applier.onChange(changeOf({ ids: [first.id], version: newer.version }))
    await settle()
    expect(asked).toEqual([String(first.id)])
    applier.onChange(changeOf({ ids: [first.id], action: 'deleted' }))
    release()
    await settle()
    expect(shown().some(({ id }) => id === first.id)).toBe(false)
    // Restored by others, it is read again.
    applier.onChange(changeOf({ ids: [first.id], version: newer.version }))
    await settle()
    expect(shown().some(({ id }) => id === first.id)).toBe(true)
  })

  test('is read as whole lists when there is much of it, or when the line was away', async () => {
    const { asked, applier, queryClient } = page({})
    const isOld = () => queryClient.getQueryState(key)?.isInvalidated
    expect(isOld()).toBe(false)
    applier.onChange(changeOf({ ids: Array.from({ length: 101 }, (_, at) => 5000 + at) }))
    await settle()
    expect([asked, isOld()]).toEqual([[], true])

    queryClient.setQueryData(key, novemberTactics)
    expect(isOld()).toBe(false)
    applier.onReset()
    expect(isOld()).toBe(true)
  })
})
